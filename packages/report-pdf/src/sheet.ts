import PDFDocument from 'pdfkit'
import { Faces, printable, type Face } from './faces.js'
import type { ReportFonts } from './fonts.js'

/** What a PDF says of itself. */
interface SheetInfo {
  readonly title: string
  /** ISO 8601; without one the file says the beginning of 1970, since a clock would make equal reports differ. */
  readonly date: string | null
}

/** Words with their face; a line is made of some. */
export type Words = readonly (string | { readonly text: string; readonly face: Face })[]

const sizes = { H1: 20, H2: 14, H3: 11.5 } as const
const margin = 56
const ink = '#1b1f24'
const soft = '#545d68'

/** A tagged PDF that grows from top to bottom: headings with bookmarks, paragraphs and lists. */
export class Sheet {
  private readonly doc: PDFKit.PDFDocument
  private readonly faces: Faces
  private readonly root: PDFKit.PDFStructureElement
  private chapter: PDFKit.PDFOutline
  private readonly bytes: Promise<Uint8Array>

  constructor({ title, date }: SheetInfo, fonts: ReportFonts) {
    this.faces = new Faces(fonts)
    const moment = new Date(date ?? 0)
    this.doc = new PDFDocument({
      size: 'A4',
      margin,
      pdfVersion: '1.7',
      // The types of pdfkit do not know this subset; it writes the claim into the metadata.
      subset: 'PDF/UA' as 'PDF/A-1',
      tagged: true,
      lang: 'en',
      displayTitle: true,
      bufferPages: true,
      // Without a font of ours pdfkit reads Helvetica from its own files, which a bundle does not have.
      font: Buffer.from(fonts.regular) as unknown as string,
      info: { Title: printable(title), Creator: 'Formatter', Producer: 'Formatter', CreationDate: moment, ModDate: moment },
    })
    for (const [name, { bytes, member }] of this.faces.fonts) this.doc.registerFont(name, Buffer.from(bytes), member)
    this.bytes = collect(this.doc)
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
    this.chapter = this.doc.outline
  }

  heading(level: 1 | 2 | 3, text: string): void {
    const tag = `H${level}` as const
    this.room(level === 1 ? 0 : 70)
    if (level === 2) this.chapter = this.doc.outline.addItem(bookmark(text))
    if (level === 3) this.chapter.addItem(bookmark(text))
    this.doc.moveDown(level === 1 ? 0 : level === 2 ? 0.9 : 0.6)
    this.element(tag, () => { this.line([{ text, face: 'bold' }], sizes[tag], ink) })
    this.doc.moveDown(0.2)
  }

  paragraph(words: Words, quiet = false): void {
    this.element('P', () => { this.line(words, 10, quiet ? soft : ink) })
    this.doc.moveDown(0.15)
  }

  /** A list; each item is a line and the lines under it. */
  list(items: readonly (readonly Words[])[]): void {
    if (items.length === 0) return
    const list = this.doc.struct('L')
    this.root.add(list)
    for (const lines of items) {
      const item = this.doc.struct('LI')
      list.add(item)
      this.room(28)
      item.add(this.doc.struct('Lbl', {}, () => { this.doc.font('regular').fontSize(10).fillColor(ink).text('•', margin + 4, this.doc.y, { lineBreak: false }) }))
      item.add(
        this.doc.struct('LBody', {}, () => {
          for (const [index, words] of lines.entries()) this.line(words, index === 0 ? 10 : 9.5, index === 0 ? ink : soft, 16)
        }),
      )
      item.end()
      this.doc.moveDown(0.15)
    }
    list.end()
  }

  /** The finished file. */
  async end(footer: string): Promise<Uint8Array> {
    this.root.end()
    const { start, count } = this.doc.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      this.doc.switchToPage(page)
      // Below the margin there is no room for text, and pdfkit would begin a new page.
      this.doc.page.margins.bottom = 0
      this.doc.markContent('Artifact', { type: 'Pagination' })
      this.centred(`${footer} · ${page + 1} of ${count}`, this.doc.page.height - 36)
      this.doc.endMarkedContent()
    }
    this.doc.end()
    return this.bytes
  }

  /** A line in the middle; pdfkit centres each stretch of a font by itself. */
  private centred(text: string, y: number): void {
    const pieces = this.faces.split(text, 'regular').map((piece) => ({ ...piece, width: this.doc.font(piece.font).fontSize(8).widthOfString(piece.text) }))
    let x = (this.doc.page.width - pieces.reduce((sum, { width }) => sum + width, 0)) / 2
    for (const { font, text: words, width } of pieces) {
      this.doc.font(font).fillColor(soft).text(words, x, y, { lineBreak: false })
      x += width
    }
  }

  private element(tag: string, draw: () => void): void {
    this.root.add(this.doc.struct(tag, {}, draw))
  }

  /** Begins a new page where too little of this one is left, so that no heading stands alone at its foot. */
  private room(height: number): void {
    if (this.doc.y > this.doc.page.height - margin - height) this.doc.addPage()
  }

  private line(words: Words, size: number, colour: string, indent = 0): void {
    const pieces = words.flatMap((each) => (typeof each === 'string' ? this.faces.split(each, 'regular') : this.faces.split(each.text, each.face)))
    const width = this.doc.page.width - 2 * margin - indent
    this.doc.fontSize(size).fillColor(colour)
    if (pieces.length === 0) pieces.push({ font: 'regular', text: ' ' })
    for (const [index, { font, text }] of pieces.entries()) {
      const continued = index < pieces.length - 1
      this.doc.font(font)
      if (index === 0) this.doc.text(text, margin + indent, this.doc.y, { width, continued, lineGap: 1.5 })
      else this.doc.text(text, { width, continued, lineGap: 1.5 })
    }
  }
}

const bookmark = (words: string): string => {
  const text = printable(words)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

const collect = (doc: PDFKit.PDFDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => { resolve(new Uint8Array(Buffer.concat(chunks))) })
    doc.on('error', reject)
  })
