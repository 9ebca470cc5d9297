import { defineCheck } from '../check.js'
import { viewsOf, type Facts } from '../facts.js'
import { keptBy } from '../../structure/contents-lines.js'
import type { View } from '../../structure/view.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'

const list = ['[heading 1] Contents', '{field: TOC => The Ice\t1}', '{field: TOC => The Ships\t2}', '[heading 1] The Ice', text, '[heading 1] The Ships', text]

/** What formatting changes moves pages, and headings and captions are worded anew: only Word can count again, and it does so when it is asked. */
export const contentsPages = defineCheck<View>({
  id: 'toc.pages',
  aspect: 'cross_references',
  severity: 'warning',
  title: 'Pages in tables of contents',
  expected: 'Lists of contents, tables and figures show the headings, captions and pages of the formatted paper.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  ofOutcome: true,
  help: 'Select the whole paper (Ctrl+A) and press F9, or right-click each list, then Update Field › Update entire table.',
  examples: [
    { lines: list, outcome: { changes: 0 }, passes: true },
    { lines: list, outcome: { changes: 2 }, passes: false },
  ],
  subjects: (facts) => (facts.outcome ? firstLinesOf(facts) : []),
  examine: ({ paragraph }, { outcome }) =>
    outcome!.changes === 0 ? undefined : { at: whole(paragraph), message: 'The list has the pages and the words from before the paper was formatted; have Word update it.', found: 'the pages from before' },
})

/** The first line of each list that Word keeps. */
const firstLinesOf = (facts: Facts): readonly View[] => {
  const lines = viewsOf(facts, 'contents').filter((view) => keptBy(view) !== undefined)
  return lines.filter(({ paragraph: { index } }, at) => lines[at - 1]?.paragraph.index !== index - 1)
}
