import type { RenderedList } from '../../citations/render/render-document.js'
import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import type { Edit } from '../../plan/edit.js'
import type { View } from '../../structure/view.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { canMoveAll } from '../../wordml/removable.js'
import { isParagraph } from '../../wordml/story.js'
import { withBreaksBelow } from '../break-behind.js'
import { arrangementOf, inOrder, movesOf } from '../references/arrangement.js'

/** The appendices and the list of references. */
export interface LastParts {
  /** The heading of the first appendix. */
  readonly appendix: Paragraph
  /** That of the list. */
  readonly heading: Paragraph
  readonly isAfter: boolean
  readonly isWrong: boolean
  /** What puts them, and the entries of the list, in the order of the style; undefined where none of them can be moved as a whole. */
  readonly edits: readonly Edit[] | undefined
}

/** Undefined where the style lets the author choose, or one of them is not there: a list that chapters of the text follow has no place among the last parts. */
export const lastPartsOf = once((facts: Facts): LastParts | undefined => {
  const { structure: { outline, role }, style, referenceLists } = facts
  const heading = referenceLists.length === 1 ? referenceLists[0]!.heading : undefined
  const wanted = style.definition.backMatter.appendices
  const appendix = outline.find(({ paragraph, level }) => level === 1 && role(paragraph).section === 'appendix')?.paragraph
  if (wanted === 'any' || !heading || !appendix) return undefined
  const isAfter = appendix.index > heading.index
  const between = outline.filter(({ paragraph: { index }, level }) => level === 1 && heading.index < index && index < appendix.index)
  if (between.some(({ paragraph }) => !role(paragraph).section)) return undefined
  const isWrong = isAfter !== (wanted === 'after-references')
  return { appendix, heading, isAfter, isWrong, edits: isWrong ? withBreaks(exchanged(appendix, heading, facts), facts) : undefined }
})

/** What brings the entries of a list into their order: where the whole list moves, it moves in that order. */
export const entriesMoved = (list: RenderedList, facts: Facts): readonly Edit[] | undefined =>
  (facts.options.rules.disabled.includes('back.order') ? undefined : lastPartsOf(facts)?.edits) ?? withBreaks(arrangementOf(list), facts)

const withBreaks = (edits: readonly Edit[] | undefined, facts: Facts): readonly Edit[] | undefined => edits && withBreaksBelow(edits, facts)

/** Where two parts stand in the flow: the empty lines above each are its own, and those below the second are of neither. */
interface Places {
  readonly from: number
  readonly middle: number
  readonly to: number
}

/** Moves the second part before the first, or else the first behind the second. */
const exchanged = (appendix: Paragraph, heading: Paragraph, facts: Facts): readonly Edit[] | undefined => {
  const { flow } = facts.structure
  const places = placesOf(appendix, heading, facts)
  if (!places) return undefined
  const stretch = (from: number, to: number): Paragraph[] => flow.slice(from, to).map(({ paragraph }) => paragraph)
  const [above, below] = [stretch(places.from, places.middle), stretch(places.middle, places.to)]
  const behind = flow[places.to]?.paragraph
  // Another section may have another page, and other headers.
  if ([...above, ...below, ...(behind ? [behind] : [])].some(({ section }) => section !== above[0]!.section)) return undefined
  const [list] = facts.options.rules.disabled.includes('ref.order') ? [] : (facts.rendered?.lists.filter(({ frozen }) => !frozen) ?? [])
  if (isClean(below)) {
    // Where the appendices go, the list may become the end of the text.
    const sorted = list && above.includes(heading) ? movesOf(list, behind) : []
    return sorted && [...sorted, { kind: 'move-blocks', paragraphs: inOrder(below, list), before: above[0]! }]
  }
  return behind && isClean(above) ? [{ kind: 'move-blocks', paragraphs: inOrder(above, list), before: behind }] : undefined
}

/** Undefined where something else stands between them. */
const placesOf = (appendix: Paragraph, heading: Paragraph, { structure: { flow, outline, role } }: Facts): Places | undefined => {
  const at = new Map(flow.map(({ paragraph }, index) => [paragraph, index]))
  const tops = outline.filter(({ paragraph, level }) => level === 1 || paragraph === heading).map(({ paragraph }) => paragraph)
  const isOf = (first: Paragraph, top: Paragraph): boolean => top === first || (first === appendix && role(top).section === 'appendix') || isUnder(first, top)
  /** The title of an appendix may stand on a line of its own below its letter. */
  const isUnder = (first: Paragraph, top: Paragraph): boolean => {
    const above = tops[tops.indexOf(top) - 1]
    return first === appendix && above !== undefined && role(above).section === 'appendix' && flow.slice(at.get(above)! + 1, at.get(top)).every(isEmpty)
  }
  const [first, second] = appendix.index < heading.index ? [appendix, heading] : [heading, appendix]
  const [from, middle] = [tops.indexOf(first), tops.indexOf(second)]
  if (!tops.slice(from, middle).every((top) => isOf(first, top))) return undefined
  const next = tops.slice(middle).find((top) => !isOf(second, top))
  const beginning = (position: number): number => flow.findLastIndex((view, index) => index < position && !isEmpty(view)) + 1
  return { from: beginning(at.get(first)!), middle: beginning(at.get(second)!), to: beginning(next ? at.get(next)! : flow.length) }
}

const isEmpty = ({ words, hasObject }: View): boolean => words === 0 && !hasObject

/** Whether there is nothing else in a part than paragraphs that can be moved. */
const isClean = (paragraphs: readonly Paragraph[]): boolean => {
  const [first, last] = [paragraphs[0]!, paragraphs.at(-1)!]
  const { blocks } = first.story
  const [from, to] = [blocks.indexOf(first), blocks.indexOf(last)]
  const isWhole = from >= 0 && to - from + 1 === paragraphs.length && blocks.slice(from, to + 1).every(isParagraph)
  const all = new Set(paragraphs)
  return isWhole && canMoveAll(paragraphs, (paragraph) => all.has(paragraph))
}
