import { once } from '../algorithms/once.js'
import type { XmlDocument, XmlElement } from '../xml/element.js'
import type { Paragraph } from './paragraph.js'
import type { Story } from './story.js'

/** A bookmark by the marks where it begins and ends (ISO 29500-1, 17.13.6). */
interface Bookmark {
  readonly name: string
  readonly marks: readonly [start: XmlElement, end: XmlElement]
}

/** Whether an element begins or ends a bookmark. */
export const isBookmarkMark = ({ name }: XmlElement): boolean => name === 'w:bookmarkStart' || name === 'w:bookmarkEnd'

/** What bookmarks have to do with a paragraph. */
interface Marked {
  /** Those that hold text of it and nothing else, wherever their marks stand: Word writes one that ends with a paragraph at the beginning of the next. */
  readonly own: readonly Bookmark[]
  /** Those that begin with it and hold more. */
  readonly leading: readonly Bookmark[]
  /** Marks in it of others, which stand at its edges. */
  readonly passing: readonly XmlElement[]
  /** A mark of another one stands among its words. */
  readonly torn: boolean
}

export const markedIn = ({ story, element }: Paragraph): Marked => read(story).get(element) ?? unmarked

/** Whether a field or a link of the document leads to a bookmark. */
export const isPointedTo = ({ name }: Bookmark, { story }: Paragraph): boolean => pointedTo(story.paragraphs).has(name)

/** Where links lead, and all words in codes of fields. */
const pointedTo = once((paragraphs: readonly Paragraph[]): ReadonlySet<string> => {
  const found = new Set<string>()
  const documents = new Set<XmlDocument>()
  for (const { story, fields } of paragraphs) {
    documents.add(story.document)
    for (const { code } of fields) for (const word of code.split(/[\s"]+/)) found.add(word)
  }
  for (const { source } of documents) for (const [, , name] of source.matchAll(/:anchor\s*=\s*(["'])([^"'<]*)\1/g)) found.add(name!)
  return found
})

const unmarked: Marked = { own: [], leading: [], passing: [], torn: false }

const read = once((story: Story): ReadonlyMap<XmlElement, Marked> => new Reader(story).marked)

/** A mark, and how many pieces of content stand before it in the story. */
interface Mark {
  readonly element: XmlElement
  readonly at: number
}

interface Content {
  readonly from: number
  to: number
  readonly marks: Mark[]
}

/** Reads a story in pieces: runs, and what else stands beside them in a paragraph. */
class Reader {
  readonly marked = new Map<XmlElement, Marked>()
  /** The paragraph of each piece. */
  private readonly pieces: XmlElement[] = []
  private readonly contents = new Map<XmlElement, Content>()
  private readonly open = new Map<string, Mark>()
  private readonly owners = new Map<XmlElement, XmlElement>()
  private paragraph: XmlElement | undefined

  constructor(private readonly story: Story) {
    this.walk(story.element)
    for (const [paragraph, content] of this.contents) this.settle(paragraph, content)
  }

  private walk(parent: XmlElement): void {
    for (const child of parent.children) {
      if (child.name === 'w:p') this.readParagraph(child)
      else if (isBookmarkMark(child)) this.readMark(child)
      else if (inner.has(child.name)) this.walk(child)
      else if (this.paragraph && !weightless.test(child.name)) this.pieces.push(this.paragraph)
    }
  }

  private readParagraph(element: XmlElement): void {
    const content: Content = { from: this.pieces.length, to: 0, marks: [] }
    this.contents.set(element, content)
    this.paragraph = element
    this.walk(element)
    this.paragraph = undefined
    content.to = this.pieces.length
  }

  private readMark(element: XmlElement): void {
    const { document } = this.story
    const mark = { element, at: this.pieces.length }
    if (this.paragraph) this.contents.get(this.paragraph)!.marks.push(mark)
    const id = document.attribute(element, 'w:id') ?? ''
    const start = this.open.get(id)
    if (element.name === 'w:bookmarkStart') this.open.set(id, mark)
    else if (start) this.close({ name: document.attribute(start.element, 'w:name') ?? '', marks: [start.element, element] }, start.at)
  }

  private close(bookmark: Bookmark, from: number): void {
    const [start, end] = bookmark.marks
    const first = from < this.pieces.length ? this.pieces[from]! : start.parent === end.parent ? this.paragraph : undefined
    if (!first) return
    if (from === this.pieces.length || this.pieces.at(-1) === first) {
      this.put(first, 'own', bookmark)
      for (const mark of bookmark.marks) this.owners.set(mark, first)
    } else if (this.contents.get(first)!.from === from) this.put(first, 'leading', bookmark)
  }

  private put(paragraph: XmlElement, as: 'own' | 'leading', bookmark: Bookmark): void {
    const known = this.marked.get(paragraph) ?? unmarked
    this.marked.set(paragraph, { ...known, [as]: [...known[as], bookmark] })
  }

  private settle(paragraph: XmlElement, { from, to, marks }: Content): void {
    const others = marks.filter(({ element }) => this.owners.get(element) !== paragraph)
    if (others.length === 0) return
    const torn = others.some(({ element, at }) => element.parent !== paragraph || (at > from && at < to))
    this.marked.set(paragraph, { ...(this.marked.get(paragraph) ?? unmarked), passing: others.map(({ element }) => element), torn })
  }
}

/** What holds pieces, or paragraphs. */
const inner: ReadonlySet<string> = new Set([
  'w:hyperlink', 'w:ins', 'w:del', 'w:moveTo', 'w:moveFrom', 'w:sdt', 'w:sdtContent', 'w:smartTag', 'w:customXml', 'w:fldSimple', 'w:dir', 'w:bdo',
  'w:tbl', 'w:tr', 'w:tc', 'mc:AlternateContent', 'mc:Choice', 'mc:Fallback',
])

/** What holds no place in the text. */
const weightless = /^w:(?:\w+Pr|proofErr|(?:comment|move(?:From|To)|customXml\w+|perm)(?:Range)?(?:Start|End)|sdtEndPr)$/
