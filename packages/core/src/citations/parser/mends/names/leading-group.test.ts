import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('what an entry begins with, before a year alone and a title, is who wrote it', () => {
  const of = (first: string) => read(['journal', first], ['date', '2019,'], ['title', 'Tides of the north,'], ['publisher', 'Fjord Press,'], ['location', 'Bergen.']).csl
  expect(of('Department of Fisheries')).toMatchObject({ type: 'book', author: [{ literal: 'Department of Fisheries' }] })
  expect(of('Department of Fisheries')['container-title']).toBeUndefined()
  expect(of('The Northern Post').author).toBeUndefined()
})

test('a report that is called after what it counts keeps its title', () => {
  const { csl } = read(['journal', 'Department of Fisheries'], ['date', '2017,'], ['title', 'Annual report 2016–17,'], ['publisher', 'Department of Fisheries,'], ['location', 'Bergen.'])
  expect(csl).toMatchObject({ title: 'Annual report 2016–17', publisher: 'Department of Fisheries' })
})

test('a title in quotation marks has its year behind it', () => {
  const { csl } = read(['title', '‘Why ice?’ 2019,'], ['journal', 'Harbour Watch,'], ['date', '4 June,'], ['pages', 'p. 3.'])
  expect(csl).toMatchObject({ title: 'Why ice?', issued: { 'date-parts': [[2019, 6, 4]] } })
})
