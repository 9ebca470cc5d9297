import { linkCheck, list } from './link-check.js'

/** One of the two years is wrong, and only the work itself says which. */
export const yearMismatch = linkCheck({
  id: 'match.year-mismatch',
  severity: 'error',
  title: 'Years that differ',
  expected: 'A citation and its entry give the same year.',
  source: { source: 'APA 7', section: '8.10' },
  help: 'Look the year up, and correct the citation or the entry.',
  examples: [
    { lines: ['The ice came early (Sample & Berg, 2019).', ...list], passes: true },
    { lines: ['The ice came early (Sample & Berg, 2018).', ...list], passes: false },
  ],
  kinds: ['year'],
  // With other authors, or more, it is another work that is meant.
  unless: ({ names, etAl }, { entry: { csl }, grey }) =>
    !grey && csl.author !== undefined && (etAl ? csl.author.length < 2 : csl.author.length !== names.length),
  message: (cite, entry) => `The citation ${cite} and the entry ${entry} give different years. Correct the wrong one.`,
})
