import { defineCheck } from '../../check.js'
import { citesOf, placeOf, type CiteIn } from './cites.js'

const list = ['[heading 1] Works Cited', 'Lee, Ann. Quiet Streets. Oxford UP, 2018.', 'Roe, Carl. Rivers. Knopf, 1999.']

/** Author and page: without the page a reader has to search the whole work. */
export const pageRequired = defineCheck<CiteIn>({
  id: 'cit.page-required',
  aspect: 'citations',
  severity: 'warning',
  title: 'Pages of citations by author and page',
  expected: 'A citation by author has the page that is meant.',
  source: { source: 'MLA 9', section: '6.16' },
  fix: 'none',
  help: 'Add the page after the name; works without pages and works meant as a whole have none.',
  examples: [
    { lines: ['Streets are quiet (Lee 12). Rivers flow (Roe 5).', ...list], passes: true },
    { lines: ['Streets are quiet (Lee 12). Rivers flow (Roe).', ...list], passes: false },
  ],
  *subjects(facts) {
    for (const each of citesOf(facts)) if (each.citation.system === 'author-page') yield each
  },
  examine: (each) => (each.cite.locator ? undefined : { at: placeOf(each), message: 'The citation has no page; the page is wanted, unless the whole work is meant.' }),
})
