import { keepsBrackets } from '../brackets.js'
import type { Citation, CitingChapter } from '../citations.js'
import type { Cite, Locator } from '../cluster.js'
import type { CitationEngine, CitedItem, RenderedCite } from '../engine.js'
import type { ParsedEntry } from '../parser/entry.js'
import type { Reference } from '../reference-list/reference.js'
import { canMove } from '../../wordml/removable.js'
import { fold } from '../in-text/fold.js'
import { agreeing } from '../in-text/link.js'
import { foreignLabel } from '../in-text/locator.js'
import { plain, type RichText } from '../rich-text.js'
import { noDate } from '../undated.js'
import { introduces, isTyped, namesBefore, renderedCites } from './cites.js'
import { droppedFields, isRepeated } from './conserved.js'
import { inBrackets } from './in-brackets.js'
import { inSentence, isEnglish, namedAtStart, namedWithin } from './leaning.js'
import { opener, type Opened } from './open.js'
import { follows, placed, type Replacement } from './placed.js'
import { bare, isCitable, isTitleRead, isUnderstood, type RenderAs, type Rendered, type RenderedReference, type Reread } from './rendered.js'
import { keeping, settle } from './settle.js'
import { isCutWithin, unknownName, withEtAl, worksOf } from './work.js'

/** A work with its title as the style sets titles. */
export type Titled = (work: CitedItem) => CitedItem

/** What bears on how and whether citations can be worded: the style has them in notes, or numbers stand in the text that are no citations. */
export interface Circumstances {
  readonly notes: boolean
  readonly loose: boolean
  readonly titled: Titled
}

/** Renders the lists of a chapter and the citations of their entries; where a style has `notes`, the list alone. */
export const render = (
  engine: CitationEngine,
  references: readonly Reference[],
  { clusters, texts }: Pick<CitingChapter, 'clusters' | 'texts'>,
  { notes, loose, titled }: Circumstances,
  reread: Reread,
): Rendered => {
  const worded = notes ? [] : clusters
  const typed = new Map(references.map((reference) => [reference.id, reference.entry]))
  const open = opener(engine)
  const pointed = worded.some(({ system }) => system === 'numeric')
  const settled = (counted: boolean): Rendered => {
    const ordered = (citations: readonly Citation[]) => (engine.keepsOrder && counted ? byFirstMention(references, citations) : references)
    const renderAs: RenderAs = (entries, citations) => pass((works) => open(works.map(titled)), ordered(citations), citations, entries)
    return settle(renderAs, { entries: typed, citations: worded, texts: notes ? [] : texts }, reread)
  }
  const holdingIn = ({ citations }: Rendered) => worded.filter(({ id }) => !citations.has(id)).map(({ id }) => id)
  const first = settled(!(loose && pointed))
  // Numbers that stay in the text count the list as it stands, and so do the others then.
  const asListed = pointed && !loose && holdingIn(first).length > 0 && !isCountedAlike(first) && engine.keepsOrder ? settled(false) : first
  const made = notes ? keeping(asListed, lettered(asListed.references)) : asListed
  const holding = holdingIn(made)
  const complete = !loose && holding.length === 0
  if (pointed && !complete && !isCountedAlike(made)) return { ...made, citations: new Map(), frozen: true, holding }
  // Nothing would point to the numbers of a list.
  const numbered = made.references.some(({ number }) => number !== undefined)
  return numbered && worded.length > 0 && made.citations.size === 0 ? { ...made, frozen: true } : made
}

/** Whether every entry has the number that it was typed with. */
const isCountedAlike = ({ references }: Rendered): boolean =>
  references.every(({ reference, number }) => reference.number === undefined || number?.replace(/\D/g, '') === String(reference.number))

/**
 * Styles with notes give no letters to years. Works that letters tell apart lose them together or not at all: beside 1984b, which stays,
 * a citation that nobody could place, `(Lee, 1984)`, would mean the one that was 1984a.
 */
