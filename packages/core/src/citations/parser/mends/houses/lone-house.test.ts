import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

test('a publisher that was taken for a place is one', () => {
  expect(read(['author', 'Roe, C.'], ['date', '2009,'], ['title', 'La crise du port,'], ['location', 'Fayard.']).csl).toMatchObject({ title: 'La crise du port', publisher: 'Fayard' })
  expect(read(['author', 'Roe, C.'], ['date', '(1984),'], ['title', 'La crise du port,'], ['location', 'Paris, Payot.']).csl).toMatchObject({ 'publisher-place': 'Paris', 'publisher': 'Payot' })
  expect(read(['author', 'Roe, C.'], ['date', '(1984),'], ['title', 'Ropes,'], ['location', 'Cambridge, MA.']).csl).toMatchObject({ 'publisher-place': 'Cambridge, MA' })
})

test('what has neither volume nor pages and stands before a town published the work, and so did a union of bodies', () => {
  const titled: [Label, string][] = [['author', 'Harbour Network.'], ['date', '2014.'], ['title', '“Keeping homes.”']]
  expect(read(...titled, ['container-title', 'Harbour Working Group,'], ['location', 'Washington, DC.']).csl).toMatchObject({ 'publisher': 'Harbour Working Group', 'publisher-place': 'Washington, DC' })
  expect(read(...titled, ['journal', 'Union for the Conservation of Tides.']).csl).toMatchObject({ publisher: 'Union for the Conservation of Tides' })
})

test('a series, a journal and what something stands in stay what they are', () => {
  const titled: [Label, string][] = [['author', 'Berg, A.'], ['date', '2014.'], ['title', 'Keeping homes.']]
  expect(read(...titled, ['journal', 'Harbour Society Review,'], ['location', 'London.']).csl).toMatchObject({ 'container-title': 'Harbour Society Review' })
  expect(read(...titled, ['journal', 'Ropes and Knots in the North.']).csl).toMatchObject({ 'container-title': 'Ropes and Knots in the North' })
  expect(read(...titled, ['container-title', 'Report of the Committee on Tides.'], ['location', 'London,']).csl).toMatchObject({ 'container-title': 'Report of the Committee on Tides' })
  expect(read(...titled, ['container-title', 'Collected Essays.'], ['location', 'London,']).csl).toMatchObject({ 'container-title': 'Collected Essays' })
  expect(read(...titled, ['container-title', 'In Union of Tides.']).csl).toMatchObject({ 'container-title': 'Union of Tides' })
})

test('one name between who translated a book and its year is no place', () => {
  const translated = (house: string) => read(['author', 'Berg, Ada.'], ['title', 'Ropes.'], ['translator', 'Translated by Mia Lund.'], ['location', house], ['date', '2005.']).csl
  expect(translated('Corvid,')).toMatchObject({ publisher: 'Corvid' })
  expect(translated('Lisbon,')).toMatchObject({ 'publisher-place': 'Lisbon' })
})
