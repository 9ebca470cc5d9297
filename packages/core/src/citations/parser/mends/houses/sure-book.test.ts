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
