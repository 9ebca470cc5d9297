import { entries, sentences, wordingCheck } from './worded.js'

/** Citations that are certain are worded as the style words them; where numbers are raised they stand after the stop. */
export const citationSystem = wordingCheck({
  id: 'cit.system',
  severity: 'error',
  title: 'Citations in the form of the style',
  expected: 'Every citation that is linked to its entry has the form of the style.',
  source: { source: 'APA 7', section: '8.10' },
  help: 'Write the citation as the style guide shows it.',
  examples: [
    sentences('It was a quiet year for the harbour (Sample & Berg, 2019).', '')[0]!,
    { lines: ['It was a quiet year for the harbour [1], and the ferries stopped [2].', ...entries], passes: false },
  ],
  respect: 'whole',
  about: /\S/,
})
