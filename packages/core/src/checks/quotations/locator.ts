import { defineCheck } from '../check.js'
import type { Citation } from '../../citations/citations.js'
import { placeOfCitation } from '../citations/cites.js'

const list = ['[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.']

/** Words of others can be found again only with a page. */
export const quotationLocator = defineCheck<Citation>({
  id: 'quote.locator',
  aspect: 'quotations',
  severity: 'warning',
  title: 'Pages of quotations',
  expected: 'The citation of a quotation has a page, a paragraph or another place.',
  source: { source: 'APA 7', section: '8.25' },
  fix: 'comment',
  help: 'Add the page after the year: (Lee, 2018, p. 5).',
  examples: [
    { lines: ['She called it “the quietest street in town” (Lee, 2018, p. 5).', ...list], passes: true },
    { lines: ['She called it “the quietest street in town” (Lee, 2018).', ...list], passes: false },
  ],
  subjects: ({ citations }) => citations.clusters.filter(followsQuotation),
  examine: (citation) =>
    citation.cites.some(({ locator }) => locator !== undefined)
      ? undefined
      : { at: placeOfCitation(citation), message: 'A quotation is cited without a page; the page or paragraph is wanted.' },
})

/** At least four words in quotation marks right before: fewer are a term, or said with irony. */
const followsQuotation = ({ paragraph, from, system }: Citation): boolean =>
  /^author-/.test(system) && /[“"](?:[^“”"\s]+\s+){3,}[^“”"]*[”"][,.]?\s*$/u.test(paragraph.text.slice(Math.max(0, from - 1200), from))
