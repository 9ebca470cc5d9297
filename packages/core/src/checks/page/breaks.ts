import { defineCheck, type Problem } from '../check.js'
import type { View } from '../../structure/view.js'
import { text } from '../examples.js'
import { titleBlock } from '../front-matter/title-block.js'
import { whole } from '../laid-out.js'
import { unbroken } from '../page-break.js'
import { short } from '../wording.js'

const style = 'ieee-conference'

/** In columns that go on under each other a page begun for a part of the text leaves the one before it half empty. */
export const pageBreaks = defineCheck<View>({
  id: 'page.breaks',
  aspect: 'page',
  severity: 'warning',
  title: 'Page breaks in columns',
  expected: 'Text in columns goes on under what stands above it; no part of it begins a page of its own.',
  source: { source: 'IEEE conference template', section: 'page layout' },
  fix: 'tracked',
  help: 'Home › ¶ shows page breaks; delete them. For a heading: right-click › Paragraph › Line and Page Breaks › Page break before.',
  examples: [
    { style, lines: [text, '[heading 1] The Ice', text], passes: true },
    { style, lines: [text, '\f', '[heading 1] The Ice', text], passes: false },
    { style, lines: [text, '[heading 2] {pageBreakBefore=true} The Ice', text], passes: false },
    { style, lines: [text, '\f', '[caption] TABLE I\nShips', '{table: a | b}'], passes: false },
    { style, lines: [text, '[heading 1] {pageBreakBefore=true} References', '[1] A. Sample, “A year in the harbour,” *J. North. Towns*, vol. 12, no. 3, pp. 45–67, 2019.'], passes: false },
    { style: 'ieee', lines: [text, '\f', '[caption] TABLE I\nShips', '{table: a | b}'], passes: true },
  ],
  subjects(facts) {
    const { style: { definition }, structure: { flow } } = facts
    // What parts the title from the text, the check of title pages says.
    const block = titleBlock(facts)
    return definition.page.columns.count > 1 ? flow.slice(block ? flow.indexOf(block.text) + 1 : 1) : []
  },
  examine({ paragraph, startsPage, text: words }): Problem | undefined {
    if ((!startsPage && !/\f\s*$/.test(paragraph.text)) || standsBetweenWords.test(paragraph.text)) return undefined
    const what = words === '' ? 'A page break stands in the columns' : `“${short(words, 60)}” begins or ends a page`
    return { at: whole(paragraph), message: `${what}; the style has the text go on.`, found: 'page break', expected: 'same page', fix: unbroken(paragraph) }
  },
})

const standsBetweenWords = /\S\s*?\f\s*\S/
