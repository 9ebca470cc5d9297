import { defineCheck, type Problem } from '../check.js'
import type { Facts } from '../facts.js'
import { grouped } from '../../algorithms/grouped.js'
import { once } from '../../algorithms/once.js'
import type { Edit } from '../../plan/edit.js'
import { hasContent, type Paragraph } from '../../wordml/paragraph.js'
import type { Story } from '../../wordml/story.js'
import { borderedTable, bordersMarkup, cellSides, isDrawn, tableSides, type BorderedCell, type BorderedTable, type Borders, type CellSide } from '../../wordml/table-borders.js'
import type { Table } from '../../wordml/table.js'
import { childOf, descendants } from '../../wordml/tree.js'
import { whole } from '../laid-out.js'
import { captionsInCells } from './captions-in-cells.js'
import { captionedTables, dataTablesOf } from '../tables.js'
import { runValue } from '../../wordml/values.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in that winter.'

interface Subject {
  readonly story: Story
  readonly table: Table
  /** The caption, or the first words of a table that has none. */
  readonly at: Paragraph
  readonly captioned: boolean
  /** Rows above the table proper: one in which its caption stands. */
  readonly above: number
}

/** Lines in tables. One without a caption shows data where it has a grid, and heads over its columns; any other may lay out a page, and is nobody's to draw. */
export const tableRules = defineCheck<Subject>({
  id: 'tab.rules',
  aspect: 'tables_figures',
  severity: 'warning',
  title: 'Lines of tables',
  expected: 'A table has a line above it, one under its heads and one below it, and no upright ones.',
  source: { source: 'APA 7', section: '7.17' },
  fix: 'tracked',
  help: 'Select the table, Table Design › Borders › No Border; then a top and a bottom border, and a bottom border for the row of heads.',
  examples: [
    { lines: [text, '[caption] Table 1\nBees by Month', '{ruled table: Month | Bees / May | 12 / June | 30}', text], passes: true },
    { lines: [text, '[caption] Table 1\nBees by Month', '{grid table: Month | Bees / May | 12 / June | 30}', text], passes: false },
    { lines: [text, '[caption] Table 1\nBees by Month', '{table: Month | Bees / May | 12 / June | 30}', text], passes: false },
    { lines: [text, '{grid table: Table 1. Bees by Month | < / Month | Bees / May | 12 / June | 30}', text], passes: false },
    { style: 'mla-9', lines: [text, '[caption] Table 1\nBees by Month', '{grid table: Month | Bees / May | 12 / June | 30}', text], passes: true },
    { lines: [text, '{grid table: Month | Bees / May | 12 / June | 30}', text], passes: true },
    { lines: [text, '{grid table: <bold=true>Month</> | <bold=true>Bees</> / May | 12 / June | 30}', text], passes: false },
  ],
  subjects: (facts) => (facts.style.definition.tables.rules === 'three' ? ruledTables(facts).filter(isData) : []),
  examine({ story, table, at, captioned, above }, facts): Problem | undefined {
    const drawn = borderedTable(facts.document, story, table)
    if (!captioned && !isUpright(drawn)) return undefined
    const wanted = wantedLines(drawn, above, above + headRows({ ...drawn, rows: drawn.rows.slice(above) }, facts, table))
    const off = drawn.rows.flatMap(({ cells }) => cells.filter((cell) => deviating(drawn, cell, wanted).length > 0))
    if (off.length === 0) return undefined
    const upright = off.some((cell) => isDrawn(drawn, cell, 'left') || isDrawn(drawn, cell, 'right'))
    const isBare = !drawn.rows.some(({ cells }) => cells.some((cell) => cellSides.some((side) => isDrawn(drawn, cell, side))))
    const found = upright ? 'upright lines' : isBare ? 'no lines' : 'its lines in other places'
    return {
      at: whole(at),
      message: `The table has ${found}; the style wants one above, one under the heads and one below.`,
      found,
      expected: 'three lines, none upright',
      fix: drawn.intricate ? undefined : edits(story, table, drawn, wanted),
    }
  },
})

const ruledTables = (facts: Facts): readonly Subject[] => {
  const inCells = [...captionsInCells(facts)].flatMap(([table, [first]]) => (first!.withPicture ? [] : [{ table, at: first!.paragraph }]))
  const known = new Set(inCells.map(({ table }) => table))
  const beside = captionedTables(facts).filter(({ table }) => !known.has(table))
  for (const { table } of beside) known.add(table)
  const others = dataTablesOf(facts).filter(({ table, isHeadedSurely }) => isHeadedSurely && !known.has(table))
  return [
    ...beside.map(({ caption, ...each }) => ({ ...each, at: caption, captioned: true, above: 0 })),
    ...inCells.flatMap(({ table, at }) => (at.cell!.row === 0 ? [{ story: at.story, table, at, captioned: true, above: 1 }] : [])),
    ...others.map(({ table, first }) => ({ story: first.story, table, at: first, captioned: false, above: 0 })),
  ]
}

