import type { Citation, CitingChapter } from '../citations.js'
import type { Cite } from '../cluster.js'
import type { CitationEngine, CitedItem, RenderedCite } from '../engine.js'
import type { ParsedEntry } from '../parser/entry.js'
import type { Reference } from '../reference-list/reference.js'
import { fold } from '../in-text/fold.js'
import { plain, type RichText } from '../rich-text.js'
import { isTyped, renderedCites } from './cites.js'
import { droppedFields, isRepeated } from './conserved.js'
import { opener, type Opened } from './open.js'
import { placed, type Replacement } from './placed.js'
import { bare, isCitable, isTitleRead, isUnderstood, type RenderAs, type Rendered, type RenderedReference, type Reread } from './rendered.js'
import { settle } from './settle.js'
import { unknownName, worksOf } from './work.js'

/** What bears on whether citations can be worded: the style has them in notes, or numbers stand in the text that are no citations. */
export interface Circumstances {
  readonly notes: boolean
  readonly loose: boolean
}

/** Renders the lists of a chapter and the citations of their entries; where a style has `notes`, the list alone. */
export const render = (
  engine: CitationEngine,
  references: readonly Reference[],
  { clusters, texts }: Pick<CitingChapter, 'clusters' | 'texts'>,
  { notes, loose }: Circumstances,
  reread: Reread,
): Rendered => {
  const worded = notes ? [] : clusters
  const typed = new Map(references.map((reference) => [reference.id, reference.entry]))
  const open = opener(engine)
  const renderAs: RenderAs = (entries, citations) => pass(open, byFirstMention(references, citations), citations, entries)
  const made = settle(renderAs, { entries: typed, citations: worded, texts: notes ? [] : texts }, reread)
  const complete = !loose && worded.every(({ id }) => made.citations.has(id))
  const pointed = worded.some(({ system }) => system === 'numeric')
  const holds = made.references.every(({ reference, number }) => reference.number === undefined || number?.replace(/\D/g, '') === String(reference.number))
  return pointed && !complete && !holds ? { ...made, citations: new Map(), frozen: true } : made
}

const pass = (
  open: (works: readonly CitedItem[]) => Opened,
  ordered: readonly Reference[],
  citations: readonly Citation[],
  entries: ReadonlyMap<string, ParsedEntry>,
): Rendered => {
  const byId = new Map(ordered.map((reference) => [reference.id, reference]))
  const works = worksOf(ordered.map(({ id }) => [id, entries.get(id)!]))
  const several = ordered.some(({ list }) => list !== ordered[0]!.list)
  const opened = open(several ? works.map((work) => ({ ...work, list: String(byId.get(work.id)!.list) })) : works)
  let named = ''
  const references = opened.list.map(({ id, text, number }): RenderedReference => {
    const reference = byId.get(id)!
    const dropped = droppedFields(entries.get(id)!, plain(text), named)
    if (!isRepeated(plain(text))) named = plain(text)
    const safe = isUnderstood(reference) && dropped !== undefined && !plain(text).includes(unknownName)
    return { reference, ...(safe && { text: typedAlike(text, bare(reference)) }), ...(number !== undefined && { number }), dropped: dropped ?? [] }
  })
  const numeric = references.some(({ number }) => number !== undefined)
  return { references, citations: renderAll(opened, citations, byId, numeric), frozen: false, unsteady: new Set() }
}

const renderAll = (
  opened: Opened,
  citations: readonly Citation[],
  byId: ReadonlyMap<string, Reference>,
  numeric: boolean,
): ReadonlyMap<string, Replacement> => {
  const texts = new Map<string, Replacement>()
  for (const citation of citations) {
    // A number says nothing of the entry that it points to.
    const cites: readonly RenderedCite[] | undefined = renderedCites(citation, byId, (reference) => numeric || isCitable(reference))
    const text = cites && opened.cite(cites)
    const untold = cites?.some(({ id }) => says(text, byId.get(id)!)) ?? false
    const dated = numeric || citation.cites.every((cite) => isDated(cite, byId))
    if (text && dated && !untold && !plain(text).includes(unknownName)) texts.set(citation.id, placed(citation, withAbbreviations(text, citation, byId)))
  }
  return texts
}

/** `World Health Organization [WHO]`, and `WHO` after that (APA 7, 8.21; Chicago 17, 15.37): whoever abbreviates a group goes on doing so. */
const withAbbreviations = (text: RichText, { cites, paragraph }: Citation, byId: ReadonlyMap<string, Reference>): RichText =>
  cites.reduce((runs, { link: { kind, references: [id = ''] }, names: [name = ''], from, to }) => {
    const [group, other] = byId.get(id)?.entry.csl.author ?? []
    const full = other || group?.given !== undefined ? undefined : (group?.literal ?? group?.family)
    if (full === undefined) return runs
    const typed = kind === 'acronym' ? name : introduced(full, paragraph.text.slice(from, to))
    return typed === undefined ? runs : runs.map((run) => ({ ...run, text: run.text.replace(full, typed) }))
  }, text)

const introduced = (full: string, cite: string): string | undefined => {
  const after = cite.startsWith(full) ? /^ [[(][\p{Lu}\d&.-]{2,10}[\])]/u.exec(cite.slice(full.length))?.[0] : undefined
  return after === undefined ? undefined : full + after
}

/** A year that a citation has is not lost because nobody found one in its entry. */
const isDated = ({ year = '', link: { references: [id = ''] } }: Cite, byId: ReadonlyMap<string, Reference>): boolean =>
  !/^\d{4}$/.test(year) || byId.get(id)?.entry.csl.issued !== undefined

/** Whether a citation has the title of an entry of which nobody knows where it ends. */
const says = (text: RichText | undefined, reference: Reference): boolean => {
  const { title } = reference.entry.csl
  return text !== undefined && title !== undefined && !isTitleRead(reference) && ` ${fold(plain(text))} `.includes(` ${fold(title).split(' ')[0]!} `)
}

/** With straight quotation marks where the author types straight ones. */
const typedAlike = (text: RichText, typed: string): RichText =>
  /["']/.test(typed) && !/[“”‘’]/.test(typed) ? text.map((run) => ({ ...run, text: run.text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'") })) : text

/** Numeric styles count by first mention, list by list; what nobody cites comes last, in the order it has. */
const byFirstMention = (references: readonly Reference[], citations: readonly Citation[]): readonly Reference[] => {
  const byId = new Map(references.map((reference) => [reference.id, reference]))
  const cites = citations.filter(isTyped).flatMap((citation) => citation.cites)
  const mentioned = new Set(cites.flatMap(({ link }) => (link.references.length === 1 ? link.references : [])))
  const ordered = [...[...mentioned].flatMap((id) => byId.get(id) ?? []), ...references.filter(({ id }) => !mentioned.has(id))]
  return ordered.sort((one, other) => one.list - other.list)
}
