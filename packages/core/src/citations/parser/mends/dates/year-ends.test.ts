import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Part } from '../../model/label.js'

test('a number behind a year, with no sign between them, begins the title', () => {
  expect(read(['author', 'Roe, C'], ['date', '2015 8'], ['title', 'Million loaves of bread.'], ['journal', 'Harbours'], ['volume', '4']).csl)
    .toMatchObject({ issued: { 'date-parts': [[2015]] }, title: '8 Million loaves of bread' })
  expect(read(['author', 'Roe, C'], ['date', '(1927) 1999.'], ['title', 'Loaves of bread.'], ['publisher', 'Fjord Press.']).csl).toMatchObject({ issued: { 'date-parts': [[1999]] }, title: 'Loaves of bread' })
})

test('a year before the pages of what has no other is no volume', () => {
  expect(read(['author', 'Roe C.'], ['title', 'Ropes.'], ['container-title', 'In: 2018 Conference on Harbours.'], ['volume', '2018:'], ['pages', '226-230.']).csl)
    .toMatchObject({ 'issued': { 'date-parts': [[2018]] }, 'container-title': '2018 Conference on Harbours', 'page': '226-230' })
})

test('a year in brackets behind a volume is that of what has no other, and an issue beside one', () => {
  const article = (...date: [Part, string][]) =>
    read(['author', 'Roe C.'], ...date, ['title', '“Ropes.”'], ['journal', 'Harbours,'], ['volume', '86(2014) :'], ['pages', '178-182.']).csl
  expect(article()).toMatchObject({ volume: '86', issued: { 'date-parts': [[2014]] }, page: '178-182' })
  expect(article().issue).toBeUndefined()
  expect(article(['date', '(1999).'])).toMatchObject({ volume: '86', issue: '2014', issued: { 'date-parts': [[1999]] } })
})

test('a year alone at the end of what has no other is its year, and no note', () => {
  expect(read(['author', 'Roe C.'], ['title', 'Ropes.'], ['publisher', 'Fjord Press.'], ['note', '2019.']).csl).toMatchObject({ issued: { 'date-parts': [[2019]] }, publisher: 'Fjord Press' })
  expect(read(['author', 'Roe C.'], ['date', '2018.'], ['title', 'Ropes.'], ['publisher', 'Fjord Press.'], ['note', '2019.']).csl.note).toBe('2019')
})

test('the month at the end of a title is its own where the year stood before it', () => {
  const dated = (title: string, end: string) => read(['author', 'Harbour Office'], ['date', '(2020a)'], ['title', title], ['date', end], ['url', 'https://example.org/catch']).csl
  expect(dated('Catch of the north,', 'June 2020.')).toMatchObject({ title: 'Catch of the north, June 2020', issued: { 'date-parts': [[2020]] } })
  expect(dated('“Catch of the north.”', 'June 2020.')).toMatchObject({ title: 'Catch of the north', issued: { 'date-parts': [[2020, 6]] } })
  expect(dated('Catch of the north,', '3 June 2020.')).toMatchObject({ title: 'Catch of the north', issued: { 'date-parts': [[2020, 6, 3]] } })
  expect(read(['author', 'Roe C.'], ['title', 'Catch of the north,'], ['date', 'June 2020.'], ['url', 'https://example.org/catch']).csl.title).toBe('Catch of the north')
})

test('words for a year at the end of what has no other are no note', () => {
  expect(read(['author', 'Roe C.'], ['title', '“Ropes.”'], ['journal', 'Harbours,'], ['note', 'in press.']).csl).toMatchObject({ issued: { literal: 'in press' } })
})

test('a year that stands twice is when a work came out, and no original', () => {
  const { csl } = read(['author', 'Berg, Tor.'], ['title', 'Tides of the north.'], ['original-date', '2016.'], ['genre', 'PhD thesis,'], ['publisher', 'Fjord University,'], ['date', '2016.'])
  expect(csl.issued).toEqual({ 'date-parts': [[2016]] })
  expect(csl['original-date']).toBeUndefined()
})

test('between a season and its year stands no comma: what stands so behind the title of a book is its publisher', () => {
  const book = read(['author', 'Roe, Cato.'], ['title', 'Ropes of the North.'], ['date', 'Winter, 2000.']).csl
  expect(book).toMatchObject({ publisher: 'Winter', issued: { 'date-parts': [[2000]] } })
  expect(book.issued).not.toHaveProperty('season')
  expect(read(['title', '“Ropes.”'], ['journal', 'Harbours,'], ['volume', 'vol. 4,'], ['date', 'Winter 2000,'], ['pages', 'pp. 3–12.']).csl.issued).toMatchObject({ season: 'Winter' })
})

test('years before the word for pages are when a volume came out', () => {
  expect(read(['title', '“Ropes.”'], ['journal', 'Harbours,'], ['volume', 'vol. 74,'], ['pages', '1951–1952, pp. 3–13.']).csl)
    .toMatchObject({ volume: '74', page: '3-13', issued: { 'date-parts': [[1951], [1952]] } })
})
