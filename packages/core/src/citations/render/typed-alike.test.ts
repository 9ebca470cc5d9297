import { expect, test } from 'vitest'
import { plain } from '../rich-text.js'
import { typedAlike } from './typed-alike.js'

test('a blank before a colon stays as wide as it was typed', () => {
  const like = (typed: string) => plain(typedAlike([{ text: 'Contesting the past\u202f: tombs' }], typed))
  expect(like('Contesting the past : tombs.')).toBe('Contesting the past : tombs')
  expect(like('Contesting the past\u202f: tombs.')).toBe('Contesting the past\u202f: tombs')
})
