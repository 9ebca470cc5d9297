import { sentences, wordingCheck } from './worded.js'

/** The last name is joined with a sign or with a word. */
export const ampersand = wordingCheck({
  id: 'cit.ampersand',
  severity: 'error',
  title: 'Ampersand or “and”',
  expected: 'Names are joined with “&” or with “and”, as the style has it in brackets and in the sentence.',
  source: { source: 'APA 7', section: '8.17' },
  help: 'Write “&” inside brackets and “and” in the sentence, or as the style guide shows it.',
  examples: sentences('It was a quiet year (Sample & Berg, 2019), as Sample and Berg (2019) say.', 'It was a quiet year (Sample and Berg, 2019), as Sample and Berg (2019) say.'),
  respect: 'ampersand',
  about: / (?:&|and) /,
})
