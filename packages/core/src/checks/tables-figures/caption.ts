import { defineCheck, type AnyCheck, type Problem } from '../check.js'
import { layoutOf, type Facts } from '../facts.js'
import type { ReplaceText } from '../../plan/edit.js'
import { possible, replace, replaced, shown } from '../editable.js'
import { romanNumeral } from '../../structure/words/roman.js'
import { whole } from '../laid-out.js'
import { setParagraph } from '../paragraph-layout.js'
import { plainNumber } from './callouts.js'
import { captionsToCount } from './caption-number.js'
import { captionsOf, type Caption } from './caption-parts.js'
import { misplaced, placed, placedUnread, type Placed } from './caption-place.js'
import { endOfTitle, labelIntoTitle } from './label-into-title.js'
import type { CaptionKind } from './label-words.js'
import { short } from '../wording.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in that winter.'

/** Label, number and title stand as the style writes them: `Table 1` over the title, or `Figure 1. ` before it. */
const captionCheck = (kind: CaptionKind, meta: Pick<AnyCheck, 'id' | 'title' | 'expected' | 'help' | 'examples' | 'source'>): AnyCheck =>
  defineCheck<Caption | Placed | Twice>({
    ...meta,
    aspect: 'tables_figures',
    severity: 'error',
    fix: 'tracked',
    *subjects(facts) {
      for (const caption of captionsOf(facts)) {
        if (caption.kind !== kind) continue
        yield caption
        if (caption.second) yield { caption, twice: caption.second }
        const beside = placed(caption, facts)
        if (beside) yield beside
      }
      yield* placedUnread(facts).filter(({ caption }) => caption.kind === kind)
    },
    examine: (subject, facts) => ('twice' in subject ? labelledTwice(subject) : 'stands' in subject ? misplaced(subject, facts) : misworded(subject, facts)),
  })

/** Programs that count captions write a label of their own before the one that the author typed. */
interface Twice {
  readonly caption: Caption
  readonly twice: { readonly from: number; readonly to: number }
}

const labelledTwice = ({ caption: { paragraph, at }, twice: { from, to } }: Twice): Problem => {
  const [first, second] = [paragraph.text.slice(at.label, at.numberEnd), paragraph.text.slice(from, to)]
  const message = `The caption is labelled twice, “${shown(first)}” and “${shown(second)}”. Delete the one that is not wanted.`
  return { at: { paragraph, from: at.label, to }, message, found: 'two labels', expected: 'one label' }
}

const misworded = (caption: Caption, facts: Facts): Problem | undefined => {
  const { paragraph, titleBelow, titleAcross, wanted } = caption
  const layout = layoutOf(facts, paragraph)
  if (!layout) return undefined
  if (titleBelow && !titleAcross && wanted.separator !== '\n') {
    const expected = `${shown(paragraph.text)}${wanted.separator}${shown(titleBelow.text)}`
    const message = `The title of “${shown(paragraph.text)}” stands in a paragraph of its own; the style has it in the line of the label.`
    const edits = labelIntoTitle(caption, facts)
    const fix = edits && possible([...edits, ...endOfTitle(caption, titleBelow, 0), setParagraph(facts, titleBelow, layoutOf(facts, titleBelow) ?? layout, {})])
    return { at: whole(paragraph), message, found: 'two paragraphs', expected, fix }
  }
  const edits = [...rewording(caption)]
  if (edits.length === 0) return undefined
  const [found, expected] = [shown(paragraph.text), shown(replaced(paragraph, edits))]
  const message = toRead(found, shown(replaced(paragraph, captionsToCount(facts).includes(caption) ? withNumeral(caption, edits) : edits)))
  // The style says that it is a caption, whatever the label looks like from now on.
  return { at: whole(paragraph), message, found, expected, fix: possible([...edits, setParagraph(facts, paragraph, layout, {})]) }
}

/** Of long captions the beginning is shown, or the end where they differ there alone; blanks are not seen in either. */
const toRead = (found: string, expected: string): string => {
  const [is, wanted] = [short(found, most), short(expected, most)]
  if (is !== wanted) return `The caption “${is}” is to read “${wanted}”.`
  if (ending(found) === ending(expected)) return `In “${is}” one blank is to stand between the label, the number and the title.`
  return `The caption ends with “${ending(found)}” and is to end with “${ending(expected)}”.`
}

const most = 120
const ending = (text: string): string => text.replace(/\s+/gu, ' ').slice(-40).replace(/^\S*\s/u, '…')

