import { linkCheck, list } from './link-check.js'

/** A letter or an accent is off. */
export const authorSpelling = linkCheck({
  id: 'match.author-spelling',
  severity: 'error',
  title: 'Names spelt in two ways',
  expected: 'A citation and its entry spell names alike.',
  source: { source: 'APA 7', section: '8.10' },
  help: 'Look the name up, and correct the citation or the entry.',
  examples: [
    { lines: ['The ice came early (Sample & Berg, 2019).', ...list], passes: true },
    { lines: ['The ice came early (Sampel & Berg, 2019).', ...list], passes: false },
  ],
  kinds: ['spelling'],
  message: (cite, entry) => `The names of ${cite} are spelt otherwise in the entry ${entry}. Correct the wrong one.`,
})
