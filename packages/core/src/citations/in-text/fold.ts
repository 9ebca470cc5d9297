/** Letters that decomposition leaves as they are. */
const plain: Readonly<Record<string, string>> = { ø: 'o', ß: 'ss', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Text for comparing: lower case, no accents, everything that is no letter or digit as one blank; what stands after an apostrophe stays with its word. */
export const fold = (text: string): string =>
  beyondAscii.test(text) ? foldAny(text) : text.toLowerCase().replace(/['`]/g, '').replace(/[^a-z0-9]+/g, ' ').trim()

const beyondAscii = /[^\x00-\x7f]/

const foldAny = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}’'ʼ`]/gu, '')
    .replace(/[øßłæœđðþı]/g, (letter) => plain[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How many letters have to be changed, added, dropped or swapped with their neighbour; more than `limit` counts as `limit + 1`. */
export const distance = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let least = Math.min(last![column]! + 1, line[column - 1]! + 1, last![column - 1]! + (same ? 0 : 1))
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (swapped) least = Math.min(least, beforeLast![column - 2]! + 1)
      line.push(least)
    }
    beforeLast = last
    last = line
  }
  return Math.min(last![other.length]!, limit + 1)
}
