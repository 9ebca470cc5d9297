import { text } from '../examples.js'
import { paragraphLayoutCheck } from '../paragraph-layout.js'
import { spacingOf } from '../wording.js'

/** Line spacing of everything that the style gives one, in 240ths of a line. */
export const lineSpacing = paragraphLayoutCheck({
  id: 'type.line-spacing',
  aspect: 'typography',
  severity: 'error',
  title: 'Line spacing',
  expected: 'Text has the line spacing of the style.',
  source: { source: 'APA 7', section: '2.21' },
  fix: 'tracked',
  help: 'Select the text, then Home › Line and Paragraph Spacing › Line Spacing Options.',
  examples: [
    { lines: [text], passes: true },
    { lines: [`{line=276} ${text}`], passes: false },
  ],
  properties: ['line', 'lineRule'],
  says: 'Line spacing is',
  describe: spacingOf,
})
