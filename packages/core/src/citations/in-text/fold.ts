import { remembering } from '../../algorithms/remembering.js'

/** Letters that decomposition leaves as they are. */
const plain: Readonly<Record<string, string>> = { ø: 'o', ß: 'ss', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Text for comparing: lower case, no accents, everything that is no letter or digit as one blank; what stands after an apostrophe stays with its word. */
export const fold = (text: string): string => {
  if (!beyondAscii.test(text)) return foldAscii(text)
  // Mostly it is a dash, a quotation mark or an accent that stands beyond: what it comes to is known, and the rest is plain.
  const letters = text.replace(signBeyondAscii, foldedSign)
  return beyondAscii.test(letters) ? foldAny(text) : foldAscii(letters)
}

const beyondAscii = /[^\x00-\x7f]/
const signBeyondAscii = /[^\x00-\x7f]/gu

const foldAscii = (text: string): string => text.toLowerCase().replace(/['`]/g, '').replace(/[^a-z0-9]+/g, ' ').trim()

const foldAny = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}’'ʼ`]/gu, '')
    .replace(/[øßłæœđðþı]/g, (letter) => plain[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What one sign comes to by itself: letters, nothing where it joins or stands over them, or a blank. Between two letters it is seen whether it parts them. */
const foldedSign = remembering(1024, (sign) => foldAny(`a${sign}a`).slice(1, -1))

/** How many letters have to be changed, added, dropped or swapped with their neighbour; more than `limit` counts as `limit + 1`. */
export const distance = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  // What both begin and end with costs nothing, and is most of two names that are nearly the same.
  let [from, to] = [0, 0]
  const shorter = Math.min(one.length, other.length)
  while (from < shorter && one.charCodeAt(from) === other.charCodeAt(from)) from++
  while (to < shorter - from && one.charCodeAt(one.length - 1 - to) === other.charCodeAt(other.length - 1 - to)) to++
  return steps(one.slice(from, one.length - to), other.slice(from, other.length - to), limit)
}

/** The same, row by row, given up once no way on is left within the limit. */
const steps = (one: string, other: string, limit: number): number => {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  let nearestBefore = 0
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    let nearest = row
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let least = Math.min(last![column]! + 1, line[column - 1]! + 1, last![column - 1]! + (same ? 0 : 1))
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (swapped) least = Math.min(least, beforeLast![column - 2]! + 1)
      line.push(least)
      if (least < nearest) nearest = least
    }
    // A swap of two letters leads over a row.
    if (nearest > limit && nearestBefore >= limit) return limit + 1
    nearestBefore = nearest
    beforeLast = last
    last = line
  }
  return Math.min(last![other.length]!, limit + 1)
}
