import { linkCheck, list } from './link-check.js'

/** Somebody is cited who is no author of the work. */
export const authorExtra = linkCheck({
  id: 'match.author-extra',
  severity: 'error',
  title: 'Authors whom the entry does not have',
  expected: 'A citation names nobody but the authors of its entry.',
  source: { source: 'APA 7', section: '8.17' },
  help: 'Look the authors up, and correct the citation or the entry.',
  examples: [
    { lines: ['The ice came early (Sample & Berg, 2019).', ...list], passes: true },
    { lines: ['The ice came early (Sample & Quist, 2019).', ...list], passes: false },
  ],
  kinds: ['authors'],
  // What has several words and no particle may be a title.
  unless: ({ names }) => names.slice(1).some((name) => /^\p{Lu}\S+(?: \S+)+$/u.test(name)),
  message: (cite, entry) => `${cite} names an author whom the entry ${entry} does not have. Correct the wrong one.`,
})
