import { list } from '../examples.js'
import { entryWordingCheck } from './worded.js'

/** The words are right, and their capitals are not. */
export const entryTitleCase = entryWordingCheck({
  id: 'ref.title-case',
  severity: 'warning',
  title: 'Capitals in titles of references',
  expected: 'Titles have the capitals of the style.',
  source: { source: 'APA 7', section: '9.19; 6.17' },
  help: 'Write the title with the capitals that the style guide shows.',
  examples: [
    { style: 'chicago-18-ad', lines: list('Sample, Ada, and Lee Berg. 2019. “A Year in the Harbour.” <italic=true>Journal of Northern Towns</> 12 (3): 45–67.'), passes: true },
    { style: 'chicago-18-ad', lines: list('Sample, Ada, and Lee Berg. 2019. “A year in the harbour.” <italic=true>Journal of Northern Towns</> 12 (3): 45–67.'), passes: false },
  ],
  says: 'The capitals are not those of the style',
  respect: 'title-case',
})
