import type { Line } from '../flow.js'
import { isChapterLabel } from '../words/chapter-label.js'
import { endsSentence } from '../words/ends-sentence.js'

/** `Appendix A` or `CHAPTER TWO`, and no more. */
const saysOnlyWhich = ({ view: { text, words }, section, contents }: Line): boolean => words <= 2 && !contents && (section === 'appendix' || isChapterLabel(text))

/** `Appendix B` says that a part begins, however plainly it was typed; one after the other they are a list. */
export const isAppendixLabel = (lines: readonly Line[], line: Line): boolean => {
  const isOne = (each: Line | undefined): boolean => each?.section === 'appendix' && saysOnlyWhich(each) && !each.view.numbered
  return isOne(line) && !isOne(lines[line.at - 1]) && !isOne(lines[line.at + 1])
}

/** The label that stands above what an appendix or a chapter is called, and is one heading with it (APA 7, section 2.14). */
export const labelAbove = (lines: readonly Line[], { view, at, section }: Line): Line | undefined => {
  const above = lines[at - 1]
  return above && saysOnlyWhich(above) && section !== 'appendix' && view.align === above.view.align ? above : undefined
}

/** More words than this are no title that nothing sets off, and so many are text. */
const [longestTitle, fewestOfText] = [10, 12]

/** A few words typed as text is, between such a label that is set off and what the part consists of, are what it is called. */
export const isTitleUnderLabel = (lines: readonly Line[], line: Line): boolean => {
  const { view: { text, words }, at, label } = line
  const [above, next] = [labelAbove(lines, line)?.view, lines[at + 1]]
  if (!above || !(above.bold || above.caps || above.underlined || above.startsPage)) return false
  const begins = line.after !== 'line' || (next !== undefined && (next.view.words >= fewestOfText || next.view.numbered || next.number !== undefined || next.label !== undefined))
  return begins && words <= longestTitle && !label && /^["“‘'«¿]?[\p{Lu}\p{Lo}]/u.test(text) && !/[,;:?]/.test(text) && !endsSentence(text)
}
