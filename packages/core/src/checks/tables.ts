import { certainRole, type Facts } from './facts.js'
import { grouped } from '../algorithms/grouped.js'
import { once } from '../algorithms/once.js'
import { hasContent, objectMark, type Paragraph } from '../wordml/paragraph.js'
import { isParagraph, type Story } from '../wordml/story.js'
import { cellsOf, rowsOf, type Table } from '../wordml/table.js'
import { childOf } from '../wordml/tree.js'
import { readOnOff } from '../wordml/units.js'
import type { XmlDocument, XmlElement } from '../xml/element.js'
import { runValue } from '../wordml/values.js'

/** A table of the body that shows data; what only puts pictures or columns side by side is none. */
export interface DataTable {
  readonly table: Table
  /** Its first paragraph with words. */
  readonly first: Paragraph
  /** The first row is repeated and read out as the head of every column (`w:tblHeader`). */
  readonly hasHeader: boolean
  /** Its first row names what stands below: short words over numbers, or set off from the rows that follow. */
  readonly isHeaded: boolean
  /** The first row, and those that its cells reach down to; empty where they reach through the whole table. */
  readonly headRows: readonly XmlElement[]
  /** … without a doubt: they are set off, or a caption says that it is a table. */
  readonly isHeadedSurely: boolean
  readonly mergedCells: number
  readonly nested: boolean
}

/** A table of the body, and the paragraph beside it that is its caption. */
interface CaptionedTable {
  readonly story: Story
  readonly table: Table
  readonly caption: Paragraph
}

export const captionedTables = once((facts: Facts): readonly CaptionedTable[] =>
  facts.document.stories.flatMap((story) => {
    const blocks = story.kind === 'body' ? story.blocks.filter((block) => !isParagraph(block) || hasContent(block)) : []
    return blocks.flatMap((table, index): CaptionedTable[] => {
      if (isParagraph(table)) return []
      const caption = [blocks[index - 1], blocks[index + 1]].find((block) => block && isParagraph(block) && certainRole(facts, block).kind === 'table-caption')
      return caption && isParagraph(caption) ? [{ story, table, caption }] : []
    })
  }))

/** The paragraphs of each table, in document order. */
export const paragraphsByTable = once(({ document: { paragraphs } }: Facts): ReadonlyMap<Table, readonly Paragraph[]> =>
  grouped(paragraphs.filter(({ cell }) => cell), ({ cell }) => cell!.table))

export const dataTablesOf = once((facts: Facts): readonly DataTable[] =>
{
  const captioned = new Set(captionedTables(facts).map(({ table }) => table))
  return [...paragraphsByTable(facts)].flatMap(([table, paragraphs]) => (paragraphs[0]!.story.kind === 'body' ? (read(table, paragraphs, captioned.has(table)) ?? []) : []))
})

const longestHead = 100

const read = (table: Table, paragraphs: readonly Paragraph[], captioned: boolean): DataTable | undefined => {
  const filled = paragraphs.filter(({ text }) => /[^\s\uFFFC]/.test(text))
  const columns = new Set(paragraphs.map(({ cell }) => cell!.column)).size
  const pictures = paragraphs.some(({ text, fields }) => text.trim() === objectMark && fields.length === 0)
  // Two or more columns and rows, most of whose cells say something, under a row of short words.
  const head = new Set(filled.filter(({ cell, text }) => cell!.row === 0 && text.length < longestHead).map(({ cell }) => cell!.column)).size
  if (columns < 2 || table.rows < 2 || pictures || filled.length * 2 < paragraphs.length || head < columns - 1 || filled.length < 4) return undefined
  const { document } = filled[0]!.story
  const rows = rowsOf(table.element)
  const header = rows[0] && childOf(childOf(rows[0], 'w:trPr'), 'w:tblHeader')
  const cells = rows.flatMap(cellsOf)
  const isHeaded = !isNested(table.element) && readsAsHeads(filled)
  return {
    table,
    first: filled[0]!,
    hasHeader: header !== undefined && readOnOff(document.attribute(header, 'w:val')),
    isHeaded,
    isHeadedSurely: isHeaded && (captioned || isSetOff(filled)),
    headRows: headRowsOf(document, rows),
    mergedCells: cells.filter(isMerged).length,
    nested: cells.some((cell) => childOf(cell, 'w:tbl') !== undefined),
  }
}

const isNested = ({ parent }: XmlElement): boolean => parent !== null && (parent.name === 'w:tc' || isNested(parent))

const isFigure = (text: string): boolean => /\d/.test(text) && !/\p{L}{4}/u.test(text)

/** A form has its labels in the first column, a letter its address beside the date: neither has heads over its columns. */
const readsAsHeads = (filled: readonly Paragraph[]): boolean => {
  const [heads, rest] = parted(filled)
  if (heads.some(({ text }) => /:\s*$/.test(text) || text.length > longestHead || isFigure(text)) || rest.length === 0) return false
  // Columns have different names.
  if (heads.length > 1 && new Set(heads.map(({ text }) => text.trim())).size === 1) return false
  const overNumbers = heads.some(({ cell }) => {
    const below = rest.filter((each) => each.cell!.column === cell!.column)
    return below.length > 0 && below.every(({ text }) => isFigure(text))
  })
  return overNumbers || isSetOff(filled)
}

/** The cells of the first row are bold, and those below it are not all. */
const isSetOff = (filled: readonly Paragraph[]): boolean => {
  const [heads, rest] = parted(filled)
  return heads.length > 1 && heads.every(isBold) && !rest.every(isBold)
}

const parted = (filled: readonly Paragraph[]): readonly [heads: readonly Paragraph[], rest: readonly Paragraph[]] =>
  [filled.filter(({ cell }) => cell!.row === 0), filled.filter(({ cell }) => cell!.row > 0)]

const headRowsOf = (document: XmlDocument, rows: readonly XmlElement[]): readonly XmlElement[] => {
  const goesOn = (row: XmlElement): boolean => cellsOf(row).some((cell) => {
    const merge = childOf(childOf(cell, 'w:tcPr'), 'w:vMerge')
    return merge !== undefined && document.attribute(merge, 'w:val') !== 'restart'
  })
  const below = rows.findIndex((row, index) => index > 0 && !goesOn(row))
  return below < 0 ? [] : rows.slice(0, below)
}

const isBold = ({ runs, text }: Paragraph): boolean => runs.every(({ from, to, effective }) => runValue(effective, 'bold') === true || text.slice(from, to).trim() === '')

const isMerged = (cell: XmlElement): boolean => {
  const properties = childOf(cell, 'w:tcPr')
  return childOf(properties, 'w:gridSpan') !== undefined || childOf(properties, 'w:vMerge') !== undefined
}
