/**
 * What kind of sign a code point is, in bits. To search a whole text for classes of Unicode is slow, and there are few signs: each of the
 * first plane is asked about once, and looked up from then on.
 */
export const [capital, small, letter, mark, number]: readonly [number, number, number, number, number] = [1, 2, 4, 8, 16]

const known = 32
const kinds = new Uint8Array(0x1_0000)

/** Past the end of a text there is none. */
export const kindOf = (sign: number): number => (Number.isNaN(sign) ? 0 : kinds[sign] || learn(sign))

const learn = (sign: number): number => {
  const kind = known | (sign < 0x80 ? kindOfAscii(sign) : kindOfAny(String.fromCodePoint(sign)))
  if (sign < kinds.length) kinds[sign] = kind
  return kind
}

const isBetween = (sign: number, first: string, last: string): boolean => sign >= first.charCodeAt(0) && sign <= last.charCodeAt(0)

const kindOfAscii = (sign: number): number =>
  isBetween(sign, 'a', 'z') ? letter | small : isBetween(sign, 'A', 'Z') ? letter | capital : isBetween(sign, '0', '9') ? number : 0

const classes = /(\p{Lu})|(\p{Ll})|(\p{L})|(\p{M})|(\p{N})/u

const kindOfAny = (sign: string): number => {
  const [, isCapital, isSmall, isLetter, isMark, isNumber] = classes.exec(sign) ?? []
  if (isCapital ?? isSmall ?? isLetter) return letter | (isCapital ? capital : isSmall ? small : 0)
  return isMark ? mark : isNumber ? number : 0
}

/** Whether a stretch of a text has a sign of some kinds. */
export const holds = (text: string, kinds: number, from = 0, to = text.length): boolean => {
  for (let at = from; at < to; at++) {
    const sign = text.charCodeAt(at)
    if ((kindOf(sign) & kinds) !== 0) return true
    if (isFirstHalf(sign) && at + 1 < to && (kindOf(text.codePointAt(at)!) & kinds) !== 0) return true
  }
  return false
}

/** A text without what is of none of some kinds. To replace by a pattern takes ten times as long. */
export const only = (text: string, kinds: number): string => {
  let kept = ''
  let from = 0
  for (let at = 0; at < text.length;) {
    const unit = text.charCodeAt(at)
    const sign = isFirstHalf(unit) ? text.codePointAt(at)! : unit
    const next = at + (sign > 0xffff ? 2 : 1)
    if ((kindOf(sign) & kinds) === 0) {
      if (from < at) kept += text.slice(from, at)
      from = next
    }
    at = next
  }
  return kept + text.slice(from)
}

/** How many signs of some kinds a text has. */
export const countOf = (text: string, kinds: number): number => {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if ((kindOf(isFirstHalf(unit) ? text.codePointAt(at)! : unit) & kinds) !== 0) count++
  }
  return count
}

/** Whether a code unit is the first half of a sign beyond the first plane. */
export const isFirstHalf = (sign: number): boolean => sign >= 0xd800 && sign < 0xdc00
