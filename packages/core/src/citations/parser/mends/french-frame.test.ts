import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../test/notation/entry-of.js'

test('between a surname in capitals with its given name and a place stands the title', () => {
  expect(read(['publisher', 'LEROUX Anne, La Digue,'], ['location', 'Paris,'], ['publisher', 'Rivage,'], ['date', '1983.']).csl)
    .toMatchObject({ author: [{ family: 'LEROUX', given: 'Anne' }], title: 'La Digue', 'publisher-place': 'Paris', publisher: 'Rivage' })
})

test('a word in brackets behind the names makes editors of them', () => {
  expect(read(['editor', 'ROCHE Jacques et LE BIHAN Marie (dir.),'], ['container-title', 'Écritures du port,'], ['location', 'Bruxelles, Rivage,'], ['date', '2005.']).csl)
    .toMatchObject({ editor: [{ family: 'ROCHE', given: 'Jacques' }, { family: 'LE BIHAN', given: 'Marie' }], title: 'Écritures du port', publisher: 'Rivage', 'publisher-place': 'Bruxelles', type: 'book' })
})

test('the collection of a book is its series', () => {
  expect(read(['author', 'LEROUX Anne,'], ['title', 'La Digue,'], ['location', 'Paris,'], ['publisher', 'Rivage, coll. « Marées »,'], ['date', '1972.']).csl)
    .toMatchObject({ publisher: 'Rivage', 'collection-title': 'Marées' })
})

test('a periodical is no place', () => {
  expect(read(['publisher', 'LEROUX Anne, Les ports,'], ['location', 'Revue du Nord,'], ['publisher', 'Lille,'], ['date', '1990.']).csl.title).toBeUndefined()
})

test('in an Italian list the second of two names before the year is the publisher, and in an English one it may be a land', () => {
  const published = (title: string, location: string) => read(['author', 'Verdi, Luca,'], ['title', title], ['location', location], ['date', '2003.']).csl
  expect(published('La città delle navi,', 'Torino, Rivage,')).toMatchObject({ 'publisher-place': 'Torino', 'publisher': 'Rivage' })
  expect(published('Porto e mare,', 'Milano, FrancoAngeli,')).toMatchObject({ 'publisher-place': 'Milano', 'publisher': 'FrancoAngeli' })
  expect(published('Ships and ropes,', 'Bergen, Norway,')).toMatchObject({ 'publisher-place': 'Bergen, Norway' })
})

test('so is it before the pages of a chapter and at the end, behind the name of a town', () => {
  const chapter = read(['author', 'PETIT J.,'], ['date', '2019,'], ['title', '« Mesurer la mer »,'], ['editor', 'in A. Leroux (dir.),'], ['container-title', 'Rivages,'], ['location', 'Lyon, Le Phare,'], ['pages', 'p. 5-9.'])
  expect(chapter.csl).toMatchObject({ 'publisher-place': 'Lyon', 'publisher': 'Le Phare' })
  const book = (location: string) => read(['author', 'Verdi L.'], ['date', '(2014),'], ['title', 'La città vuota,'], ['location', location]).csl
  expect(book('Bologna, Il Ponte.')).toMatchObject({ 'publisher-place': 'Bologna', 'publisher': 'Il Ponte' })
  expect(book('Wien, Köln.')).toMatchObject({ 'publisher-place': 'Wien, Köln' })
  expect(book('Nordhavn, Norvegia.')).toMatchObject({ 'publisher-place': 'Nordhavn, Norvegia' })
})
