import { expect, test } from 'vitest'
import { interleaved, median } from './measure.js'

test('the median is the middle, or between the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

test('works run in turn, and warming up does not count', async () => {
  const order: string[] = []
  const found = await interleaved({ a: () => order.push('a'), b: () => order.push('b') }, 2, 1)
  expect(order.join('')).toBe('ababab')
  expect(Object.keys(found)).toEqual(['a', 'b'])
})

test('work that burns the processor costs time', async () => {
  const burn = (ms: number) => () => { for (const end = performance.now() + ms; performance.now() < end;); }
  const { long, short } = await interleaved({ long: burn(40), short: burn(1) }, 3, 0)
  expect(long).toBeGreaterThan(5 * short)
})
