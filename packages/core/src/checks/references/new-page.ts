import { text } from '../examples.js'
import { newPageCheck } from '../new-page.js'

const entry = '{indentStart=720,firstLine=-720} Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'

/** The list starts a page in most manuscripts. */
export const referencesNewPage = newPageCheck({
  id: 'ref.new-page',
  aspect: 'references',
  title: 'References on a new page',
  expected: 'The reference list begins on a new page where the style has it so.',
  source: { source: 'APA 7', section: '9.43' },
  examples: [
    { lines: ['[heading 1] {pageBreakBefore=true} References', entry], passes: true },
    { lines: [text, '[heading 1] References', entry], passes: false },
    { lines: [text, '\f', '[heading 1] References', entry], passes: true },
  ],
  of: 'reference-heading',
})
