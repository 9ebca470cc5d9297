import type { View } from './view.js'
import { captionLabel } from './words/caption-label.js'
import { sectionNamed } from './words/section-names.js'
import { typedNumber } from './words/typed-number.js'

/** A line of a contents list, or of a list of figures. */
export interface ContentsLine {
  readonly evidence: string
  readonly confidence: number
  /** What it points to, without number and page; empty for captions. */
  readonly entry: string
  /** Its place in the outline, as far as its style, number or indent says it. */
  readonly level: number
}

const page = /(?:\d{1,4}|[ivxlc]{1,7})$/i
const filling = /[\s.…_]/
const leader = /\t|\.{3}|(?:\s\.){3}|…|_{3}|\s{4}/

/** The words before a page number, and the blanks and dots between them, which are walked through once: a line may have thousands. */
const beforePage = (text: string): { readonly words: string; readonly gap: string } | undefined => {
  const end = page.exec(text)?.index ?? 0
  let start = end
  while (start > 0 && filling.test(text[start - 1]!)) start--
  return start === 0 || start === end ? undefined : { words: text.slice(0, start), gap: text.slice(start, end) }
}

/** Words, then dots, a tab or a wide gap, then a page number. */
const hasLeader = (text: string): boolean => leader.test(beforePage(text)?.gap ?? '')

/** What leads from the words of a typed line to its page: where it stands in the text, and what it is. */
export const pageGap = (text: string): { readonly from: number; readonly to: number; readonly words: string } | undefined => {
  const { words, gap } = beforePage(text.trimEnd()) ?? { words: '', gap: '' }
  return leader.test(gap) ? { from: words.length, to: words.length + gap.length, words: gap } : undefined
}

/** Fewer typed lines with page numbers in a row make no contents list. */
const fewest = 3

/** The lines of contents lists: those that Word keeps, and those that somebody typed. */
export const contentsLines = (views: readonly View[]): ReadonlyMap<View, ContentsLine> => {
  const found = new Map<View, ContentsLine>()
  const indents = new Set<number>()
  let row: View[] = []
  let underHeading = false
  const close = (): void => {
    if (row.length >= (underHeading ? 1 : fewest)) for (const view of row) found.set(view, lineOf(view, 'ends with a page number', underHeading ? 0.95 : 0.9, indents))
    row = []
  }
  for (const view of views) {
    if (view.words === 0) continue
    const kept = keptBy(view)
    if (kept || (view.words <= 30 && hasLeader(view.text) && !view.hasObject)) indents.add(view.indentStart)
    if (kept) found.set(view, lineOf(view, kept, 0.99, indents))
    else if (view.words <= 30 && hasLeader(view.text)) row.push(view)
    else {
      close()
      underHeading = sectionNamed(view.text) === 'contents'
    }
  }
  close()
  return found
}

/** What says that Word itself keeps the line. */
export const keptBy = ({ paragraph, styleName, words }: View): string | undefined => {
  if (/^(toc \d|table of figures)$/.test(styleName)) return `style ${styleName}`
  const { within, opened, fields } = paragraph
  // Word writes the end of the field at the beginning of the paragraph that comes after the list.
  const closed = fields.find(({ name }) => name === 'TOC')
  if (closed ? closed.to > closed.from || words === 0 : within.includes('TOC') || opened.includes('TOC')) return 'inside a TOC field'
  return fields.some(({ name, code }) => name === 'PAGEREF' && /_Toc/.test(code)) ? 'refers to the page of a contents mark' : undefined
}

const lineOf = ({ text, styleName, indentStart }: View, evidence: string, confidence: number, indents: ReadonlySet<number>): ContentsLine => {
  const words = beforePage(text)?.words ?? text
  const number = typedNumber(words)
  const styled = /^toc (\d)$/.exec(styleName)?.[1]
  const indented = [...indents].filter((other) => other < indentStart - 60).length + 1
  const level = styled ? Number(styled) : number?.form === 'decimal' && number.depth > 1 ? number.depth : indented
  return { evidence, confidence, entry: captionLabel(words)?.number === undefined ? entryOf(words) : '', level }
}

/** The words of a heading as a contents list and the text both have them. */
export const entryOf = (text: string): string => {
  const bare = text.slice(typedNumber(text)?.to ?? 0)
  return bare.toLowerCase().replace(/[\s.:\u00ad]+/g, '')
}
