import { expect, test } from 'vitest'
import type { CslItem } from '../item.js'
import { titleLanguage, usualLanguage, withLanguage } from './title-language.js'

test.each([
  ['Die Geschichte der deutschen Literatur', 'de'],
  ['Kleine politische Schriften', 'de'],
  ['Wahrheit und Methode', 'de'],
  ['Wege der Seefahrt', 'de'],
  ['Sprache im technischen Zeitalter', 'de'],
  ['La distinction: critique sociale du jugement', 'fr'],
  ['Pedagogia da ponte', 'pt'],
  ['Cien años de soledad y otros cuentos', 'es'],
  ['Storia della letteratura italiana', 'it'],
  ['De geschiedenis van het boek', 'nl'],
  ['Vrijheid en water', 'nl'],
  ['Formação de barqueiros', 'pt'],
  ['Rivista di navigazione', 'it'],
  ['Barcos y mareas', 'es'],
  ['Море и берег', 'ru'],
  ['Les rues', 'fr'],
  ['Los barcos', 'es'],
  ['Gli scogli', 'it'],
])('%s is no English title', (title, language) => {
  expect(titleLanguage(title)).toBe(language)
})

test.each([
  'A year in the harbour',
  'Van der Waals forces in graphene',
  'Don Quixote and the windmills of La Mancha',
  'Rio de Janeiro: A city on the edge',
  'Los Angeles after dark',
  'La Niña years',
  'Le Havre harbour records',
  'La sape and the city',
  'Die hard: How habits survive',
  'Sleep deprivation',
  'β-catenin in harbour seals',
  'Ramón y Cajal and the neuron',
  'The concept of Bildung in Kamp and the Weimar circle',
])('%s may be one', (title) => {
  expect(titleLanguage(title)).toBeUndefined()
})

const inDutchJournal = (title: string): CslItem => ({ type: 'article-journal', title, 'container-title': 'Tijdschrift voor Havens' })

test('the translation behind a title says nothing of its language, which may be that of its journal', () => {
  expect(titleLanguage('Het touw en de boot [Ropes and the boat]')).toBe('nl')
  expect(withLanguage(inDutchJournal('Touwzorg in havens [Care of ropes in harbours]')).language).toBe('nl')
  expect(withLanguage(inDutchJournal('Care of ropes in harbours')).language).toBeUndefined()
})

test('among titles of a language one word of it is enough, and what may be in any is left as it is', () => {
  expect(['Das verfolgte Harz', 'Rope als heilsame Kraft', 'Einführung in die Tide', 'Major Symptoms of Ice', 'Salt'].map((title) => titleLanguage(title, 'de')))
    .toEqual(['de', 'de', 'de', undefined, 'de'])
  const titled = (title: string) => ({ type: 'book' as const, title })
  expect(titleLanguage('Marés de março', 'pt')).toBe('pt')
  expect(usualLanguage([titled('Wege der Seefahrt'), titled('Wahrheit und Methode'), titled('Salt'), titled('Rope')])).toBe('de')
  expect(usualLanguage([titled('Wege der Seefahrt'), titled('Wahrheit und Methode'), titled('A year in the harbour'), ...['Salt', 'Rope', 'Eis', 'Boote'].map(titled)])).toBe('de')
  expect(usualLanguage([titled('Wege der Seefahrt'), titled('Salt'), titled('Rope')])).toBeUndefined()
  expect(usualLanguage([titled('Wege der Seefahrt'), titled('Wahrheit und Methode'), ...Array.from({ length: 3 }, () => titled('A year in the harbour'))])).toBeUndefined()
})

test('a part is in the language of the whole, unless it reads as English', () => {
  const languageOf = (title: string, whole: string) => withLanguage<CslItem>({ 'type': 'chapter', title, 'container-title': whole }).language
  expect(languageOf('Lesezimmer', 'Die Bahn und ihre Leute')).toBe('de')
  expect(languageOf('The reading room', 'Die Bahn und ihre Leute')).toBeUndefined()
  expect(languageOf('Rooms', 'The railway and its people')).toBeUndefined()
})

test('a title of very many signs takes no time that grows with their square', () => {
  expect(titleLanguage('+ '.repeat(100_000))).toBeUndefined()
})
