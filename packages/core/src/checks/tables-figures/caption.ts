import { defineCheck, type AnyCheck, type Problem } from '../../check.js'
import { layoutOf, type Facts } from '../../facts.js'
import type { ReplaceText } from '../../plan/edit.js'
import { isEditable, replace, replaced, shown } from '../editable.js'
import { whole } from '../laid-out.js'
import { setParagraph } from '../paragraph-layout.js'
import { captionsOf, type Caption } from './caption-parts.js'

/** Label, number and title stand as the style writes them: `Table 1` over the title, or `Figure 1. ` before it. */
const captionCheck = (kind: 'table' | 'figure', meta: Pick<AnyCheck, 'id' | 'title' | 'expected' | 'help' | 'examples' | 'source'>): AnyCheck =>
  defineCheck<Caption>({
    ...meta,
    aspect: 'tables_figures',
    severity: 'error',
    fix: 'tracked',
    subjects: (facts) => captionsOf(facts, kind),
    examine: misworded,
  })

const misworded = (caption: Caption, facts: Facts): Problem | undefined => {
  const edits = [...rewording(caption)]
  const { paragraph } = caption
  const layout = layoutOf(facts, paragraph)
  if (edits.length === 0 || !layout) return undefined
  const [found, expected] = [shown(paragraph.text), shown(replaced(paragraph, edits))]
  const problem = { at: whole(paragraph), message: `The caption “${found.slice(0, 60)}” is to begin “${expected.slice(0, 40)}”.`, found, expected }
  if (paragraph.own.locked || !edits.every(({ range }) => isEditable(range))) return { ...problem, review: true }
  // The style says that it is a caption, whatever the label looks like from now on.
  return { ...problem, fix: [...edits, setParagraph(facts, paragraph, layout, {})] }
}

/** What has to be said differently, from left to right. */
function* rewording({ paragraph, wanted, at }: Caption): Generator<ReplaceText> {
  const { text } = paragraph
  if (text.slice(at.label, at.labelEnd) !== wanted.label) yield replace(paragraph, at.label, at.labelEnd, wanted.label)
  const separator = text.slice(at.numberEnd, at.title)
  const title = text.slice(at.title).trimEnd()
  const between = title === '' ? '' : wanted.separator
  if (title === '' ? separator.trim() !== '' : separator.replaceAll('\u00A0', ' ') !== between) yield replace(paragraph, at.numberEnd, at.title, between)
  if (title === '' || wanted.end === null) return
  // Several sentences are a legend, which ends as sentences do.
  const legend = /[.?!]["”’)]*\s/.test(title)
  const end = at.title + title.length
  if (wanted.end === '' && !legend && /[^.]\.$/.test(title) && !/\b(?:etc|al|vs|ca|Inc|Jr|[A-Z])\.$/.test(title)) yield replace(paragraph, end - 1, end, '')
  if (wanted.end === '.' && /[\p{L}\p{N})”’%]$/u.test(title)) yield replace(paragraph, end, end, '.')
}

export const tableCaption = captionCheck('table', {
  id: 'tab.caption',
  title: 'Captions of tables',
  expected: 'A table is labelled, numbered and titled as the style writes it.',
  source: { source: 'APA 7', section: '7.10, 7.11' },
  help: 'Type the label as the style has it; Shift+Enter begins a new line in the caption.',
  examples: [
    { lines: ['[caption] Table 1\nBees in Four Kinds of Places'], passes: true },
    { lines: ['[caption] Table 1: Bees in Four Kinds of Places'], passes: false },
    { style: 'chicago-18-nb', lines: ['[caption] Table 1. Bees in four kinds of places'], passes: true },
    { style: 'chicago-18-nb', lines: ['[caption] TABLE 1\nBees in four kinds of places.'], passes: false },
    { style: 'harvard', lines: ['[caption] Table 1. Bees in four kinds of places'], passes: false },
  ],
})

export const figureCaption = captionCheck('figure', {
  id: 'fig.caption',
  title: 'Captions of figures',
  expected: 'A figure is labelled, numbered and titled as the style writes it.',
  source: { source: 'APA 7', section: '7.24, 7.25' },
  help: 'Type the label as the style has it; Shift+Enter begins a new line in the caption.',
  examples: [
    { lines: ['[caption] Figure 1\nBees by Month'], passes: true },
    { lines: ['[caption] Fig. 1. Bees by Month.'], passes: false },
    { style: 'mla-9', lines: ['[caption] Fig. 1. Bees by month.'], passes: true },
    { style: 'mla-9', lines: ['[caption] Figure 1: Bees by month'], passes: false },
    { style: 'chicago-17-ad', lines: ['[caption] Fig. 1 Bees by month. They rise until July.'], passes: false },
  ],
})
