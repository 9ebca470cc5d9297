import { expect, test } from 'vitest'
import { containerText, titleText } from './title-text.js'

test('a stroke that ends a sound is a part of the title, and one before who wrote it is none', () => {
  expect(titleText('Northern /s/.')).toBe('Northern /s/')
  expect(titleText('Tides of the north /')).toBe('Tides of the north')
})

test('the word that announces what a work stands in is no part of its name, and a name that begins with it keeps it', () => {
  expect(['In Harbour Review,', 'in: Review of Harbours.', 'In Review.', 'In Press.'].map(containerText)).toEqual(['Harbour Review', 'Review of Harbours', 'In Review', 'In Press'])
})
