import { defineCheck } from '../check.js'
import { drawingsOf, type Drawing } from '../drawings.js'
import { text } from '../examples.js'

/** Screen readers come to a text box after all the rest, or not at all. */
export const floatingText = defineCheck<Drawing>({
  id: 'a11y.floating',
  aspect: 'accessibility',
  severity: 'info',
  title: 'Text boxes',
  expected: 'All words stand in the text, none in boxes that float beside it.',
  source: { source: 'style-neutral', section: 'WCAG 2.2, 1.3.2' },
  fix: 'comment',
  help: 'Cut the words out of the box, paste them into the text, and delete the box.',
  examples: [
    { lines: [text, '{picture: a ship}'], passes: true },
    { lines: [text, '{text box: The ships came late.}'], passes: false },
  ],
  subjects: drawingsOf,
  examine: ({ paragraph, at, anchored, kind }) =>
    anchored && kind === 'text-box'
      ? { at: { paragraph, from: at, to: at + 1 }, message: 'A text box floats here; its words are wanted in the text.', found: 'a floating text box', expected: 'text' }
      : undefined,
})
