import { list } from '../examples.js'
import { entryWordingCheck } from './worded.js'

/** Entries that are understood are worded as the style words them; all others stay as they are. */
export const entryStyle = entryWordingCheck({
  id: 'ref.style',
  severity: 'warning',
  title: 'Wording of references',
  expected: 'Every entry that is understood has the order, the punctuation and the italics of the style.',
  source: { source: 'APA 7', section: '9.4' },
  help: 'Compare the entry with an example of its kind in the style guide.',
  examples: [
    { lines: list('Sample, A., & Berg, L. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'), passes: true },
    { lines: list('Sample, Ada, and Lee Berg. “A Year in the Harbour.” <italic=true>Journal of Northern Towns</>, vol. 12, no. 3, 2019, pp. 45–67.'), passes: false },
  ],
  says: 'The entry is worded in another style',
  respect: 'whole',
})
