import type { Problem } from './check.js'
import type { FormatText } from '../plan/edit.js'
import { runValue } from '../wordml/values.js'
import { lookOf, quoted, valuesOf } from './wording.js'

/** What is said of words that look otherwise than the style has them; `within` is the citation that they are part of. */
export const inOtherLetters = ({ range: { paragraph, from, to }, properties }: FormatText, within?: string): Pick<Problem, 'message' | 'found' | 'expected'> => {
  const effective = paragraph.runs.find((run) => run.from <= from && run.to > from)?.effective ?? {}
  const names = Object.keys(properties).filter((name) => runValue(effective, name) !== properties[name])
  const [found, expected] = [lookOf(valuesOf(names, (name) => runValue(effective, name))), lookOf(valuesOf(names, (name) => properties[name]))]
  const words = paragraph.text.slice(from, to).trim()
  const subject = within === undefined || within === words ? quoted(words, 120) : `${quoted(words, 60)} in ${quoted(within, 120)}`
  return { message: `${subject} is ${found}; the style wants it ${expected}.`, found, expected }
}
