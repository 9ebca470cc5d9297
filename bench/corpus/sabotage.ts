import { FormatError } from '@formatter/core'
import type { Core, Formatted } from '../core.js'
import { deflated, inflated, readEntries, writeEntries } from '../zip.js'
import type { FaultKind } from './verdict.js'

type Edit = (xml: string) => string

interface Sabotage {
  /** The row of the table that must catch it. */
  readonly shows: FaultKind
  readonly reading: 'direct' | 'tracked' | 'both'
  readonly plant: (formatted: Formatted) => Formatted | Promise<Formatted>
}

/** The message of a document that offers no place for the fault. */
export const NOTHING_TO_SABOTAGE = 'nothing to sabotage'

const MAIN = /^word\/document\.xml$/
const STYLES = /^word\/styles\.xml$/

const paragraphOfText = '<w:p(?: [^>]*)?>(?:(?!</?w:p[ >])[^])*<w:t(?: [^>]*)?>[^<]{40,}</w:t>(?:(?!</?w:p[ >])[^])*</w:p>'

/** Faults as a formatter could have them. `corpus --sabotage` plants each into real outputs and wants it found. */
export const sabotages: Record<string, Sabotage> = {
  'throws a TypeError': { shows: 'crashed', reading: 'direct', plant: () => { throw new TypeError('planted') } },
  'ends the process': { shows: 'crashed', reading: 'direct', plant: () => process.exit(7) },
  'refuses a sound document': {
    shows: 'refused-sound', reading: 'direct', plant: () => { throw new FormatError('malformed_part', 'planted', 'planted') },
  },
  'takes too long': { shows: 'slow', reading: 'direct', plant: (formatted) => { burn(5100); return formatted } },
  'drops a word': edited('text-lost', 'direct', MAIN, (xml) => xml.replace(/(<w:t(?: [^>]*)?>)[^<]*\p{L}{3,}[^<]*(?=<\/w:t>)/u, '$1')),
  'drops a word when tracked': edited('text-lost', 'tracked', MAIN, (xml) => xml.replace(/(<w:t(?: [^>]*)?>)[^<]*\p{L}{3,}[^<]*(?=<\/w:t>)/u, '$1')),
  'doubles a word': edited('text-lost', 'direct', MAIN, (xml) => xml.replace(/(<w:t(?: [^>]*)?>)([^<]*\p{L}{3,}[^<]*)(?=<\/w:t>)/u, '$1$2 $2')),
  'swaps two paragraphs': edited('text-lost', 'direct', MAIN, (xml) => xml.replace(new RegExp(`(${paragraphOfText})(${paragraphOfText})`, 'u'), '$2$1')),
  'recompresses an untouched part': { shows: 'part-changed', reading: 'both', plant: recompressed },
  'changes a part behind the report': edited('part-changed', 'both', /^(word\/(theme|fontTable|webSettings)|docProps\/)/, (xml) => `${xml}<!-- -->`),
  'writes a value that does not exist': edited('invalid', 'both', MAIN, (xml) => xml.replace('<w:body>', '<w:body><w:p><w:pPr><w:jc w:val="middle"/></w:pPr></w:p>')),
  'loses outer spaces': edited('invalid', 'both', MAIN, (xml) => xml.replace(/<w:t xml:space="preserve">(?= |[^<]* <)/g, '<w:t>')),
  'changes a style although tracked': edited('rejection', 'tracked', STYLES, (xml) => xml.replace('</w:style>', '<w:rPr><w:b/></w:rPr></w:style>')),
  'formats without tracking': edited('rejection', 'tracked', MAIN, (xml) => xml.replace(/<w:r(?: [^>]*)?>(?=<w:t[ >])/, '$&<w:rPr><w:b/></w:rPr>')),
  'remembers a wrong old value': edited('rejection', 'tracked', MAIN, (xml) => xml.replace(/<w:sectPrChange [^]*?<w:pgMar [^>]*?w:left="/, '$&1')),
  'inserts text without tracking': edited('rejection', 'tracked', MAIN, (xml) => xml.replace('</w:t>', ' planted</w:t>')),
  'adds a style that it does not list': edited('rejection', 'tracked', STYLES, (xml) =>
    xml.replace(/<\/w:styles>\s*$/, '<w:style w:type="paragraph" w:styleId="Planted"><w:name w:val="Planted"/></w:style>$&')),
  'lists a style that is not there': reported('rejection', 'tracked', ({ untracked, ...report }) =>
    ({ ...report, untracked: [...untracked, { kind: 'style-added', part: 'word/styles.xml', detail: 'Planted' }] })),
  'accepts the author’s insertion': edited('own-revisions', 'tracked', MAIN, (xml) =>
    xml.replace(/<w:ins [^>]*w:author="(?!Formatter)[^"]*"[^>/]*>((?:(?!<\/?w:ins\b)[^])*)<\/w:ins>/, '$1')),
  'forgets a paragraph in the direct reading': edited('acceptance', 'direct', MAIN, (xml) =>
    xml.replace(/(<w:p(?: [^>]*)?>)(<w:pPr>(?:(?!<\/w:pPr>)[^])*<\/w:pPr>)?(?=<w:r[ >](?:(?!<\/w:p>)[^])*<w:t>\w)/, '$1<w:pPr><w:jc w:val="right"/></w:pPr>')),
  'other margins when tracked': edited('acceptance', 'direct', MAIN, (xml) => xml.replace(/<w:pgMar [^>]*w:left="/, '$&1')),
  'makes text of a live citation': edited('live-lost', 'direct', MAIN, (xml) => xml.replace(/(?<=<w:instrText[^>]*>\s*ADDIN )(?=ZOTERO_ITEM|CSL_CITATION|EN\.CITE )/u, 'PLANTED ')),
  'gives a report with a key too many': reported('report-invalid', 'direct', (report) => Object.assign({ planted: 1 }, report)),
  'says that what it put right failed': reported('not-quiet', 'both', (report) => ({ ...report, groups: report.groups.map((group) => ({ ...group, checks: group.checks.map((check) => ({ ...check, findings: check.findings.map((finding) => ({ ...finding, status: 'failed' as const })) })) })) })),
  'is never content': reported('second-run', 'both', (report) => ({ ...report, summary: { ...report.summary, changes_applied: 1 } })),
}

/** Rows that look at what formatting a formatted document says. */
const ofSecondRun: ReadonlySet<FaultKind> = new Set(['second-run', 'not-quiet'])

/** The same core with one fault planted in the first run of each reading, or in the second where that is the fault. */
export function sabotaged(core: Core, name: string): Core {
  const sabotage = sabotages[name]
  if (!sabotage) throw new Error(`There is no sabotage “${name}”.`)
  const seen = new Set<string>()
  return {
    ...core,
    format: async (bytes, request, codec) => {
      const formatted = await core.format(bytes, request, codec)
      const reading = request.trackedChanges === true ? 'tracked' : 'direct'
      const again = seen.has(reading)
      seen.add(reading)
      const meant = sabotage.reading === 'both' || sabotage.reading === reading
      return meant && again === ofSecondRun.has(sabotage.shows) ? sabotage.plant(formatted) : formatted
    },
  }
}

function edited(shows: FaultKind, reading: Sabotage['reading'], part: RegExp, edit: Edit): Sabotage {
  return {
    shows,
    reading,
    plant: (formatted) => {
      let planted = false
      const entries = readEntries(formatted.document).map((entry) => {
        if (planted || !part.test(entry.name)) return entry
        const xml = inflated(entry).toString('utf8')
        const changed = edit(xml)
        planted = changed !== xml
        return planted ? deflated(entry.name, Buffer.from(changed), 6) : entry
      })
      if (!planted) throw new Error(NOTHING_TO_SABOTAGE)
      return { ...formatted, document: writeEntries(entries) }
    },
  }
}

function reported(shows: FaultKind, reading: Sabotage['reading'], change: (report: Formatted['report']) => Formatted['report']): Sabotage {
  return { shows, reading, plant: ({ document, report }) => ({ document, report: change(report) }) }
}

function recompressed(formatted: Formatted): Formatted {
  const entries = readEntries(formatted.document)
  const again = entries.map((entry) => entry.method === 0 ? entry : deflated(entry.name, inflated(entry), 1))
  return { ...formatted, document: writeEntries(again) }
}

/** Keeps the processor busy for so long by its own count: what only waits is another's time. */
function burn(ms: number): void {
  const start = process.cpuUsage()
  for (let spent = 0; spent < ms * 1000;) spent = process.cpuUsage(start).user + process.cpuUsage(start).system
}
