import { defineCheck } from '../check.js'
import { placeOf } from '../citations/cites.js'
import { citedIn, shown } from './cited.js'

const one = '[1] A. Sample, “A year in the harbour,” Journal of Northern Towns, vol. 12, no. 3, pp. 45–67, 2019.'
const two = '[2] L. Berg, “Winter ferries,” Harbour Review, vol. 4, pp. 1–19, 2006.'

/** A number beyond the list cites nothing. */
export const numberRange = defineCheck({
  id: 'match.number-range',
  aspect: 'matching',
  severity: 'error',
  title: 'Numbers beyond the list',
  expected: 'Every number that is cited is the number of an entry.',
  source: { source: 'IEEE Editorial Style Manual', section: 'References' },
  fix: 'comment',
  help: 'Correct the number, or add the entry.',
  examples: [
    { lines: ['The ice came early [1], and the ferries stopped [2].', '[heading 1] References', one, two], passes: true },
    { lines: ['The ice came early [1], and the ferries stopped [2], [7].', '[heading 1] References', one, two], passes: false },
  ],
  *subjects(facts) {
    for (const cited of citedIn(facts)) if (cited.cite.number !== undefined) yield cited
  },
  examine: (cited) =>
    cited.cite.link.kind === 'none'
      ? { at: placeOf(cited), message: `${shown(cited.cite)} is cited, and no entry has this number. Correct the number or add the entry.`, found: shown(cited.cite) }
      : undefined,
})
