import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../test/notation/entry-of.js'

test('where a Brazilian journal comes out is no part of its name, and the months of its issue are no words of it', () => {
  const { csl, leftovers } = read(['author', 'BERG, Ada.'], ['title', 'Feiras do porto.'], ['journal', 'Cadernos do Mar, Recife,'], ['volume', 'v. 21, n. 2,'], ['pages', 'p. 11-19,'], ['date', 'maio/ago. 2019.'])
  expect(csl).toMatchObject({ 'container-title': 'Cadernos do Mar', 'publisher-place': 'Recife', issued: { 'date-parts': [[2019, 5]] } })
  expect(leftovers).toEqual([])
  expect(read(['author', 'BERG, Ada.'], ['title', 'Feiras.'], ['journal', 'Tempo, Espaço,'], ['volume', 'v. 21,'], ['pages', 'p. 11-19,'], ['date', '2019.']).csl).toMatchObject({ 'container-title': 'Tempo, Espaço' })
})

test('a Brazilian newspaper is of a day', () => {
  const { csl, leftovers } = read(['author', 'BERG, Ada.'], ['title', 'Feira muda.'], ['journal', 'Diário do Mar,'], ['location', 'Natal,'], ['volume', '14 fev. 2013.'], ['pages', 'p. 5.'])
  expect(csl).toMatchObject({ 'container-title': 'Diário do Mar', issued: { 'date-parts': [[2013, 2, 14]] }, page: '5' })
  expect(leftovers).toEqual([])
})

test('a Brazilian thesis says what it is, how long, and of which university', () => {
  const { csl, leftovers } = read(['author', 'BERG, Ada.'], ['title', 'Porto e trabalho.'], ['date', '2012.'], ['pages', '243'], ['editor', 'f. Tese (Doutorado em História)'], ['container-title', '– Faculdade de Letras, Universidade do Mar,'], ['location', 'Salvador,'], ['date', '2012.'])
  expect(csl).toMatchObject({ type: 'thesis', genre: 'Tese (Doutorado em História)', publisher: 'Faculdade de Letras, Universidade do Mar', 'publisher-place': 'Salvador', page: '243 f' })
  expect(csl.editor).toBeUndefined()
  expect(leftovers).toEqual([])
})

test('what is in brackets behind an equals sign is a series in German', () => {
  expect(read(['author', 'Berg, A.'], ['date', '(2014):'], ['title', 'Gezeiten (= Schriften zur Küste,'], ['volume', 'Bd. 7).'], ['location', 'Husum:'], ['publisher', 'Watt.']).csl)
    .toMatchObject({ title: 'Gezeiten', 'collection-title': 'Schriften zur Küste, Bd. 7' })
})
