import { defineCheck } from '../check.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early that the ships were still out.'
const long = Array.from({ length: 80 }, () => text)
const enough = 1500

/** A long paper without headings cannot be found one's way in. */
export const headingStructure = defineCheck<{ readonly words: number }>({
  id: 'a11y.heading-structure',
  aspect: 'accessibility',
  severity: 'warning',
  title: 'Headings to go by',
  expected: 'A paper of some length has headings.',
  source: { source: 'style-neutral', section: 'WCAG 2.2, 2.4.10' },
  fix: 'comment',
  help: 'Add headings where a new part begins: Home › Styles › Heading 1.',
  because: 'Where a part of the paper begins, and what it is called, only its author can say. Lines that are headings by their looks become headings elsewhere.',
  examples: [
    { lines: ['[heading 1] The Ice', ...long], passes: true },
    { lines: long, passes: false },
  ],
  subjects({ structure }) {
    const words = structure.flow.reduce((sum, view) => sum + view.words, 0)
    return words >= enough ? [{ words }] : []
  },
  examine({ words }, { structure, document }) {
    if (structure.flow.some(({ paragraph }) => /heading$/.test(structure.role(paragraph).kind))) return undefined
    return { at: { part: document.main.name }, message: `The paper has ${words} words and no heading.`, found: 'no heading', expected: 'headings' }
  },
})
