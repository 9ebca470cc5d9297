import { sentences, wordingCheck } from './worded.js'

/** Several works in one pair of brackets. */
export const clusterSeparator = wordingCheck({
  id: 'cit.cluster-separator',
  severity: 'warning',
  title: 'What parts the works of a citation',
  expected: 'Several works in one pair of brackets are parted as the style parts them.',
  source: { source: 'APA 7', section: '8.12' },
  help: 'Write a semicolon between the works, or what the style guide shows.',
  examples: sentences('Boats were lost (Berg, 2006; Sample & Berg, 2019).', 'Boats were lost (Berg, 2006, Sample & Berg, 2019).'),
  respect: 'cluster-separator',
  about: /\d{4}.*\d{4}/,
})
