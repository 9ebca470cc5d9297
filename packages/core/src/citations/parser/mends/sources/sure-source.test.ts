import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import { readEntry } from '../../entry.js'
import type { Label } from '../../model/label.js'
import type { Segment } from '../../segment.js'

const surenessOf = (title: string, source: string): number => {
  const parts: readonly [Label, string][] = [['author', 'Fjord Trust. '], ['date', '(2021, May 3). '], ['title', title], ['publisher', source], ['url', 'https://example.org/clean']]
  const raw = parts.map(([, text]) => text).join('')
  let at = 0
  const segments = parts.map(([label, text]): Segment => ({ label, text, span: [at, (at += text.length)], confidence: label === 'publisher' ? 0.5 : 1 }))
  return readEntry(raw, segments).confidence
}

test('a name behind a title in small letters, and before an address, is surely that of the site', () => {
  expect(surenessOf('Keeping harbours clean. ', 'Harbour Watch. ')).toBeGreaterThan(0.6)
  expect(surenessOf('Keeping Harbours Clean. ', 'Harbour Watch. ')).toBe(0.5)
  expect(surenessOf('Keeping harbours clean. ', 'Ropes without knots. ')).toBe(0.5)
})

test('between a title that nobody has signed and an address stands the site', () => {
  expect(read(['title', '“Tides explained.”'], ['genre', 'HarbourNotes,'], ['url', 'www.notes.example/tides.']).csl).toMatchObject({ 'title': 'Tides explained', 'container-title': 'HarbourNotes', 'type': 'webpage' })
})
