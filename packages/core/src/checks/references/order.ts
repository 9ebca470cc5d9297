import { defineCheck } from '../check.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import type { RenderedList } from '../../citations/render/render-document.js'
import type { Facts } from '../facts.js'
import { grouped } from '../../algorithms/grouped.js'
import { entriesMoved } from '../back-matter/last-parts.js'
import { whyNumbersStay } from '../citations/numbers-stay.js'
import { isUnplaced } from './arrangement.js'
import { placeOf } from './entry.js'
import { short } from '../wording.js'

const entryOf = (name: string): string => `${name}, A. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.`

const citedBackwards = (mark: string): string[] => ['It was quiet (Vaughan, 2019), and then it was not (Sample, 2019; Adair, 2019).', '[heading 1] References', ...['Adair', 'Sample', 'Vaughan'].map((name) => entryOf(name) + mark)]

/** Alphabetical, or as first cited: entries change places as whole paragraphs. */
export const entryOrder = defineCheck<RenderedList>({
  id: 'ref.order',
  aspect: 'references',
  severity: 'error',
  title: 'Order of references',
  expected: 'The entries stand in the order of the style.',
  source: { source: 'APA 7', section: '9.44' },
  fix: 'tracked',
  help: 'Select the entries, then Home › Sort; in numbered lists, move them by hand.',
  examples: [
    { lines: ['[heading 1] References', ...['Adair', 'Sample', 'Vaughan'].map(entryOf)], passes: true },
    { lines: ['[heading 1] References', ...['Sample', 'Vaughan', 'Adair'].map(entryOf)], passes: false },
    { lines: ['[heading 1] References', entryOf('Sample'), `\t${entryOf('Adair')}`], passes: false },
    { lines: ['[heading 1] References', ...['Sample', 'Vaughan', 'Adair'].map(entryOf), 'papers seen in the harbour office, box 12'], passes: false, asks: true },
    { style: 'ieee', lines: citedBackwards('{comment: Was it?}'), passes: false, asks: true },
    { style: 'ieee', lines: citedBackwards('{link: }'), passes: false },
  ],
  subjects: ({ rendered }) => rendered?.lists.filter(({ frozen, unordered, references }) => (!frozen || unordered) && references.length > 1) ?? [],
  examine(list, facts) {
    const { unordered } = list
    // Of what cannot be placed nobody can say that it stands in the wrong place.
    const wanted = (unordered?.wanted ?? list.references).filter((each) => !isUnplaced(each)).map(({ reference }) => reference)
    const now = [...wanted].sort((one, other) => one.index - other.index)
    const first = now.findIndex((reference, place) => reference !== wanted[place])
    if (first < 0) return undefined
    const [stands, belongs] = [now[first]!, wanted[first]!].map(({ raw }) => short(raw, 60))
    const last = now.findLastIndex((reference, place) => reference !== wanted[place])
    const leads = leadsOf(now.slice(first, last + 1))
    const [found, expected] = [now, wanted].map((order) => order.slice(first, last + 1).map((each) => leads.get(each)).join(' · ')) as [string, string]
    const fix = unordered ? undefined : entriesMoved(list, facts)
    const message = `“${belongs}” comes after “${stands}”; in the order of the style it comes before${fix ? '' : `. The list stays as it is: ${whyUnordered(list, facts)}`}.`
    return { at: placeOf(now[first]!), message, found, expected, fix }
  },
})

const whyUnordered = ({ unordered, references }: RenderedList, facts: Facts): string => {
  if (unordered?.hindrance === 'numbers') return whyNumbersStay(facts.rendered!, facts)
  return references.some(isUnplaced) ? 'it is not certain where all of its entries belong' : 'not all of its entries can be moved'
}

/** The first words of each, so many as tell it from the others. */
const leadsOf = (references: readonly Reference[]): ReadonlyMap<Reference, string> => {
  const leads = new Map<Reference, string>()
  let alike = references
  for (const length of [24, 48, 96]) {
    for (const each of alike) leads.set(each, each.raw.slice(0, length).replace(/\s+\S*$/, ''))
    alike = [...grouped(alike, (each) => leads.get(each)).values()].filter(({ length: count }) => count > 1).flat()
  }
  return leads
}
