import { isBookmarkMark } from '../../wordml/bookmarks.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { ParagraphPlan } from '../plan.js'
import type { Lowering } from './context.js'
import { insertedMark, newParagraphs } from './insertion.js'
import { lenders } from './move.js'
import { lowerProperties } from './paragraph-properties.js'
import { deletedMark, removeContent, removeParagraph } from './removal.js'
import { lowerRuns } from './runs.js'

/** Writes what is planned for one paragraph, and what keeps its look where styles under it change. */
export const lowerParagraph = (lowering: Lowering, paragraph: Paragraph, plan: ParagraphPlan | undefined): void => {
  const { part } = paragraph.story
  if (plan && plan.before.length > 0) {
    lowering.splice(part, paragraph.element.start, paragraph.element.start, newParagraphs(lowering, lowering.writer(part), plan.before))
  }
  if (plan?.removed === 'paragraph') return removeParagraph(lowering, paragraph, paragraph.element.children.filter(isBookmarkMark))
  const style = lowering.styleOf(paragraph, plan)
  const isHeir = paragraph === lowering.plan.end?.heir
  const revision = isHeir ? deletedMark : lenders(lowering.plan).has(paragraph) ? insertedMark : undefined
  lowerProperties(lowering, paragraph, plan, style, revision?.(lowering, paragraph))
  if (plan?.removed) removeContent(lowering, paragraph)
  else lowerRuns(lowering, paragraph, plan, style)
}
