import { objectMark, type Paragraph, type Run } from '../../wordml/paragraph.js'
import type { ReplaceText } from '../edit.js'

/**
 * The run in which new text comes: the one that holds the first replaced character, else the one that ends there.
 * The mark of a note belongs to the word before it, in a link as well; nothing that is put beside a mark looks as marks do; and blanks alone
 * show no look that what is put before them could have.
 */
export const hostOf = ({ runs, text }: Paragraph, { range: { from: at, to }, content, inside }: ReplaceText): Run | undefined => {
  if (inside) return runs.find((run) => run.from <= at && at < run.to) ?? runs.findLast((run) => run.from < run.to && run.to === at)
  const visible = runs.filter((run) => !run.deleted && !run.fallback && run.field !== 'code' && run.element.children.some((child) => child !== run.properties))
  const holder = visible.find((run) => run.from <= at && at < run.to)
  const above = to === at ? visible.find((run) => run.from < at && at <= run.to) : undefined
  const beside = text[at] === objectMark || content.some((inline) => 'note' in inline)
  const isBlank = holder !== undefined && holder.element.parent === above?.element.parent && text.slice(holder.from, holder.to).trim() === ''
  return (beside || isBlank ? above : undefined) ?? holder ?? visible.findLast((run) => run.to === at)
}
