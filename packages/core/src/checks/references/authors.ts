import { list } from '../examples.js'
import { entryWordingCheck } from './worded.js'

/** All is right but the names. */
export const entryAuthors = entryWordingCheck({
  id: 'ref.authors',
  severity: 'error',
  title: 'Authors of references',
  expected: 'Names of authors are inverted, shortened and joined as the style has them.',
  source: { source: 'APA 7', section: '9.8–9.9' },
  help: 'Write the names in the order and the length, and with the commas, the “&” or the “and” that the style guide shows.',
  examples: [
    { lines: list('Sample, A., & Berg, L. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'), passes: true },
    { lines: list('Sample A. and Berg L. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'), passes: false },
  ],
  says: 'The names are written in another style',
  respect: 'authors',
})
