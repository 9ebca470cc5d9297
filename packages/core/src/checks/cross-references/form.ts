import { defineCheck, type Problem } from '../check.js'
import { certainRole, type Facts } from '../facts.js'
import { isEnglish } from '../../structure/paper-language.js'
import type { RoleKind } from '../../structure/role.js'
import { isEditable } from '../../wordml/editable.js'
import { bracketAround, citationsIn } from '../citations/cites.js'
import { replace } from '../editable.js'
import { isOfOthers } from '../tables-figures/callouts.js'
import { text } from '../examples.js'
import { numberedCaptions, isCountedApart, mentionsOf, type Mention } from './mentions.js'

const figure = '[caption] Figure 1\nShips of the Town'
const captioned = ['{picture: a ship}', '[caption] Fig. 1. Ships of the town.', text]

/** The text names its tables and figures in the words of the style: `Figure 1`, `fig. 1` in MLA’s brackets, IEEE’s `Fig. 1`. */
export const mentionForm = defineCheck<Mention>({
  id: 'xref.form',
  aspect: 'cross_references',
  severity: 'info',
  title: 'How tables and figures are named',
  expected: 'The text names tables and figures as the style does: “Figure 1”, or “Fig. 1”, or in small letters.',
  source: { source: 'APA 7', section: '7.5' },
  fix: 'tracked',
  help: 'Home › Replace: “Fig.” by “Figure”, or the other way round.',
  examples: [
    { lines: [`${text} The ships are in Figure 1 (see Figure 1).`, figure], passes: true },
    { lines: [`${text} The ships are in figure 1, as Fig.1 of Sample (2019) shows.`, figure], passes: false },
    { lines: [`${text} The ships of another town are in Fig. 4 (Sample, 2019, Fig. 1; Lee, 2020, pp. 3–5, see also Fig. 1).`, figure], passes: true },
    { style: 'ama-11', lines: [`${text} The ships of another town are known (10, see also fig. 1), and their sails (27(pp57-59), fig. 1).`, figure], passes: true },
    { style: 'acs', lines: [`${text} The ships of another town are known (27(pp 57–59), fig. 1).`, figure], passes: true },
    { style: 'vancouver', lines: [`${text} The ships of another town are known (their paper (25), fig. 1), and their sails ((10), comp. also Fig. 1).`, figure], passes: true },
    { style: 'mla-9', lines: [`Figure 1 shows ships, as do figure 1 and some others (see fig. 1). ${text}`, ...captioned], passes: true },
    { style: 'mla-9', lines: [`${text} The ships are in Figure 1 (Figure 1).`, ...captioned], passes: false },
    { style: 'mla-9', lines: [`Ships lie there (${'in ice and snow, '.repeat(50)}in wind) ${'and sails, '.repeat(30)}and ropes (fig. 1). ${text}`, ...captioned], passes: true },
    { style: 'chicago-17-nb', lines: [`${text}{footnote: Sample and Lee, comp. also Fig. 1.}`, figure], passes: true },
    { style: 'mla-9', lines: [`${text}{footnote: It was cold.} Figure 1 shows ships.`, ...captioned], passes: true },
    { style: 'ieee', lines: [`Figure 1 shows ships. ${text}`, ...captioned], passes: false },
    { style: 'mla-9', lines: [`${text} The bees are in Table I.`, '[caption] Table {field: SEQ Table \\* ROMAN => I}\nBees by Month', '{table: Month | Bees}'], passes: false },
    { style: 'mla-9', lines: [`${text} At the Table I saw bees, as in table 1.`, '[caption] Table {field: SEQ Table \\* ARABIC => 1}\nBees by Month', '{table: Month | Bees}'], passes: true },
  ],
  *subjects(facts) {
    if (!isEnglish(facts)) return
    const captions = numberedCaptions(facts)
    const own = new Set(captions.map(({ of, number }) => `${of} ${number}`))
    for (const mention of mentionsOf(facts)) {
      const { paragraph, of, numbers, from, to } = mention
      const spoken = running.has(certainRole(facts, paragraph).kind) && own.has(`${of} ${numbers[0]}`)
      // What leads to a citation goes where that goes: `(see Fig. 1 and Lee, 2018)`.
      const cited = citationsIn(paragraph, facts).map((citation) => bracketAround(paragraph.text, citation))
      const isCited = cited.some((bracket) => bracket.from <= from && to <= bracket.to)
      if (spoken && !isCited && !isOfOthers(paragraph, from, to) && !isCountedApart(mention)) yield mention
    }
  },
  examine(mention, facts): Problem | undefined {
    const { paragraph, from, label } = mention
    const range = { paragraph, from, to: from + label.length }
    const [wanted, others] = wantedFor(mention, facts)
    if (label === wanted || others.includes(label) || !isEditable(range)) return undefined
    const spaced = /^[\s\u00a0]/.test(paragraph.text.slice(range.to)) ? wanted : `${wanted} `
    const found = paragraph.text.slice(from, mention.to)
    const expected = spaced + found.slice(label.length)
    return { at: range, message: `The text says “${found}”; the style says “${expected}”.`, found, expected, fix: replace(paragraph, from, range.to, spaced) }
  },
})

/** Text of the author's own, in sentences. */
const running: ReadonlySet<RoleKind> = new Set(['body', 'abstract', 'list-item', 'caption-note', 'footnote-text'])

/** What stands in brackets is no longer than this. */
const longestAside = 1000

/** The word for a mention at its place, and others that do as well. */
const wantedFor = ({ paragraph: { text: words }, of, from, label }: Mention, { style }: Facts): readonly [string, readonly string[]] => {
  const { inText, atStart, inBrackets } = style.definition.captions[of].callout
  const before = words.slice(Math.max(from - longestAside, 0), from)
  const pairs = isInBrackets(before) ? inBrackets : /(?:^|[.?!]["”’)\uFFFC]*)\s*$/.test(before) ? atStart : inText
  const several = /s\.?$/i.test(label) ? 1 : 0
  const [wanted, ...others] = pairs.map((pair) => pair[several])
  return [wanted!, others]
}

/** Whether a bracket is open at the end of a text, seen from there: its beginning may be cut inside another one. */
const isInBrackets = (text: string): boolean => {
  let closed = 0
  for (let at = text.length - 1; at >= 0; at--) {
    if (text[at] === ')') closed++
    else if (text[at] === '(' && closed-- === 0) return true
  }
  return false
}
