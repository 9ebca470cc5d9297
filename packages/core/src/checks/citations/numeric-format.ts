import { numbered, wordingCheck } from './worded.js'

/** Brackets, ranges and what parts the numbers. */
export const numericFormat = wordingCheck({
  id: 'cit.numeric-format',
  severity: 'error',
  title: 'How numbers of citations are written',
  expected: 'Numbers that cite have the brackets, the ranges and the punctuation of the style.',
  source: { source: 'IEEE Editorial Style Manual', section: 'References in text' },
  help: 'Write the numbers as the style guide shows them.',
  examples: numbered('The ice came early [1], and the ferries stopped [2].', 'The ice came early (1), and the ferries stopped (2).'),
  respect: 'numeric-format',
  about: /\d/,
})