const lettered = (made: readonly RenderedReference[]): ReadonlySet<string> => {
  const keyOf = ({ reference: { entry: { csl: { author = [], issued } } } }: RenderedReference): string =>
    `${fold(author[0]?.family ?? author[0]?.literal ?? '')} ${issued?.['date-parts']?.[0]?.[0]}`
  const letters = made.filter(({ reference }) => reference.entry.letter !== undefined)
  const staying = new Set(letters.filter(({ text }) => text === undefined).map(keyOf))
  return new Set(letters.filter((each) => staying.has(keyOf(each))).map(({ reference }) => reference.id))
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
  const inFull = (id: string): RichText => opened.named().find((entry) => entry.id === id)!.text
  let named = ''
  const references = opened.list.map(({ id, text: printed, number }, place): RenderedReference => {
    const reference = byId.get(id)!
    const hides = isRepeated(plain(printed)) && !isBySame(entries.get(opened.list[place - 1]?.id ?? ''), entries.get(id)!)
    const rendered = hides ? inFull(id) : printed
    const text = withEtAl(rendered)
    const dropped = droppedFields(entries.get(id)!, plain(text), named)
    if (!isRepeated(plain(text))) named = plain(text)
    const whole = dropped !== undefined && !isCutWithin(plain(rendered), entries.get(id)!)
    const safe = isUnderstood(reference) && whole && !plain(text).includes(unknownName) && !(dropped.includes('accessed') && isSameButAccess(reference, plain(text)))
    const read = (words: RichText): RichText => typedAlike(withEtAl(words), bare(reference))
    const withNames = isRepeated(plain(text)) && { named: () => read(inFull(id)) }
    const unnamed = safe && plain(text) !== plain(rendered)
    return {
      reference,
      ...(safe && { text: read(text), ...withNames }),
      ...(number !== undefined && { number }),
      ...(unnamed && { unnamed }),
      dropped: dropped ?? [],
    }
  })
  const numeric = references.some(({ number }) => number !== undefined)
  const asRead = new Map(ordered.map((reference) => [reference.id, { ...reference, entry: entries.get(reference.id)! }]))
  return { references, citations: renderAll(opened, citations, asRead, numeric), frozen: false, holding: [], unsteady: new Set() }
}

/**
 * Whether a dash may stand for the authors of an entry: they are those of the one above, all of them (MLA 9, 5.126), or a
 * dash stands there already. The engine compares what is printed, and “et al.” hides different people.
 */
const isBySame = (above: ParsedEntry | undefined, entry: ParsedEntry): boolean => {
  if (isRepeated(entry.raw)) return true
  const [one, other] = [above, entry].map((each) => JSON.stringify((each?.csl.author ?? each?.csl.editor ?? []).map(({ family, given, literal }) => fold(`${literal ?? family} ${given ?? ''}`))))
  return !above?.etAl && !entry.etAl && one === other
}

/** The day on which a page was seen is given where its author thinks that it will change (APA 7, 9.16; MLA 9, 5.111): it is no fault of an entry. */
const isSameButAccess = ({ raw, labelled, entry: { fields } }: Reference, rendered: string): boolean => {
  const [from, to] = fields['accessed']?.span ?? [0, 0]
  return `${raw.slice(labelled, from)} ${raw.slice(to)}`.replace(/\s+/g, ' ').trim() === rendered
}

