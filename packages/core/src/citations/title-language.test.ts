import { expect, test } from 'vitest'
import { titleLanguage } from './title-language.js'

test.each([
  ['Die Geschichte der deutschen Literatur', 'de'],
  ['Kleine politische Schriften', 'de'],
  ['Wahrheit und Methode', 'de'],
  ['Wege der Seefahrt', 'de'],
  ['Sprache im technischen Zeitalter', 'de'],
  ['La distinction: critique sociale du jugement', 'fr'],
  ['Cien años de soledad y otros cuentos', 'es'],
  ['Storia della letteratura italiana', 'it'],
  ['De geschiedenis van het boek', 'nl'],
])('%s is no English title', (title, language) => {
  expect(titleLanguage(title)).toBe(language)
})

test.each([
  'A year in the harbour',
  'Van der Waals forces in graphene',
  'Don Quixote and the windmills of La Mancha',
  'Rio de Janeiro: A city on the edge',
  'Los Angeles after dark',
  'Die hard: How habits survive',
  'Sleep deprivation',
  'The concept of Bildung in Kant and the Weimar circle',
])('%s may be one', (title) => {
  expect(titleLanguage(title)).toBeUndefined()
})
