import { defineCheck } from '../check.js'
import { saysWork } from '../../citations/reference-list/grey.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import type { RenderedReference } from '../../citations/render/rendered.js'
import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
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
    // A second year may be a page, or the year.
    { style: 'mla-9', lines: ['[heading 1] References', 'Sample, A. (2018). A year in the harbour. Journal of Northern Towns, 12(3), 2019.'], passes: false },
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
  examine(reference, facts) {
    if (standing(facts).has(reference.id)) return undefined
    const [at, found] = [placeOf(reference), short(reference.raw, 80)]
    if (reference.grey && !saysWork(reference.entry)) return { at, message: noWork, found }
    if (reference.grey) return { at, message: 'Not every part of the entry can be told for certain; look whether it is as the style has it.', found }
    const left = worded(facts).has(reference.id) ? undefined : leftIn(reference)
    return left === undefined ? undefined : { at, message: `Nobody can tell what “${left}” is in the entry; look whether it is as the style has it.`, found }
  },
})

/** A sentence among the entries, or an entry that is still to be written. */
const noWork = 'This stands among the entries and says neither who made a work nor when or where it came out. Complete the entry, or move what is none out of the list.'

const idsOf = ({ rendered }: Facts, is: (entry: RenderedReference) => boolean): ReadonlySet<string> =>
  new Set((rendered?.lists ?? []).flatMap(({ references }) => references.flatMap((entry) => (is(entry) ? [entry.reference.id] : []))))

/** Where the style would have it just as it stands, there is nothing to compare. */
const standing = once((facts: Facts) => idsOf(facts, ({ stands }) => stands === true))
const worded = once((facts: Facts) => idsOf(facts, ({ text }) => text !== undefined))

/** The first words of an entry that none of its fields has. */
const leftIn = ({ raw, labelled, entry: { leftovers } }: Reference): string | undefined => {
  const [from, to] = leftovers.find(([, end]) => end > labelled) ?? []
  return from === undefined ? undefined : short(raw.slice(from, to), 40)
}
