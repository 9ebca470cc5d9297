import { expect, test } from 'vitest'
import { readEntry } from '../../entry.js'
import type { Label } from '../../model/label.js'
import type { Segment } from '../../segment.js'

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

test('an issue in the form of a year is sure between a volume and a page, and so are both', () => {
  const sureOf = (...parts: readonly [Label, string][]) => {
    let at = 0
    const segments = parts.map(([label, text]): Segment => ({ label, text, span: [at, (at += text.length)], confidence: label === 'volume' || label === 'pages' ? 0.7 : 1 }))
    return readEntry(parts.map(([, text]) => text).join(''), segments).confidence
  }
  expect(sureOf(['author', 'Berg, A. '], ['title', 'Ropes. '], ['journal', 'Harbours. '], ['date', '2018;'], ['volume', '285(1883):'], ['pages', '20180977.'])).toBe(1)
  expect(sureOf(['author', 'Berg, A. '], ['title', 'Ropes. '], ['journal', 'Harbours. '], ['date', '2018, '], ['volume', '285(1883):'], ['pages', '20180977.'])).toBe(0.7)
})
