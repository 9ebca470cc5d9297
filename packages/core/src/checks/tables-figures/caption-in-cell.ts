import { defineCheck } from '../check.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { Table } from '../../wordml/table.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { paragraphsByTable } from '../tables.js'
import { quoted } from '../wording.js'
import { captionsInCells } from './captions-in-cells.js'

/** A caption in a cell is read out as data, is missed by lists of tables and has the lines of the table around it. */
export const captionInCell = defineCheck<readonly [Table, readonly Paragraph[]]>({
  id: 'tab.caption-in-cell',
  aspect: 'tables_figures',
  severity: 'warning',
  title: 'Captions in cells',
  expected: 'A caption is a paragraph beside its table or figure, not a cell.',
  source: { source: 'APA 7', section: '7.10' },
  fix: 'comment',
  because: 'Where a row is taken out of a table, what else hangs on it cannot be seen.',
  help: 'Cut the words and delete the row; click into the first cell and press Ctrl+Shift+Enter for a paragraph above the table, and paste them there.',
  examples: [
    { lines: [text, '[caption] Table 1. Ships', '{table: Ship | Crew / Ada | 12}', text], passes: true },
    { lines: [text, '{table: Table 1. Ships of the harbour | < / Ship | Crew / Ada | 12}', text], passes: false },
    { lines: [text, '{table: Table 1. Ships of the harbour}', '{table: Ship | Crew / Ada | 12}', text], passes: false },
    { lines: [text, '{picture: A ship}', '{table: Figure 1: A ship of the harbour}', text], passes: false },
    // A figure is laid out with its caption so, by programs and by hand.
    { lines: [text, '{table: {picture: A ship} / Figure 1: A ship of the harbour}', text], passes: true },
    { lines: [text, '{table: {picture: A ship} | {picture: A sledge} / Figure 1: Ships and sledges | <}', text], passes: true },
    { lines: [text, '{table: Where | What / Table 1. Ships | two errors}', text], passes: true },
  ],
  subjects: (facts) => [...paragraphsByTable(facts)].filter(([, [first]]) => first?.story.kind === 'body'),
  examine([table], facts) {
    const at = captionsInCells(facts).get(table)?.find(({ withPicture }) => !withPicture)?.paragraph
    if (!at) return undefined
    return { at: whole(at), message: `The caption ${quoted(at.text.trim(), 80)} stands in a cell; it belongs in a paragraph of its own, outside the table.`, found: 'in a cell', expected: 'beside the table' }
  },
})
