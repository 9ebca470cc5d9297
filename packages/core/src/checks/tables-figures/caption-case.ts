import { defineCheck, type Problem } from '../check.js'
import type { Facts } from '../facts.js'
import { isAllCapitals } from '../../structure/words/letter-case.js'
import { hasFaceOfItsOwn } from '../../styles/meaningful-font.js'
import type { Paragraph, Run } from '../../wordml/paragraph.js'
import { bracketAround, citationsIn } from '../citations/cites.js'
import { possible, replace, replaced, shown } from '../editable.js'
import { casedAs } from '../letter-case.js'
import { captionsOf, type Caption } from './caption-parts.js'
import { contrasted } from '../wording.js'
import { runValue } from '../../wordml/values.js'

const text = 'It was a quiet year for the harbour, and nobody in the places of the town expected bees to come so early in that winter.'

/** More words than this are a description in sentences, not a title. */
const longest = 25

/** Capitals in the titles of tables and figures. A legend of several sentences has the case of sentences, and names keep theirs. */
export const captionCase = defineCheck<Caption>({
  id: 'tab.caption-case',
  aspect: 'tables_figures',
  severity: 'info',
  title: 'Capitals in captions',
  expected: 'The titles of tables and figures are in the case that the style has for them.',
  source: { source: 'APA 7', section: '7.11, 7.25' },
  fix: 'tracked',
  help: 'Retype the words, or select the title and press Shift+F3.',
  examples: [
    { lines: [text, '[caption] Table 1\nBees in Four Kinds of Places'], passes: true },
    { lines: [text, '[caption] Table 1\nBees in four kinds of places'], passes: false },
    { lines: [text, '[caption] Table 1', '[caption] Bees in four kinds of places'], passes: false },
    { lines: [text, '[caption] Figure 1\nBees by month. They rise until July.'], passes: true },
    { lines: [text, '[caption] Table 1', '[caption] Bees in four kinds of places, from Roe et al. (2016)'], passes: false },
    { style: 'ieee', lines: [text, '[caption] TABLE I\nBees in Four Kinds of Places (adapted from Roe [1])', '[heading 1] References', '[reference] [1] A. Roe, Bees. Fjord Press, 2016.'], passes: true },
    { style: 'chicago-18-nb', lines: [text, '[caption] Table 1. Bees in four kinds of places'], passes: true },
    { style: 'chicago-18-nb', lines: [text, '[caption] Table 1. Bees in the Places of the Town'], passes: false },
    { style: 'mla-9', lines: [text, '[caption] Table 1. Bees in the Places of the Town (Sample, “The Town”)', '[heading 1] Works Cited', '[reference] Sample, Ada. “The Town and Its Bees.” <italic>Journal of Towns</>, vol. 2, no. 1, 2019, pp. 1–9.', '[reference] Sample, Ada. “Winter.” <italic>Journal of Towns</>, vol. 2, no. 2, 2019, pp. 10–19.'], passes: true },
    { style: 'chicago-18-nb', lines: [text, 'The bees that were seen in the places of the town in the quiet winter stand in table 1.', '[caption] Table 1. Bees in the Places of the Table'], passes: true },
  ],
  subjects: (facts) => captionsOf(facts).filter(({ wanted }) => wanted.case !== 'any'),
  examine({ paragraph: label, wanted, at, titleBelow }, facts): Problem | undefined {
    const paragraph = titleBelow ?? label
    const from = titleBelow ? 0 : at.title
    const title = withoutCitations(paragraph, facts).slice(from)
    if (wanted.case === 'any' || isLegend(title) || isAllCapitals(title)) return undefined
    const { changes, unsure } = casedAs(wanted.case, title, facts)
    const own = changes.filter((change) => !isSetOff(paragraph, from + change.from, from + change.to))
    // Capitals that may all be names say nothing about the case.
    if (own.length === 0 || unsure.length > 0) return undefined
    const edits = own.map((change) => replace(paragraph, from + change.from, from + change.to, change.text))
    const expected = shown(replaced(paragraph, edits).slice(from))
    const found = shown(paragraph.text.slice(from))
    const [is, inCase] = contrasted(found, expected, 80)
    const message = `${is} is not in ${wanted.case} case; ${inCase} is wanted.`
    return { at: { paragraph, from, to: paragraph.text.length }, message, found, expected, fix: possible(edits) }
  },
})

/** The names and titles of a citation, and what stands with it in brackets, have capitals of their own: their place is held by digits, which have none. */
const withoutCitations = (paragraph: Paragraph, facts: Facts): string =>
  citationsIn(paragraph, facts).reduce((text, cited) => {
    const { from, to } = bracketAround(text, cited)
    return text.slice(0, from) + text.slice(from, to).replace(/[\p{L}\p{M}]/gu, '0') + text.slice(to)
  }, paragraph.text)

const isLegend = (title: string): boolean => /(?<!\bet al)[.?!]["”’)]?\s+\S/.test(title) || title.split(/\s+/).length > longest

/** Slanted among upright letters, or in the face of program text: the name of a species, a work or a command. */
const isSetOff = (paragraph: Paragraph, from: number, to: number): boolean => {
  const { runs } = paragraph
  const isSlanted = ({ effective }: Run): boolean => runValue(effective, 'italic') === true
  const first = runs.find((run) => run.from < to && from < run.to)
  const here = first !== undefined && isSlanted(first)
  const lengthOf = (some: readonly Run[]): number => some.reduce((sum, run) => sum + run.to - run.from, 0)
  const slanted = lengthOf(runs.filter(isSlanted))
  const upright = lengthOf(runs.filter((run) => !isSlanted(run)))
  return (here && slanted < upright) || hasFaceOfItsOwn(paragraph, from, to)
}
