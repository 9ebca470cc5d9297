import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

const sureOf = (...behind: [Label, string, number?][]) => read(['author', 'Berg, A.'], ['date', '(2019).'], ...behind).fields['title']?.confidence

test('between the year and the edition all is the title, of however many sentences', () => {
  expect(sureOf(['title', 'Seile. Ein Lehrbuch.', 0.5], ['edition', '2. Aufl.'], ['publisher', 'Kaiverlag.'])).toBe(0.8)
  expect(sureOf(['title', 'Seile. Ein Lehrbuch.', 0.5], ['publisher', 'Kaiverlag.'])).toBe(0.5)
  expect(sureOf(['title', '“Seile.” Ein Lehrbuch.', 0.5], ['edition', '2. Aufl.'])).toBe(0.5)
})

test('a title and a publisher between names and the last year are sure where one of them is', () => {
  const { fields } = read(['author', 'Berg, W.'], ['title', 'Tides and ropes.'], ['publisher', 'Fjord Press,', 0.5], ['date', '1929.'])
  expect(fields['publisher']?.confidence).toBe(0.95)
})

test('the one name that ends an entry is who published it, where all before it is sure', () => {
  const houseOf = (house: string, confidence = 1) => read(['author', 'Berg, A.'], ['date', '2019.'], ['title', 'Tides and ropes.', confidence], ['publisher', house, 0.6]).fields['publisher']?.confidence
  expect(houseOf('Winter.')).toBe(0.95)
  expect(houseOf('Winter.', 0.7)).toBe(0.6)
  expect(houseOf('Harbour Quarterly.')).toBe(0.6)
  expect(houseOf('In Winter, 2.')).toBe(0.6)
})

test('what stands in brackets behind a title keeps nobody from being who published it', () => {
  const { fields } = read(['author', 'Berg, A.'], ['date', '(2019).'], ['title', 'Tides and ropes.'], ['translator', 'M. Lund, Trans.;'], ['edition', '2nd ed.).'], ['publisher', 'Winter.', 0.5], ['original-date', '(Original work published 1972)'])
  expect(fields['publisher']?.confidence).toBe(0.95)
})

test('one sentence between names and what counts volumes is the title, and so is one before the year of a thesis', () => {
  const bookOf = (title: string, publisher: [Label, string]) => read(['author', 'Berg A.'], ['title', title, 0.5], ['volume', 'Vol 2.'], ['edition', '4th ed.'], publisher, ['date', '2019.']).fields['title']?.confidence
  expect(bookOf('Tides and Ropes.', ['publisher', 'Winter;'])).toBe(0.95)
  expect(bookOf('Tides. And Ropes.', ['publisher', 'Winter;'])).toBe(0.5)
  expect(bookOf('Tides and Ropes.', ['journal', 'Winter.'])).toBe(0.5)
  const thesisOf = (kind: string) => read(['author', 'Berg, Ada.'], ['title', 'Tides and Law.', 0.5], ['date', '2009.'], ['publisher', 'U of Bergen,'], ['genre', kind]).fields['title']?.confidence
  expect([thesisOf('PhD dissertation.'), thesisOf('Brochure.')]).toEqual([0.95, 0.5])
})
