import { expect, test } from 'vitest'
import { plain } from '../rich-text.js'
import { separatedAlike, typedAlike, typingOf, typingWithin } from './typed-alike.js'

test('a blank before a colon stays as wide as it was typed', () => {
  const like = (typed: string) => plain(typedAlike([{ text: 'Contesting the past\u202f: tombs' }], typingOf(typed)))
  expect(like('Contesting the past : tombs.')).toBe('Contesting the past : tombs')
  expect(like('Contesting the past\u202f: tombs.')).toBe('Contesting the past\u202f: tombs')
})

test('a blank that does not break stays one that does where the author types no other', () => {
  const like = (typed: string) => plain(typedAlike([{ text: '« Sel », s.\u00a0d.' }], typingOf(typed)))
  expect(like('« Sel », s. d.')).toBe('« Sel », s. d.')
  expect(like('« Sel », s.\u00a0d.')).toBe('« Sel », s.\u00a0d.')
})

test('a blank before the semicolons between works stays', () => {
  const like = (typed: string) => plain(separatedAlike([{ text: '(Lee, 2019; Roe, 2018)' }], typed))
  expect(like('(Lee 2019 ; Roe 2018)')).toBe('(Lee, 2019 ; Roe, 2018)')
  expect(like('(Lee 2019; Roe 2018)')).toBe('(Lee, 2019; Roe, 2018)')
})

test('a straight apostrophe where letters are left out stays straight, also where the style has no quotation marks', () => {
  const first = plain(typedAlike([{ text: 'Roe A. Ice rings. In: Proc. COLD ’05. 2005.' }], typingOf("A. Roe, \"Ice rings,\" Proc. COLD '05, 2005.")))
  expect(first).toBe("Roe A. Ice rings. In: Proc. COLD '05. 2005.")
  expect(plain(typedAlike([{ text: 'Roe A. Ice rings. In: Proc. COLD ’05. 2005.' }], typingOf(first)))).toBe(first)
})

test('an entry without quotation marks gets those that its list has', () => {
  const worded = (list: readonly string[]) => plain(typedAlike([{ text: '“Tides.” 2020.' }], typingWithin(list)('Lee, A. (2020). Tides.')))
  expect(worded(['Berg, A. "Ropes." 2019.', 'Roe, C. "Knots." 2018.', 'Lee, A. (2020). Tides.'])).toBe('"Tides." 2020.')
  expect(worded(['Berg, A. “Ropes.” 2019.', 'Roe, C. "Knots." 2018.', 'Lee, A. (2020). Tides.'])).toBe('“Tides.” 2020.')
  expect(worded(['Berg, A. "Ropes." 2019.', 'Lee, A. (2020). Tides.'])).toBe('“Tides.” 2020.')
})
