import { once } from '../../algorithms/once.js'
import { isBookmarkMark, markedIn } from '../../wordml/bookmarks.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { XmlElement } from '../../xml/element.js'
import type { Splice } from '../../xml/splice.js'
import type { MoveBlocks } from '../edit.js'
import type { Plan } from '../plan.js'
import type { Lowering } from './context.js'

/**
 * Direct: the bookmarks of a paragraph that moves go along, and the marks of others stay where they are, between paragraphs if need be.
 * Tracked: nothing, as no revision can hold a bookmark; what is deleted keeps them all, and what arrives has none.
 */
export const lowerBookmarks = (lowering: Lowering): void => {
  if (lowering.revisions) return
  const { moves } = lowering.plan
  const { elements, marks } = goingWith(lowering.plan)
  const stay = (at: number, paragraph: Paragraph, staying: readonly XmlElement[]): void => {
    for (const mark of staying) if (!marks.has(mark)) lowering.splice(paragraph.story.part, at, at, markupOf(paragraph, mark))
  }
  const cut = (paragraph: Paragraph, mark: XmlElement): void => {
    if (!elements.has(mark.parent)) lowering.splice(paragraph.story.part, mark.start, mark.end, '')
  }
  for (const [mark, paragraph] of marks) cut(paragraph, mark)
  for (const { paragraphs } of moves) for (const paragraph of paragraphs) stay(paragraph.element.end, paragraph, markedIn(paragraph).passing)
  // What comes above a table comes above all marks that stand there.
  for (const [before, move] of new Map(moves.filter(({ under }) => !under).map((each) => [each.before, each]))) {
    const above = marksAbove(move)
    stay(edgeAbove(move), before, above)
    for (const mark of above) if (!marks.has(mark)) cut(before, mark)
  }
}

/** Where what comes above a paragraph is put: before the marks right there at which its bookmarks begin, but in those that hold both. */
export const edgeAbove = (move: MoveBlocks): number => {
  if (move.under) return move.under.element.end
  const { element } = move.before
  const siblings = element.parent?.children ?? []
  let at = siblings.indexOf(element)
  while (siblings[at - 1]?.name === 'w:bookmarkStart' && !holdsBoth(move, siblings[at - 1]!)) at--
  return (siblings[at] ?? element).start
}

interface Arriving {
  readonly before: string
  readonly splices: readonly Splice[]
  readonly behind: string
}

/** The bookmarks around what arrives: its own in direct mode, of which those that stand in it stay in their places. */
export const arrivingMarks = (lowering: Lowering, paragraph: Paragraph): Arriving => {
  const own = lowering.revisions ? [] : markedIn(paragraph).own.flatMap(({ marks }) => marks)
  const around = (name: string): string => own.filter((mark) => mark.parent !== paragraph.element && mark.name === name).map((mark) => markupOf(paragraph, mark)).join('')
  const others = paragraph.element.children.filter((child) => isBookmarkMark(child) && !own.includes(child))
  return { before: around('w:bookmarkStart'), splices: others.map(({ start, end }) => ({ start, end, text: '' })), behind: around('w:bookmarkEnd') }
}

/** The paragraphs that go, and the marks that go with each. */
const goingWith = once(({ moves }: Plan) => {
  const paragraphs = moves.flatMap((move) => move.paragraphs)
  return {
    elements: new Set<XmlElement | null>(paragraphs.map(({ element }) => element)),
    marks: new Map(paragraphs.flatMap((paragraph) => markedIn(paragraph).own.flatMap(({ marks }) => marks.map((mark) => [mark, paragraph] as const)))),
  }
})

/** Whether the bookmark that begins there holds the paragraph that stays and those that come above it. */
const holdsBoth = ({ before, paragraphs: [moved] }: MoveBlocks, start: XmlElement): boolean =>
  markedIn(before).leading.some(({ marks: [first, last] }) => first === start && first.start < moved!.element.start && moved!.element.start < last.start)

/** The marks at the beginning of a paragraph that belong above what comes there: where others end, and where what holds both begins. */
const marksAbove = (move: MoveBlocks): readonly XmlElement[] => {
  const { children } = move.before.element
  const first = children.findIndex((child) => child.name !== 'w:pPr' && !isBookmarkMark(child))
  const { passing } = markedIn(move.before)
  const leading = children.slice(0, first < 0 ? undefined : first).filter((child) => passing.includes(child))
  return leading.filter((child) => child.name === 'w:bookmarkEnd' || holdsBoth(move, child))
}

const markupOf = ({ story: { document } }: Paragraph, { start, end }: XmlElement): string => document.source.slice(start, end)
