import type { Facts } from '../facts.js'
import { objectMark, type Paragraph } from '../wordml/paragraph.js'
import type { Table } from '../wordml/table.js'
import { childOf, childrenNamed } from '../wordml/tree.js'
import { readOnOff } from '../wordml/units.js'
import type { XmlElement } from '../xml/element.js'

/** A table of the body that shows data; what only puts pictures or columns side by side is none. */
export interface DataTable {
  readonly table: Table
  /** Its first paragraph with words. */
  readonly first: Paragraph
  /** The first row is repeated and read out as the head of every column (`w:tblHeader`). */
  readonly hasHeader: boolean
  readonly mergedCells: number
  readonly nested: boolean
}

const known = new WeakMap<Facts['document'], readonly DataTable[]>()

export const dataTablesOf = ({ document }: Facts): readonly DataTable[] => {
  let tables = known.get(document)
  if (!tables) {
    const paragraphs = new Map<Table, Paragraph[]>()
    for (const paragraph of document.paragraphs) {
      if (paragraph.story.kind !== 'body' || !paragraph.cell) continue
      const own = paragraphs.get(paragraph.cell.table)
      if (own) own.push(paragraph)
      else paragraphs.set(paragraph.cell.table, [paragraph])
    }
    known.set(document, (tables = [...paragraphs].flatMap(([table, own]) => read(table, own) ?? [])))
  }
  return tables
}

const longestHead = 100

const read = (table: Table, paragraphs: readonly Paragraph[]): DataTable | undefined => {
  const filled = paragraphs.filter(({ text }) => /[^\s\uFFFC]/.test(text))
  const columns = new Set(paragraphs.map(({ cell }) => cell!.column)).size
  const pictures = paragraphs.some(({ text, fields }) => text.trim() === objectMark && fields.length === 0)
  // Two or more columns and rows, most of whose cells say something, under a row of short words.
  const head = new Set(filled.filter(({ cell, text }) => cell!.row === 0 && text.length < longestHead).map(({ cell }) => cell!.column)).size
  if (columns < 2 || table.rows < 2 || pictures || filled.length * 2 < paragraphs.length || head < columns - 1 || filled.length < 4) return undefined
  const { document } = filled[0]!.story
  const rows = childrenNamed(table.element, 'w:tr')
  const header = rows[0] && childOf(childOf(rows[0], 'w:trPr'), 'w:tblHeader')
  const cells = rows.flatMap((row) => childrenNamed(row, 'w:tc'))
  return {
    table,
    first: filled[0]!,
    hasHeader: header !== undefined && readOnOff(document.attribute(header, 'w:val')),
    mergedCells: cells.filter(isMerged).length,
    nested: cells.some((cell) => childOf(cell, 'w:tbl') !== undefined),
  }
}

const isMerged = (cell: XmlElement): boolean => {
  const properties = childOf(cell, 'w:tcPr')
  return childOf(properties, 'w:gridSpan') !== undefined || childOf(properties, 'w:vMerge') !== undefined
}
