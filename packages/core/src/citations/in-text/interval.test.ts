import { expect, test } from 'vitest'
import { isInterval } from './interval.js'

test('numbers in brackets around what is measured are no citations', () => {
  expect(isInterval('48 ', '42–68')).toBe(true)
  expect(isInterval('4.5% ', '2, 9')).toBe(true)
  expect(isInterval('The median was 48 years ', '42–68')).toBe(true)
})

test('others are, in tables of what others measured too', () => {
  expect(isInterval('12.5 ', '3, 9')).toBe(false)
  expect(isInterval('4 ', '3')).toBe(false)
  expect(isInterval('They are of type 4 ', '3–9')).toBe(false)
})
