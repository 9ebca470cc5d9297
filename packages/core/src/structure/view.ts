import { runValue } from '../wordml/values.js'
import { objectMark, type Paragraph } from '../wordml/paragraph.js'
import type { Value } from '../wordml/properties/property.js'

/** A paragraph as a reader sees it: its words and its looks, without the markup. */
export interface View {
  readonly paragraph: Paragraph
  /** Trimmed, objects left out. */
  readonly text: string
  readonly words: number
  readonly styleName: string
  readonly align: Value | undefined
  /** Every letter is bold (or italic). */
  readonly bold: boolean
  readonly italic: boolean
  /** The size of most letters, in half-points. */
  readonly size: number
  readonly indentStart: number
  readonly indentEnd: number
  readonly firstLine: number
  readonly numbered: boolean
  readonly outlineLevel: number
  readonly hasObject: boolean
  /** Begins on a new page by a property or by a break inside. */
  readonly startsPage: boolean
}

export const viewOf = (paragraph: Paragraph): View => {
  const properties = paragraph.effective
  const text = paragraph.text.replaceAll(objectMark, '').trim()
  const looks = looksOf(paragraph)
  return {
    paragraph,
    text,
    words: countWords(text),
    styleName: paragraph.styleName,
    align: properties['align'] ?? 'left',
    ...looks,
    indentStart: Number(properties['indentStart'] ?? 0),
    indentEnd: Number(properties['indentEnd'] ?? 0),
    firstLine: Number(properties['firstLine'] ?? 0),
    numbered: Number(properties['numbering'] ?? 0) !== 0,
    outlineLevel: Number(properties['outlineLevel'] ?? 9),
    hasObject: paragraph.text.includes(objectMark),
    startsPage: properties['pageBreakBefore'] === true || /^\s*\f/.test(paragraph.text),
  }
}

const looksOf = (paragraph: Paragraph): { bold: boolean; italic: boolean; size: number } => {
  let bold = true
  let italic = true
  let size = 0
  let longest = 0
  for (const run of paragraph.runs) {
    if (run.to === run.from || !/\S/.test(paragraph.text.slice(run.from, run.to))) continue
    const properties = run.effective
    bold &&= properties['bold'] === true
    italic &&= properties['italic'] === true
    if (run.to - run.from > longest) {
      longest = run.to - run.from
      size = Number(runValue(properties, 'size'))
    }
  }
  return longest === 0 ? { bold: false, italic: false, size: 0 } : { bold, italic, size }
}

/** Words as Word counts them: what stands between blanks and objects. */
export const countWords = (text: string): number => {
  let words = 0
  let inside = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const blank = code <= 32 || code === 0xa0 || code === 0xfffc
    if (!blank && !inside) words++
    inside = !blank
  }
  return words
}
