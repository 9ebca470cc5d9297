import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../test/notation/entry-of.js'

const journal = (name: string, place: string) =>
  read(['author', 'BERG, João; ROE, Maria.'], ['title', `A pesca no sul. ${name},`, 0.7], ['journal', `${place},`], ['volume', 'v. 12, n. 3,'], ['pages', 'p. 45-67,'], ['date', 'jul. 2018.'])

test('the name of a Brazilian journal stands behind a sentence, and behind it the town', () => {
  expect(journal('Estudos do Mar', 'Recife').csl).toMatchObject({ 'type': 'article-journal', 'title': 'A pesca no sul', 'container-title': 'Estudos do Mar', 'publisher-place': 'Recife', 'volume': '12', 'issue': '3' })
  expect(journal('Estudos do Mar', 'Recife').leftovers).toEqual([])
})

test('what is no known town may end the name of the journal, and so nothing is sure', () => {
  expect(journal('Estudos do Mar', 'Porto Claro').csl).toMatchObject({ 'title': 'A pesca no sul', 'container-title': 'Estudos do Mar, Porto Claro' })
  expect(journal('Estudos do Mar', 'Porto Claro').confidence).toBe(0.5)
  expect(journal('Mar', 'Ciência e Cultura').csl).toMatchObject({ 'container-title': 'Mar, Ciência e Cultura' })
  expect(journal('Mar', 'Ciência e Cultura').confidence).toBeGreaterThan(0.5)
})

test('surnames in capitals may be two, and semicolons part people', () => {
  const people = read(['author', 'SANTOS JÚNIOR, Pedro dos; ALMEIDA FILHO,'], ['journal', 'Luís. Redes.', 0.2], ['edition', '3. ed. rev.'], ['location', 'Porto Alegre:'], ['publisher', 'Maré,'], ['date', '2010.'])
  expect(people.csl).toMatchObject({ type: 'book', title: 'Redes', author: [{ family: 'SANTOS JÚNIOR', given: 'Pedro dos' }, { family: 'ALMEIDA FILHO', given: 'Luís' }] })
  expect(read(['author', 'GARCÍA RUIZ, Ana'], ['date', '(2018):'], ['title', '«Redes»,'], ['journal', 'Mares,'], ['volume', '12.']).csl.author).toEqual([{ family: 'GARCÍA RUIZ', given: 'Ana' }])
  expect(read(['author', 'HAVEN JAB, ROEMER C.'], ['title', 'Ropes.'], ['journal', 'Tides.'], ['date', '2018;'], ['volume', '12:5.']).csl.author).toEqual([{ family: 'HAVEN', given: 'JAB' }, { family: 'ROEMER', given: 'C' }])
})

test('a town before the year of a page is no site', () => {
  const page = (place: string) => read(['author', 'INSTITUTO DE MARÉS.'], ['title', 'Censo da costa.'], ['journal', `${place},`], ['date', '2021.'], ['url', 'Disponível em: https://www.mares.example/costa.']).csl
  expect(page('Brasília')).toMatchObject({ 'publisher-place': 'Brasília' })
  expect(page('Brasília')['container-title']).toBeUndefined()
  expect(page('Portal do Mar')).toMatchObject({ 'container-title': 'Portal do Mar' })
})
