import { paragraphLayoutCheck } from '../paragraph-layout.js'
import { indentsOf } from '../wording.js'

const entry = 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'

/** The first line of an entry sticks out, so that names are found at a glance. */
export const hangingIndent = paragraphLayoutCheck({
  id: 'ref.hanging-indent',
  aspect: 'references',
  severity: 'error',
  title: 'Hanging indent of references',
  expected: 'Every entry of the reference list has the indent of the style.',
  source: { source: 'APA 7', section: '9.43' },
  fix: 'tracked',
  help: 'Select the list, then right-click › Paragraph › Indentation › Special: Hanging.',
  examples: [
    { lines: ['[heading 1] References', `{indentStart=720,firstLine=-720} ${entry}`], passes: true },
    { lines: ['[heading 1] References', entry], passes: false },
  ],
  roles: ['reference-entry'],
  properties: ['indentStart', 'indentEnd', 'firstLine', 'indentStartChars', 'firstLineChars'],
  says: 'The entry has',
  describe: indentsOf,
})
