import { expect, test } from 'vitest'
import { isMeasure } from './measure.js'

test('numbers in brackets around what is measured are no citations', () => {
  expect(isMeasure('48 ', '42–68', '.')).toBe(true)
  expect(isMeasure('4.5% ', '2, 9', '.')).toBe(true)
  expect(isMeasure('The median was 48 years ', '42–68', '.')).toBe(true)
})

test('others are, in tables of what others measured too', () => {
  expect(isMeasure('12.5 ', '3, 9', '.')).toBe(false)
  expect(isMeasure('4 ', '3', '.')).toBe(false)
  expect(isMeasure('They are of type 4 ', '3–9', '.')).toBe(false)
})

test('degrees of freedom are none', () => {
  expect(isMeasure('They did not differ, F', '3, 43', ' = 1.16, p = .335.')).toBe(true)
  expect(isMeasure('They did, t', '24', ' < −2.1.')).toBe(true)
  expect(isMeasure('Both say so ', '3, 4', ' = they agree.')).toBe(false)
})

test('what something equals is none', () => {
  expect(isMeasure('where x = ', '1, 2', ' too')).toBe(true)
  expect(isMeasure('for x ∈ ', '1, 2', '')).toBe(true)
  expect(isMeasure('as they say ', '1, 2', '')).toBe(false)
})

test('a letter alone has values, and a word has citations', () => {
  expect(isMeasure('of which y', '3', ' is')).toBe(true)
  expect(isMeasure('as in model', '3', ' and')).toBe(false)
  expect(isMeasure('type A ', '3', ' and')).toBe(false)
})
