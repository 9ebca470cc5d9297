import { defineCheck } from '../check.js'
import { certainRole, type Facts } from '../facts.js'
import { isHeadingKind } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import { lineOfBreak } from '../break-line.js'
import { titleAbove } from '../front-matter/title-above.js'
import { titleBlock } from '../front-matter/title-block.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'

const entry = '{indentStart=720,firstLine=-720} Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'

/** A break in a line of its own before a heading: where the text above fills its page, that line stands on the next one and leaves it empty. */
export const headingPageBreak = defineCheck<{ readonly view: View; readonly at: number }>({
  id: 'head.page-break',
  aspect: 'headings',
  severity: 'warning',
  title: 'Page breaks before headings',
  expected: 'A heading on a new page begins it itself, not by a break in a line of its own.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Delete the break; then right-click the heading › Paragraph › Line and Page Breaks › Page break before.',
  examples: [
    { lines: [text, '[heading 1] {pageBreakBefore=true} The Ice', text], passes: true },
    { lines: [text, '\f', '[heading 1] The Ice', text], passes: false },
    { lines: [text, '\f', '', '[heading 2] The Ice', text], passes: false },
    { lines: [text, '\f', '\f', '[heading 1] The Ice', text], passes: false },
    { lines: [text, '\f', '[heading 1] References', entry], passes: false },
    { style: 'mla-9', lines: ['[Title] A Year in the Harbour', '\f', '[heading 1] The Ice', text], passes: true },
    { style: 'mla-9', lines: [text, '\f', '[heading 1] The Ice', text], passes: false },
    { lines: ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample', '\f', '[heading 1] Abstract', `[APA Abstract] ${text}`], passes: false },
    { style: 'ieee', lines: ['[Title] A Year in the Harbour', text, '\f', '[heading 1] Abstract', `[IEEE Abstract] ${text}`, '[heading 1] {numbering=1} The Ice', text], passes: true },
  ],
  *subjects(facts) {
    // In columns no break is left.
    if (facts.style.definition.page.columns.count > 1) return
    for (const [at, view] of facts.structure.flow.entries()) if (at > 0 && isHeading(view, facts)) yield { view, at }
  },
  examine({ view, at }, facts) {
    const line = lineOfBreak(at, facts)
    if (!line) return undefined
    const message = 'The page break above the heading stands in a line of its own, which leaves an empty page where the text above fills its page.'
    const begin = { kind: 'set-paragraph', paragraph: view.paragraph, properties: { pageBreakBefore: true } } as const
    // The title that comes to stand above the heading begins the page for it, and takes the break away.
    const fix = titleAbove(view.paragraph, facts) ?? [...line, begin]
    return { at: whole(view.paragraph), message, found: 'a break in a line of its own', expected: 'a heading that begins its page', fix }
  },
})

const isHeading = (view: View, facts: Facts): boolean => {
  const { kind } = certainRole(facts, view.paragraph)
  // What goes into the line of the abstract can begin no page any more.
  const goes = kind === 'abstract-heading' && Boolean(facts.style.definition.frontMatter.abstractLead)
  return isHeadingKind(kind) && !goes && !followsTitle(view, facts)
}

/** Where a heading is to stand under the title its break goes altogether. */
const followsTitle = (view: View, facts: Facts): boolean =>
  facts.style.definition.frontMatter.title !== 'page' && titleBlock(facts)?.text === view
