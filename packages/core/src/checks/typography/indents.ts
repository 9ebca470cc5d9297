import { text } from '../examples.js'
import { paragraphLayoutCheck } from '../paragraph-layout.js'
import { indentsOf } from '../wording.js'

/** Indents of running text. `*Chars` attributes, which East Asian templates set, would win over the measure. */
export const firstLineIndent = paragraphLayoutCheck({
  id: 'type.first-line-indent',
  aspect: 'typography',
  severity: 'warning',
  title: 'First-line indent',
  expected: 'Every paragraph of text begins with the indent of the style, set as a property; one that only goes on below an equation or a quotation begins at the margin.',
  source: { source: 'APA 7', section: '2.24' },
  fix: 'tracked',
  help: 'Select the text, then right-click › Paragraph › Indentation › Special: First line.',
  examples: [
    { lines: [text], passes: true },
    { lines: ['The ice grows as', '{equation: h=kt}', '{firstLine=0} where h is its height, and t says for how many days it has been cold.'], passes: true },
    { lines: ['The ice of the harbour grows with the number of days on which it was cold, as', '\th = kt\t(1)', '{firstLine=0} where h is its height, and t says for how many days it has been cold.'], passes: true },
    { lines: ['The ice grows as', '{equation: h=kt}', 'where h is its height, and t says for how many days it has been cold.'], passes: false },
    { lines: [`{firstLine=0} ${text}`], passes: false },
  ],
  roles: ['body', 'abstract', 'title-page', 'keywords', 'footnote-text'],
  properties: ['indentStart', 'indentEnd', 'firstLine', 'indentStartChars', 'indentEndChars', 'firstLineChars'],
  says: 'The paragraph has',
  describe: indentsOf,
})
