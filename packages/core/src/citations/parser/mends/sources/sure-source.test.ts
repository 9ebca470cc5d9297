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

test('so it is behind one word in small letters, where the year stands in brackets before the title', () => {
  const page = (date: string, title: string, source: string): number =>
    read(['author', 'Pell, R.'], ['date', date], ['title', title], ['journal', source, 0.5], ['url', 'https://example.org/tie']).confidence
  expect(page('(n.d.).', 'How to tie a boat.', 'Harbour School.')).toBeGreaterThan(0.6)
  expect(page('n.d.', 'How to tie a boat.', 'Harbour School.')).toBe(0.5)
  expect(page('(n.d.).', 'How to Tie.', 'Harbour School.')).toBe(0.5)
})

test('behind the comma of who published a book stands its town, with its country or alone', () => {
  const book = (place: string): number => read(['author', 'Pell, R.'], ['date', '2014,'], ['title', 'Winter ports,'], ['publisher', 'Fjord Press,'], ['location', place, 0.5]).confidence
  expect(book('Bergen, Norway.')).toBe(0.8)
  expect(book('Bergen.')).toBe(0.8)
  expect(book('Bergen and its tides.')).toBe(0.5)
})

test('nothing stands before the first words of an entry, whatever its last ones are', () => {
  expect(read(['title', 'Keeping harbours.'], ['publisher', 'Harbour Watch.'], ['url', 'https://example.org/clean'], ['date', '(1995).']).csl).toMatchObject({ title: 'Keeping harbours', publisher: 'Harbour Watch' })
})
