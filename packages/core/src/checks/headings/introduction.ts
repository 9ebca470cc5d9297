import { defineCheck } from '../check.js'
import type { Heading } from '../../structure/structure.js'
import { isOpeningName } from '../../structure/words/section-names.js'
import { wordsAlone } from '../../structure/words/words-alone.js'
import { text } from '../examples.js'
import { textBeginning } from '../front-matter/title-above.js'
import { whole } from '../laid-out.js'

/** In some styles the text begins under the title of the paper, and everybody knows that it is the introduction. */
export const introductionHeading = defineCheck<Heading>({
  id: 'head.introduction',
  aspect: 'headings',
  severity: 'info',
  title: 'The heading “Introduction”',
  expected: 'The introduction has no heading of its own where the style has none.',
  source: { source: 'APA 7', section: '2.27' },
  fix: 'comment',
  help: 'Delete the heading; the title of the paper stands over the text, centred and bold.',
  examples: [
    { lines: ['[heading 1] The Ice', text, '[heading 1] The Ships', text], passes: true },
    { lines: ['[heading 1] Introduction', text, '[heading 1] The Ships', text], passes: false },
    { lines: ['[Title] The Winter', '[heading 1] {pageBreakBefore=true} The Winter', '[heading 1] Introduction', text, '[heading 1] The Ships', text], passes: false },
    { lines: ['[heading 1] 1. Introducción', text, '[heading 1] 2. Los barcos', text], passes: false },
  ],
  subjects(facts) {
    const { structure: { outline, role }, style } = facts
    if (style.definition.headings.introduction) return []
    const title = wordsAlone(textBeginning(facts)?.title ?? '')
    const isMain = ({ paragraph, level }: Heading): boolean => level === 1 && role(paragraph).section === undefined
    return outline.filter((heading) => isMain(heading) && wordsAlone(heading.text) !== title).slice(0, 1)
  },
  examine: ({ paragraph, text: words }) =>
    isOpeningName(words)
      ? { at: whole(paragraph), message: `The text begins under the heading “${words}”; in the style the title of the paper stands there alone, and the first part has no heading of its own.`, found: words, expected: 'the title of the paper' }
      : undefined,
})
