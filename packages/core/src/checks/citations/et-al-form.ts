import { sentences, wordingCheck } from './worded.js'

/** “et” is a word, “al.” is shortened. */
export const etAlForm = wordingCheck({
  id: 'cit.et-al-form',
  severity: 'error',
  title: 'How “et al.” is written',
  expected: '“et al.” has one stop, after “al”.',
  source: { source: 'APA 7', section: '8.17' },
  help: 'Write “et al.”, with a stop after “al” and none after “et”.',
  examples: sentences('The ropes were old (Vaughan et al., 2014).', 'The ropes were old (Vaughan et. al., 2014).'),
  respect: 'et-al-form',
  about: /\bet\.? ?al\b/i,
})
