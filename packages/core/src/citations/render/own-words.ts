import type { Citation } from '../citations.js'
import type { Locator } from '../cluster.js'
import { fold } from '../in-text/fold.js'
import { foreignLabel } from '../in-text/locator.js'
import type { Reference } from '../reference-list/reference.js'
import { plain, type RichText } from '../rich-text.js'
import { introduces, namesBefore } from './cites.js'

type References = ReadonlyMap<string, Reference>

/** Gives a citation in the style's words those words of its own that it keeps: abbreviations, volumes, and what pages are called in the paper. */
export const ownWords = (citations: readonly Citation[], references: References): ((text: RichText, citation: Citation) => RichText) => {
  const usual = usualLabel(citations)
  return (text, citation) => withOwnLabels(withVolumes(withShortTitles(withAbbreviations(text, citation, references), citation, references)), citation, usual)
}

/**
 * `World Health Organization [WHO]`, and `WHO` after that (APA 7, 8.21; Chicago 17, 15.37): whoever abbreviates a group goes on doing so, also
 * where the list has both of its names, `NHC (National Harbour Council)`.
 */
const withAbbreviations = (text: RichText, { cites, paragraph }: Citation, references: References): RichText =>
  cites.reduce((runs, { link: { kind, references: [id = ''] }, names: [name = ''], from }) => {
    const [group, other] = references.get(id)?.entry.csl.author ?? []
    const full = other || group?.given !== undefined ? undefined : (group?.literal ?? group?.family)
    if (full === undefined) return runs
    const typed = kind === 'acronym' || full.startsWith(`${name} (`) ? name : introduced(full, paragraph.text.slice(from))
    // Of several works of a group the first alone brings its abbreviation in.
    return typed === undefined || (typed !== name && plain(runs).includes(typed)) ? runs : runs.map((run) => ({ ...run, text: run.text.replace(full, typed) }))
  }, text)

/** `Said disagrees (Culture 45)`: how short a title is cut is up to whoever cites it (MLA 9, 6.10; APA 7, 8.14). */
const withShortTitles = (text: RichText, { cites }: Citation, references: References): RichText =>
  cites.reduce((runs, { title = '', link: { references: [id = ''] } }) => {
    const full = references.get(id)?.entry.csl.title ?? ''
    if (title === '' || title.length >= full.length || !` ${fold(full)} `.includes(` ${fold(title.replace(article, ''))} `)) return runs
    const printed = new RegExp(full.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, '[\'’]'), 'iu')
    return runs.map((run) => ({ ...run, text: run.text.replace(printed, () => title.replace(/'/g, '’')) }))
  }, text)

/** A short title begins with a word that says something (MLA 9, 6.10). */
const article = /^(?:an?|the)\s/iu

const introduced = (full: string, cite: string): string | undefined => {
  const after = cite.startsWith(full) ? /^ [[(]\p{Lu}(?=\S*\p{Lu})[\p{L}\d&.-]{1,9}[\])]/u.exec(cite.slice(full.length))?.[0] : undefined
  return after === undefined ? undefined : full + after
}

/** `The Low Pay Commission (LPC, 2020)` has its number behind the abbreviation: `(LPC) [5]`. */
export const withIntroduced = (number: RichText | undefined, citation: Citation, references: References): RichText | undefined => {
  const reference = references.get(citation.cites[0]?.link.references[0] ?? '')
  if (!number || !reference || !introduces(citation) || !namesBefore(citation, reference)) return number
  return [{ text: `(${citation.cites[0]!.names[0]})${number[0]?.position === 'superscript' ? '' : ' '}` }, ...number]
}

const volumeWithPage = /\bpp?\.\s(\d{1,2}):(\d+)(?:[-–](\d+))?/gu

/** Whether a page has a volume before it, `p. 2:364`. */
export const hasVolume = (text: RichText): boolean => plain(text).search(volumeWithPage) >= 0

/** `2:364` is a page of the second volume: no page has a colon in its number. */
const withVolumes = (text: RichText): RichText =>
  text.map((run) => ({ ...run, text: run.text.replace(volumeWithPage, (_, volume, from, to?: string) => `vol. ${volume}, ${to === undefined ? `p. ${from}` : `pp. ${from}–${to}`}`) }))

/** A place as it is written; that of a note seen at its mark stands in another paragraph. */
const placeIn = ({ paragraph, mark }: Citation, { from, to }: Locator): string | undefined => (mark ? undefined : paragraph.text.slice(from, to))

/** What pages are called in a paper that never calls them by their English name. */
const usualLabel = (citations: readonly Citation[]): string | undefined => {
  const places = citations.flatMap((citation) => citation.cites.flatMap(({ locator }) => (locator?.label === 'page' ? (placeIn(citation, locator) ?? []) : [])))
  return places.some((place) => /^pp?\b/i.test(place)) ? undefined : places.map(foreignLabel).find((label) => label !== undefined)
}

/** `S. 45` in a German text stays what it is where the style would say `p. 45`. */
const withOwnLabels = (text: RichText, citation: Citation, usual: string | undefined): RichText =>
  citation.cites.reduce((runs, { locator }) => {
    const place = locator && placeIn(citation, locator)
    const label = place && (foreignLabel(place) ?? (/^\d/.test(place) ? usual : undefined))
    const number = locator && /^\d+/.exec(locator.value)?.[0]
    if (label === undefined || number === undefined) return runs
    return runs.map((run) => ({ ...run, text: run.text.replace(new RegExp(`(?<![\\p{L}])pp?\\.\\s(?=${number}(?!\\d))`, 'u'), `${label} `) }))
  }, text)
