import { defineCheck } from '../check.js'
import { placeOfCitation } from '../citations/cites.js'
import { headingOf } from '../heading-of.js'
import { whole } from '../laid-out.js'
import { quoted } from '../wording.js'
import type { Cite } from '../../citations/cluster.js'
import type { Citation } from '../../citations/citations.js'

const text = 'Streets are quiet (Lee, 2018), and some are not (Roe, 2019; Berg & Muster, 2020).'
const few = 3

/** Names and a year: without a list nothing else tells a citation from an aside. */
const isPlain = ({ names, year, personal }: Cite): boolean => names.length > 0 && /^\d{4}$/.test(year ?? '') && !personal

/** What is cited in the text can be looked up at its end. Notes may say everything themselves. */
export const listFound = defineCheck<readonly Citation[]>({
  id: 'ref.list-found',
  aspect: 'references',
  severity: 'error',
  title: 'Reference list',
  expected: 'A text that cites works has a list of them.',
  source: { source: 'APA 7', section: '8.4' },
  fix: 'none',
  help: 'Add the list at the end, under the heading that the style has for it.',
  examples: [
    { lines: [text, '[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.'], passes: true },
    { lines: [text], passes: false },
  ],
  subjects({ citations }) {
    const sure = citations.clusters.filter(({ system, form, cites }) => system === 'author-date' && form === 'parenthetical' && cites.every(isPlain))
    const works = new Set(sure.flatMap(({ cites }) => cites.map(({ names, year }) => `${names.join()} ${year}`)))
    return works.size >= few ? [sure] : []
  },
  examine([first], facts) {
    if (facts.references.length > 0 || !first) return undefined
    const heading = headingOf(facts, 'references')
    const at = heading ? whole(heading.paragraph) : placeOfCitation(first)
    const message = heading ? `The text cites works, and under ${quoted(heading.text, 60)} no entry was found.` : 'The text cites works, and no list of references was found.'
    return { at, message, found: 'none', expected: 'a list' }
  },
})
