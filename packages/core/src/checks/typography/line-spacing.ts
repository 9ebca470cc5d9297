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
    { lines: ['It was a quiet year for the harbour, and nobody expected the ice to come so early.'], passes: true },
    { lines: ['{line=276} It was a quiet year for the harbour, and nobody expected the ice to come so early.'], passes: false },
  ],
  properties: ['line', 'lineRule'],
  says: 'Line spacing is',
  describe: spacingOf,
})
