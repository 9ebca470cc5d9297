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
import { cellsOf, firstColumnOf, placesOf, readTable, rowsOf, spanOf, type Cell } from './table.js'
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
  /** The section that is being read, the properties of those before it, and those of the last one. */
  readonly section: { current: number; readonly breaks: (XmlElement | undefined)[]; readonly last: XmlElement | undefined }
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
  const { part, document, dissolved: { controls: dissolved } } = reader
  const story: Story = { kind, part, document, element, blocks, separator, fallback, dissolved, paragraphs: reader.all, unclosed: fields.unclosed }
  reader.stories.push(story)
  const contents = new BlockReader(reader, story, fields)
  contents.read(element, nowhere, blocks)
  for (const anchor of contents.anchors) readTextBoxes(reader, anchor, fallback)
  return story
}

class BlockReader {
  /** What may hold text boxes. */
  readonly anchors: XmlElement[] = []

  constructor(
    private readonly part: PartReader,
    private readonly story: Story,
    private readonly fields: FieldTracker,
  ) {}

  /** `into` receives the blocks of the story itself, not those in cells. */
  read(parent: XmlElement, place: Place, into: Block[] | undefined): void {
    for (const child of parent.children) {
      switch (child.name) {
        case 'w:p':
          this.readParagraph(child, place, into)
          break
        case 'w:tbl':
          this.readTable(child, place, into)
          break
        case 'w:sdt':
          this.read(childOf(child, 'w:sdtContent') ?? child, { ...place, bound: place.bound || isBound(child) }, into)
          break
        case 'w:sectPr':
          // Only the last one has its place here (17.2.2). One before it is taken for the end of a section, as in a paragraph.
          if (child !== this.part.section.last) this.endSection(child)
          break
        case 'w:customXml':
        case 'w:ins':
        case 'w:moveTo':
        case 'mc:AlternateContent':
        case 'mc:Choice':
        case 'mc:Fallback':
          this.read(child, place, into)
          break
        case 'w:del':
        case 'w:moveFrom':
          this.read(child, { ...place, deleted: true }, into)
          break
      }
    }
  }

  private readParagraph(element: XmlElement, place: Place, into: Block[] | undefined): void {
    const { all } = this.part
    const paragraph = readParagraph(this.part, this.story, element, this.fields, { ...place, anchors: this.anchors })
    all.push(paragraph)
    into?.push(paragraph)
    if (paragraph.sectionBreak) this.endSection(paragraph.sectionBreak)
  }

  private endSection(properties: XmlElement): void {
    if (this.story.kind !== 'body') return
    const { section } = this.part
    section.breaks.push(properties)
    section.current++
  }

  private readTable(element: XmlElement, place: Place, into: Block[] | undefined): void {
    const { document, cascade } = this.part
    const table = readTable(document, element)
    into?.push(table)
    rowsOf(element).forEach((row, rowIndex) => {
      let column = firstColumnOf(document, row)
      const cells = cellsOf(row)
      cells.forEach((child, index) => {
        const cell: Cell = { table, row: rowIndex, column, isLastColumn: index === cells.length - 1 }
        this.read(child, { ...place, cell, format: cascade.table(table.style, placesOf(cell)) }, undefined)
        column += spanOf(document, child)
      })
    })
  }
}

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
