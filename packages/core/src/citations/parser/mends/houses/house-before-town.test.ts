import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

const book = (...behind: [Label, string][]) => read(['author', 'Berg, Ada/Roe, Carl'], ['date', '(2019):'], ...behind).csl

test('of two names in a sentence of their own the second is where the first published the work', () => {
  expect(book(['title', 'Was ist ein Kai?'], ['location', 'Kaiverlag, Baden-Baden.'])).toMatchObject({ 'publisher': 'Kaiverlag', 'publisher-place': 'Baden-Baden' })
  expect(book(['title', 'Seile.'], ['edition', '2. Aufl.,'], ['publisher', 'Kai & Mole, Frankfurt am Main.'])).toMatchObject({ 'publisher': 'Kai & Mole', 'publisher-place': 'Frankfurt am Main' })
  expect(book(['title', 'Seile.'], ['publisher', 'Kaiverlag, Berlin/Wien.'])).toMatchObject({ 'publisher': 'Kaiverlag', 'publisher-place': 'Berlin/Wien' })
})

test('both are sure then, whatever each was taken for', () => {
  const { fields } = read(['author', 'Berg, Ada'], ['date', '(2019):'], ['title', 'Seile.'], ['publisher', 'Kaiverlag,', 0.5], ['location', 'Köln.', 0.5])
  expect([fields['publisher'], fields['publisher-place']].map((field) => field?.confidence)).toEqual([0.8, 0.8])
})

test('two towns, a university with its town, a degree, and what no sentence ends before stay as they are', () => {
  expect(book(['title', 'Seile.'], ['location', 'Wien, Köln.']).publisher).toBeUndefined()
  expect(book(['title', 'Seile.'], ['publisher', 'University of California, Los Angeles.'])['publisher-place']).toBeUndefined()
  expect(book(['title', 'Seile.'], ['location', 'PhD, Durham.']).publisher).toBeUndefined()
  expect(book(['title', 'Seile,'], ['location', 'Knoten, Köln.']).publisher).toBeUndefined()
})
