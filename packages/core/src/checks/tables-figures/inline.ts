import { defineCheck } from '../check.js'
import { drawingsOf, type Drawing } from '../drawings.js'
import { text } from '../examples.js'

/** What floats moves away from its caption as soon as the text changes. */
export const figuresInline = defineCheck<Drawing>({
  id: 'fig.inline',
  aspect: 'tables_figures',
  severity: 'info',
  title: 'Floating pictures',
  expected: 'Pictures stand in the line, on a line of their own.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Click the picture, then Layout Options › In Line with Text.',
  examples: [
    { lines: [text, '{picture: a ship}', 'Figure 1. A ship'], passes: true },
    { lines: [text, '{floating picture: a ship}', 'Figure 1. A ship'], passes: false },
  ],
  subjects: (facts) => drawingsOf(facts).filter(({ kind }) => kind === 'picture'),
  examine: ({ paragraph, at, anchored }) =>
    anchored ? { at: { paragraph, from: at, to: at + 1 }, message: 'A picture floats beside the text; it is safe in a line of its own.', found: 'floating', expected: 'in line with text' } : undefined,
})
