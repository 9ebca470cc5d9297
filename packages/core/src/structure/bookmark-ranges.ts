import type { Document } from '../wordml/document.js'
import type { Paragraph } from '../wordml/paragraph.js'
import { markIsToGo } from '../wordml/read-paragraph.js'
import { childOf } from '../wordml/tree.js'
import type { XmlDocument, XmlElement } from '../xml/element.js'
import { letter, number, only } from './words/signs.js'

/** The range of a bookmark in paragraphs of the body, with pending changes accepted, tables included, counted from nought; `to` is not in it any more. */
export interface BookmarkRange {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** The bookmarks of the body, by the paragraph that each begins at or just before. */
export interface BookmarkRanges {
  at(paragraph: Paragraph): readonly BookmarkRange[]
  /** How many paragraphs of the body stand before this one. */
  position(paragraph: Paragraph): number
}

const none: readonly BookmarkRange[] = []

export const bookmarksOf = (document: Document): BookmarkRanges => {
  const body = document.stories.find(({ kind }) => kind === 'body')
  const reader = body && new Reader(body.document)
  reader?.readBlocks(body!.element)
  return {
    at: (paragraph) => reader?.starts.get(paragraph.element) ?? none,
    position: (paragraph) => reader?.positions.get(paragraph.element) ?? 0,
  }
}

/** Whether a bookmark is named after the words it stands at, as converters do; pandoc gives long words a number in place of a name. */
export const isSlugOf = (name: string, text: string): boolean =>
  (name.length > 2 && slug(name) === slug(text).slice(0, Math.max(slug(name).length, 3))) || (text.length >= 35 && /^X[0-9a-f]{39,40}$/.test(name))

/** Whether a bookmark at a paragraph is named after its words. */
export const isMarkedByName = (bookmarks: BookmarkRanges, { paragraph, text }: { readonly paragraph: Paragraph; readonly text: string }): boolean =>
  bookmarks.at(paragraph).some(({ name }) => isSlugOf(name, text))

const slug = (text: string): string => only(text.toLowerCase().replace(/^[\d.\s]+/, ''), letter | number)

/** No text, or none any more. */
const without: ReadonlySet<string> = new Set(['w:pPr', 'w:del', 'w:moveFrom'])

class Reader {
  readonly starts = new Map<XmlElement, BookmarkRange[]>()
  readonly positions = new Map<XmlElement, number>()
  private readonly open = new Map<string, { name: string; from: number; to: number }>()
  private pending: BookmarkRange[] = []
  private position = 0

  constructor(private readonly xml: XmlDocument) {}

  readBlocks(parent: XmlElement): void {
    for (const child of parent.children) {
      if (child.name === 'w:p') this.readParagraph(child)
      else if (child.name === 'w:bookmarkStart') this.pending.push(this.begin(child, this.position))
      else if (child.name === 'w:bookmarkEnd') this.end(child, this.position)
      else if (child.children.length > 0) this.readBlocks(child)
    }
  }

  private readParagraph(paragraph: XmlElement): void {
    const { position } = this
    const starts = this.pending
    this.positions.set(paragraph, position)
    this.pending = []
    let text = false
    for (const child of paragraph.children) {
      if (child.name === 'w:bookmarkStart') starts.push(this.begin(child, position))
      // Word writes what ended after a paragraph at the beginning of the next one.
      else if (child.name === 'w:bookmarkEnd') this.end(child, text ? position + 1 : position)
      else if (!without.has(child.name)) text = true
    }
    const goesOn = markIsToGo(childOf(paragraph, 'w:pPr'))
    if (!goesOn) this.position++
    // What begins in a line that is to go begins with the next one then.
    if (goesOn && !text) this.pending = starts
    else if (starts.length > 0) this.starts.set(paragraph, starts)
  }

  private begin(start: XmlElement, from: number): BookmarkRange {
    const mark = { name: this.xml.attribute(start, 'w:name') ?? '', from, to: from + 1 }
    this.open.set(this.xml.attribute(start, 'w:id') ?? '', mark)
    return mark
  }

  private end(end: XmlElement, to: number): void {
    const mark = this.open.get(this.xml.attribute(end, 'w:id') ?? '')
    if (mark) mark.to = Math.max(to, mark.from + 1)
  }
}
