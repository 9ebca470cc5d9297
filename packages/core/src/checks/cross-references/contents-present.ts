import { text } from '../examples.js'
import { presenceCheck } from '../presence.js'

const chapters = ['[heading 1] The Ice', text, '[heading 1] The Ships', text, '[heading 1] The Town', text]

/** Few chapters need no list of them. */
const several = 3

/** A thesis says where its chapters are. */
export const contentsPresent = presenceCheck({
  id: 'toc.present',
  aspect: 'cross_references',
  severity: 'warning',
  title: 'Table of contents',
  expected: 'A thesis has a table of contents.',
  source: { source: 'Turabian 9', section: 'A.2.1' },
  help: 'Put the cursor before the first chapter, then References › Table of Contents.',
  because: 'Only Word knows the pages that headings come to stand on.',
  examples: [
    { style: 'turabian-9-nb', options: { paperType: 'thesis' }, lines: ['[heading 1] Contents', '{field: PAGEREF _Toc1 => The Ice\t1}', '{field: PAGEREF _Toc2 => The Ships\t5}', ...chapters], passes: true },
    { style: 'turabian-9-nb', options: { paperType: 'thesis' }, lines: chapters, passes: false },
  ],
  isThere: ({ options, structure: { outline, flow, role } }) =>
    options.paperType === 'thesis' && outline.filter(({ level }) => level === 1).length >= several ? flow.some(({ paragraph }) => role(paragraph).kind === 'contents') : undefined,
  missing: 'No table of contents was found; a thesis has one.',
  wanted: 'a table of contents',
})
