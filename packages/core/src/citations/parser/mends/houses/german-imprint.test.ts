import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

const book = (...behind: [Label, string][]) => read(['author', 'Berg, A.; Roe, C.:'], ['title', 'Seile des Nordens.'], ...behind).csl

test('where a colon stands behind the names, the place stands behind the publisher', () => {
  expect(book(['publisher', 'Hafenverlag,'], ['location', 'München'], ['date', '2017.'])).toMatchObject({ 'publisher': 'Hafenverlag', 'publisher-place': 'München' })
  expect(book(['edition', '4. Aufl.'], ['location', ', Kai & Mole, Frankfurt am Main'], ['date', '2003.'])).toMatchObject({ 'edition': '4', 'publisher': 'Kai & Mole', 'publisher-place': 'Frankfurt am Main' })
})

test('an edition before a town is no publisher', () => {
  expect(book(['edition', '2.'], ['publisher', 'Aufl.,'], ['location', 'Wiesbaden'], ['date', '2012.'])).toMatchObject({ 'edition': '2', 'publisher-place': 'Wiesbaden' })
  expect(book(['edition', '2.'], ['publisher', 'Aufl.,'], ['location', 'Wiesbaden'], ['date', '2012.']).publisher).toBeUndefined()
})

test('two towns are no publisher and its place, and what is counted is in a journal', () => {
  expect(book(['location', 'Berlin, Heidelberg'], ['date', '2017.']).publisher).toBeUndefined()
  expect(book(['journal', 'Hafenblatt, Kai'], ['volume', '12,'], ['date', '2017.'])['publisher-place']).toBeUndefined()
})

test('a publisher in capitals may stand before the edition', () => {
  expect(book(['journal', 'HFV,'], ['edition', '7. Aufl.'], ['date', '2007.'])).toMatchObject({ title: 'Seile des Nordens', publisher: 'HFV', edition: '7' })
})
