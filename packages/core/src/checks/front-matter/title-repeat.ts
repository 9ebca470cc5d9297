import { defineCheck } from '../../check.js'
import type { View } from '../../structure/view.js'
import { titleWords } from '../../structure/words/title-label.js'
import { wordsAlone } from '../../structure/words/words-alone.js'
import { whole } from '../laid-out.js'
import { kindOf, titleBlock } from './title-block.js'
import { short } from '../wording.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held.'
const page = ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample', '[APA Title Page] Example University']

/** Under a title page the text begins with the title once more. A line that the paper does not have is its author's to add. */
export const titleRepeat = defineCheck<{ readonly title: View; readonly begins: readonly View[] }>({
  id: 'front.title-repeat',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Title above the text',
  expected: 'The text begins with the title of the paper.',
  source: { source: 'APA 7', section: '2.11' },
  fix: 'comment',
  help: 'Type the title once more above the first paragraph of the text, centred and bold.',
  examples: [
    { lines: [...page, '{pageBreakBefore=true,align=center} <bold=true>A Year in the Harbour</>', text], passes: true },
    { lines: [...page, `{pageBreakBefore=true} ${text}`], passes: false },
  ],
  subjects(facts) {
    const block = facts.style.definition.frontMatter.titleRepeat ? titleBlock(facts) : undefined
    if (!block || block.breaks.length === 0) return []
    const { flow } = facts.structure
    const abstract = new Set(['abstract-heading', 'abstract', 'keywords', 'contents-heading', 'contents', 'blank'])
    const after = flow.slice(flow.indexOf(block.text)).filter((view) => view.words > 0 && !abstract.has(kindOf(facts, view)))
    return [{ title: block.title, begins: [...block.lines.filter((view) => view !== block.title), ...after.slice(0, 2)] }]
  },
  examine({ title, begins }) {
    const [first] = begins.slice(-2)
    // What stands in its place is said there: the check of that heading names the title.
    if (!first || wordsAlone(first.text) === 'introduction' || begins.some((view) => wordsAlone(view.text) === wordsAlone(titleWords(title.text)))) return undefined
    return { at: whole(first.paragraph), message: `The text does not begin with the title “${short(titleWords(title.text), 80)}”; the style has it once more above the first paragraph.`, found: short(first.text, 60), expected: short(titleWords(title.text), 80) }
  },
})
