import { defineCheck } from '../check.js'
import type { Facts } from '../facts.js'
import type { Edit, SetRow } from '../../plan/edit.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { isParagraph } from '../../wordml/story.js'
import { rowsOf } from '../../wordml/table.js'
import { childOf } from '../../wordml/tree.js'
import { readOnOff } from '../../wordml/units.js'
import type { XmlDocument, XmlElement } from '../../xml/element.js'
import { canBeMade } from '../editable.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { captionedTables, dataTablesOf, paragraphsByTable, type DataTable } from '../tables.js'

const caption = '[caption] {keepNext=true} Table 1\nBees by Month'
const kept = '{keepNext=true} '

/** A page ends between rows and not within one, where rows are short; and a table of a few rows is not worth two pages, nor is its note a page without it. */
export const keptRows = defineCheck<DataTable>({
  id: 'tab.kept-rows',
  aspect: 'tables_figures',
  severity: 'info',
  title: 'Tables at the foot of a page',
  expected: 'A page does not end within a row, nor within a table of a few rows.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Select the table, Table Layout › Properties › Row, and clear Allow row to break across pages; select all rows but the last, then Paragraph › Line and Page Breaks › Keep with next.',
  examples: [
    { lines: [text, caption, '{whole table: Month | Bees / May | 12 / June | 30}', text], passes: false },
    { lines: [text, caption, `{whole table: ${kept}Month | ${kept}Bees / ${kept}May | ${kept}12 / June | 30}`, text], passes: true },
    { lines: [text, caption, `{whole table: ${kept}Month | ${kept}Bees / ${kept}May | ${kept}12 / June | 30}`, 'Note. Counted by the council.', text], passes: false },
    { lines: [text, caption, `{table: ${kept}Month | ${kept}Bees / ${kept}May | ${kept}12 / June | 30}`, text], passes: false },
    { lines: [text, '{table: Month | Bees / May | many / June | few}', text], passes: true },
  ],
  subjects(facts) {
    const captioned = new Set(captionedTables(facts).map(({ table }) => table))
    return dataTablesOf(facts).filter(({ table, nested, isHeadedSurely }) => !nested && (isHeadedSurely || captioned.has(table)))
  },
  examine({ table, first }, facts) {
    const { story } = first
    const paragraphs = paragraphsByTable(facts).get(table)!
    const long = new Set(paragraphs.filter(({ text: words }) => words.length > longestCell).map(({ cell }) => cell!.row))
    const rows = rowsOf(table.element).filter((row, at) => !long.has(at) && !isWhole(story.document, row))
    const parting = isSmall(paragraphs) ? paragraphs.filter((each) => each.effective['keepNext'] !== true && isFollowed(each, facts)) : []
    const fix = [
      ...rows.map((row): SetRow => ({ kind: 'set-row', story, row, properties: { cantSplit: true } })),
      ...parting.map((paragraph): Edit => ({ kind: 'set-paragraph', paragraph, properties: { keepNext: true } })),
    ].filter(canBeMade)
    if (fix.length === 0) return undefined
    const where = parting.length > 0 ? 'within the table, which has few rows' : 'within a row of the table'
    return { at: whole(first), message: `A page may end ${where}.`, found: 'may part', expected: 'kept together', fix }
  },
})

/** A cell of more characters is text, and may fill a page. */
const longestCell = 400
/** So many rows with their cells are a quarter of a page. */
const [mostRows, mostCells, longestOfSmall] = [8, 48, 60]

const isSmall = (paragraphs: readonly Paragraph[]): boolean =>
  paragraphs.at(-1)!.cell!.row < mostRows && paragraphs.length <= mostCells && paragraphs.every(({ text: words }) => words.length <= longestOfSmall)

/** Whether something stands below a cell that belongs to it: a row, or the note to the table. */
const isFollowed = ({ cell, story }: Paragraph, { structure }: Facts): boolean => {
  if (cell!.row < cell!.table.rows - 1) return true
  const below = story.blocks[story.blocks.indexOf(cell!.table) + 1]
  return below !== undefined && isParagraph(below) && structure.role(below).kind === 'caption-note'
}

const isWhole = (document: XmlDocument, row: XmlElement): boolean => {
  const said = childOf(childOf(row, 'w:trPr'), 'w:cantSplit')
  return said !== undefined && readOnOff(document.attribute(said, 'w:val'))
}