/** At least two rows of two cells, none of which holds a table or a picture. */
const isData = ({ table: { element, rows: all }, above }: Subject): boolean => {
  const rows = all - above
  if (rows < 2) return false
  let cells = 0
  for (const { name } of descendants(element)) {
    if (name === 'w:tbl' || name === 'w:drawing' || name === 'w:pict' || name === 'w:object') return false
    if (name === 'w:tc') cells++
  }
  return cells >= rows * 2
}

/** Whether a line is to be drawn; undefined where it is as the author has it. */
type Wanted = (cell: BorderedCell, side: CellSide) => boolean | undefined

const deviating = (table: Pick<BorderedTable, 'rows' | 'borders'>, cell: BorderedCell, wanted: Wanted): readonly CellSide[] =>
  cellSides.filter((side) => wanted(cell, side) !== undefined && isDrawn(table, cell, side) !== wanted(cell, side))

/** `heads`: where they end, counted from above. Lines between single rows mean something (totals, groups); those between all of them are a grid. */
const wantedLines = (table: BorderedTable, above: number, heads: number): Wanted => {
  const { rows } = table
  const draws = (row: number, side: CellSide): boolean => rows[row]!.cells.some((cell) => isDrawn(table, cell, side))
  const between = rows.slice(heads, -1).map((_, index) => draws(heads + index, 'bottom') || draws(heads + index + 1, 'top'))
  const grid = between.length > 0 && between.every(Boolean) && isUpright(table)
  return ({ row, merged }, side) => {
    if (side === 'left' || side === 'right') return false
    const edge = side === 'top' ? row : row + 1
    if (edge < above) return false
    if (edge === above || edge === rows.length) return true
    if (heads > above && edge === heads) return side === 'bottom' ? true : undefined
    if (merged && side === 'top') return undefined
    return edge < heads ? undefined : grid ? false : undefined
  }
}

const isUpright = (table: BorderedTable): boolean => table.rows.some(({ cells }) => cells.some((cell) => isDrawn(table, cell, 'left') || isDrawn(table, cell, 'right')))

/** How many rows are heads, as far as the table says: rows that are repeated, or will be, or a first one whose look is its own. */
const headRows = ({ rows }: BorderedTable, facts: Facts, table: Table): number => {
  const repeated = rows.findIndex(({ element }) => !childOf(childOf(element, 'w:trPr'), 'w:tblHeader'))
  let heads = repeated > 0 ? repeated : surelyHeaded(facts).has(table) || isHead(rows, facts) ? 1 : 0
  while (heads > 0 && heads < rows.length - 1 && rows[heads]!.cells.some(({ merged }) => merged)) heads++
  return heads < rows.length ? heads : 0
}

const surelyHeaded = once((facts: Facts): ReadonlySet<Table> =>
  new Set(dataTablesOf(facts).filter(({ isHeadedSurely }) => isHeadedSurely).map(({ table }) => table)))

const isHead = ([first, ...rest]: BorderedTable['rows'], facts: Facts): boolean => {
  const paragraphs = paragraphsByCell(facts)
  const inCells = (cells: readonly BorderedCell[]): readonly Paragraph[] => cells.flatMap(({ element }) => paragraphs.get(element) ?? [])
  const heads = inCells(first!.cells).filter(hasContent)
  const numbers = /^[\d\s.,%()<>=±–-]+$/
  const bold = (paragraph: Paragraph): boolean => paragraph.runs.every((run) => !/\S/.test(paragraph.text.slice(run.from, run.to)) || runValue(run.effective, 'bold') === true)
  if (heads.length === 0 || heads.some((paragraph) => numbers.test(paragraph.text.trim()) && !/^\d{4}$/.test(paragraph.text.trim()))) return false
  const below = rest.flatMap(({ cells }) => inCells(cells)).filter(hasContent)
  return (heads.every(bold) && !below.every(bold)) || below.some((paragraph) => numbers.test(paragraph.text.trim()))
}

/** The paragraphs of each cell, by its element. */
const paragraphsByCell = once(({ document: { paragraphs } }: Facts) => grouped(paragraphs.filter(({ cell }) => cell), ({ element }) => element.parent))

/** Lines of the table as a whole first, and then of the cells that still differ. */
const edits = (story: Story, table: Table, drawn: BorderedTable, wanted: Wanted): Edit[] => {
  const { strict } = story.document
  const all = drawn.rows.flatMap(({ cells }) => cells)
  const gridless = all.some((cell) => cell.row < drawn.rows.length - 1 && wanted(cell, 'bottom') === false)
  const insideH = gridless ? false : (drawn.borders.insideH ?? false)
  const borders: Borders = { top: true, left: false, bottom: true, right: false, insideH, insideV: false }
  const cells = all.flatMap((cell): Edit[] => {
    const off = deviating({ ...drawn, borders }, cell, wanted)
    if (off.length === 0) return []
    const own = Object.fromEntries(cellSides.map((side) => [side, off.includes(side) ? wanted(cell, side) : cell.own[side]]))
    return [{ kind: 'set-cell', story, cell: cell.element, properties: { 'w:tcBorders': bordersMarkup('w:tcBorders', own, strict) } }]
  })
  if (tableSides.every((side) => drawn.borders[side] === borders[side])) return cells
  return [{ kind: 'set-table', story, table, properties: { 'w:tblBorders': bordersMarkup('w:tblBorders', borders, strict) } }, ...cells]
}
