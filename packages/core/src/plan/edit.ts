import type { OwnComment } from '../wordml/comments.js'
import type { PartName } from '../opc/part-name.js'
import { objectMark, type Control, type Field, type Paragraph } from '../wordml/paragraph.js'
import type { Encoding } from '../xml/decode.js'
import type { XmlDocument, XmlElement } from '../xml/element.js'
import type { Properties } from '../wordml/properties/property.js'
import type { HeaderSlot, HeaderType, Section } from '../wordml/section.js'
import type { Story } from '../wordml/story.js'
import type { Table } from '../wordml/table.js'
import type { Splice } from '../xml/splice.js'

/** A stretch of a paragraph's text, in UTF-16 units. */
export interface TextRange {
  readonly paragraph: Paragraph
  readonly from: number
  readonly to: number
}

/** A piece of new text in a line: words, a field with what it shows until Word updates it, the mark of a new footnote, or a picture in another size. */
export type Inline =
  | Words
  | { readonly field: string; readonly shows: string; readonly properties?: Properties }
  | NewNote
  | Carried
  | Redrawn

/** A field or a control of the original that is taken out where it stands, and stands here with other words. */
export interface Carried {
  readonly carried: Field | Control
  /** The control around a field, which goes with it. */
  readonly around?: XmlElement
  /** The paragraph that it stood in. */
  readonly of: Paragraph
  readonly shows: readonly Words[]
  readonly anew: NewWhole
  readonly properties?: Properties
}

/** A `w:drawing` of the original, which stands in its line, in another width (twips) and its own proportions. */
export interface Redrawn {
  readonly drawing: XmlElement
  /** The part that it is in. */
  readonly xml: XmlDocument
  readonly width: number
  readonly properties?: Properties
}

interface Words {
  readonly text: string
  readonly properties?: Properties
}

/** A footnote whose mark stands here. Its paragraph begins with the mark too, and has the style that Word gives notes. */
export interface NewNote {
  readonly note: NewParagraph
  /** Of the mark in the text, beside those of its character style. */
  readonly properties?: Properties
}

/** What a paragraph's text has of it; a note and a picture are objects there. */
export const shownText = (inline: Inline): string => {
  if ('carried' in inline) return inline.shows.map(({ text }) => text).join('')
  return 'text' in inline ? inline.text : 'field' in inline ? inline.shows : objectMark
}

/** A paragraph to be written. `style` is a key of the style's Word styles; `properties` come beside it. */
export interface NewParagraph {
  readonly content: readonly Inline[]
  readonly style?: string
  readonly properties?: Properties
  /** Ends a section here that has the layout of the one it is cut from, but for these properties. */
  readonly endsSection?: { readonly of: Section; readonly properties: Properties }
}

/** Gives a paragraph properties, and the Word style that carries most of them. */
export interface SetParagraph {
  readonly kind: 'set-paragraph'
  readonly paragraph: Paragraph
  readonly style?: string
  readonly properties: Properties
}

/** Gives text properties; the mark of the paragraph too, or it alone, where `mark` says so. */
export interface FormatText {
  readonly kind: 'format-text'
  readonly range: TextRange
  readonly properties: Properties
  readonly mark?: boolean | 'only'
}

/**
 * Puts other text in place of some, which may be empty. The new text looks as what it replaces, but for what its own
 * properties say.
 */
export interface ReplaceText {
  readonly kind: 'replace-text'
  readonly range: TextRange
  readonly content: readonly Inline[]
  /** The text is what a field or a control shows, which goes as a whole and comes back around the new text, or does not; so does a control `around` a field. */
  readonly whole?: { readonly of: Field | Control; readonly anew?: NewWhole; readonly around?: XmlElement }
  /** The text lies in what a field shows, and stays there. */
  readonly inside?: true
}

/** What a field or control that is written anew says beside what it shows; the rest is as it was. */
export interface NewWhole {
  readonly code?: string
  /** The data that begin signs carry, in base64. */
  readonly data?: string
  readonly tag?: string
}

/**
 * Writes new paragraphs before one. Never after: rejecting an inserted paragraph joins it with the one that follows,
 * so at the end of a story an empty paragraph would stay behind.
 */
export interface InsertBlocks {
  readonly kind: 'insert-blocks'
  readonly before: Paragraph
  readonly blocks: readonly NewParagraph[]
}

