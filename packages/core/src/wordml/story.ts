import type { PartName } from '../opc/part-name.js'
import type { XmlDocument, XmlElement } from '../xml/element.js'
import type { Paragraph } from './paragraph.js'
import type { Table } from './table.js'

export type StoryKind = 'body' | 'header' | 'footer' | 'footnote' | 'endnote' | 'comment' | 'text-box'

/** A flow of text of its own (ISO 29500-1, 17.2 and after): the body, a header, one note, the inside of one text box. */
export interface Story {
  readonly kind: StoryKind
  readonly part: PartName
  readonly document: XmlDocument
  readonly element: XmlElement
  /** Top-level blocks in order: paragraphs and tables, content controls looked through. */
  readonly blocks: readonly Block[]
  /** The lines that separate notes from the text, which Word keeps among the notes. */
  readonly separator: boolean
  /** In the branch for old readers of `mc:AlternateContent`. */
  readonly fallback: boolean
  /** The controls in its part that are to go while what stands in them stays. */
  readonly dissolved: ReadonlyMap<XmlElement, PartName>
  /** All paragraphs of the document, over all stories. */
  readonly paragraphs: readonly Paragraph[]
  /** The signs that begin a field in it and are followed by no end (`w:fldChar`). */
  readonly unclosed: readonly XmlElement[]
}

export type Block = Paragraph | Table

export const isParagraph = (block: Block): block is Paragraph => 'runs' in block
