import type { CslItem } from '../../citations/item.js'
import { arrange, isSorted, movesTo, paragraphsOf, type Move } from '../../citations/reference-list/arrange.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { opensInYear } from '../../citations/reference-list/grey.js'
import { isLost } from '../../citations/render/placeless.js'
import type { RenderedList } from '../../citations/render/render-document.js'
import type { RenderedReference } from '../../citations/render/rendered.js'
import type { RichText } from '../../citations/rich-text.js'
import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import type { ResolvedOptions } from '../../options/options.js'
import type { Edit } from '../../plan/edit.js'
import type { Paragraph } from '../../wordml/paragraph.js'

/** How the entries of a list come into the order of the style; undefined where an entry cannot go where it has to. */
export const arrangementOf = once((list: RenderedList): readonly Edit[] | undefined => asEdits(isPlaced(list) ? arrange(entriesOf(list)) : undefined))

/** The same, where `behind` is what comes after the list. */
export const movesOf = (list: RenderedList, behind: Paragraph | undefined): readonly Edit[] | undefined => {
  const paragraphs = isPlaced(list) ? paragraphsOf(entriesOf(list)) : undefined
  return asEdits(paragraphs && movesTo(paragraphs, behind))
}

const asEdits = (moves: readonly Move[] | undefined): readonly Edit[] | undefined => moves?.map((move) => ({ kind: 'move-blocks', ...move }))

const entriesOf = ({ references }: RenderedList): readonly Reference[] => references.map(({ reference }) => reference)

/** Whether everybody can say where each entry belongs, or at least that it is no part of the entry above it, so that others can come into order around it. */
const isPlaced = (list: RenderedList): boolean => {
  const entries = entriesOf(list)
  if (!list.references.some(isUnplaced) || isSorted(entries) || entries.every(({ number }) => number !== undefined)) return true
  const byPlace = new Map(entries.map((entry) => [entry.place, entry]))
  return list.references.every((each) => !isUnplaced(each) || isApart(each.reference, byPlace.get(each.reference.place - 1)))
}

/** What begins as a sentence does and has a year of its own goes on with no entry that says all it has to say. */
const isApart = ({ raw, labelled, entry }: Reference, above: Reference | undefined): boolean =>
  !opensInYear.test(raw.slice(labelled)) && /^["“‘'«„(]?[\p{Lu}\p{N}]/u.test(raw.slice(labelled)) && isDated(entry.csl) && (above === undefined || (!above.grey && isDated(above.entry.csl)))

const isDated = ({ issued }: CslItem): boolean => issued?.['date-parts'] !== undefined

/** What comes to stand in the place of the first paragraph of a list. */
export const firstThen = (paragraph: Paragraph, { rendered, options }: Pick<Facts, 'rendered' | 'options'>): Paragraph => {
  const list = rendered?.lists.find(({ references }) => references.some(({ reference }) => reference.paragraphs[0] === paragraph))
  return list && isInOrderThen(list, options) ? list.references[0]!.reference.paragraphs[0]! : paragraph
}

/** How an entry is to read: a dash for the names of the one above is right only where the list comes into the order of the style. */
export const wordsOf = ({ text, named }: RenderedReference, list: RenderedList, options: Pick<ResolvedOptions, 'rules'>): RichText | undefined =>
  !named || isInOrderThen(list, options) ? text : named()

/** Whether a list comes to stand in the order of the style. */
export const isInOrderThen = (list: RenderedList, { rules }: Pick<ResolvedOptions, 'rules'>): boolean =>
  list.frozen || rules.disabled.includes('ref.order') ? isSorted(entriesOf(list)) : arrangementOf(list) !== undefined

/** A part of the text with the entries that are in it in the order of their list. */
export const inOrder = (paragraphs: readonly Paragraph[], list: RenderedList | undefined): readonly Paragraph[] => {
  const wanted = list && isPlaced(list) ? paragraphsOf(entriesOf(list)) : undefined
  if (!wanted?.every((paragraph) => paragraphs.includes(paragraph))) return paragraphs
  const entries = new Set(wanted)
  const rest = [...wanted]
  return paragraphs.map((paragraph) => (entries.has(paragraph) ? rest.shift()! : paragraph))
}

/** Whether nobody knows where an entry belongs that is found by no number. */
export const isUnplaced = (each: RenderedReference): boolean => each.number === undefined && each.held === undefined && isLost(each)
