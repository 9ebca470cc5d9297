import { expect, test } from 'vitest'
import { capital, countOf, holds, kindOf, letter, mark, number, only, small } from './signs.js'

test.each([[capital, /\p{Lu}/u], [small, /\p{Ll}/u], [letter, /\p{L}/u], [mark, /\p{M}/u], [number, /\p{N}/u]] as const)('of every sign it is known whether it is of kind %i', (kind, pattern) => {
  const wrong: number[] = []
  for (let sign = 0; sign <= 0x10_ffff; sign++) if (((kindOf(sign) & kind) !== 0) !== pattern.test(String.fromCodePoint(sign))) wrong.push(sign)
  expect(wrong).toEqual([])
})

test('signs are counted, not their halves', () => {
  expect(countOf('a1b\u{1d49c}\ud835', letter)).toBe(3)
  expect(countOf('a1b\u{1d49c}\ud835', number)).toBe(1)
})

test('a stretch holds what stands between its ends, and no half of a sign', () => {
  expect(holds('a – 1', letter)).toBe(true)
  expect(holds('a – 1', letter, 1)).toBe(false)
  expect(holds('a – 1', letter | number, 1)).toBe(true)
  expect(holds(' \u{1d49c}', letter)).toBe(true)
  expect(holds(' \u{1d49c}', letter, 0, 2)).toBe(false)
})

test('what is of no kind that is asked for is left out, whole signs at a time', () => {
  expect(only('The Ice, 1896', letter)).toBe('TheIce')
  expect(only('The Ice, 1896', letter | number)).toBe('TheIce1896')
  expect(only('\u{1d49c}\u{1f600}\ud835b', letter)).toBe('\u{1d49c}b')
  expect(only(' – ', letter)).toBe('')
})
