import { arrange, isSorted, movesTo, paragraphsOf, type Move } from '../../citations/reference-list/arrange.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { isPlaceless } from '../../citations/render/placeless.js'
import type { RenderedList } from '../../citations/render/render-document.js'
import type { RenderedReference } from '../../citations/render/rendered.js'
import type { RichText } from '../../citations/rich-text.js'
import { once } from '../../once.js'
import type { ResolvedOptions } from '../../options.js'
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

/** Whether everybody can say where each entry belongs; what has a number of its own is at least no part of the entry above it. */
const isPlaced = (list: RenderedList): boolean =>
  !list.references.some(isUnplaced) || isSorted(entriesOf(list)) || list.references.every(({ reference }) => reference.number !== undefined)

/** How an entry is to read: a dash for the names of the one above is right only where the list comes into the order of the style. */
export const wordsOf = ({ text, named }: RenderedReference, list: RenderedList, { rules }: Pick<ResolvedOptions, 'rules'>): RichText | undefined => {
  if (!named) return text
  const edits = arrangementOf(list)
  const arranged = edits !== undefined && (edits.length === 0 || (!list.frozen && !rules.disabled.includes('ref.order')))
  return arranged ? text : named()
}

/** A part of the text with the entries that are in it in the order of their list. */
export const inOrder = (paragraphs: readonly Paragraph[], list: RenderedList | undefined): readonly Paragraph[] => {
  const wanted = list && isPlaced(list) ? paragraphsOf(entriesOf(list)) : undefined
  if (!wanted?.every((paragraph) => paragraphs.includes(paragraph))) return paragraphs
  const entries = new Set(wanted)
  const rest = [...wanted]
  return paragraphs.map((paragraph) => (entries.has(paragraph) ? rest.shift()! : paragraph))
}

/** Whether nobody knows where an entry belongs that is found by no number. */
export const isUnplaced = ({ reference, number, held }: RenderedReference): boolean => number === undefined && held === undefined && isPlaceless(reference)
