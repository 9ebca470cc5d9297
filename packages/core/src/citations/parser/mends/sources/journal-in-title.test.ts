import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Part } from '../../model/label.js'

const article = (...behind: [Part, string][]) => {
  const { title, 'container-title': journal, volume, page } = read(['author', 'Roe, C.,'], ['date', '1994,'], ...behind).csl
  return { title, journal, volume, page }
}
const whole = { title: 'Ropes and sails of the north', journal: 'Studies in Harbours', volume: '9', page: '17-36' }

test('what has a volume stands in a journal, whose name in capitals is no part of the title', () => {
  expect(article(['title', 'Ropes and sails of the north, Studies in Harbours,'], ['volume', '9,'], ['pages', '17-36.'])).toEqual(whole)
  expect(article(['title', 'Ropes and sails of the north, Studies in Harbours 9'], ['pages', '17-36.'])).toEqual(whole)
})

test('small letters do where the volume says that it is one', () => {
  expect(article(['title', 'Ropes and sails of the north, Studies in harbours,'], ['volume', 'Vol. 9,'], ['pages', '17-36.'])).toEqual({ ...whole, journal: 'Studies in harbours' })
  expect(article(['title', 'Ropes and sails of the north, Studies in harbours,'], ['volume', '9,'], ['pages', '17-36.']).journal).toBeUndefined()
})

test('what is to come out has its journal before that', () => {
  const { title, 'container-title': journal } = read(['author', 'Roe, C.,'], ['title', 'Ropes and sails of the north, Studies in Harbours,'], ['date', 'in press.']).csl
  expect({ title, journal }).toEqual({ title: whole.title, journal: whole.journal })
})

test('a book of several volumes keeps its title', () => {
  expect(read(['author', 'Roe, C.,'], ['title', 'Ropes and sails of the north, Harbours and Tides,'], ['volume', 'vol. 2,'], ['publisher', 'Fjord Press,'], ['date', '1994.']).csl.title).toBe('Ropes and sails of the north, Harbours and Tides')
})
