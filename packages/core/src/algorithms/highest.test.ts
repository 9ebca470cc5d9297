import { expect, test } from 'vitest'
import { highest } from './highest.js'

test('the highest of more numbers than a stack holds, and no less than the least', () => {
  expect(highest(Array.from({ length: 300_000 }, (_, index) => index), 0)).toBe(299_999)
  expect(highest([-3, -2], 0)).toBe(0)
  expect(highest([], -1)).toBe(-1)
})
