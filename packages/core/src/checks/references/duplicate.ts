import { defineCheck } from '../check.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import type { Facts } from '../facts.js'
import { fold, nameOf, placeOf } from './entry.js'
import { short } from '../wording.js'

/** An entry with the first one of the same work. */
interface Subject {
  readonly reference: Reference
  readonly first: Reference | undefined
}

/** Under which an entry of the same work would stand too: its DOI; its first name, year and title; all of its words. */
const keysOf = ({ raw, labelled, entry: { csl, letter } }: Reference): string[] => {
  const [name] = csl.author ?? csl.editor ?? []
  const first = fold(name?.family ?? name?.literal ?? '')
  const title = fold(csl.title ?? '')
  const year = csl.issued?.['date-parts']?.[0]?.[0]
  return [
    ...(csl.DOI === undefined ? [] : [`doi ${csl.DOI.toLowerCase()}`]),
    // Below another name a dash stands for somebody else.
    `words ${first} ${fold(raw.slice(labelled))}`,
    // Short titles (“Introduction”) say too little, and years with other letters mean other works.
    ...(title.length >= 12 && year !== undefined ? [`work ${first} ${year}${letter ?? ''} ${title} ${csl.volume ?? ''}`] : []),
  ]
}

function* subjectsOf({ referenceLists }: Facts): Generator<Subject> {
  for (const { references } of referenceLists) {
    const seen = new Map<string, Reference>()
    for (const reference of references) {
      const keys = keysOf(reference)
      yield { reference, first: keys.map((key) => seen.get(key)).find((other) => other !== undefined) }
      for (const key of keys) if (!seen.has(key)) seen.set(key, reference)
    }
  }
}

/** A work is listed once in a list. */
export const duplicateEntry = defineCheck({
  id: 'ref.duplicate',
  aspect: 'references',
  severity: 'warning',
  title: 'Entries that are there twice',
  expected: 'Every work has one entry in a list.',
  source: { source: 'APA 7', section: '9.44' },
  fix: 'comment',
  help: 'Keep the fuller entry, delete the other one, and cite the one that is left.',
  examples: [
    {
      lines: [
        '[heading 1] References',
        'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.',
        'Sample, A. (2020). Another year in the harbour. Journal of Northern Towns, 13(1), 1–19.',
      ],
      passes: true,
    },
    {
      lines: [
        '[heading 1] References',
        'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.',
        'Sample, Ada (2019). A Year in the Harbour. Journal of Northern Towns, 12, 45–67.',
      ],
      passes: false,
    },
    { lines: ['[heading 1] References', 'Roe, B. (2018). Tides. Fjord Press.', 'Roe, B. (2018). Tides. Fjord Press.'], passes: false },
  ],
  subjects: subjectsOf,
  examine: ({ reference, first }) =>
    first && { at: placeOf(reference), message: `${nameOf(reference)} is in the list already, as entry ${first.index}. Keep one of the two.`, found: short(reference.raw, 80) },
})
