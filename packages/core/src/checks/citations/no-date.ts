import { wordingCheck } from './worded.js'

const list = ['[heading 1] References', 'Sample, A. (n.d.). <italic=true>A year in the harbour</>. Harbour Press.']

/** Letters stand in the place of a year that nobody knows. */
export const noDate = wordingCheck({
  id: 'cit.no-date',
  severity: 'warning',
  title: 'Works without a date',
  expected: 'A work without a date is cited with the letters that the style has for it.',
  source: { source: 'APA 7', section: '8.15' },
  help: 'Write “n.d.” in the place of the year.',
  examples: [
    { lines: ['It was a quiet year for the harbour (Sample, n.d.).', ...list], passes: true },
    { lines: ['It was a quiet year for the harbour (Sample, n. d.).', ...list], passes: false },
  ],
  respect: 'no-date',
  about: /\bn\. ?d\b|\bnd\b|no date/i,
})
