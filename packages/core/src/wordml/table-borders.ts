import type { XmlDocument, XmlElement } from '../xml/element.js'
import type { Document } from './document.js'
import type { Story } from './story.js'
import { cellsOf, firstColumnOf, placesOf, rowsOf, spanOf, type Table } from './table.js'
import { childOf } from './tree.js'

export const cellSides = ['top', 'left', 'bottom', 'right'] as const
export const tableSides = [...cellSides, 'insideH', 'insideV'] as const
export type CellSide = (typeof cellSides)[number]
type TableSide = (typeof tableSides)[number]

/** Whether lines are drawn; a side that is absent says nothing, so the level below decides. */
export type Borders = Readonly<Partial<Record<TableSide, boolean>>>

/** A cell with the lines around it, as far as it and its table say. */
export interface BorderedCell {
  readonly element: XmlElement
  readonly properties: XmlElement | undefined
  readonly row: number
  readonly lastColumn: boolean
  readonly column: number
  /** Goes on from the cell above it. */
  readonly merged: boolean
  /** What the cell says itself, or a part of the table style for its place. */
  readonly own: Borders
}

export interface BorderedTable {
  readonly rows: readonly { readonly element: XmlElement; readonly cells: readonly BorderedCell[] }[]
  /** What the table says itself, over what its style says. */
  readonly borders: Borders
  /** A change of format is pending somewhere in it, or lines are set in a way that is not read here: between cells, for single rows. */
  readonly intricate: boolean
}

/** Reads the lines of a table (ISO 29500-1, 17.4.39, 17.4.66): of the cell, of its place in the table style, of the table, of the style. */
export const borderedTable = ({ cascade, parts, named }: Document, { document }: Story, table: Table): BorderedTable => {
  const styles = parts.get(named.get('styles') ?? '')?.xml
  const chain = cascade.sheet.chain(cascade.sheet.get(table.style, 'table')).flatMap(({ element }) => element ?? [])
  const ofStyle = Object.assign({}, ...chain.map((style) => (styles ? read(styles, style, 'w:tblPr', 'w:tblBorders') : {}))) as Borders
  const places = styles ? conditionalBorders(styles, chain) : new Map<string, Borders>()
  const ofPlace = (place: string): Borders => places.get(place) ?? {}
  const rows = rowsOf(table.element).map((element, row) => {
    let column = firstColumnOf(document, element)
    const cells = cellsOf(element).map((cell, index, all): BorderedCell => {
      const lastColumn = index === all.length - 1
      const properties = childOf(cell, 'w:tcPr')
      const merge = childOf(properties, 'w:vMerge')
      const cellPlaces = places.size === 0 ? [] : placesOf({ table, row, column, isLastColumn: lastColumn })
      const fromStyle = Object.assign({}, ...cellPlaces.map(ofPlace)) as Borders
      const own = { ...fromStyle, ...read(document, cell, 'w:tcPr', 'w:tcBorders') } as Borders
      const merged = merge !== undefined && document.attribute(merge, 'w:val') !== 'restart'
      const bordered = { element: cell, properties, row, column, lastColumn, merged, own }
      column += spanOf(document, cell)
      return bordered
    })
    return { element, cells }
  })
  return { rows, borders: { ...ofStyle, ...read(document, table.element, 'w:tblPr', 'w:tblBorders') }, intricate: rows.length === 0 || isIntricate(table.element, rows) }
}

const isIntricate = (table: XmlElement, rows: BorderedTable['rows']): boolean =>
  [childOf(table, 'w:tblPr'), ...rows.flatMap(({ element, cells }) => [childOf(element, 'w:tblPrEx'), childOf(element, 'w:trPr'), ...cells.map(({ properties }) => properties)])].some(
    (each) => each?.name === 'w:tblPrEx' || each?.children.some(({ name }) => /^w:(tblCellSpacing|ins|del|cellIns|cellDel|cellMerge|hMerge|\w+Change)$/.test(name)),
  )

const conditionalBorders = (styles: XmlDocument, chain: readonly XmlElement[]): Map<string, Borders> => {
  const found = new Map<string, Borders>()
  for (const style of chain) {
    for (const part of style.children) {
      if (part.name !== 'w:tblStylePr') continue
      const place = styles.attribute(part, 'w:type') ?? ''
      found.set(place, { ...found.get(place), ...read(styles, part, 'w:tblPr', 'w:tblBorders'), ...read(styles, part, 'w:tcPr', 'w:tcBorders') })
    }
  }
  return found
}

/** Strict files name the sides by the direction of the text. */
const sides: Readonly<Record<string, TableSide>> = { 'w:start': 'left', 'w:end': 'right', ...Object.fromEntries(tableSides.map((side) => [`w:${side}`, side])) }

const read = (document: XmlDocument, parent: XmlElement, container: string, name: string): Borders => {
  const found: Partial<Record<TableSide, boolean>> = {}
  for (const line of childOf(childOf(parent, container), name)?.children ?? []) {
    const side = sides[line.name]
    if (side) found[side] = !/^(nil|none)$/.test(document.attribute(line, 'w:val') ?? 'none')
  }
  return found
}

/** Whether a line is drawn at a side of a cell. */
export const isDrawn = ({ rows, borders }: Pick<BorderedTable, 'rows' | 'borders'>, { own, row, column, lastColumn }: BorderedCell, side: CellSide): boolean => {
  if (own[side] !== undefined) return own[side]
  const outer = side === 'top' ? row === 0 : side === 'bottom' ? row === rows.length - 1 : side === 'left' ? column === 0 : lastColumn
  return borders[outer ? side : side === 'top' || side === 'bottom' ? 'insideH' : 'insideV'] ?? false
}

/** `w:tblBorders` or `w:tcBorders` as markup: a thin line where one is wanted, none elsewhere. */
export const bordersMarkup = (name: 'w:tblBorders' | 'w:tcBorders', wanted: Readonly<Partial<Record<TableSide, boolean | undefined>>>, strict: boolean): string => {
  const spelled = { left: strict ? 'start' : 'left', right: strict ? 'end' : 'right' } as Readonly<Partial<Record<TableSide, string>>>
  const lines = tableSides.filter((side) => wanted[side] !== undefined).map((side) => {
    const line = wanted[side] ? 'w:val="single" w:sz="6" w:space="0" w:color="auto"' : 'w:val="nil"'
    return `<w:${spelled[side] ?? side} ${line}/>`
  })
  return `<${name}>${lines.join('')}</${name}>`
}
