import { expect, test } from 'vitest'
import { holds } from './table.js'

const row = { name: '', bound: 6, unit: '×' }

test('a figure beyond its bound does not hold', () => {
  expect(holds({ ...row, figure: 6 })).toBe(true)
  expect(holds({ ...row, figure: 6.01 })).toBe(false)
})

test('where more is better the bound is the least', () => {
  expect(holds({ ...row, figure: 6.01, atLeast: true })).toBe(true)
  expect(holds({ ...row, figure: 5.99, atLeast: true })).toBe(false)
})

test('a figure without a bound is only shown', () => {
  expect(holds({ name: '', unit: '×', figure: 7 })).toBe(true)
})

test('a figure that is no number does not hold', () => {
  expect(holds({ ...row, figure: NaN })).toBe(false)
})
