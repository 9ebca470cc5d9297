import type { Citation, CitingChapter } from '../citations.js'
import type { Cite } from '../cluster.js'
import type { CitationEngine, CitedItem } from '../engine.js'
import { grouped } from '../../algorithms/grouped.js'
import { agreeing } from '../in-text/link.js'
import { arrange } from '../reference-list/arrange.js'
import type { Reference } from '../reference-list/reference.js'
import { isTyped } from './cites.js'
import { pointingInto, withHeldNumbers } from './held-numbers.js'
import { byLetters, lettered } from './letters.js'
import { opener } from './open.js'
import { withPlacelessInPlace } from './placeless.js'
import { renderOnce } from './render-once.js'
import { takesNumber, type Hindrance, type RenderAs, type Rendered, type RenderedReference, type Reread } from './rendered.js'
import { keeping, settle } from './settling/settle.js'
import { keepsDash, withTypedPlaces } from './typed-places.js'
import { stays } from './writable.js'

/** A work with its title as the style sets titles. */
export type Titled = (work: CitedItem) => CitedItem

/** What bears on how and whether citations can be worded: the style has them in notes, or numbers stand in the text that are no citations. */
export interface Circumstances {
  /** Whose pending changes keep nothing as it is. */
  readonly author: string
  readonly notes: boolean
  readonly loose: boolean
  readonly titled: Titled
  /** Works that are cited live and have no entry: names and years are told from theirs, too. */
  readonly others: readonly CitedItem[]
}

/** Renders the lists of a chapter and the citations of their entries; where a style has `notes`, the list alone. */
export const render = (
  engine: CitationEngine,
  references: readonly Reference[],
  { clusters, texts }: Pick<CitingChapter, 'clusters' | 'texts'>,
  { author, notes, loose, titled, others }: Circumstances,
  reread: Reread,
): Rendered => {
  const worded = notes ? [] : clusters
  const typed = new Map(references.map((reference) => [reference.id, reference.entry]))
  const open = opener(engine)
  // A number would be that of an entry.
  const beside = engine.keepsOrder ? [] : others.map((work) => ({ ...work, list: 'live' }))
  const pointed = worded.some(({ system }) => system === 'numeric')
  const settled = (hindrance?: Hindrance, mentions = byFirstMention): Rendered => {
    const ordered = (citations: readonly Citation[]) => (engine.keepsOrder && !hindrance ? mentions(references, citations) : references)
    const renderAs: RenderAs = (entries, citations) => renderOnce((works) => open([...works, ...beside].map(titled)), ordered(citations), citations, entries)
    const made = settle(renderAs, { entries: typed, citations: worded, texts: notes ? [] : texts }, reread)
    const cited = worded.filter(({ id }) => made.citations.has(id))
    // What numbers that are not understood mention before, nobody knows: it is no entry that nobody cites.
    const known = new Set(cited.flatMap(({ cites }) => cites.flatMap(({ link }) => link.references)))
    const mentioned = byFirstMention(references, cited).flatMap(({ id }) => (hindrance !== 'numbers' || known.has(id) ? id : []))
    return { ...made, references: withTypedPlaces(made.references), ...(engine.keepsOrder && hindrance && { unordered: { mentioned, hindrance } }) }
  }
  const first = settled(loose && pointed ? 'numbers' : undefined)
  const hindrance = engine.keepsOrder && !first.unordered ? hindranceOf(first, worded, pointed, author) : undefined
  const asListed = hindrance ? (hindrance === 'places' && arranged(settled(undefined, byFirstCluster))) || settled(hindrance) : first
  const kept = notes ? keeping(asListed, lettered(asListed.references)) : asListed
  const made = engine.keepsOrder ? kept : { ...kept, references: withPlacelessInPlace(byLetters(kept.references)) }
  return withNumbersHeld(made, worded, { pointed, loose, author })
}

/** Numbers that stay in the text count the list as it stands, and so do the others then; and all are to be found in the list. */
const hindranceOf = (made: Rendered, citations: readonly Citation[], pointed: boolean, author: string): Hindrance | undefined => {
  if (pointed && holdingIn(made, citations, author).length > 0 && !isCountedAlike(made)) return 'numbers'
  return canBeArranged(made) ? undefined : 'places'
}

