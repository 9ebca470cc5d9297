import { defineCheck } from '../check.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { nameOf } from '../references/entry.js'
import { placeOf } from '../citations/cites.js'
import { citedIn, shown } from './cited.js'
import { list } from './link-check.js'

/** How many authors an entry has, where that is certain. */
const authorsOf = ({ entry: { csl, fields, etAl }, grey }: Reference): number | undefined =>
  grey || etAl || (fields['author']?.confidence ?? 0) < 0.9 || csl.author?.some(({ literal }, index, all) => literal !== undefined || all.findIndex(({ family }) => family === all[index]!.family) < index) ? undefined : csl.author?.length

/** Of two authors both are named; of more, the others stand as “et al.”. */
export const authorMissing = defineCheck({
  id: 'match.author-missing',
  aspect: 'matching',
  severity: 'error',
  title: 'Authors whom the citation leaves out',
  expected: 'A citation names all authors of its entry, or says “et al.”.',
  source: { source: 'APA 7', section: '8.17' },
  fix: 'comment',
  help: 'Name the second author, or write “et al.” after the first one.',
  examples: [
    { lines: ['The ice came early (Sample & Berg, 2019).', ...list], passes: true },
    { lines: ['The ice came early (Sample, 2019).', ...list], passes: false },
    { lines: ['Sample et al. (2019) saw that the ice came early.', ...list], passes: false },
    { lines: ['Quist et al. (2020) saw that the ice came early.', '[heading 1] References', 'Quist, A. (2020). <italic=true>Early ice</>. Fjord Press.'], passes: false },
  ],
  *subjects(facts) {
    for (const cited of citedIn(facts)) {
      // Initials and joined names are read in many ways.
      if (cited.cite.names.some((name) => /[,&]|\band\b|\bund\b|(?:^|\s)\p{Lu}(?:[.\s]|$)/u.test(name))) continue
      if (cited.cite.link.kind !== 'exact' || cited.cite.names.length === 0 || cited.cite.number !== undefined || cited.cite.year === undefined) continue
      const count = authorsOf(cited.entries[0]!)
      if (count !== undefined) yield { ...cited, count }
    }
  },
  examine({ count, ...cited }, { rendered }) {
    const { cite: { names, etAl }, citation: { id, form } } = cited
    // Where the citation is worded anew the others come in by themselves, if it is of this work at all; not in the words of a sentence.
    const isWorded = rendered?.citations.has(id) === true || rendered?.notes.has(id) === true
    if (etAl ? count > 2 || (count === 2 && isWorded && form !== 'narrative') : names.length >= count) return undefined
    const entry = nameOf(cited.entries[0]!)
    if (etAl) return { at: placeOf(cited), message: `${shown(cited.cite)} says “et al.” of the entry ${entry}, which has ${count === 1 ? 'one author' : 'two authors: both are named'}. If another work is meant, add its entry.` }
    const advice = rendered?.citations.has(id) ? 'If another work is meant, add its entry.' : 'Name them, or write “et al.”.'
    return { at: placeOf(cited), message: `${shown(cited.cite)} leaves out authors of the entry ${entry}, which has ${count}. ${advice}` }
  },
})
