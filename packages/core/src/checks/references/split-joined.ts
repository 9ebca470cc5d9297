import { defineCheck, type Place } from '../check.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { opensWithYear } from '../../citations/reference-list/entry-form.js'
import type { Facts } from '../facts.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { placeOf } from './entry.js'
import { listedByReference, wordingProblem, type Listed } from './worded.js'

interface Subject {
  readonly at: Place
  readonly doubt: keyof typeof messages | undefined
  /** The entry as the style words it, which says how it is to stand in one paragraph. */
  readonly listed?: Listed | undefined
}

function* subjectsOf(facts: Facts): Generator<Subject> {
  const listed = listedByReference(facts)
  for (const { references, doubts } of facts.referenceLists) {
    for (const [place, reference] of references.entries()) {
      const above = references[place - 1]
      // What goes leaves the paragraph to the one below it.
      const doubt = above && listed.get(above)?.parting ? undefined : doubtOf(reference, above)
      yield { at: placeOf(reference), doubt, listed: listed.get(reference) }
    }
    for (const { paragraph, from, kind } of doubts) if (kind === 'joined' || isBroken(paragraph, references)) yield { at: { paragraph, from, to: paragraph.text.length }, doubt: kind }
  }
}

/** What is certain of an entry: it is split over paragraphs, or begins in the one in which that above it ends. */
const doubtOf = ({ split, paragraphs }: Reference, above: Reference | undefined): 'several' | 'together' | undefined => {
  if (split && paragraphs.length > 1) return 'several'
  return above?.paragraphs.at(-1) === paragraphs[0] ? 'together' : undefined
}

/** An entry that ends without a stop, or one that begins in small letters, is half of one, unless the next begins as entries do or leads on to something. */
const isBroken = (paragraph: Paragraph, references: readonly Reference[]): boolean => {
  const at = references.findIndex(({ paragraphs }) => paragraphs[0] === paragraph)
  const before = references[at - 1]?.raw.trimEnd() ?? ''
  if (opensWithYear.test(paragraph.text) || /:\s*$/.test(paragraph.text)) return false
  return /^\s*\p{Ll}/u.test(paragraph.text) || !/[.\])”"]$|https?:\S+$|10\.\d{4,}\S+$/u.test(before)
}

const messages = {
  several: 'The entry is split over several paragraphs. Join them into one.',
  together: 'The entry stands in one paragraph with the one above it. Give it a paragraph of its own.',
  split: 'This may go on with the entry before. Join the two paragraphs if it does.',
  joined: 'A line break may join two entries here. Give each a paragraph of its own if it does.',
} as const

/** One paragraph an entry: whatever sorts or restyles a list goes by it. */
export const splitOrJoined = defineCheck({
  id: 'ref.split-joined',
  aspect: 'references',
  severity: 'warning',
  title: 'Entries split or joined by breaks',
  expected: 'Every entry is one paragraph.',
  source: { source: 'APA 7', section: '9.43' },
  fix: 'tracked',
  help: 'Put the cursor where the entry is broken and press Delete; where two are joined, press Enter between them.',
  examples: [
    { lines: ['[heading 1] References', 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'], passes: true },
    {
      lines: [
        '[heading 1] References',
        'Berg, L. (2006). Winter ferries. Harbour Review, 4, 1–19.',
        'Sample, A. (2019). A year in the harbour of',
        'the northern towns. Journal of Northern Towns, 12(3), 45–67.',
      ],
      passes: false,
    },
    // A page begins with the first half, which cannot go.
    {
      lines: [
        '[heading 1] References',
        'Berg, L. (2006). Winter ferries. Harbour Review, 4, 1–19.',
        '{pageBreakBefore=true} Sample, A. (2019). A year in the harbour of',
        'the northern towns. Journal of Northern Towns, 12(3), 45–67.',
      ],
      passes: false,
      asks: true,
    },
    {
      lines: [
        '[heading 1] References',
        'Berg, L. (2006). Winter ferries. Harbour Review, 4, 1–19.\nSample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.',
        'Vaughan, M. (2015). Salt and rye. Fjord Press.',
      ],
      passes: false,
    },
    // Word counts both as one, and the number in the text stays.
    {
      style: 'ieee',
      lines: [
        'Rye was dear [1].',
        '[heading 1] References',
        '{numbering=2} L. Berg, “Winter ferries,” Harbour Review, vol. 4, pp. 1–19, 2006.\nA. Sample, “A year in the harbour,” Northern Towns, vol. 12, pp. 45–67, 2019.',
      ],
      passes: false,
      asks: true,
    },
    {
      lines: [
        '[heading 1] References',
        'Sample, A. (2019). A year in the harbour.\nJournal of Northern Towns, 12(3), 45–67.',
      ],
      passes: false,
    },
    {
      lines: [
        '[heading 1] References',
        'Berg, L. (2006). Winter ferries. Harbour Review, 4, 1–19.',
        'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.',
        'view at Harbours, expand all, collapse all',
      ],
      passes: true,
    },
    {
      lines: [
        '[heading 1] References',
        '1. L. Berg, “Winter ferries,” Harbour Review, vol. 4, pp. 1–19, 2006. View at Harbours',
        '2. A. Sample, “A year in the harbour,” Northern Towns, vol. 12, pp. 45–67, 2019. View at Harbours · View at Towns',
        'Number of Ships and Ferries in Each Year',
      ],
      passes: true,
    },
    {
      lines: [
        '[heading 1] References',
        'Berg, Lee 2006 Winter ferries. Harbour Review 4:1–19, accessed 7 September 2017',
        'Northern Harbours Policies. 2017 Sharing of ships. Electronic document, https://harbours.example/ships, accessed on 7 September 2017',
        'Northern Harbours 2017 User Guide, Version 1. Electronic document, https://harbours.example/guide, accessed 7 September 2017.',
        'Sample, Ada 2019 A year in the harbour. Journal of Northern Towns 12:45–67.',
      ],
      passes: true,
    },
  ],
  subjects: subjectsOf,
  examine({ at, doubt, listed }) {
    const says = listed?.parting ? 'The entry shares a paragraph with another' : 'Breaks split the entry'
    return (listed && wordingProblem(listed, 'breaks', says)) ?? (doubt && { at, message: messages[doubt] })
  },
})
