import { defineCheck } from '../check.js'
import { placeOf } from './entry.js'
import { short } from '../wording.js'

/** What nobody can tell the kind of is worded as a document of no kind, which lacks what its kind would have. */
export const entryType = defineCheck({
  id: 'ref.type',
  aspect: 'references',
  severity: 'info',
  title: 'Kinds of works',
  expected: 'Every entry shows what kind of work it is: it has a journal, a publisher, a university or an address.',
  source: { source: 'APA 7', section: '9.2' },
  fix: 'none',
  help: 'Add where the work was published: its journal, its publisher, its university, or its address on the web.',
  examples: [
    { lines: ['[heading 1] References', 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'], passes: true },
    { lines: ['[heading 1] References', 'Berg, L. (2006). Winter ferries. Harbour Review, 4, 1–19.', 'Sample, A. (2019). A year in the harbour (Vol. 2). Northern institution of ships.'], passes: true },
    {
      lines: ['[heading 1] References', 'Berg, L. (2006). Winter ferries. Harbour Review, 4, 1–19.', 'Sample, A. (2019). A year in the harbour and in its northern towns.'],
      passes: false,
    },
  ],
  // Something that was not understood may be what says it: a publisher among the authors, a number, the address of a page.
  subjects: ({ references }) => references.filter(({ grey, entry: { csl, leftovers } }) => !grey && (csl.type !== 'document' || (leftovers.length === 0 && csl.note === undefined && csl.ISBN === undefined))),
  examine: (reference) => {
    const { csl, standsAlone } = reference.entry
    // What a group has brought out itself is not said to have been published by it again (APA 7, 9.29).
    if (csl.type !== 'document' || (standsAlone && csl.author?.every(({ literal }) => literal !== undefined))) return undefined
    const message = 'Nothing in the entry says what kind of work it is; a journal, a publisher, a university or an address is wanted.'
    return { at: placeOf(reference), message, found: short(reference.raw, 80), expected: 'where the work was published' }
  },
})
