import { defineCheck, type Problem } from '../../check.js'
import { isCertain, layoutOf, type Facts } from '../../facts.js'
import type { RoleKind } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import { titleInCase } from '../headings/case.js'
import { whole } from '../laid-out.js'
import { short } from '../wording.js'
import { elementsOf, givenFor, isFree, madeOf } from './given-parts.js'
import { isFront, kindOf } from './title-block.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held.'
const metadata = { title: 'A Year in the Harbour', authors: ['Ada Sample'], affiliations: ['Department of History, Example University'] }

/**
 * A paper that begins with its text gets the title that is given, and what else is given of the lines that the style has with it. They come
 * in before anything else is judged: where pages begin and end, and what stands in their heads, hangs on whether there is a title page.
 */
export const givenTitle = defineCheck<string>({
  id: 'front.given-title',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Title as given',
  expected: 'The paper has the title that is given with it.',
  source: { source: 'style-neutral', section: 'options.metadata.title' },
  fix: 'tracked',
  help: 'Type the title in the style Title above the text, or give the one that the paper has.',
  first: true,
  examples: [
    { lines: ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample', `{pageBreakBefore=true} ${text}`], options: { metadata }, passes: true },
    { lines: [text, text], options: { metadata }, passes: false },
    { style: 'mla-9', lines: [text, text], options: { metadata }, passes: false },
    { lines: ['A year in the harbour', text, text], options: { metadata }, passes: false },
    { lines: ['[Title] Ice and Ships', '[APA Title Page] Ada Sample', `{pageBreakBefore=true} ${text}`], options: { metadata }, passes: false, asks: true },
  ],
  subjects: ({ options: { metadata: { title } }, structure: { flow } }) => (title === undefined || flow.length === 0 ? [] : [title]),
  examine(given, facts): Problem | undefined {
    const { flow } = facts.structure
    const title = flow.find((view) => kindOf(facts, view) === 'title')
    const problem = { found: title ? short(title.text, 80) : 'none', expected: short(given, 80) }
    if (title) return reads(title, given) ? undefined : { ...problem, at: whole(title.paragraph), message: `The title of the paper reads “${short(title.text, 80)}”; “${short(given, 80)}” is given.`, review: true }
    const line = flow.filter(({ words }) => words > 0).slice(0, mostLines).find((view) => reads(view, given))
    const at = { part: facts.document.main.name }
    if (line) return { ...problem, at, message: `“${short(line.text, 80)}” is the title that is given; it becomes the title.`, ...becomesTitle(line, facts) }
    const first = flow[0]!.paragraph
    if (!beginsWithText(facts) || !isFree(first)) return { ...problem, at, message: `“${short(given, 80)}” is given as the title; where it belongs among the first lines is for the author to say.`, review: true }
    const blocks = linesOf(facts).map(({ kind, line: words }) => madeOf(kind, words, facts))
    return { ...problem, at, message: `The paper begins with its text; its title comes in as given${blocks.length > 1 ? ', with the lines that belong to it' : ''}.`, fix: { kind: 'insert-blocks', before: first, blocks } }
  },
})

/** Lines that a title may stand under. */
const mostLines = 20

const lettersOf = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

const reads = ({ text: words }: View, given: string): boolean => lettersOf(words) === lettersOf(given)

const becomesTitle = ({ paragraph }: View, facts: Facts): Pick<Problem, 'fix' | 'review'> => {
  const style = facts.style.layout({ kind: 'title', confidence: 1, evidence: [] })?.style
  return style === undefined || paragraph.own.locked || !layoutOf(facts, paragraph) ? { review: true } : { fix: { kind: 'set-paragraph', paragraph, style, properties: {} } }
}

/** Nothing that could be a line of the title, nor a picture, stands above it. */
const beginsWithText = (facts: Facts): boolean => {
  const first = facts.structure.flow.find(({ words, hasObject }) => words > 0 || hasObject)
  return first !== undefined && !first.hasObject && !isFront(facts, first) && isCertain(facts.structure.role(first.paragraph))
}

const linesOf = (facts: Facts): readonly { kind: RoleKind; line: string }[] =>
  elementsOf(facts).flatMap((kind) => givenFor(kind, facts.options).map((line) => ({ kind, line: kind === 'title' ? titleInCase(line, facts) : line })))
