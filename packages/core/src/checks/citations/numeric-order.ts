import { numbered, wordingCheck } from './worded.js'

/** Numbers are given in the order of the text, or of the list, as the style has it. */
export const numericOrder = wordingCheck({
  id: 'cit.numeric-order',
  severity: 'error',
  title: 'Order of the numbers of citations',
  expected: 'Works have the numbers that the order of the style gives them.',
  source: { source: 'IEEE Editorial Style Manual', section: 'References in text' },
  help: 'Number the works in the order of the style, in the text and in the list.',
  examples: numbered('The ice came early [1], and the ferries stopped [2].', 'The ice came early [2], and the ferries stopped [1].'),
  respect: 'numeric-order',
  about: /\d/,
})
