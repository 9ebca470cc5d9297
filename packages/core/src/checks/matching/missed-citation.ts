import { defineCheck } from '../check.js'
import type { Facts } from '../facts.js'
import { isEnglish } from '../../structure/paper-language.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { citationsAtMarks, citationsIn } from '../citations/cites.js'
import { entriesById } from '../references/entry.js'
import { foundIn, type Sought } from '../sought.js'
import { proseOf } from '../text-rule.js'
import { list } from './link-check.js'

interface Mention {
  readonly paragraph: Paragraph
  readonly from: number
  readonly to: number
  readonly cited: boolean
}

/** Somebody says something: a name, and a verb that scholars are given. */
const says: Sought = {
  pattern:
    /(?<![\p{L}.] )(?<![\p{L}’'-])(\p{Lu}\p{Ll}[\p{L}’'-]+)(?: et al\.?| and (?:\p{Lu}[\p{L}’'-]+|colleagues))? (?:argue[sd]?|found|find|finds|show(?:s|ed)|report(?:s|ed)|suggest(?:s|ed)|propose[sd]?|claim(?:s|ed)|demonstrate[sd]?|observe[sd]?|conclude[sd]?|describe[sd]?|define[sd]?|maintain(?:s|ed)|contend(?:s|ed)) (?!\d)/gu,
  signs: / (?:argue|found|find|show|report|suggest|propose|claim|demonstrate|observe|conclude|describe|define|maintain|contend)/,
}

const surnamesOf = ({ references }: Facts): ReadonlySet<string> => {
  const authors = references.flatMap(({ entry: { csl }, grey }) => (grey ? [] : csl.author ?? []))
  return new Set(authors.flatMap(({ family }) => (family !== undefined && family.length > 2 ? [family] : [])))
}

/** Who is listed and named, and nowhere near cited: the reader cannot tell which work is meant. */
export const missedCitation = defineCheck<Mention>({
  id: 'match.missed-citation',
  aspect: 'matching',
  severity: 'info',
  title: 'Authors named without a citation',
  expected: 'Whoever is said to have found or argued something is cited there.',
  source: { source: 'APA 7', section: '8.1; 8.11' },
  fix: 'comment',
  help: 'Add the year, or the number, of the work after the name.',
  examples: [
    { lines: ['Sample and Berg (2019) found that the ice came early.', ...list], passes: true },
    { lines: ['Sample and Berg (2019) found that the ice came early. Later on, Sample argued that it stayed too long.', ...list], passes: true },
    { lines: ['Berg found that the ice came early.{footnote: A. Sample and L. Berg, “A Year in the Harbour,” <italic=true>Journal of Northern Towns</> 12 (2019): 45.}', ...list], passes: true, style: 'chicago-18-nb' },
    { lines: ['The ice came early (Sample & Berg, 2019).', 'In the years after that, Berg found that nobody of the town was ready for it.', ...list], passes: false },
  ],
  *subjects(facts) {
    const names = facts.citations.clusters.length > 0 && isEnglish(facts) ? surnamesOf(facts) : new Set<string>()
    if (names.size === 0) return
    const byId = entriesById(facts)
    for (const paragraph of proseOf(facts)) {
      const found = foundIn(paragraph.text, says).filter(([, name = '']) => names.has(name))
      if (found.length === 0) continue
      const cites = [...citationsIn(paragraph, facts), ...citationsAtMarks(paragraph, facts)].flatMap((citation) => citation.cites)
      const authors = cites.flatMap(({ link }) => link.references.flatMap((id) => byId.get(id)?.entry.csl.author ?? []))
      const cited = new Set([...cites.flatMap((cite) => (cite.number === undefined ? cite.names : [])), ...authors.flatMap(({ family }) => family ?? [])])
      const byNumber = cites.some((cite) => cite.number !== undefined)
      for (const { 0: all, 1: name = '', index } of found) yield { paragraph, from: index, to: index + all.length - 1, cited: byNumber || cited.has(name) }
    }
  },
  examine({ paragraph, from, to, cited }) {
    if (cited) return undefined
    const words = paragraph.text.slice(from, to)
    return { at: { paragraph, from, to }, message: `“${words}”: the work that is meant is not cited in this paragraph.`, found: words, expected: 'a citation' }
  },
})
