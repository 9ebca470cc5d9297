/** Digits as they are written in Chinese and Japanese, and the formal ones that cannot be altered. */
const digits = '一二三四五六七八九'
const formal = '壹貳參肆伍陸柒捌玖'
const simplified = '壹贰叁肆伍陆柒捌玖'
const anyDigit = `[${digits}十${formal}${simplified}拾]{1,3}`

/** `十二` is 12. */
const valueOf = (text: string): number => {
  const [tens, ones] = /[十拾]/.test(text) ? text.split(/[十拾]/) : ['0', text]
  return 10 * (tens === '0' ? 0 : digitOf(tens!) || 1) + digitOf(ones ?? '')
}

const digitOf = (text: string): number => Math.max(digits.indexOf(text), formal.indexOf(text), simplified.indexOf(text)) + (text === '' ? 0 : 1)

/** How sections are counted, the outermost first: `第一章`, `第一节`, `壹、`, `一、`, `（一）`. */
const counts = [
  `第(${anyDigit}|[\\d０-９]{1,2})[章编編篇]|제(\\d{1,2})[장편]`,
  `第(${anyDigit}|[\\d０-９]{1,2})[节節]|제(\\d{1,2})절`,
  `([${formal}${simplified}拾]{1,3})[、．.]`,
  `([${digits}十]{1,3})[、．.]`,
  `[（(](${anyDigit})[）)]`,
].map((each) => new RegExp(`^(?:${each})[\\s\\u3000]*`))

/** A number in ideographs at the beginning of a line. */
interface IdeographNumber {
  /** The lower, the further out: the section of a chapter is counted otherwise than the chapter. */
  readonly rank: number
  readonly value: number
  /** Where the text begins after it. */
  readonly to: number
}

export const ideographNumber = (text: string): IdeographNumber | undefined => {
  if (!/^[第제（(一-鿿]/.test(text)) return undefined
  for (const [rank, count] of counts.entries()) {
    const found = count.exec(text)
    if (!found) continue
    const number = found[1] ?? found[2]!
    return { rank, value: /^[\d０-９]/.test(number) ? Number(number.normalize('NFKC')) : valueOf(number), to: found[0].length }
  }
  return undefined
}

/** Signs that scripts without blanks between words are written in, with how many of them make a word. */
export const signsOfWord = (code: number): number | undefined =>
  code < 0xe00 ? undefined
  : (code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff) ? 2.5
  : code <= 0xeff || (code >= 0x1000 && code <= 0x109f) || (code >= 0x1780 && code <= 0x17ff) ? 5
  : undefined