/**
 * Takes a paragraph out, which must be one whose mark Word can delete. With `keepMark` an empty one stays:
 * the last paragraph of a header, a footer, a note or a cell has to.
 */
export interface RemoveBlocks {
  readonly kind: 'remove-blocks'
  readonly paragraph: Paragraph
  readonly keepMark?: true
}

/** Moves paragraphs that carry no markers before another one. */
export interface MoveBlocks {
  readonly kind: 'move-blocks'
  readonly paragraphs: readonly Paragraph[]
  readonly before: Paragraph
  /**
   * The paragraph right above the table that `before` is the first one in, where they come above the whole table. No mark right above a
   * table can be rejected, so the mark of this paragraph arrives with them, and its old one becomes theirs.
   */
  readonly under?: Paragraph
}

/** Takes a footnote or endnote out, with its mark, which stands at `mark` in the text. */
export interface RemoveNote {
  readonly kind: 'remove-note'
  readonly note: Story
  readonly mark: TextRange
}

/** Sets properties of a table as a whole. */
export interface SetTable {
  readonly kind: 'set-table'
  readonly story: Story
  readonly table: Table
  readonly properties: Properties
}

/** Sets properties of a row. */
export interface SetRow {
  readonly kind: 'set-row'
  readonly story: Story
  readonly row: XmlElement
  readonly properties: Properties
}

/** Sets properties of a cell, which are carried as markup: `w:tcBorders`. */
export interface SetCell {
  readonly kind: 'set-cell'
  readonly story: Story
  readonly cell: XmlElement
  readonly properties: Properties
}

/** Sets the layout of a section. */
interface SetSection {
  readonly kind: 'set-section'
  readonly section: Section
  readonly properties: Properties
}

/** Gives a section a header or footer part that it neither has nor inherits. */
export interface SetHeaderFooter {
  readonly kind: 'set-header-footer'
  readonly section: Section
  readonly slot: HeaderSlot
  readonly type: HeaderType
  readonly blocks: readonly NewParagraph[]
}

/** Makes sure that a Word style of the manuscript exists, and in direct mode that it is defined as the style says. */
interface DefineStyle {
  readonly kind: 'define-style'
  readonly style: string
}

/**
 * Adds a list definition, once for each key. Properties of paragraphs refer to it by the key: `{ numbering: 'headings' }`.
 * Without indents the paragraphs stand where their own properties put them.
 */
export interface DefineNumbering {
  readonly kind: 'define-numbering'
  readonly key: string
  readonly levels: readonly { readonly format: string; readonly text: string; readonly start?: number; readonly indent?: number; readonly hanging?: number }[]
}

/** Changes what a program remembers in a part of its own, in direct mode. Nobody can track that: in tracked mode it stays, and the report says so. */
export interface SetPreference {
  readonly kind: 'set-preference'
  readonly part: PartName
  readonly encoding: Encoding
  readonly source: string
  readonly splices: readonly Splice[]
  readonly detail: string
}

/** Takes the signs and codes of fields in paragraphs out, and controls around text; what they show stays. */
export interface Unwrap {
  readonly kind: 'unwrap'
  /** As they are read without what goes (`Paragraph.dissolved`). */
  readonly paragraphs: readonly Paragraph[]
  readonly controls: readonly XmlElement[]
  readonly part: PartName
}

/** Writes a comment on a range of the body. Nobody can track one. */
export interface AddComment {
  readonly kind: 'add-comment'
  readonly range: TextRange
  /** One line. */
  readonly text: string
  readonly author: string
  readonly initials: string
  readonly date?: string
}

/** Takes a comment of ours out, with its marks in the text. */
export interface RemoveComment {
  readonly kind: 'remove-comment'
  readonly comment: OwnComment
}

/** A change to the original, which says what is to hold, not how the markup gets there. */
export type Edit =
  | SetParagraph
  | FormatText
  | ReplaceText
  | InsertBlocks
  | RemoveBlocks
  | MoveBlocks
  | RemoveNote
  | SetTable
  | SetRow
  | SetCell
  | SetSection
  | SetHeaderFooter
  | DefineStyle
  | DefineNumbering
  | SetPreference
  | Unwrap
  | AddComment
  | RemoveComment
