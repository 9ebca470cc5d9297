import { list } from '../examples.js'
import { entryWordingCheck } from './worded.js'

/** The words are right, and their slant is not. */
export const entryItalics = entryWordingCheck({
  id: 'ref.italics',
  severity: 'warning',
  title: 'Italics of references',
  expected: 'Those parts of an entry stand in italics that the style sets so.',
  source: { source: 'APA 7', section: '9.19; 9.25' },
  help: 'Set title or journal and volume in italics, as the style guide shows it, and nothing else.',
  examples: [
    { lines: list('Sample, A., & Berg, L. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'), passes: true },
    { lines: list('Sample, A., & Berg, L. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'), passes: false },
  ],
  says: 'Italics stand elsewhere than the style has them',
  respect: 'italics',
})
