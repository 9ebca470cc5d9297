import { once } from '../../algorithms/once.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { applySplices } from '../../xml/splice.js'
import { tagsOf } from '../../xml/tags-of.js'
import type { MoveBlocks } from '../edit.js'
import type { Plan } from '../plan.js'
import { arrivingMarks, edgeAbove } from './bookmarks.js'
import type { Lowering } from './context.js'
import { insertedMark, newParagraphs } from './insertion.js'
import { linksAsFields } from './link.js'
import { inheritedMarkup, propertiesMarkup } from './paragraph-properties.js'
import { removeEnd, removeParagraph } from './removal.js'
import { lowerRuns } from './runs.js'

/**
 * Direct: cut and put in. Tracked: a deletion here and an insertion there, which every reader of the format knows.
 * What else is planned for a paragraph is done where it arrives, so that the deleted one is as it was.
 */
export const lowerMove = (lowering: Lowering, move: MoveBlocks): void => {
  const at = edgeAbove(move)
  for (const paragraph of move.paragraphs) {
    const { part } = paragraph.story
    const above = newParagraphs(lowering, lowering.writer(part), lowering.plan.paragraphs.get(paragraph)?.before ?? [])
    lowering.splice(part, at, at, above + arrival(lowering, paragraph, paragraph === move.paragraphs.at(-1) ? move.under : undefined))
    if (paragraph === lowering.plan.end?.moved) removeEnd(lowering, lowering.plan.end)
    else removeParagraph(lowering, paragraph)
  }
}

/** The paragraphs whose marks become those of what arrives under them: tracked, each has a new one. */
export const lenders = once(({ moves }: Plan): ReadonlySet<Paragraph> => new Set(moves.flatMap(({ under }) => under ?? [])))

/** The paragraph as it will be. An id of its own (`w14:paraId`) stays with the deleted one. Tracked, it has the mark of its `lender`. */
const arrival = (lowering: Lowering, paragraph: Paragraph, lender: Paragraph | undefined): string => {
  const { story, element, properties } = paragraph
  const { source } = story.document
  const { revisions } = lowering
  const write = lowering.writer(story.part)
  const plan = lowering.plan.paragraphs.get(paragraph)
  const style = lowering.styleOf(paragraph, plan)
  const aside = lowering.aside()
  lowerRuns(aside, paragraph, plan, style)
  const bookmarks = arrivingMarks(lowering, paragraph)
  const cut = properties ? [{ start: properties.start, end: properties.end, text: '' }] : []
  const from = element.openEnd
  const splices = [...(aside.splices.get(story.part) ?? []), ...cut, ...bookmarks.splices, ...(revisions ? linksAsFields(lowering, paragraph) : [])]
    .map(({ start, end, text }) => ({ start: start - from, end: end - from, text }))
  const content = applySplices(source.slice(from, element.closeStart), splices) + aside.appendedTo(element)

  const own = ({ properties: has }: Paragraph): string => (has ? source.slice(has.start, has.end) : '')
  const { open, close } = revisions ? { open: write.open('w:p'), close: write.close('w:p') } : tagsOf(source, element)
  const look = lender && revisions
    ? inheritedMarkup(lowering, lender, paragraph, plan, style) ?? own(lender)
    : propertiesMarkup(aside, paragraph, plan, style, insertedMark(lowering, paragraph)) ?? own(paragraph)
  const arriving = revisions && content ? revisions.mark(write, 'w:ins', content) : content
  return `${open}${look}${bookmarks.before}${arriving}${bookmarks.behind}${close}`
}
