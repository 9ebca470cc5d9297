import { list } from '../examples.js'
import { entryWordingCheck } from './worded.js'

/** All is right but where the date stands, and in what brackets. */
export const entryYear = entryWordingCheck({
  id: 'ref.year-form',
  severity: 'error',
  title: 'Dates of references',
  expected: 'The date of an entry stands where the style has it, in its brackets.',
  source: { source: 'APA 7', section: '9.13–9.15' },
  help: 'Put the date where the style guide shows it, with its brackets and its stop.',
  examples: [
    { lines: list('Sample, A., & Berg, L. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'), passes: true },
    { lines: list('Sample, A., & Berg, L. 2019. A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'), passes: false },
  ],
  says: 'The date is written in another style',
  respect: 'year-form',
})
