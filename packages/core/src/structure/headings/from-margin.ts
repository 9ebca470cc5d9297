import type { Line } from '../flow.js'
import { firstLineOf, looksLike } from '../view.js'
import { isProse } from './clues.js'

const mostOfHeading = 8
/** Fewer may be anything: a day, a place, somebody who speaks. */
const fewest = 3


/**
 * The headings of whoever sets in each paragraph and nothing else: a few words from the margin, each between two paragraphs of prose and in their
 * letters. Where all text begins at the margin they would be short paragraphs.
 */
export const headingsFromMargin = (lines: readonly Line[]): ReadonlySet<Line> => {
  const found = new Set(lines.filter((line) => isFromMargin(line, lines[line.at - 1], lines[line.at + 1])))
  return found.size >= fewest ? found : new Set()
}

const isFromMargin = (line: Line, previous: Line | undefined, next: Line | undefined): boolean => {
  const { view, before, after, number, label, contents } = line
  if (before !== 'line' || after !== 'line' || (number ?? label ?? contents) || view.numbered || view.words > mostOfHeading || firstLineOf(view) !== 0) return false
  if (!/^\p{Lu}[^.!:;,\t\n]*$/u.test(view.text)) return false
  const isSetInBeside = (beside: Line | undefined): boolean =>
    beside !== undefined && isProse(beside) && firstLineOf(beside.view) !== 0 && looksLike(beside.view, view) && beside.view.indentStart === view.indentStart
  return isSetInBeside(previous) && isSetInBeside(next)
}
