import { defineCheck } from '../check.js'
import { citesOf, placeOf, textOf, type CiteIn } from './cites.js'

const list = ['[heading 1] References', 'Northern Harbour Board. (2019). <italic=true>Ice and ships</>. Harbour Press.']
const first = 'The ice came early (Northern Harbour Board [NHB], 2019).'

interface Subject {
  readonly each: CiteIn
  readonly short: string
  /** Whether the citation has the abbreviation, which an earlier one brought in. */
  readonly isShort: boolean
}

/** `Northern Harbour Board [NHB]`. */
const broughtIn = /[\p{L}\p{M}] [[(](\p{Lu}[\p{Lu}\d&.-]{1,9})[\])]/u

/** Whoever brings in an abbreviation for a group goes on with it: another name is taken for another group. */
export const groupAbbreviation = defineCheck<Subject>({
  id: 'cit.group-abbrev',
  aspect: 'citations',
  severity: 'warning',
  title: 'Abbreviations of groups',
  expected: 'A group whose abbreviation was brought in is cited by it from then on.',
  source: { source: 'APA 7', section: '8.21' },
  fix: 'comment',
  help: 'Write the abbreviation in the later citations, or leave it out of the first one.',
  because: 'Whether the abbreviation or the whole name goes on is the author’s choice.',
  examples: [
    { lines: [first, 'It melted late (NHB, 2019).', ...list], passes: true },
    { lines: [first, 'It melted late (Northern Harbour Board, 2019).', ...list], passes: false },
  ],
  *subjects(facts) {
    if (facts.style.definition.citationSystem !== 'author-date') return
    const shorts = new Map<string, string>()
    for (const each of citesOf(facts)) {
      const { link: { references: [id], kind }, names: [name = ''] } = each.cite
      if (id === undefined) continue
      const text = textOf(each)
      const found = broughtIn.exec(text)?.[1]
      const short = shorts.get(id)
      if (short !== undefined && found === undefined && text.includes(name)) yield { each, short, isShort: kind === 'acronym' }
      else if (found !== undefined) shorts.set(id, found)
    }
  },
  examine({ each, short, isShort }) {
    if (isShort) return undefined
    const [name = ''] = each.cite.names
    return { at: placeOf(each), message: `“${name}” was brought in as ${short}; later citations have ${short}.`, found: name, expected: short }
  },
})
