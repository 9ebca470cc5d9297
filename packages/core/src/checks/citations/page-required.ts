import { defineCheck } from '../check.js'
import { plain } from '../../citations/rich-text.js'
import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { entriesById } from '../references/entry.js'
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
  fix: 'comment',
  help: 'Add the page after the name; works without pages and works meant as a whole have none.',
  examples: [
    { lines: ['Streets are quiet (Lee 12). Rivers flow (Roe 5).', ...list], passes: true },
    { lines: ['Streets are quiet (Lee 12). Rivers flow (Roe).', ...list], passes: false },
    { style: 'mla-9', lines: ['Streets are quiet (Lee, 2018, p. 12). Rivers flow (Roe, 1999).', ...list], passes: false },
    { lines: ['Streets are quiet (Lee 12). So say the counts (Noise Board).', ...list, 'Noise Board. *Street Counts*. 2019, https://noise.example.org/.'], passes: true },
    { style: 'mla-9', lines: ['Streets are quiet (Lee, 2018, p. 12). So say the counts (Noise Board, 2019).', ...list, 'Noise Board. *Street Counts*. 2019, https://noise.example.org/counts.'], passes: true },
    { style: 'apa-7', lines: ['Streets are quiet (Lee, 2018, p. 12). Rivers flow (Roe, 1999).', ...list], passes: true },
  ],
  *subjects(facts) {
    const turning = turningIntoPages(facts)
    for (const each of citesOf(facts)) if ((each.citation.system === 'author-page' || turning.has(each.citation.id)) && hasPages(each, facts)) yield each
  },
  examine: (each) => (each.cite.locator ? undefined : { at: placeOf(each), message: 'The citation has no page; the page is wanted, unless the whole work is meant.' }),
})

/** A page of the web, a program, a film has none (MLA 9, 6.26), nor has what its entry has at the front door of a site. */
const hasPages = ({ cite: { link } }: CiteIn, facts: Facts): boolean =>
  link.references.every((id) => {
    const { type, URL: address = '', page } = entriesById(facts).get(id)?.entry.csl ?? {}
    return page !== undefined || !(pageless.has(type ?? '') || /^(?:https?:\/\/)?[^/]+\/?$/i.test(address))
  })

const pageless: ReadonlySet<string> = new Set(['webpage', 'post', 'post-weblog', 'software', 'dataset', 'motion_picture', 'broadcast', 'song', 'interview'])

/** Citations by another system that the style words by author and page; where the sentence names the author, nothing is left of some. */
const turningIntoPages = once(({ style, rendered, live }: Facts): ReadonlySet<string> => {
  if (style.definition.citationSystem !== 'author-page') return new Set()
  const worded = [
    ...Array.from(rendered?.citations ?? [], ([id, { text }]) => ({ id, text })),
    ...(live?.citations ?? []).map(({ citation: { id }, text = [] }) => ({ id, text })),
  ]
  return new Set(worded.flatMap(({ id, text }) => (plain(text).includes('(') ? [id] : [])))
})