/** The typed citations that stay as they are and point into the list. */
const holdingIn = (made: Rendered, citations: readonly Citation[], author: string): readonly string[] =>
  pointingInto(made, citations.filter((citation) => stays(citation, made.citations.get(citation.id), author)))

/** With the numbers as they are, in the text and in the list, where not all of them can change together. */
const withNumbersHeld = (made: Rendered, citations: readonly Citation[], { pointed, loose, author }: Pick<Circumstances, 'loose' | 'author'> & { readonly pointed: boolean }): Rendered => {
  const holding = holdingIn(made, citations, author)
  const unnumbered = citations.length > 0 ? made.references.find((each) => !isNumbered(each) && !canBeNumbered(each)) : undefined
  if (unnumbered) {
    const staying = { entry: unnumbered.reference, citations: [...made.citations.keys()] }
    return { ...made, citations: new Map(), frozen: true, holding: [], unnumbered: staying }
  }
  if (pointed && (loose || holding.length > 0) && !isCountedAlike(made)) {
    return (loose ? undefined : withHeldNumbers(made, citations, holding)) ?? { ...made, citations: new Map(), frozen: true, holding }
  }
  // Nothing would point to the numbers of a list, nor be mentioned before another.
  const numbered = made.references.some(({ number }) => number !== undefined)
  const pointing = made.citations.size > 0 || citations.some((citation) => !isTyped(citation) && citation.cites.some(({ link }) => link.references.length > 0))
  return numbered && citations.length > 0 && !pointing ? { ...made, references: made.references.toSorted(asTheyStand), frozen: true } : made
}

const asTheyStand = (one: RenderedReference, other: RenderedReference): number => one.reference.index - other.reference.index

/** Whether every entry has the number by which citations find it: that which it was typed with, or that of its place in a list without numbers. */
export const isCountedAlike = ({ references }: Rendered): boolean => references.every(isCounted)

const isCounted = ({ reference: { number: typed, place }, number }: RenderedReference): boolean => digits(number) === String(typed ?? place)

const isNumbered = ({ reference: { number: typed }, number }: RenderedReference): boolean => digits(number) === String(typed)

const digits = (number: string | undefined): string | undefined => number?.replace(/\D/g, '')

/** Where nothing is to be counted, and where the number can be written. */
const canBeNumbered = ({ reference, number }: RenderedReference): boolean => number === undefined || reference.kept === true || takesNumber(reference)

/** Whether every list can come into the order in which its entries are counted; those that managers keep are ordered by their data. */
const canBeArranged = ({ references }: Rendered): boolean => {
  const lists = grouped(references.filter(({ reference }) => !reference.kept), ({ reference: { list } }) => list)
  return [...lists.values()].every((entries) => arrange(entries.map(({ reference }) => reference)) !== undefined && entries.every(isUnderItsNames))
}

const arranged = (made: Rendered): Rendered | undefined => (canBeArranged(made) ? made : undefined)

/** A dash that stays under the entry that it is typed under. */
const isUnderItsNames = (each: RenderedReference, at: number, entries: readonly RenderedReference[]): boolean =>
  !keepsDash(each) || entries[at - 1]?.reference.index === each.reference.index - 1

/** Numeric styles count by first mention, list by list; what nobody cites comes last, in the order it has. */
const byFirstMention = (references: readonly Reference[], citations: readonly Citation[]): readonly Reference[] => {
  const byId = new Map(references.map((reference) => [reference.id, reference]))
  const cites = citations.flatMap((citation) => citation.cites)
  // What is only like an entry stays as it is, and is no number that others follow.
  const mentioned = new Set(cites.flatMap(({ link: { kind, references: ids } }) => (ids.length === 1 && agreeing.has(kind) ? ids : [])))
  const ordered = [...[...mentioned].flatMap((id) => byId.get(id) ?? []), ...references.filter(({ id }) => !mentioned.has(id))]
  return ordered.sort((one, other) => one.list - other.list)
}

/** What is first cited in the same brackets may come in any order: that of the list, which numbers that count it as it stands would have there. */
const byFirstCluster = (references: readonly Reference[], citations: readonly Citation[]): readonly Reference[] => {
  const places = new Map(references.map(({ id, index }) => [id, index]))
  const placeOf = ({ link }: Cite): number => places.get(link.references[0] ?? '') ?? Infinity
  return byFirstMention(references, citations.map((each) => ({ ...each, cites: each.cites.toSorted((one, other) => placeOf(one) - placeOf(other)) })))
}
