import { objectMark, type Paragraph, type Run } from '../../wordml/paragraph.js'
import type { ReplaceText } from '../edit.js'

/**
 * The run in which new text comes: the one that holds the first replaced character, else the one that ends there.
 * The mark of a note belongs to the word before it, in a link as well; and nothing that is put beside a mark looks as marks do.
 */
export const hostOf = ({ runs, text }: Paragraph, { range: { from: at, to }, content, inside }: ReplaceText): Run | undefined => {
  if (inside) return runs.find((run) => run.from <= at && at < run.to) ?? runs.findLast((run) => run.from < run.to && run.to === at)
  const visible = runs.filter((run) => !run.deleted && !run.fallback && run.field !== 'code' && run.element.children.some((child) => child !== run.properties))
  const beside = to === at && (text[at] === objectMark || content.some((inline) => 'note' in inline))
  const before = beside ? visible.find((run) => run.from < at && at <= run.to) : undefined
  return before ?? visible.find((run) => run.from <= at && at < run.to) ?? visible.findLast((run) => run.to === at)
}
