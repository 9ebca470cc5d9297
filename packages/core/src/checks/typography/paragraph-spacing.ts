import { paragraphLayoutCheck } from '../paragraph-layout.js'

/** Space above and below paragraphs, in twips; Word's automatic spacing beats the number beside it. */
export const paragraphSpacing = paragraphLayoutCheck({
  id: 'type.paragraph-spacing',
  aspect: 'typography',
  severity: 'warning',
  title: 'Space between paragraphs',
  expected: 'Paragraphs have the space before and after that the style wants.',
  source: { source: 'APA 7', section: '2.21' },
  fix: 'tracked',
  help: 'Select the text, then Home › Line and Paragraph Spacing › Line Spacing Options, and set Before and After.',
  examples: [
    { lines: ['It was a quiet year for the harbour, and nobody expected the ice to come so early.'], passes: true },
    { lines: ['{spaceAfter=160} It was a quiet year for the harbour, and nobody expected the ice to come so early.'], passes: false },
  ],
  properties: ['spaceBefore', 'spaceAfter', 'autoBefore', 'autoAfter', 'linesBefore', 'linesAfter'],
  describe: ({ spaceBefore = 0, spaceAfter = 0, autoBefore, autoAfter }) =>
    `Space before is ${autoBefore ? 'automatic' : `${Number(spaceBefore) / 20} pt`}, after ${autoAfter ? 'automatic' : `${Number(spaceAfter) / 20} pt`}`,
})
