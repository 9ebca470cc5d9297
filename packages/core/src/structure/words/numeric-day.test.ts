import { expect, test } from 'vitest'
import { daysOfNumbers } from './numeric-day.js'

test.each([
  [11, 14, [{ day: 14, month: 11 }]],
  [14, 11, [{ day: 14, month: 11 }]],
  [3, 4, [{ day: 3, month: 4 }, { day: 4, month: 3 }]],
  [5, 5, [{ day: 5, month: 5 }]],
  [13, 14, []],
  [0, 4, []],
  [32, 4, []],
])('%i and %i may say these days', (one, other, days) => expect(daysOfNumbers(one, other)).toEqual(days))
