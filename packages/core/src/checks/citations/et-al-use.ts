import { sentences, wordingCheck } from './worded.js'

/** From a number of authors on only the first one is named. */
export const etAlUse = wordingCheck({
  id: 'cit.et-al-use',
  severity: 'error',
  title: 'When “et al.” is written',
  expected: 'Works of several authors are cited with all names or with “et al.”, as the style has it for their number.',
  source: { source: 'APA 7', section: '8.17' },
  help: 'Name the first author and write “et al.”, or name all authors, as the style guide has it for their number.',
  examples: sentences('The ropes were old (Vaughan et al., 2014).', 'The ropes were old (Vaughan, Quist, & Roe, 2014).'),
  respect: 'et-al-use',
  about: /\bet\.? ?al\b|&| and |,[^\d]*,/,
})
