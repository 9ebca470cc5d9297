import { defineCheck } from '../check.js'
import type { SetRow } from '../../plan/edit.js'
import { whole } from '../laid-out.js'
import { dataTablesOf, type DataTable } from '../tables.js'

const rows = 'Ship | Crew / Ada | 12 / Bea | 9'

/**
 * Screen readers say the head of a column with each of its cells, and Word repeats it on every page (ISO 29500-1, 17.4.78). Where a
 * first row is not set off, and no caption says that the table is one, it is asked about.
 */
export const tableHeader = defineCheck<DataTable>({
  id: 'a11y.table-header',
  aspect: 'accessibility',
  severity: 'warning',
  title: 'Heads of tables',
  expected: 'The first row of a table is marked as its head.',
  source: { source: 'style-neutral', section: 'WCAG 2.2, 1.3.1' },
  fix: 'tracked',
  help: 'Click into the first row, then Table Layout › Repeat Header Rows.',
  examples: [
    { lines: [`{headed table: ${rows}}`, 'So it was.'], passes: true },
    { lines: [`{table: ${rows}}`, '{table: Name: | Ada Sample / Day: | 3 May / Place: | the harbour}', 'So it was.'], passes: false, asks: true },
    { lines: ['The ships had crews of many sizes.', '[caption] Table 1\nCrews of the Ships', `{table: ${rows}}`, 'So it was.'], passes: false },
    { lines: ['{table: <bold=true>Ship</> | <bold=true>Port</> / Ada | the old harbour / Bea | the new one}', 'So it was.'], passes: false },
    { lines: [`{headed table: ${rows}}`, '{table: Dear all, | Dear all, / 12 | 9 / 3 | 4}', 'So it was.'], passes: true },
    { lines: [`{headed table: ${rows}}`, '{table: Name: | Ada Sample / Day: | 3 May / Place: | the harbour}', 'So it was.'], passes: true },
  ],
  subjects: (facts) => dataTablesOf(facts).filter(({ hasHeader, isHeaded }) => hasHeader || isHeaded),
  examine({ first, hasHeader, isHeadedSurely, headRows }) {
    if (hasHeader) return undefined
    const message = 'The first row of the table is not marked as a header row, so that nobody hears what a cell is about.'
    const fix = isHeadedSurely ? headRows.map((row): SetRow => ({ kind: 'set-row', story: first.story, row, properties: { tableHeader: true } })) : []
    return { at: whole(first), message, found: 'an ordinary row', expected: 'a header row', ...(fix.length > 0 && { fix }) }
  },
})

/** Merged cells and tables in tables are read out in an order that nobody can follow. */
export const mergedCells = defineCheck<DataTable>({
  id: 'a11y.merged-cells',
  aspect: 'accessibility',
  severity: 'info',
  title: 'Merged cells',
  expected: 'Tables have one cell for each row and column, and no tables in their cells.',
  source: { source: 'style-neutral', section: 'WCAG 2.2, 1.3.1' },
  fix: 'none',
  help: 'Table Layout › Split Cells, or make two tables of one.',
  examples: [
    { lines: [`{table: ${rows}}`, 'So it was.'], passes: true },
    { lines: ['{table: Ships of the town | < / Ada | 12 / Bea | 9}', 'So it was.'], passes: false },
  ],
  subjects: dataTablesOf,
  examine({ first, mergedCells: merged, nested }) {
    if (merged === 0 && !nested) return undefined
    const found = [...(merged > 0 ? [`${merged} merged ${merged === 1 ? 'cell' : 'cells'}`] : []), ...(nested ? ['a table in a cell'] : [])].join(' and ')
    return { at: whole(first), message: `The table has ${found}; screen readers lose their way in it.`, found, expected: 'a plain grid' }
  },
})
