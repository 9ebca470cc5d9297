import { defineCheck } from '../check.js'
import { isTold } from '../matching/cited.js'
import { entriesById } from '../references/entry.js'
import { citesOf, placeOf, type CiteIn } from './cites.js'

const list = ['[heading 1] References', 'Lee, A. (2020a). Loud streets. City Journal, 12(3), 345–362.', 'Lee, A. (2020b). Louder streets. City Journal, 12(4), 1–9.']

/** Works of one author and year are told apart by letters, in the text as in the list. */
export const yearSuffix = defineCheck<CiteIn>({
  id: 'cit.year-suffix',
  aspect: 'citations',
  severity: 'error',
  title: 'Letters after years',
  expected: 'A citation has the letter after the year that its entry has.',
  source: { source: 'APA 7', section: '8.19' },
  fix: 'comment',
  help: 'Add the letter of the entry that you mean, or give both the same one.',
  because: 'Which of several works of the same year a citation without a letter means only its author knows.',
  examples: [
    { lines: ['Streets are loud (Lee, 2020a), and louder (Lee, 2020b).', ...list], passes: true },
    { lines: ['Streets are loud (Lee, 2020), and louder (Lee, 2020b).', ...list], passes: false },
    { lines: ['Streets are loud (Lee, 2020a), and louder (Lee, 2020c).', ...list], passes: false },
  ],
  *subjects(facts) {
    for (const each of citesOf(facts)) {
      const { year, letter, link } = each.cite
      if (letter !== undefined || (year !== undefined && /^(?:letter|ambiguous)$/.test(link.kind))) yield each
    }
  },
  examine(each, facts) {
    const { link, letter, year } = each.cite
    if (link.kind === 'ambiguous' && letter === undefined && year !== undefined) {
      const entries = link.references.flatMap((id) => entriesById(facts).get(id) ?? [])
      // Where no entry has a letter either, `match.ambiguous` speaks of it.
      if (!entries.some(({ entry }) => entry.letter !== undefined) || isTold(each.cite, entries)) return undefined
      return { at: placeOf(each), message: `${link.references.length} entries of this author have the year ${year}; the letter of one of them is wanted.` }
    }
    if (link.kind !== 'letter' && link.kind !== 'ambiguous') return undefined
    const message = letter === undefined ? `The entry for ${year} has a letter after the year; it is wanted here too.` : `No entry has “${year}${letter}”; the letter of the entry is wanted.`
    return { at: placeOf(each), message }
  },
})