/** With the number as the style writes it, where another check sees to it: two messages must not want two numbers. */
const withNumeral = ({ paragraph, wanted, at }: Caption, edits: readonly ReplaceText[]): readonly ReplaceText[] => {
  const value = plainNumber(paragraph.text.slice(at.number, at.numberEnd))
  if (wanted.numerals !== 'upperRoman' || value === undefined) return edits
  return [...edits, replace(paragraph, at.number, at.numberEnd, romanNumeral(value))].sort((one, other) => one.range.from - other.range.from)
}

/** What has to be said differently, from left to right. */
function* rewording(caption: Caption): Generator<ReplaceText> {
  const { paragraph, paragraph: { text: words }, wanted, at } = caption
  const blank = words.slice(at.labelEnd, at.number)
  if (!/^[ \u00A0]$/.test(blank)) yield replace(paragraph, at.label, at.number, `${wanted.label} `)
  else if (words.slice(at.label, at.labelEnd) !== wanted.label) yield replace(paragraph, at.label, at.labelEnd, wanted.label)
  const separator = words.slice(at.numberEnd, at.title)
  const title = words.slice(at.title).trimEnd()
  const between = title === '' ? '' : wanted.separator
  if (title === '' ? separator.trim() !== '' : separator.replaceAll('\u00A0', ' ') !== between) yield separated(caption, between)
  yield* endOfTitle(caption, paragraph, at.title)
}

/** The stop that comes in behind a number is one of the label, whatever stood there. */
const separated = ({ paragraph, at: { numberEnd, title }, wanted: { labelLook } }: Caption, between: string): ReplaceText => {
  const edit = replace(paragraph, numberEnd, title, between)
  const stop = between.trimEnd()
  if (stop === '' || /\S/.test(paragraph.text.slice(numberEnd, title))) return edit
  return { ...edit, content: [{ text: stop, properties: labelLook }, ...(between === stop ? [] : [{ text: between.slice(stop.length) }])] }
}

export const tableCaption = captionCheck('table', {
  id: 'tab.caption',
  title: 'Captions of tables',
  expected: 'A table is labelled, numbered and titled as the style writes it.',
  source: { source: 'APA 7', section: '7.10, 7.11' },
  help: 'Type the label as the style has it; Shift+Enter begins a new line in the caption. Drag a caption on the wrong side over; tick Paragraph › Line and Page Breaks › Keep with next in what stands first.',
  examples: [
    { lines: [text, '[caption] Table 1\nBees in Four Kinds of Places'], passes: true },
    { lines: [text, '[caption] Table 1', '[caption] <italic=true>Bees in Four Kinds of Places</>'], passes: true },
    { lines: [text, '[caption] Table 1: Bees in Four Kinds of Places'], passes: false },
    { lines: [text, '[caption] Table 1\nTable 1: Bees in Four Kinds of Places'], passes: false, asks: true },
    { lines: [text, '[caption] Table 1\nTable 2 in Other Words'], passes: true },
    { style: 'chicago-18-nb', lines: [text, '[caption] Table 1. Bees in four kinds of places'], passes: true },
    { style: 'chicago-18-nb', lines: [text, '[caption] TABLE 1\nBees in four kinds of places.'], passes: false },
    { style: 'chicago-18-nb', lines: [text, '[caption] Table 1', '[caption] <italic=true>Bees in four kinds of places</>'], passes: false },
    { style: 'harvard', lines: [text, '[caption] Table 1. Bees in four kinds of places'], passes: false },
  ],
})

export const figureCaption = captionCheck('figure', {
  id: 'fig.caption',
  title: 'Captions of figures',
  expected: 'A figure is labelled, numbered and titled as the style writes it.',
  source: { source: 'APA 7', section: '7.24, 7.25' },
  help: 'Type the label as the style has it; Shift+Enter begins a new line in the caption. Drag a caption on the wrong side over; tick Paragraph › Line and Page Breaks › Keep with next in what stands first.',
  examples: [
    { lines: [text, '[caption] Figure 1\nBees by Month'], passes: true },
    { lines: [text, '[caption] Fig. 1. Bees by Month.'], passes: false },
    { lines: [text, '[caption] Map 1\nBees by Town'], passes: true },
    { lines: [text, '[caption] Map 1: Bees by Town'], passes: false },
    { style: 'harvard', lines: [text, '[caption] Figure 1 - Bees by month'], passes: false },
    { style: 'mla-9', lines: [text, '[caption] Fig. 1. Bees by month.'], passes: true },
    { style: 'mla-9', lines: [text, '[caption] Figure 1: Bees by month'], passes: false },
    { style: 'chicago-17-ad', lines: [text, '[caption] Fig. 1 Bees by month. They rise until July.'], passes: false },
  ],
})
