import { defineCheck } from '../../check.js'
import { whole } from '../laid-out.js'
import { dataTablesOf, type DataTable } from '../tables.js'

const rows = 'Ship | Crew / Ada | 12 / Bea | 9'

/**
 * Screen readers say the head of a column with each of its cells, and Word repeats it on every page. Whether a first row is a head its
 * author knows: it is asked about.
 */
export const tableHeader = defineCheck<DataTable>({
  id: 'a11y.table-header',
  aspect: 'accessibility',
  severity: 'warning',
  title: 'Heads of tables',
  expected: 'The first row of a table is marked as its head.',
  source: { source: 'style-neutral', section: 'WCAG 2.2, 1.3.1' },
  fix: 'comment',
  help: 'Click into the first row, then Layout › Repeat Header Rows.',
  examples: [
    { lines: [`{headed table: ${rows}}`, 'So it was.'], passes: true },
    { lines: [`{table: ${rows}}`, '{table: Name: | Ada Sample / Day: | 3 May / Place: | the harbour}', 'So it was.'], passes: false },
    { lines: [`{headed table: ${rows}}`, '{table: Dear all, | Dear all, / 12 | 9 / 3 | 4}', 'So it was.'], passes: true },
    { lines: [`{headed table: ${rows}}`, '{table: Name: | Ada Sample / Day: | 3 May / Place: | the harbour}', 'So it was.'], passes: true },
  ],
  subjects: (facts) => dataTablesOf(facts).filter(({ hasHeader, isHeaded }) => hasHeader || isHeaded),
  examine: ({ first, hasHeader }) =>
    hasHeader ? undefined : { at: whole(first), message: 'The first row of the table is not marked as a header row, so that nobody hears what a cell is about.', found: 'an ordinary row', expected: 'a header row' },
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
  help: 'Layout › Split Cells, or make two tables of one.',
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
