import { defineCheck } from '../check.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { nameOf, placeOf } from './entry.js'

const entry = (journal: string, title: string, year: number): string => `Sample, A. (${year}). ${title}. <italic=true>${journal}</>, <italic=true>12</>(3), 45–67.`

interface Subject {
  readonly short: readonly Reference[]
  readonly full: readonly Reference[]
}

/** Names of journals are all written out or all abbreviated: a reader looks a journal up by one name. */
export const journalForm = defineCheck<Subject>({
  id: 'ref.journal-form',
  aspect: 'references',
  severity: 'warning',
  title: 'Names of journals',
  expected: 'The names of journals are all written out, or all abbreviated, as the style has them.',
  source: { source: 'APA 7', section: '9.25' },
  fix: 'comment',
  help: 'Look the journal up in the list of serials (ISSN, NLM Catalog), and write its name as the others are written.',
  examples: [
    { lines: ['[heading 1] References', entry('Journal of Northern Towns', 'A year in the harbour', 2019), entry('Review of Ice Studies', 'Winter ferries', 2020)], passes: true },
    {
      lines: [
        '[heading 1] References',
        entry('Transactions on ice and snow and northern towns and the ships of the sea and of the coast', 'A year in the harbour', 2019),
        entry('Review of Ice Studies', 'Winter ferries', 2020),
      ],
      passes: true,
    },
    { lines: ['[heading 1] References', entry('Journal of Northern Towns', 'A year in the harbour', 2019), entry('Rev. Ice Stud.', 'Winter ferries', 2020)], passes: false },
    { lines: ['[heading 1] References', entry('Journal of Northern Towns', 'A year in the harbour', 2019), entry('Harbour Reviews. Microbiology', 'Winter ferries', 2020)], passes: true },
    { lines: ['[heading 1] References', entry('Journal of Northern Towns', 'A year in the harbour', 2019), entry('Notes on Ice. (Online)', 'Winter ferries', 2020)], passes: true },
  ],
  *subjects({ references }) {
    const journals = references.filter(({ grey, entry: { csl } }) => !grey && csl.type === 'article-journal')
    const short = journals.filter((reference) => isShortened(journalOf(reference)))
    const full = journals.filter((reference) => writtenOut.test(journalOf(reference)))
    if (short.length + full.length > 0) yield { short, full }
  },
  examine({ short, full }) {
    const [some, others] = short.length <= full.length ? [short, full] : [full, short]
    const [first] = some
    if (!first) return undefined
    const [is, are] = some === short ? ['abbreviated', 'written out'] : ['written out', 'abbreviated']
    const more = some.length > 1 ? `, as in ${some.length - 1} other ${some.length === 2 ? 'entry' : 'entries'}` : ''
    const message = `${nameOf(first)} has the name of its journal ${is}${more}; in ${others.length} ${others.length === 1 ? 'entry it is' : 'entries they are'} ${are}.`
    return { at: placeOf(first), message, found: journalOf(first), expected: `a name ${are}` }
  },
})

const journalOf = ({ entry: { csl } }: Reference): string => csl['container-title'] ?? ''

/**
 * Two words or more that end in a stop, one of them before the last: `Rev. Ice Stud.`; the entry’s own stop may be the last.
 * `Harbour Reviews. Ecology` has a series, and `Notes on Ice. (Online)` says behind its name how it is had.
 */
const isShortened = (journal: string): boolean => {
  const words = journal.split(' ')
  const last = words.at(-1)!
  const longest = last.length <= 6 ? 8 : 5
  return words.length > 1 && words.length < 9 && words.slice(0, -1).some((word, index) => /^\p{L}+\.$/u.test(word) && word.length <= longest + 1 && !words[index + 1]!.startsWith('(')) && !/[:,\d]/.test(journal)
}

/** Words that every list of abbreviations shortens. */
const writtenOut = /(?:^|\s)(?:journal|proceedings|international|review|annals|research|quarterly)(?:\s|$)/i
