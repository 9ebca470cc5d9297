import { describe, expect, test } from 'vitest'
import { wordDiff } from './word-diff.js'

const shown = (old: string, now: string): string => {
  let text = ''
  let at = 0
  for (const { from, to, start, end } of wordDiff(old, now)) {
    text += `${old.slice(at, from)}[${old.slice(from, to)}|${now.slice(start, end)}]`
    at = to
  }
  return text + old.slice(at)
}

describe('the difference of two texts', () => {
  test('is nothing where they are the same', () => {
    expect(wordDiff('Salt and rye', 'Salt and rye')).toEqual([])
  })

  test('is whole words', () => {
    expect(shown('Lee, 2019', 'Lee, 2020')).toBe('Lee, [2019|2020]')
    expect(shown('harbor', 'harbour')).toBe('[harbor|harbour]')
  })

  test('keeps what stands in both, in order', () => {
    expect(shown('Lee, A. (2019). Salt.', 'A. Lee, “Salt,” 2019.')).toContain('Lee')
    expect(shown('one two three four', 'two four')).toBe('[one |]two[ three|] four')
  })

  test('sees additions at either end', () => {
    expect(shown('rye', '[1] rye.')).toBe('[|[1] ]rye[|.]')
  })

  test('gives the new text where it is made', () => {
    const [old, now] = ['Smith, J., & Doe, A. (2004). Ice. Poetry, 3(2), 1–9.', 'J. Smith and A. Doe, “Ice,” Poetry, vol. 3, no. 2, pp. 1–9, 2004.']
    let made = ''
    let at = 0
    for (const { from, to, start, end } of wordDiff(old, now)) {
      made += old.slice(at, from) + now.slice(start, end)
      at = to
    }
    expect(made + old.slice(at)).toBe(now)
  })

  test('takes texts of thousands of words for other ones where they differ: the square of them fits in no memory', () => {
    const [old, now] = [2, 3].map((step) => `Lee ${Array.from({ length: 6000 }, (_, place) => `w${place * step}`).join(' ')} end`)
    expect(wordDiff(old!, now!)).toEqual([{ from: 'Lee w0 w'.length, to: old!.length - ' end'.length, start: 'Lee w0 w'.length, end: now!.length - ' end'.length }])
  })
})
