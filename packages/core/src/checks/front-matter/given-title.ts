import { defineCheck, type Problem } from '../check.js'
import { isCertain, type Facts } from '../facts.js'
import type { InsertBlocks, NewParagraph } from '../../plan/edit.js'
import { wordsAlone } from '../../structure/words/words-alone.js'
import { titleInCase } from '../headings/case.js'
import { whole } from '../laid-out.js'
import { quoted, short } from '../wording.js'
import { elementsOf, givenFor } from './given-parts.js'
import { isFree, madeOf, wordsOf } from './made-line.js'
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
  examples: [
    { lines: ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample', `{pageBreakBefore=true} ${text}`], options: { metadata }, passes: true },
    { lines: [text, text], options: { metadata }, passes: false },
    { style: 'mla-9', lines: [text, text], options: { metadata }, passes: false },
    { lines: ['A year in the harbour', text, text], options: { metadata }, passes: true },
    { lines: ['[Title] Ice and Ships', '[APA Title Page] Ada Sample', `{pageBreakBefore=true} ${text}`], options: { metadata }, passes: false, asks: true },
  ],
  subjects: ({ options: { metadata: { title } }, structure: { flow } }) => (title === undefined || flow.length === 0 ? [] : [title]),
  examine(given, facts): Problem | undefined {
    const { flow } = facts.structure
    const title = flow.find((view) => kindOf(facts, view) === 'title')
    const problem = { found: title ? short(title.text, 80) : 'none', expected: short(given, 80) }
    if (title) return wordsAlone(title.text) === wordsAlone(given) ? undefined : { ...problem, at: whole(title.paragraph), message: `The title of the paper reads ${quoted(title.text, 80)}; ${quoted(given, 80)} is given.` }
    const at = { part: facts.document.main.name }
    const first = flow[0]!.paragraph
    if (!beginsWithText(facts) || !isFree(first) || flow.some((view) => wordsAlone(view.text) === wordsAlone(given))) return { ...problem, at, message: `${quoted(given, 80)} is given as the title; where it belongs among the first lines is for the author to say.` }
    const fix: InsertBlocks = { kind: 'insert-blocks', before: first, blocks: linesOf(facts) }
    const message = `The paper begins with its text; its title comes in as given${fix.blocks.length > 1 ? ', with the lines that belong to it' : ''}.`
    return { at, message, found: 'none', expected: wordsOf(fix), fix, first: true }
  },
})

/** Nothing that could be a line of the title, nor a table or a picture, stands above it. */
const beginsWithText = (facts: Facts): boolean => {
  if (facts.document.paragraphs.find(({ story }) => story.kind === 'body') !== facts.structure.flow[0]?.paragraph) return false
  const first = facts.structure.flow.find(({ words, hasObject }) => words > 0 || hasObject)
  return first !== undefined && !first.hasObject && !isFront(facts, first) && isCertain(facts.structure.role(first.paragraph))
}

const linesOf = (facts: Facts): readonly NewParagraph[] =>
  elementsOf(facts).flatMap((kind) => givenFor(kind, facts.options).map((line) => madeOf(kind, kind === 'title' ? titleInCase(line, facts) : line, facts)))
