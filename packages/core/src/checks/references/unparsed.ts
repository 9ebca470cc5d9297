import { defineCheck } from '../../check.js'
import type { Facts } from '../../facts.js'
import { once } from '../../once.js'
import { placeOf } from './entry.js'
import { short } from '../wording.js'

const cited = 'ADDIN ZOTERO_ITEM CSL_CITATION {"properties":{"plainCitation":"(Lee, 2018)"},"citationItems":[{"uris":["l"],"itemData":{"type":"book","title":"Quiet streets","publisher":"Fjord Press","author":[{"family":"Lee","given":"Ann"}],"issued":{"date-parts":[[2018]]}}}]}'

/** What is not understood is not rewritten; the author has to know which entries these are. */
export const unparsedEntry = defineCheck({
  id: 'ref.unparsed',
  aspect: 'references',
  severity: 'warning',
  title: 'Entries that are not understood',
  expected: 'Every entry says who made what, and when, in a form that can be read.',
  source: { source: 'APA 7', section: '9.1' },
  fix: 'comment',
  help: 'Compare the entry with an example of the style, and write it anew.',
  examples: [
    { lines: ['[heading 1] References', 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'], passes: true },
    {
      lines: ['[heading 1] References', 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.', 'ask Martin for the 1962 box in the archive, and whether it is the second'],
      passes: false,
    },
    { lines: ['[heading 1] References', 'NOFH-WCMC, & IUFN. (2021). Quiet Harbour Report 2021. NOFH-WCMC; IUFN.'], passes: true },
    {
      lines: [
        `Streets are quiet {field: ${cited} => (Lee, 2018)}.`,
        '[heading 1] References',
        '{field: ADDIN ZOTERO_BIBL {"uncited":[]} CSL_BIBLIOGRAPHY => Lee, wherever it is now: ask for Quiet streets, 2018, in the shop of Fjord Press}',
      ],
      passes: true,
      style: 'mla-9',
    },
  ],
  // A list that its manager keeps is worded by the manager's data, whatever can be read of it.
  subjects({ references, live }) {
    const worded = new Set(live?.lists.flatMap(({ stays, entries }) => (stays ? [] : entries.map(({ paragraph }) => paragraph))))
    return references.filter(({ paragraphs }) => !paragraphs.some((each) => worded.has(each)))
  },
  examine: (reference, facts) =>
    reference.grey && !standing(facts).has(reference.id)
      ? { at: placeOf(reference), message: 'Not every part of the entry could be told for certain, so it stays as it is. Compare it with the form of the style.', found: short(reference.raw, 80) }
      : undefined,
})

/** Where the style would have it just as it stands, there is nothing to compare. */
const standing = once(({ rendered }: Facts): ReadonlySet<string> =>
  new Set((rendered?.lists ?? []).flatMap(({ references }) => references.flatMap(({ reference, stands }) => (stands ? [reference.id] : [])))))
