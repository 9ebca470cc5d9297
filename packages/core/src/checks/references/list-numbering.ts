import { entryWordingCheck } from './worded.js'

const entry = 'A. Sample and L. Berg, “A year in the harbour,” <italic=true>Journal of Northern Towns</>, vol. 12, no. 3, pp. 45–67, 2019.'
const other = 'L. Berg, “Winter ferries,” <italic=true>Harbour Review</>, vol. 4, pp. 1–19, 2006.'
const list = (...entries: string[]): string[] => ['It was a quiet year [1], and the ferries stopped [2].', '[heading 1] References', ...entries]

/** The words are right, and the number before them is not. */
export const listNumbering = entryWordingCheck({
  id: 'ref.list-numbering',
  severity: 'error',
  title: 'Numbers of references',
  expected: 'Entries have the numbers of the style before a tab, or none where the style has none.',
  source: { source: 'APA 7', section: '9.43' },
  help: 'Delete the numbers, or click into the list, then Home › Numbering; where the style has numbers, type each with a tab behind it.',
  examples: [
    { style: 'ieee', lines: list(`[normal] [1]\t${entry}`, `[normal] [2]\t${other}`), passes: true },
    { style: 'ieee', lines: list(`[normal] [1] ${entry}`, `[normal] [2] ${other}`), passes: false },
    { lines: ['[heading 1] References', '1. Sample, A., & Berg, L. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'], passes: false },
  ],
  says: 'The number is not that of the style',
  respect: 'numbering',
})
