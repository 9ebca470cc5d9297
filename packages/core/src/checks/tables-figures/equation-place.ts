import { defineCheck } from '../check.js'
import type { Edit } from '../../plan/edit.js'
import { isFormula } from '../../structure/equation.js'
import { objectMark, type Paragraph } from '../../wordml/paragraph.js'
import { movedTo, stopsOf } from '../../wordml/tab-stops.js'
import { possible, replace } from '../editable.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { columnWidth } from '../page/columns.js'

/** An equation in a line of its own, the tabs around it, and its number. */
interface Numbered {
  readonly paragraph: Paragraph
  readonly lead: string
  /** Tabs, or blanks that were typed in their place. */
  readonly gap: { readonly from: number; readonly to: number; readonly typed: string }
}

/** A typed number is led to the margin by a tab; without a stop there, or by blanks, it ends somewhere behind the equation. */
export const equationPlace = defineCheck<Numbered>({
  id: 'eq.number-place',
  aspect: 'tables_figures',
  severity: 'info',
  title: 'Where numbers of equations stand',
  expected: 'The number of an equation stands at the right margin.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Click into the line, then right-click › Paragraph › Tabs: a stop at the right margin with Alignment Right, and one in the middle with Alignment Center.',
  examples: [
    { lines: [text, '\ta = b\t(1)', text], passes: false },
    { lines: [text, '\tA(t) = A exp(–bt/2m)\t(1)', text], passes: false },
    { lines: [text, '{equation: a=b}\t\t\t(2.1)', text], passes: false },
    { lines: [text, '{align=center} a = b\t(1)', text], passes: false },
    { lines: [text, '{align=center} a = b          (1)', text], passes: false },
    { lines: [text, 'a = b', text], passes: true },
    { lines: [text, '{stops=4000 8000} \ta = b\t(1)', text], passes: true },
    { lines: [text, 'The council met every evening\t(3)', text], passes: true },
  ],
  subjects: ({ structure }) => structure.flow.flatMap(({ paragraph }) => numberedIn(paragraph) ?? []),
  examine({ paragraph, lead, gap }, facts) {
    const width = Math.floor(columnWidth(facts.document.sections[paragraph.section]!, facts))
    const stops = stopsOf(paragraph)
    const last = stops.at(-1)
    const isBlank = !gap.typed.includes('\t')
    if (!isBlank && last?.kind === 'right' && Math.abs(last.at - width) <= leeway) return undefined
    // Stops of the author's own may be those of a row of equations.
    if (stops.length > 0 && last?.kind !== 'right') return undefined
    // What was centred as a line stays in the middle, behind a tab that comes in.
    const centred = paragraph.effective['align'] === 'center'
    const middle = lead === '' && !centred ? [] : [{ at: Math.round(width / 2), attributes: 'w:val="center"' }]
    const align = centred && { align: 'left' }
    const properties = { ...movedTo(stops, [...middle, { at: width, attributes: 'w:val="right"' }]), ...align }
    const edits: Edit[] = [
      ...(lead === '' && centred ? [replace(paragraph, 0, 0, '\t')] : []),
      ...(lead.length > 1 ? [replace(paragraph, 1, lead.length, '')] : []),
      ...(isBlank ? [replace(paragraph, gap.from, gap.to, '\t')] : gap.to - gap.from > 1 ? [replace(paragraph, gap.from + 1, gap.to, '')] : []),
      { kind: 'set-paragraph', paragraph, properties },
    ]
    const found = isBlank ? 'blanks' : last ? 'a stop for other margins' : 'no stop at the margin'
    return { at: whole(paragraph), message: isBlank ? blanks : `The tab before the number of the equation has ${found}; the number is to stand at the right margin.`, found, expected: 'a stop at the right margin', fix: possible(edits) }
  },
})

/** A millimetre, which nobody sees. */
const leeway = 57

const blanks = 'Blanks stand before the number of the equation; the number is to stand at the right margin, behind a tab.'

const number = /\((?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3})?[a-z]?\)\s*$/
/** Fewer blanks than these are a slip. */
const fewestBlanks = 3

const numberedIn = (paragraph: Paragraph): Numbered | undefined => {
  const { text: words } = paragraph
  const to = paragraph.cell || paragraph.story.kind !== 'body' ? 0 : (number.exec(words)?.index ?? 0)
  const lead = /^\t*/.exec(words)![0]
  const behind = words.slice(lead.length, to)
  const tab = behind.search(/\t+$/)
  const equation = tab < 0 ? behind.trimEnd() : behind.slice(0, tab)
  if (/[\t\n]/.test(equation) || (equation.trim() !== objectMark && !isFormula(equation))) return undefined
  const typed = behind.slice(equation.length)
  const isGap = typed.includes('\t') || typed.length >= fewestBlanks
  return isGap ? { paragraph, lead, gap: { from: lead.length + equation.length, to, typed } } : undefined
}
