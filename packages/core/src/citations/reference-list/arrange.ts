import { highest } from '../../algorithms/highest.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { canMove, canMoveAll, placeOf } from '../../wordml/removable.js'
import type { Reference } from './reference.js'

/** Paragraphs that go before another one. */
export interface Move {
  readonly paragraphs: readonly Paragraph[]
  readonly before: Paragraph
}

/** The entries that stay in their paragraphs: of those that share one and can have one each, that which comes last in an order. */
export const staying = (wanted: readonly Reference[]): readonly Reference[] => {
  const last = new Map(wanted.flatMap((entry) => (entry.partable ? [[entry.paragraphs[0], entry]] : [])))
  return last.size === 0 ? wanted : wanted.filter((entry) => !entry.partable || last.get(entry.paragraphs[0]) === entry)
}

/** The paragraphs of entries as they follow one another; undefined where a paragraph holds several entries that cannot have one each. */
export const paragraphsOf = (wanted: readonly Reference[]): readonly Paragraph[] | undefined => {
  const entries = staying(wanted)
  const paragraphs = entries.flatMap((entry) => [...entry.paragraphs, ...entry.annotations])
  return new Set(paragraphs).size === paragraphs.length || isSorted(entries) ? paragraphs : undefined
}

export const isSorted = (all: readonly { readonly index: number }[]): boolean =>
  all.every(({ index }, place) => place === 0 || all[place - 1]!.index < index)

/** How the entries of a list come into an order, in the place that the list has; undefined where one of them cannot go where it has to. */
export const arrange = (wanted: readonly Reference[]): readonly Move[] | undefined => {
  if (isSorted(wanted)) return []
  const paragraphs = paragraphsOf(wanted)
  return paragraphs && movesTo(paragraphs, next(paragraphs.reduce((last, each) => (each.index > last.index ? each : last))))
}

/** Moves all paragraphs but the longest row that is in order already, what cannot move counting most; `behind` is what comes after them. */
export const movesTo = (wanted: readonly Paragraph[], behind: Paragraph | undefined): readonly Move[] | undefined => {
  if (isSorted(wanted)) return []
  // Nothing comes behind the end of the text: there the last one stays, and what stands below it moves above it.
  const row = behind ? wanted : wanted.filter(({ index }) => index <= wanted.at(-1)!.index)
  const isEnd = (paragraph: Paragraph): boolean => !behind && paragraph === wanted.at(-1)
  const staying = new Set(longestRow(row, (paragraph) => (isEnd(paragraph) ? wanted.length ** 2 : canMove(paragraph) ? 1 : wanted.length)))
  const moving = wanted.filter((paragraph) => !staying.has(paragraph))
  const going = new Set(moving)
  if (!canMoveAll(moving, (paragraph) => going.has(paragraph))) return undefined
  const moves: Move[] = []
  let group: Paragraph[] = []
  for (const paragraph of [...wanted, undefined]) {
    if (paragraph && !staying.has(paragraph)) {
      group.push(paragraph)
      continue
    }
    const before = paragraph ?? behind
    if (before && group.length > 0) moves.push({ paragraphs: group, before })
    group = []
  }
  return moves
}

/** The paragraph after one, in the same place. */
const next = (paragraph: Paragraph): Paragraph | undefined => {
  const { element, story } = paragraph
  const { children } = placeOf(paragraph)
  const sibling = children[children.indexOf(element) + 1]
  return story.blocks.find((block): block is Paragraph => block.element === sibling && 'runs' in block)
}

/** The heaviest row of paragraphs that stand in the document in this order. */
const longestRow = (paragraphs: readonly Paragraph[], weigh: (paragraph: Paragraph) => number): Paragraph[] => {
  const best: number[] = []
  const before: number[] = []
  for (const [place, { index }] of paragraphs.entries()) {
    before[place] = -1
    best[place] = 0
    for (let earlier = 0; earlier < place; earlier++) {
      if (paragraphs[earlier]!.index < index && best[earlier]! > best[place]) [best[place], before[place]] = [best[earlier]!, earlier]
    }
    best[place] += weigh(paragraphs[place]!)
  }
  const row: Paragraph[] = []
  for (let place = best.indexOf(highest(best, 0)); place >= 0; place = before[place]!) row.push(paragraphs[place]!)
  return row
}
