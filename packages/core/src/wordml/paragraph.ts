import type { XmlElement } from '../xml/element.js'
import type { Properties } from './properties/property.js'
import type { OwnProperties } from './properties/read.js'
import type { Story } from './story.js'
import type { Cell } from './table.js'
import type { TableFormat } from './cascade.js'

/** Stands in a paragraph's text for what is not text: a picture, an equation, a note mark, a symbol. */
export const objectMark = '\uFFFC'

/** A run and the stretch of the paragraph's text that it holds. */
export interface Run {
  readonly element: XmlElement
  readonly properties: XmlElement | undefined
  readonly own: OwnProperties
  /** What holds for its text; equal results are one object. */
  readonly effective: Properties
  readonly from: number
  readonly to: number
  /** Inside the author's own pending deletion: it is no part of the text. */
  readonly deleted: boolean
  /** Inside the author's own pending insertion. */
  readonly inserted: boolean
  /** Part of a field's code, or of what a field shows. */
  readonly field: 'code' | 'result' | undefined
  readonly link: boolean
  /** In the other branch of `mc:AlternateContent`: no text of its own, but it is to look as the branch that is read. */
  readonly fallback: boolean
}

/** A field in a paragraph: its first word (`PAGE`, `SEQ`, `TOC`), its whole code, and where its result stands. */
export interface Field {
  readonly name: string
  readonly code: string
  readonly from: number
  readonly to: number
  /** Its signs: begin, separate if any, and end (`w:fldChar`); or the one element of a simple field. */
  readonly signs: readonly XmlElement[]
  /** The base64 text that its begin sign carries (`w:fldData`). */
  readonly data?: string
}

/** A content control that has a tag and stands among the runs (ISO 29500-1, 17.5.2), and where its content stands. */
export interface Control {
  readonly tag: string
  readonly element: XmlElement
  readonly from: number
  readonly to: number
}

/**
 * A paragraph as it is read with the author's own revisions accepted.
 * `text` has a tab as `\t`, a line break as `\n`, a page break as `\f`, and `objectMark` for what is not text.
 */
export interface Paragraph {
  /** Position among all paragraphs of the document, over all stories. */
  readonly index: number
  readonly story: Story
  readonly element: XmlElement
  readonly properties: XmlElement | undefined
  readonly own: OwnProperties
  /** What holds for the paragraph; equal results are one object. */
  readonly effective: Properties
  /** The name of its style in lower case, as Word names it in English. */
  readonly styleName: string
  /** Properties of the paragraph mark, which also give an empty paragraph its height. */
  readonly mark: OwnProperties
  readonly text: string
  readonly runs: readonly Run[]
  readonly fields: readonly Field[]
  readonly controls: readonly Control[]
  /** The fields that were open where the paragraph begins: an entry of a contents list lies inside `TOC`. */
  readonly within: readonly string[]
  /** The fields that it opens and leaves open. */
  readonly opened: readonly string[]
  readonly cell: Cell | undefined
  readonly tableFormat: TableFormat | undefined
  /** Index into the document's sections; of the body only. */
  readonly section: number
  readonly sectionBreak: XmlElement | undefined
  /** Inside a content control that Word fills from data, so that text typed here is lost, or around text that no standard knows. */
  readonly bound: boolean
  /** The author has a change pending in the text or on the mark. */
  readonly revised: boolean
  /** The author's own deletion of the mark above is pending: the text there is to go on here, and end with this mark. */
  readonly joined: boolean
  /** Runs and content controls in it that are read as if they were not there, since they are to go. */
  readonly dissolved: readonly XmlElement[]
  /** Nothing but properties, and runs without anything in them: no marker, no content control. */
  readonly bare: boolean
}

/** Whether anything can be seen: text other than blanks, or an object. */
export const hasContent = (paragraph: Paragraph): boolean => /\S/.test(paragraph.text)
