import type { XmlElement } from '../xml/element.js'
import type { Cascade, RunBase, TableFormat } from './cascade.js'
import type { FieldTracker } from './fields.js'
import type { Paragraph } from './paragraph.js'
import { noProperties } from './properties/read.js'
import { ContentReader } from './read-content.js'
import type { PartReader } from './read-story.js'
import type { Story } from './story.js'
import type { Cell } from './table.js'
import { childOf } from './tree.js'

interface Surroundings {
  readonly cell: Cell | undefined
  readonly format: TableFormat | undefined
  readonly bound: boolean
  readonly deleted: boolean
  /** Receives what may hold text boxes. */
  readonly anchors: XmlElement[]
}

/** Reads one paragraph: its text, its runs, the fields in it. */
export const readParagraph = (reader: PartReader, story: Story, element: XmlElement, fields: FieldTracker, around: Surroundings): Paragraph => {
  const { cascade } = reader
  const { cell, format, deleted } = around
  const properties = element.children[0]?.name === 'w:pPr' ? element.children[0] : childOf(element, 'w:pPr')
  const own = reader.paragraphs.read(properties)
  const container = childOf(properties, 'w:rPr')
  const mark = container ? reader.runs.read(container) : noProperties
  fields.startParagraph()
  const within = fields.names
  const content = new ContentReader(reader, fields, runBases(cascade, own.style, format), around.anchors).read(element, deleted)
  const { runs } = content
  return {
    index: reader.all.length,
    story,
    element,
    properties,
    own,
    effective: cascade.paragraph(own.style, format, own.values),
    styleName: cascade.sheet.paragraphStyle(own.style)?.name ?? '',
    mark,
    text: content.text,
    runs,
    fields: content.fields,
    controls: content.controls,
    within,
    // The first line of a contents list opens the field that its other lines lie in.
    opened: fields.names.filter((name) => !within.includes(name)),
    cell,
    tableFormat: format,
    section: story.kind === 'body' ? reader.section.current : -1,
    sectionBreak: childOf(properties, 'w:sectPr'),
    bound: around.bound || content.bound,
    dissolved: content.dissolved,
    revised: content.revised || deleted || own.pending || mark.pending || markIsRevised(container) || runs.some((run) => run.own.pending),
    joined: joins(reader.all.at(-1), element),
    bare: element.children.every((child) => child === properties || child.name === 'w:proofErr' || isEmptyRun(child)),
  }
}

/** Google Docs writes one into each empty paragraph. */
const isEmptyRun = ({ name, children }: XmlElement): boolean =>
  name === 'w:r' && children.every((child) => child.name === 'w:rPr' || child.name === 'w:lastRenderedPageBreak')

/** The levels below the runs of one paragraph; nearly all of them have no character style. */
const runBases = (cascade: Cascade, style: string | undefined, format: TableFormat | undefined) => {
  const plain = cascade.runBase(style, format, undefined)
  return (characterStyle: string | undefined): RunBase => (characterStyle === undefined ? plain : cascade.runBase(style, format, characterStyle))
}

/** Whether what stands above goes on here: its mark is to go, and something is left of its text, or of what goes on there. */
const joins = (above: Paragraph | undefined, element: XmlElement): boolean =>
  above !== undefined && above.revised && above.element.parent === element.parent && (above.text !== '' || above.joined) &&
  markIsToGo(above.properties)

/** The author's own deletion of a paragraph's mark is pending (ISO 29500-1, 17.13.5.15): what it holds goes on in the next one. */
export const markIsToGo = (properties: XmlElement | undefined): boolean =>
  childOf(properties, 'w:rPr')?.children.some(({ name }) => name === 'w:del' || name === 'w:moveFrom') ?? false

/** The author has the mark itself pending: it was inserted, deleted or moved. */
const markIsRevised = (mark: XmlElement | undefined): boolean => mark?.children.some(({ name }) => /^w:(ins|del|moveFrom|moveTo)$/.test(name)) ?? false
