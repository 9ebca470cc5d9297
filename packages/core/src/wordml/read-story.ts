import type { PartName } from '../opc/part-name.js'
import type { XmlDocument, XmlElement } from '../xml/element.js'
import type { Cascade, TableFormat } from './cascade.js'
import type { Dissolved } from './dissolved.js'
import { FieldTracker } from './fields.js'
import type { Paragraph } from './paragraph.js'
import { readParagraph } from './read-paragraph.js'
import { paragraphProperties } from './properties/paragraph.js'
import { PropertyReader } from './properties/read.js'
import { runProperties } from './properties/run.js'
import type { Block, Story, StoryKind } from './story.js'
import { placesOf, readTable, spanOf, type Cell } from './table.js'
import { childOf, childrenNamed, descendants } from './tree.js'

/** What is shared while one part is read. */
export interface PartReader {
  readonly part: PartName
  readonly document: XmlDocument
  readonly cascade: Cascade
  readonly paragraphs: PropertyReader
  readonly runs: PropertyReader
  /** Receives every story, in document order; those of text boxes come after the one that holds them. */
  readonly stories: Story[]
  /** Receives every paragraph; its length gives the next index. */
  readonly all: Paragraph[]
  /** Called for a paragraph that ends a section; returns the section's index for paragraphs of the body. */
  readonly section: { current: number; readonly breaks: (XmlElement | undefined)[] }
  readonly dissolved: Dissolved
}

export const partReader = (part: PartName, document: XmlDocument, shared: Pick<PartReader, 'cascade' | 'stories' | 'all' | 'section' | 'dissolved'>): PartReader => ({
  part,
  document,
  ...shared,
  paragraphs: new PropertyReader(document, paragraphProperties),
  runs: new PropertyReader(document, runProperties),
})

interface Place {
  readonly cell: Cell | undefined
  readonly format: TableFormat | undefined
  readonly bound: boolean
  readonly deleted: boolean
}

const nowhere: Place = { cell: undefined, format: undefined, bound: false, deleted: false }

/** Reads a story: its blocks, the paragraphs of its tables, and the text boxes anchored in it. */
export const readStory = (reader: PartReader, kind: StoryKind, element: XmlElement, fallback = false): Story => {
  const blocks: Block[] = []
  const noteType = reader.document.attribute(element, 'w:type')
  const separator = (kind === 'footnote' || kind === 'endnote') && noteType !== undefined && noteType !== 'normal'
  const fields = new FieldTracker(reader.document, element)
  const story: Story = { kind, part: reader.part, document: reader.document, element, blocks, separator, fallback, unclosed: fields.unclosed }
  reader.stories.push(story)
  const anchors: XmlElement[] = []

  const readBlocks = (parent: XmlElement, place: Place, into: Block[] | undefined): void => {
    for (const child of parent.children) {
      switch (child.name) {
        case 'w:p':
          addParagraph(child, place, into)
          break
        case 'w:tbl':
          addTable(child, place, into)
          break
        case 'w:sdt':
          readBlocks(childOf(child, 'w:sdtContent') ?? child, { ...place, bound: place.bound || isBound(child) }, into)
          break
        case 'w:customXml':
        case 'w:ins':
        case 'w:moveTo':
        case 'mc:AlternateContent':
        case 'mc:Choice':
        case 'mc:Fallback':
          readBlocks(child, place, into)
          break
        case 'w:del':
        case 'w:moveFrom':
          readBlocks(child, { ...place, deleted: true }, into)
          break
      }
    }
  }

  const addParagraph = (child: XmlElement, place: Place, into: Block[] | undefined): void => {
    const paragraph = readParagraph(reader, story, child, fields, { ...place, anchors })
    reader.all.push(paragraph)
    into?.push(paragraph)
    if (kind === 'body' && paragraph.sectionBreak) {
      reader.section.breaks.push(paragraph.sectionBreak)
      reader.section.current++
    }
  }

  const addTable = (child: XmlElement, place: Place, into: Block[] | undefined): void => {
    const table = readTable(reader.document, child)
    into?.push(table)
    rowsOf(child).forEach((row, rowIndex) => {
      let column = 0
      const cells = cellsOf(row)
      cells.forEach((element, index) => {
        const cell: Cell = { table, row: rowIndex, column, isLastColumn: index === cells.length - 1 }
        readBlocks(element, { ...place, cell, format: reader.cascade.table(table.style, placesOf(cell)) }, undefined)
        column += spanOf(reader.document, element)
      })
    })
  }

  readBlocks(element, nowhere, blocks)
  for (const anchor of anchors) readTextBoxes(reader, anchor, fallback)
  return story
}

/** Rows may lie inside content controls. */
const rowsOf = (table: XmlElement): XmlElement[] => inside(table, 'w:tr')
const cellsOf = (row: XmlElement): XmlElement[] => inside(row, 'w:tc')

const inside = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.flatMap((child) =>
    child.name === name ? [child] : /^(w:sdt|w:sdtContent|w:customXml)$/.test(child.name) ? inside(child, name) : [],
  )

const isBound = (control: XmlElement): boolean => childrenNamed(childOf(control, 'w:sdtPr'), 'w:dataBinding').length > 0

/** The text boxes in a drawing. Those inside another box are found when that one is read. */
const readTextBoxes = (reader: PartReader, anchor: XmlElement, fallback: boolean): void => {
  for (const element of descendants(anchor)) {
    if (element.name !== 'w:txbxContent' || insideTextBox(element, anchor)) continue
    readStory(reader, 'text-box', element, fallback || insideFallback(element, anchor))
  }
}

const insideTextBox = (element: XmlElement, root: XmlElement): boolean => someAncestor(element, root, 'w:txbxContent')
const insideFallback = (element: XmlElement, root: XmlElement): boolean => someAncestor(element, root, 'mc:Fallback')

const someAncestor = (element: XmlElement, root: XmlElement, name: string): boolean => {
  for (let each = element.parent; each && each !== root.parent; each = each.parent) if (each.name === name) return true
  return false
}
