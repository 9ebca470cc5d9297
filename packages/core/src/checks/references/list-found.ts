import { matchesOf } from '../../algorithms/matches.js'
import { defineCheck, type Place } from '../check.js'
import { placeOfCitation } from '../citations/cites.js'
import { headingOf } from '../heading-of.js'
import { whole } from '../laid-out.js'
import { quoted } from '../wording.js'
import type { Cite } from '../../citations/cluster.js'
import type { Facts } from '../facts.js'

const text = 'Streets are quiet (Lee, 2018), and some are not (Roe, 2019; Berg & Muster, 2020).'
const numbered = ['[heading 1] Streets', 'Streets are quiet [1], and some are not [2,3]. Ferries are late [1–4].']
const few = 3

/** Names and a year: without a list nothing else tells a citation from an aside. */
const isPlain = ({ names, year, personal }: Cite): boolean => names.length > 0 && /^\d{4}$/.test(year ?? '') && !personal

/** What is cited in the text can be looked up at its end. Notes may say everything themselves. */
export const listFound = defineCheck<Place>({
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
    { style: 'ieee', lines: [...numbered, '[heading 1] References', 'A. Lee, Quiet Streets. Bergen: Harbour Press, 2018.'], passes: true },
    { style: 'ieee', lines: numbered, passes: false },
  ],
  subjects: (facts) => citedByName(facts) ?? citedByNumber(facts) ?? [],
  examine(first, facts) {
    if (facts.references.length > 0) return undefined
    const heading = headingOf(facts, 'references')
    const message = heading ? `The text cites works, and under ${quoted(heading.text, 60)} no entry was found.` : 'The text cites works, and no list of references was found.'
    return { at: heading ? whole(heading.paragraph) : first, message, found: 'none', expected: 'a list' }
  },
})

/** The first citation. */
const citedByName = ({ citations }: Facts): readonly Place[] | undefined => {
  const sure = citations.clusters.filter(({ system, form, cites }) => system === 'author-date' && form === 'parenthetical' && cites.every(isPlain))
  const works = new Set(sure.flatMap(({ cites }) => cites.map(({ names, year }) => `${names.join()} ${year}`)))
  return works.size >= few ? [placeOfCitation(sure[0]!)] : undefined
}

/** `[3]`, `[1, 4]`, `[2–5]`; `array[1]` is a place in a list. */
const inBrackets = /(?<![\p{L}\d\])])\[(\d{1,3})(?:\s*[,;–-]\s*\d{1,3})*\]/gu

/** Without a list numbers are no citations yet: several in brackets that count from one are. A line that begins with one is counted itself. */
const citedByNumber = ({ structure: { flow, role } }: Facts): readonly Place[] | undefined => {
  const found = flow.flatMap(({ paragraph }) =>
    (role(paragraph).kind === 'body' ? matchesOf(paragraph.text, inBrackets) : []).flatMap(({ 0: words, 1: number, index }) =>
      (index === 0 ? [] : { number: Number(number), at: { paragraph, from: index, to: index + words.length } })))
  const numbers = new Set(found.map(({ number }) => number))
  return numbers.has(1) && numbers.has(2) && found.length >= few ? [found[0]!.at] : undefined
}
