import { expect, test } from 'vitest'
import { readEntry } from '../entry.js'
import type { Label } from '../model/label.js'
import type { Segment } from '../segment.js'

test('between a volume and a page in the form of a year a year in brackets is sure, and so is the page', () => {
  const unsure = (...parts: readonly [Label, string][]) => {
    const raw = parts.map(([, text]) => text).join('')
    let at = 0
    const segments = parts.map(([label, text]): Segment => ({ label, text, span: [at, (at += text.length)], confidence: label === 'date' || label === 'pages' ? 0.4 : 1 }))
    return readEntry(raw, segments)
  }
  expect(unsure(['author', 'Berg, A. '], ['title', 'Ropes. '], ['journal', 'Harbours '], ['volume', '202 '], ['date', '(2017): '], ['pages', '1827.']).confidence).toBe(1)
  expect(unsure(['author', 'Berg, A. '], ['title', 'Ropes. '], ['journal', 'Harbours '], ['volume', '202 '], ['date', '2017, '], ['pages', '1827.']).confidence).toBe(0.4)
})
