import { defineCheck } from '../check.js'
import { words } from '../examples.js'
import { viewsOf, type Facts } from '../facts.js'
import type { View } from '../../structure/view.js'

const closing = new Map([['“', '”'], ['"', '"'], ['„', '“”'], ['«', '»']])

/** Whether what is quoted stands between two marks, and has none of their kind in it: what somebody says may be quoted with what is told of it. */
const isBetweenMarks = ({ text }: View): boolean => {
  const closers = closing.get(text[0]!)
  if (closers === undefined) return false
  const end = [...text.slice(1)].findIndex((sign) => closers.includes(sign) || sign === text[0]) + 1
  return end > 0 && closers.includes(text[end]!) && /^(?:\s*\([^()]{1,80}\)|\s*\[[^[\]]{1,12}\])?[.,;\s\d¹²³⁰-⁹]*$/.test(text.slice(end + 1))
}

/** What is said in turn stands in quotation marks line by line. */
const quotedOnce = (facts: Facts): readonly View[] => {
  const { flow } = facts.structure
  const quotations = new Set(viewsOf(facts, 'block-quotation'))
  const isSaid = (other: View | undefined): boolean => other !== undefined && quotations.has(other) && closing.has(other.text[0] ?? '')
  return flow.filter((view, at) => quotations.has(view) && !isSaid(flow[at - 1]) && !isSaid(flow[at + 1]))
}

/** What is set off needs no quotation marks; whether they are those of its source only its author knows. */
export const blockQuotationMarks = defineCheck<View>({
  id: 'quote.block-marks',
  aspect: 'quotations',
  severity: 'warning',
  title: 'Quotation marks around block quotations',
  expected: 'A block quotation stands without quotation marks around it.',
  source: { source: 'APA 7', section: '8.27' },
  fix: 'comment',
  help: 'Delete the marks at the beginning and the end of the block, unless the source has them there.',
  examples: [
    { lines: [`[APA Block Quotation] ${words}. (Lee, 2018, p. 4)`], passes: true },
    { lines: [`[APA Block Quotation] “It is the ice,” he said, and then: “${words}.” (Lee, 2018, p. 4)`], passes: true },
    { lines: [`[APA Block Quotation] “${words}.” (Lee, 2018, p. 4)`], passes: false },
    { lines: [`[APA Block Quotation] „${words}.“`], passes: false },
    { lines: ['[APA Block Quotation] “Who stands there?”', '[APA Block Quotation] “Only the wind, my lady.”'], passes: true },
  ],
  subjects: quotedOnce,
  examine: (view) =>
    isBetweenMarks(view)
      ? { at: { paragraph: view.paragraph, from: 0, to: view.paragraph.text.length }, message: 'A block quotation has quotation marks around it, which its indent stands for. Delete them, unless its source has them there.', found: `${view.text[0]!} …`, expected: 'no quotation marks' }
      : undefined,
})
