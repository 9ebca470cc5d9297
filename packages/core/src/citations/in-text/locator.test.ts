import { expect, test } from 'vitest'
import { readLocator } from './locator.js'

test('a stretch of time may give the seconds of its end alone', () => {
  const values = [' 00:02:10-35', ', 00:02:10–03:15', ' 00:02:10', ' 2:364-65'].map((text) => readLocator(text, 0)?.value)
  expect(values).toEqual(['00:02:10-35', '00:02:10–03:15', '00:02:10', '2:364-65'])
})
