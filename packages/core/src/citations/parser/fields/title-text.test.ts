import { expect, test } from 'vitest'
import { titleText } from './title-text.js'

test('a stroke that ends a sound is a part of the title, and one before who wrote it is none', () => {
  expect(titleText('Northern /s/.')).toBe('Northern /s/')
  expect(titleText('Tides of the north /')).toBe('Tides of the north')
})
