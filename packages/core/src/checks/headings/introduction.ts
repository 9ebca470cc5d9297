import { defineCheck } from '../../check.js'
import type { Heading } from '../../structure/structure.js'
import { isOpeningName } from '../../structure/words/section-names.js'
import { text } from '../examples.js'
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
  help: 'Put the title of the paper in its place, centred and bold.',
  examples: [
    { lines: ['[heading 1] The Ice', text, '[heading 1] The Ships', text], passes: true },
    { lines: ['[heading 1] Introduction', text, '[heading 1] The Ships', text], passes: false },
    { lines: ['[heading 1] 1. Introducción', text, '[heading 1] 2. Los barcos', text], passes: false },
  ],
  subjects: ({ structure: { outline, role }, style }) =>
    style.definition.headings.introduction ? [] : outline.filter(({ paragraph, level }) => level === 1 && role(paragraph).section === undefined).slice(0, 1),
  examine: ({ paragraph, text: words }) =>
    isOpeningName(words)
      ? { at: whole(paragraph), message: `The text begins under the heading “${words}”; in the style the title of the paper stands there, and the first part has no heading of its own.`, found: words, expected: 'the title of the paper' }
      : undefined,
})
