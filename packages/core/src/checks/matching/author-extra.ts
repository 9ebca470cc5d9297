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
    { lines: ['The ice came early (Sample & Quist, 2019).', '[heading 1] References', 'Sample, A. and Ann. S. Quist, (editors) 2019 A year in the harbour. Harbour Press, New York.'], passes: true },
  ],
  kinds: ['authors'],
  // What has several words and no particle may be a title, and whoever stands in the entry was misread there.
  unless: ({ names }, { raw }) => names.slice(1).some((name) => /^\p{Lu}\S+(?: \S+)+$/u.test(name)) || names.every((name) => raw.includes(name)),
  message: (cite, entry) => `${cite} names an author whom the entry ${entry} does not have. Correct the wrong one.`,
})
