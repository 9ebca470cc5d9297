import { expect, test } from 'vitest'
import { readEntry } from './entry.js'
import type { Label } from './label.js'
import type { Segment } from './segment.js'

/** An entry that was cut into these stretches. */
const read = (...stretches: readonly [Label, string][]) => {
  const raw = stretches.map(([, text]) => text).join(' ')
  let at = 0
  const segments = stretches.map(([label, text]): Segment => {
    const from = raw.indexOf(text, at)
    at = from + text.length
    return { label, text, span: [from, at], confidence: 1 }
  })
  return readEntry(raw, segments)
}

test('an issue in brackets that was taken for the beginning of the pages is the issue', () => {
  expect(read(['journal', 'Cell'], ['volume', '147('], ['pages', '5):992–1009.']).csl).toMatchObject({ volume: '147', issue: '5', page: '992-1009' })
  expect(read(['journal', 'Cell'], ['volume', '12'], ['pages', '(3) 7–9.']).csl).toMatchObject({ volume: '12', issue: '3', page: '7-9' })
})

test('a title ends with its quotation where nothing else names what it stands in', () => {
  expect(read(['title', '‘Tides and lichens’, Journal of the North,'], ['volume', '54']).csl)
    .toMatchObject({ title: 'Tides and lichens', 'container-title': 'Journal of the North', type: 'article-journal' })
  expect(read(['title', '«Tides of the north» in Harbours,'], ['date', '2004']).csl).toMatchObject({ title: 'Tides of the north', 'container-title': 'Harbours' })
})

test('a title ends before the In of what it stands in', () => {
  const { csl, fields } = read(['title', 'Partial tides. In Writing harbours: poetics.'], ['date', '1986'])
  expect(csl).toMatchObject({ title: 'Partial tides', 'container-title': 'Writing harbours: poetics' })
  expect(fields['container-title']?.span).toEqual([15, 44])
})

test('a title keeps what it quotes where the container is known', () => {
  expect(read(['title', '“Tides” and other words, again.'], ['journal', 'Harbours']).csl.title).toBe('“Tides” and other words, again')
})
