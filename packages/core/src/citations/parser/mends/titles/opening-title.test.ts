import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('a date in brackets behind the names begins no title, in whatever language', () => {
  const page = (title: string) => read(['author', 'Berg, A.'], ['title', title], ['url', 'https://harbour.example/ropes']).csl
  expect(page('(27 de abril de 2021). Ropes of the north.')).toMatchObject({ title: 'Ropes of the north', issued: { 'date-parts': [[2021, 4, 27]] } })
  expect(page('(Re)reading the north of 2021.').issued).toBeUndefined()
})

test('who edited a work begins no title', () => {
  const book = read(['title', 'Ministerium des Nordens/Amt für Küsten (Hrsg.): Zahlen der Häfen.'], ['location', 'Berlin'], ['date', '2016.']).csl
  expect(book).toMatchObject({ title: 'Zahlen der Häfen', issued: { 'date-parts': [[2016]] } })
  expect(book.editor).toBeDefined()
  expect(read(['title', 'Ropes (a study): The north.'], ['publisher', 'Fjord Press,'], ['date', '2016.']).csl.title).toBe('Ropes (a study): The north')
})

test('three words are a sentence where the name of a newspaper and a page stand behind them', () => {
  const printed = (first: string, source: string) => read(['author', first], ['date', '(2018, May 3).'], ['title', source], ['pages', 'p. 3.']).csl
  expect(printed('Last nets cut', 'The Harbour Post,')).toMatchObject({ 'title': 'Last nets cut', 'container-title': 'The Harbour Post', 'page': '3' })
  expect(printed('Last nets cut', 'The Harbour Post,')).not.toHaveProperty('author')
  expect(printed('Ada van Berg', 'The Harbour Post,')).toHaveProperty('author')
  expect(printed('Last nets cut', 'The ropes of the north,')).toHaveProperty('author')
})

test('nobody is called by a sentence, which is a title before its year', () => {
  const page = (first: string) => read(['author', first], ['date', '(2018).'], ['title', 'Harbour School.'], ['url', 'https://example.org/tie']).csl
  expect(page('How to tie a net')).toMatchObject({ title: 'How to tie a net', publisher: 'Harbour School' })
  expect(page('How to tie a net')).not.toHaveProperty('author')
  expect(page('Leonardo van der Berg')).toMatchObject({ title: 'Harbour School' })
  expect(page('Institute of marine and coastal sciences')).toMatchObject({ title: 'Harbour School' })
})
