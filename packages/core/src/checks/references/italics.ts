import { list } from '../examples.js'
import { entryWordingCheck } from './worded.js'

/** The words are right, and their slant or weight is not. */
export const entryItalics = entryWordingCheck({
  id: 'ref.italics',
  severity: 'warning',
  title: 'Italics and bold type of references',
  expected: 'Those parts of an entry stand in italics or bold type that the style sets so.',
  source: { source: 'APA 7', section: '9.19; 9.25' },
  help: 'Set in italics what the style guide shows so, such as the title or the journal and its volume, in bold what it shows so, and nothing else.',
  examples: [
    { lines: list('Sample, A., & Berg, L. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'), passes: true },
    { lines: list('Sample, A., & Berg, L. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'), passes: false },
    { lines: list('Sample, A., & Berg, L<bold=true>.</> (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'), passes: false },
  ],
  says: 'Italics or bold type are not where the style has them',
  respect: 'italics',
})
