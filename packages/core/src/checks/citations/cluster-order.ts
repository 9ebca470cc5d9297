import { sentences, wordingCheck } from './worded.js'

/** Several works in one pair of brackets. */
export const clusterOrder = wordingCheck({
  id: 'cit.cluster-order',
  severity: 'warning',
  title: 'Order of the works of a citation',
  expected: 'Several works in one pair of brackets stand in the order of the style.',
  source: { source: 'APA 7', section: '8.12' },
  help: 'Put the works into the order of the reference list, or as the style guide has it.',
  examples: sentences('Boats were lost (Berg, 2006; Sample & Berg, 2019).', 'Boats were lost (Sample & Berg, 2019; Berg, 2006).'),
  respect: 'cluster-order',
  about: /\d{4}.*\d{4}/,
})
