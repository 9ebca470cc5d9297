import { expect, test } from 'vitest'
import { tokenise } from './token.js'

const words = (text: string) => tokenise(text).map((token) => token.text)

test('words keep their apostrophes, digits and signs stand alone', () => {
  expect(words('O’Brien, J. 12(3), 45–67.')).toEqual(['O’Brien', ',', 'J', '.', '12', '(', '3', ')', ',', '45', '–', '67', '.'])
})

test('an address is one token without the stop that ends the sentence', () => {
  expect(words('See https://doi.org/10.1000/xyz(1).')).toEqual(['See', 'https://doi.org/10.1000/xyz(1)', '.'])
  expect(words('doi:10.1000/182, 2001')).toEqual(['doi', ':', '10.1000/182', ',', '2001'])
})

test('tokens say where they stand', () => {
  const text = 'Gödel, K.  1931'
  for (const { text: word, from, to } of tokenise(text)) expect(text.slice(from, to)).toBe(word)
})

test('the angle brackets of an old DOI are its own', () => {
  expect(words('doi: 10.1002/(SICI)1097-4636(1998)43:4<422::AID-JBM9>3.0.CO;2-K.')).toEqual(['doi', ':', '10.1002/(SICI)1097-4636(1998)43:4<422::AID-JBM9>3.0.CO;2-K', '.'])
  expect(words('<https://fjords.example>')).toEqual(['<', 'https://fjords.example', '>'])
})
