import { linkCheck, list } from './link-check.js'

/** Particles belong to a name, or they do not. */
export const particleMismatch = linkCheck({
  id: 'match.particle',
  severity: 'warning',
  title: 'Particles of names',
  expected: 'A citation and its entry write van, de and the like alike.',
  source: { source: 'APA 7', section: '9.8' },
  help: 'Write the name as the author does, in both places.',
  examples: [
    { lines: ['The ice came early (Sample & Berg, 2019).', ...list], passes: true },
    { lines: ['The ice came early (Meer, 2012).', '[heading 1] References', 'van der Meer, K. (2012). Ice and its makers. Journal of Northern Towns, 5(1), 1–19.'], passes: false },
  ],
  kinds: ['particle'],
  // Some styles set it behind the first name.
  unless: ({ names: [name = ''] }, { raw }) => /^\p{Ll}/u.test(name) && new RegExp(`\\b${name.split(' ')[0]!.replace(/\W/g, '')}\\b`, 'i').test(raw.slice(0, 120)),
  message: (cite, entry) => `The names of ${cite} and of the entry ${entry} differ by a particle. Write both alike.`,
})
