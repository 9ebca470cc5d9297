import type { XmlDocument, XmlElement } from '../xml/element.js'
import { childOf, valueOfChild } from './tree.js'
import { readInteger, readOnOff } from './units.js'

/** A table and where it lies among the blocks of its story. */
export interface Table {
  readonly element: XmlElement
  readonly style: string | undefined
  readonly look: TableLook
  readonly rows: number
}

interface TableLook {
  readonly firstRow: boolean
  readonly lastRow: boolean
  readonly firstColumn: boolean
  readonly lastColumn: boolean
  readonly horizontalBands: boolean
  readonly verticalBands: boolean
}

/** A cell's place, counted in grid columns. */
export interface Cell {
  readonly table: Table
  readonly row: number
  readonly column: number
  readonly isLastColumn: boolean
}

export const readTable = (document: XmlDocument, element: XmlElement): Table => {
  const properties = childOf(element, 'w:tblPr')
  return {
    element,
    style: valueOfChild(document, properties, 'w:tblStyle'),
    look: readLook(document, childOf(properties, 'w:tblLook')),
    rows: rowsOf(element).length,
  }
}

/** The rows of a table; they may lie inside content controls, and so may cells. */
export const rowsOf = (table: XmlElement): readonly XmlElement[] => within(table, 'w:tr')

export const cellsOf = (row: XmlElement): readonly XmlElement[] => within(row, 'w:tc')

const within = (parent: XmlElement, name: string): readonly XmlElement[] =>
  parent.children.flatMap((child) => (child.name === name ? [child] : /^w:(sdt|sdtContent|customXml)$/.test(child.name) ? within(child, name) : []))

/** The look is six attributes, or in older files one hexadecimal mask (ISO 29500-4, 14.5.5). */
const readLook = (document: XmlDocument, element: XmlElement | undefined): TableLook => {
  const mask = parseInt((element && document.attribute(element, 'w:val')) ?? '0', 16)
  const has = (name: string, bit: number) => {
    const value = element && document.attribute(element, `w:${name}`)
    return value === undefined ? (mask & bit) !== 0 : readOnOff(value)
  }
  return {
    firstRow: has('firstRow', 0x20),
    lastRow: has('lastRow', 0x40),
    firstColumn: has('firstColumn', 0x80),
    lastColumn: has('lastColumn', 0x100),
    horizontalBands: element !== undefined && !has('noHBand', 0x200),
    verticalBands: element !== undefined && !has('noVBand', 0x400),
  }
}

/** `w:tblW` as markup: as wide as what the table stands in, in fiftieths of a percent, or in Strict with the sign (ISO 29500-1, 17.18.87). */
export const fullWidth = (strict: boolean): string => `<w:tblW w:w="${strict ? '100%' : '5000'}" w:type="pct"/>`

/** Columns that a cell spans; a file may claim two thousand million. */
export const spanOf = (document: XmlDocument, cell: XmlElement): number => {
  const span = childOf(childOf(cell, 'w:tcPr'), 'w:gridSpan')
  return Math.min(Math.max((span && readInteger(document.attribute(span, 'w:val'))) ?? 1, 1), 1000)
}

/** The grid column that a row begins in: it may leave some out (ISO 29500-1, 17.4.15). */
export const firstColumnOf = (document: XmlDocument, row: XmlElement): number => {
  const before = childOf(childOf(row, 'w:trPr'), 'w:gridBefore')
  return Math.min(Math.max((before && readInteger(document.attribute(before, 'w:val'))) ?? 0, 0), 1000)
}

/** The conditional formats that hold for a cell, weakest first (ISO 29500-1, 17.7.6). */
export const placesOf = ({ table, row, column, isLastColumn }: Cell): string[] => {
  const { look } = table
  const vertical = sides(look.firstRow && row === 0 && 'n', look.lastRow && row === table.rows - 1 && 's')
  const horizontal = sides(look.firstColumn && column === 0 && 'w', look.lastColumn && isLastColumn && 'e')
  return [
    ...(look.verticalBands && horizontal.length === 0 ? [band(column, look.firstColumn, 'Vert')] : []),
    ...(look.horizontalBands && vertical.length === 0 ? [band(row, look.firstRow, 'Horz')] : []),
    ...[...horizontal, ...vertical].map((side) => edges[side]),
    ...vertical.flatMap((side) => horizontal.map((other) => `${side}${other}Cell`)),
  ]
}

const edges = { w: 'firstCol', e: 'lastCol', n: 'firstRow', s: 'lastRow' } as const

const sides = (...all: readonly (keyof typeof edges | false)[]) => all.filter((side) => side !== false)

/** Bands are counted from behind the first row or column, if that has a look of its own. */
const band = (index: number, isFirstApart: boolean, direction: 'Vert' | 'Horz'): string => `band${((index - (isFirstApart ? 1 : 0)) % 2) + 1}${direction}`
