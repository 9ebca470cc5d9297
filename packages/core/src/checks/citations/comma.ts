import { sentences, wordingCheck } from './worded.js'

/** Some styles write a comma between name and year, some do not. */
export const nameAndYear = wordingCheck({
  id: 'cit.comma',
  severity: 'error',
  title: 'Commas in citations',
  expected: 'Names and year are parted as the style parts them.',
  source: { source: 'APA 7', section: '8.10–8.11' },
  help: 'Write a comma between name and year, or take it out, as the style guide shows it.',
  examples: sentences('The ferries stopped early (Berg, 2006).', 'The ferries stopped early (Berg 2006).'),
  respect: 'comma',
  about: /\d{4}|n\. ?d/,
})
