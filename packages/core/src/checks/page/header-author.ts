import { defineCheck } from '../check.js'
import { text } from '../examples.js'
import { headOf, headsIn, type Head } from './running-head.js'

/** The surname before the page number. */
export const headerAuthor = defineCheck<Head>({
  id: 'page.header-author',
  aspect: 'page',
  severity: 'warning',
  title: 'Author in the header',
  expected: 'The surname of the author stands before the page number.',
  source: { source: 'MLA 9', section: '1.4' },
  fix: 'tracked',
  help: 'Double-click the header, and type the surname and a space before the page number.',
  examples: [
    { style: 'mla-9', options: { metadata: { authors: ['Ada Sample'] } }, lines: ['{header: right Sample PAGE}', text], passes: true },
    { style: 'mla-9', options: { metadata: { authors: ['Ada Sample'] } }, lines: ['{header: right PAGE}', text], passes: false },
    { style: 'mla-9', options: { metadata: { authors: ['Ada Sample'] } }, lines: ['{header: PAGE}', text], passes: false },
    { style: 'mla-9', lines: ['{header: right PAGE}', text], passes: false, asks: true },
    { style: 'mla-9', lines: [text], passes: false, asks: true },
  ],
  subjects: (facts) => (facts.style.definition.page.runningHead === 'surname' ? headsIn(facts) : []),
  examine: headOf,
})
