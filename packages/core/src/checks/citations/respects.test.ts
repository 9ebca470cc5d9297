import { expect, test } from 'vitest'
import { respectOf } from './respects.js'

test('initials behind a surname are the affair of the check of initials, and no pages or order', () => {
  expect(respectOf('(Dackett S, 2002)', '(Dackett, 2002)', false)).toBe('same-surname')
  expect(respectOf('( Widders, R. 2000)', '(Widders, 2000)', false)).toBe('same-surname')
  expect(respectOf('(Sutter,K & Engel, S., 2001)', '(Sutter & Engel, 2001)', false)).toBe('same-surname')
  expect(respectOf('(J. Berg, 1984)', '(Berg, 1984)', false)).toBe('same-surname')
})

test('a German page and a German “u.” are told from initials', () => {
  expect(respectOf('(Watling & Watling, 2003, S.45)', '(Watling & Watling, 2003, S. 45)', false)).toBe('locator-form')
  expect(respectOf('(Fritzsche u. Hartman, 2010)', '(Fritzsche & Hartman, 2010)', false)).toBe('ampersand')
})

test('a stop behind a year is no matter of order', () =>
  expect(respectOf('(Harbour Council 2000. A study of ice)', '(Harbour Council, 2000 A study of ice)', false)).toBe('comma'))

test('pages in Roman numerals are places as others are', () => {
  expect(respectOf('(Lee, 2018, xii-xv)', '(Lee 2018:xii–xv)', false)).toBe('locator-form')
  expect(respectOf('(Lee 2018, p. xi)', '(Lee 2018, xi)', false)).toBe('locator-form')
})

test('a particle that a name lacks is no matter of when “et al.” is written', () => {
  expect(respectOf('(Lee et al. 2018; Roe and Meer 2008)', '(Lee et al. 2018; Roe and van der Meer 2008)', false)).toBe('whole')
  expect(respectOf('(Lee et al. 2018)', '(Lee, Roe, and Meer 2018)', false)).toBe('et-al-use')
  expect(respectOf('(Lee, Roe, and Meer 2018)', '(Lee and Roe 2018)', false)).toBe('et-al-use')
})

test('two works whose first author is one person can be in the wrong order', () =>
  expect(respectOf('(Lee, Roe, et al., 2020; Lee, Hopp, et al., 2020)', '(Lee, Hopp, et al., 2020; Lee, Roe, et al., 2020)', false)).toBe('cluster-order'))

test('a blank before the letter of a year is no matter of order', () => expect(respectOf('(Lee, 2007 a)', '(Lee, 2007a)', false)).toBe('whole'))
