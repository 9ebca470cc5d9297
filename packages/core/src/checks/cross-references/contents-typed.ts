import { defineCheck, type Problem } from '../check.js'
import { viewsOf, type Facts } from '../facts.js'
import { keptBy, pageGap } from '../../structure/contents-lines.js'
import type { View } from '../../structure/view.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { Properties } from '../../wordml/properties/property.js'
import { movedTo, stopsOf, type TabStop } from '../../wordml/tab-stops.js'
import { possible, replace, replaced, shown } from '../editable.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { columnWidth } from '../page/columns.js'
import { inInches } from '../wording.js'

const list = (...entries: string[]): string[] => ['[heading 1] Contents', ...entries, '[heading 1] The Ice', text, '[heading 1] The Ships', text, '[heading 1] The Town', text]
const typedIn = (facts: Facts): readonly View[] => viewsOf(facts, 'contents').filter((view) => keptBy(view) === undefined && pageGap(view.paragraph.text) !== undefined)

/** Nobody counts the pages of a typed list anew. */
export const contentsTyped = defineCheck<View>({
  id: 'toc.typed',
  aspect: 'cross_references',
  severity: 'info',
  title: 'Typed tables of contents',
  expected: 'Word keeps the table of contents, so that its page numbers are those of the pages.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'References › Table of Contents; then delete the list that was typed.',
  examples: [
    { lines: list('{field: TOC => The Ice\t1}'), passes: true },
    { lines: list('The Ice ........ 1', 'The Ships ....... 2', 'The Town ........ 3'), passes: false },
  ],
  // It is one list, and one question; a list that Word keeps is in order.
  subjects: (facts) => typedIn(facts).slice(0, 1).concat(viewsOf(facts, 'contents').filter((view) => keptBy(view) !== undefined)),
  examine: (view) =>
    keptBy(view) === undefined
      ? { at: whole(view.paragraph), message: 'The list is typed, so its page numbers stay when the pages move. Compare them with the pages, or have Word make the list.', found: 'typed page numbers', expected: 'a list that Word keeps' }
      : undefined,
})

/** Dots and blanks never end at one place, and a stop that was set for other margins stands before or behind the margin. */
export const contentsLeaders = defineCheck<View>({
  id: 'toc.leaders',
  aspect: 'cross_references',
  severity: 'warning',
  title: 'Page numbers in tables of contents',
  expected: 'One tab leads to the page numbers, which stand at the right margin.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Delete the dots or blanks, press Tab once; then right-click › Paragraph › Tabs: a stop at the margin with Alignment Right and a leader.',
  examples: [
    { lines: list('{field: TOC => The Ice\t1}'), passes: true },
    { lines: list('The Ice ........ 1', 'The Ships ....... 2', 'The Town ........ 3'), passes: false },
    { lines: list('1\tThe Ice\t\t\t1', '2\tThe Ships\t\t2', '3\tThe Town\t\t\t3'), passes: false },
    { lines: list('The Ice____1', '   The Ships____2', 'The Town_______3'), passes: false },
  ],
  subjects: (facts) => viewsOf(facts, 'contents').filter(({ paragraph }) => pageGap(paragraph.text) !== undefined),
  examine: (view, facts) => (keptBy(view) === undefined ? atMargin(view, facts) : undefined) ?? pastMargin(view, facts),
})

/** A millimetre, which nobody sees. */
const leeway = 57

/** The last tab leads to the right one of the stops, which is for a text of another width. */
const pastMargin = ({ paragraph }: View, facts: Facts): Problem | undefined => {
  const stops = stopsOf(paragraph)
  const last = stops.at(-1)
  const width = widthAt(paragraph, facts)
  const indented = Number(paragraph.effective['indentEnd'] ?? 0) !== 0
  if (last?.kind !== 'right' || indented || stops.filter(({ kind }) => kind === 'right').length > 1 || Math.abs(last.at - width) <= leeway) return undefined
  const stay = stops.slice(0, -1).filter(({ at }) => at < width)
  return {
    at: whole(paragraph),
    message: `The page number of “${shown(paragraph.text.slice(0, pageGap(paragraph.text)!.from))}” stands at ${inInches(last.at)}; with the margins of the style the text is ${inInches(width)} wide.`,
    found: inInches(last.at),
    expected: inInches(width),
    fix: possible({ kind: 'set-paragraph', paragraph, properties: movedTo(stops, [...stay, { ...last, at: width }]) }),
  }
}

const widthAt = (paragraph: Paragraph, facts: Facts): number => Math.floor(columnWidth(facts.document.sections[paragraph.section]!, facts))

/** More tabs than this before the words put them where nobody can tell. */
const mostTabs = 3

const atMargin = ({ paragraph }: View, facts: Facts): Problem | undefined => {
  const gap = pageGap(paragraph.text)!
  const stops = stopsOf(paragraph)
  const tabs = paragraph.text.slice(0, gap.from).split('\t').length - 1
  if ((gap.words === '\t' && stops.length > tabs) || tabs > mostTabs || paragraph.text.includes('\n')) return undefined
  const edit = replace(paragraph, gap.from, gap.to, '\t')
  const properties = stopsFor(tabs, gap.words, stops, widthAt(paragraph, facts))
  return {
    at: edit.range,
    message: `“${shown(paragraph.text.slice(0, gap.from))}” is led to its page by ${/[.…_]/.test(gap.words) ? 'typed signs' : 'blanks or tabs'}; one tab to the right margin is wanted.`,
    found: shown(paragraph.text),
    expected: replaced(paragraph, [edit]).trim(),
    fix: possible([edit, { kind: 'set-paragraph', paragraph, properties }]),
  }
}

const defaultStop = 720

/** Stops of the author's own are cleared; the tabs before the words have those that Word gives where there are none. */
const stopsFor = (tabs: number, gap: string, stops: readonly TabStop[], width: number): Properties => {
  const leads = Array.from({ length: tabs }, (_, index) => (index + 1) * defaultStop)
  const leader = /[.…]/.test(gap) ? ' w:leader="dot"' : gap.includes('_') ? ' w:leader="underscore"' : ''
  return movedTo(stops, [...leads.map((at) => ({ at, attributes: 'w:val="left"' })), { at: width, attributes: `w:val="right"${leader}` }])
}
