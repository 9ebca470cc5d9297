import { defineCheck } from '../check.js'
import { words } from '../examples.js'
import { viewsOf } from '../facts.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { runValue } from '../../wordml/values.js'
import { whole } from '../laid-out.js'

/** An author who slants a whole quotation sets it off by hand; a letter or a poem may be printed so. */
export const blockQuotationSlanted = defineCheck<Paragraph>({
  id: 'quote.block-slanted',
  aspect: 'quotations',
  severity: 'info',
  title: 'Italic block quotations',
  expected: 'A block quotation is set off by its indent, and italic only where its source is.',
  source: { source: 'APA 7', section: '8.27' },
  fix: 'comment',
  because: 'Only whoever has the source knows whether it is italic there.',
  help: 'Select the quotation, and press Ctrl+I until it stands upright, unless its source is italic.',
  examples: [
    { lines: [`[Quote] {indentStart=720} ${words}.`], passes: true },
    { lines: [`[Quote] {indentStart=720} <italic=true>${words}.</>`], passes: false },
    { lines: [`[Quote] {indentStart=720} <italic=true>${words}.</> (Lee, 2018, p. 4)`], passes: false },
    { lines: [`[Quote] {indentStart=720} The <italic=true>harbour</> lay under ice, and ${words}.`], passes: true },
  ],
  subjects: (facts) => viewsOf(facts, 'block-quotation').map(({ paragraph }) => paragraph),
  examine(paragraph) {
    const letters = (runs: Paragraph['runs']): number => runs.reduce((sum, { from, to }) => sum + paragraph.text.slice(from, to).trim().length, 0)
    const slanted = paragraph.runs.filter((run) => runValue(run.effective, 'italic') === true && ('italic' in run.own.values || run.own.style !== undefined))
    if (letters(slanted) < most * letters(paragraph.runs)) return undefined
    return { at: whole(paragraph), message: 'The whole quotation is italic. The indent sets it off already: set it upright, unless its source is italic.', found: 'italic', expected: 'not italic' }
  },
})

/** Its source stands behind it, in whatever letters. */
const most = 0.7