const renderAll = (
  opened: Opened,
  citations: readonly Citation[],
  byId: ReadonlyMap<string, Reference>,
  numeric: boolean,
): ReadonlyMap<string, Replacement> => {
  const texts = new Map<string, Replacement>()
  const usual = usualLabel(citations)
  for (const [place, citation] of citations.entries()) {
    const last = citations[place - 1]
    // A number says nothing of the entry that it points to.
    const cites: readonly RenderedCite[] | undefined = renderedCites(citation, byId, (reference) => numeric || isCitable(reference))
    const word = (words: readonly RenderedCite[]): RichText => opened.cite(words)
    const text = cites && (numeric
      ? withIntroduced(citation, byId, namedAtStart(citation, inBrackets(citation, cites, numeric, word, namedWithin(cites, byId, isEnglish(citation))), byId))
      : inSentence(citation, cites, word) ?? inBrackets(citation, cites, numeric, word))
    if (!numeric && text && plain(text).search(volumeWithPage) >= 0) continue
    const untold = cites?.some(({ id }) => says(text, byId.get(id)!)) ?? false
    const dated = numeric || citation.cites.every((cite) => isDated(cite, byId, plain(text ?? [])) && saysWhen(citation, cite, plain(text ?? [])))
    if (!text || !dated || untold || plain(text).includes(unknownName)) continue
    const labelled = withOwnLabels(withVolumes(withAbbreviations(text, citation, byId)), citation, usual)
    const made = placed(citation, labelled, follows(citation, last) && texts.has(last!.id))
    if (keepsBrackets(citation.paragraph.text.slice(made.from, made.to), plain(made.text))) texts.set(citation.id, made)
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

/** `The Low Pay Commission (LPC, 2020)` has its number behind the abbreviation: `(LPC) [5]`. */
const withIntroduced = (citation: Citation, byId: ReadonlyMap<string, Reference>, number: RichText | undefined): RichText | undefined => {
  const reference = byId.get(citation.cites[0]?.link.references[0] ?? '')
  if (!number || !reference || !introduces(citation) || !namesBefore(citation, reference)) return number
  return [{ text: `(${citation.cites[0]!.names[0]})${number[0]?.position === 'superscript' ? '' : ' '}` }, ...number]
}

const volumeWithPage = /\bpp?\.\s(\d{1,2}):(\d+)(?:[-–](\d+))?/gu

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

const introduced = (full: string, cite: string): string | undefined => {
  const after = cite.startsWith(full) ? /^ [[(]\p{Lu}(?=\S*\p{Lu})[\p{L}\d&.-]{1,9}[\])]/u.exec(cite.slice(full.length))?.[0] : undefined
  return after === undefined ? undefined : full + after
}

/** A year that a citation has is not lost because nobody found one in its entry; one that it has not is none of several that are not understood. */
const isDated = ({ year = '', link: { references: [id = ''] } }: Cite, byId: ReadonlyMap<string, Reference>, rendered: string): boolean => {
  const reference = byId.get(id)
  if (/^\d{4}$/.test(year)) return reference?.entry.csl.issued !== undefined
  const years = reference?.raw.replace(/https?:\S+/g, '').match(/(?<![\d–-])(?:1[5-9]|20)\d\d(?![\d–-])/gu) ?? []
  return year !== '' || isUnderstood(reference) || years.length < 2 || !/\d{4}/.test(rendered)
}

const undated = new RegExp(String.raw`\b(?:n\.\s?d\.|undated|${noDate})`, 'i')
const twoYears = /\b(1\d{3}|20\d\d)\]?\s?[/–-]?\s?\[?(1\d{3}|20\d\d)\b/u

/** `in press` is no `no date`, and `1969/1982` not the later year alone; styles that say neither year nor word leave all of it out. */
const saysWhen = ({ paragraph, system }: Citation, { year = '', from, to }: Cite, rendered: string): boolean => {
  if (system !== 'author-date') return true
  if (year !== '' && !/^\d{4}$/.test(year)) return rendered.toLowerCase().includes(year) || !undated.test(rendered) || undated.test(year)
  const years = twoYears.exec(paragraph.text.slice(from, to))?.slice(1) ?? []
  return years.every((each) => rendered.includes(each)) || !/\d{4}/.test(rendered)
}

/** Whether a citation has the title of an entry of which nobody knows where it ends. */
const says = (text: RichText | undefined, reference: Reference): boolean => {
  const { title } = reference.entry.csl
  return text !== undefined && title !== undefined && !isTitleRead(reference) && ` ${fold(plain(text))} `.includes(` ${fold(title).split(' ')[0]!} `)
}

/** With straight quotation marks where the author types straight ones. */
const typedAlike = (text: RichText, typed: string): RichText =>
  /["']/.test(typed) && !/[“”‘’]/.test(typed) ? text.map((run) => ({ ...run, text: run.text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'") })) : text

/**
 * Numeric styles count by first mention, list by list; what nobody cites comes last, in the order it has. Entries that cannot
 * be moved are counted as they stand: numbers are to be found in the list.
 */
const byFirstMention = (references: readonly Reference[], citations: readonly Citation[]): readonly Reference[] => {
  // The last paragraph of a document cannot go, and another takes its place.
  if (references.filter(({ paragraphs: [paragraph] }) => !paragraph!.revised && !canMove(paragraph!)).length > 1) return references
  const byId = new Map(references.map((reference) => [reference.id, reference]))
  const cites = citations.filter(isTyped).flatMap((citation) => citation.cites)
  // What is only like an entry stays as it is, and is no number that others follow.
  const mentioned = new Set(cites.flatMap(({ link: { kind, references: ids } }) => (ids.length === 1 && agreeing.has(kind) ? ids : [])))
  const ordered = [...[...mentioned].flatMap((id) => byId.get(id) ?? []), ...references.filter(({ id }) => !mentioned.has(id))]
  return ordered.sort((one, other) => one.list - other.list)
}
