import { chapterWords } from './chapter-label.js'
import { halfWidth } from './half-width.js'
import { ideographNumber } from './ideographs.js'
import { romanValue } from './roman.js'

/** A number, letter or bullet that somebody typed at the beginning of a line. */
export interface TypedNumber {
  readonly form: 'decimal' | 'roman' | 'letter' | 'bullet' | 'ideograph'
  /** `2.1.3` is of depth 3. */
  readonly depth: number
  /** The last number: 3 in `2.1.3`. */
  readonly value: number
  /** Where the text begins after it. */
  readonly to: number
  /** A bracket or a stop follows: `1)`, `(a)`, `1.`. */
  readonly closed: boolean
}

const decimal = new RegExp(String.raw`^(?:(?:${chapterWords}|section|part|teil|partie)\s+)?([(（])?(\d{1,3}(?:\.\d{1,2}){0,5})(?:([.):]*)(?:[\s\u00a0]+|$)(?=\S|$)|([．、）][\s\u3000]*))`, 'i')
const roman = /^(\()?([ivxIVX]{1,6})([.):]+)[\s\u00a0]+(?=\S)/
/** Numerals that are one sign each need no blank. */
const numeralSign = /^([Ⅰ-Ⅻⅰ-ⅻ])[.．、)]?[\s\u3000]*(?=\S)/
const letter = /^(\()?([a-zA-Z])([.):]+)[\s\u00a0]+(?=\S)/
/** The circle of Word’s lists is a small `o`, and the arrow of Wingdings an `Ø`, once they lose their fonts. */
const bullet = /^[oØ•●▪■◦○‣⁃∙·►▶➢➤✓✔❖\uf0b7\uf0a7\uf0d8*–—-][\s\u00a0]+(?=\S)/

export const typedNumber = (text: string): TypedNumber | undefined => {
  const code = text.charCodeAt(0)
  if (!(code < 0x7b || bullet.test(text) || code > 0x2000 || code > 0x400)) return undefined
  const dots = decimal.exec(halfWidth(text))
  if (dots) {
    // `2.0` counts a part that others count as `2`.
    const parts = dots[2]!.replace(/(?:\.0)+$/, '').split('.')
    return { form: 'decimal', depth: parts.length, value: Number(parts.at(-1)), to: dots[0].length, closed: Boolean(dots[3] ?? dots[4]) || Boolean(dots[1]) }
  }
  const ideograph = ideographNumber(text)
  if (ideograph) return { form: 'ideograph', depth: 1, value: ideograph.value, to: ideograph.to, closed: true }
  const sign = numeralSign.exec(text)
  if (sign) return { form: 'roman', depth: 1, value: romanValue(sign[1]!.normalize('NFKC')), to: sign[0].length, closed: true }
  const numeral = roman.exec(text)
  // i, v and x may be letters in a row of letters; whoever looks at rows takes them for both.
  if (numeral) return { form: 'roman', depth: 1, value: romanValue(numeral[2]!), to: numeral[0].length, closed: true }
  const single = letter.exec(text)
  if (single) return { form: 'letter', depth: 1, value: single[2]!.toLowerCase().charCodeAt(0) - 96, to: single[0].length, closed: true }
  const mark = bullet.exec(text)
  return mark ? { form: 'bullet', depth: 1, value: 0, to: mark[0].length, closed: true } : undefined
}
