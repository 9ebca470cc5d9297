import { expect, test } from 'vitest'
import { entryOf as read } from '../../../test/notation/entry-of.js'
import { isGrey } from './grey.js'

const berg = ['author', 'Berg, A.'] as const

test('a state behind a town is no degree', () => {
  const published = (place: string) => isGrey(read([...berg], ['date', '(1994).'], ['title', 'Tides.'], ['location', place], ['publisher', 'Fjord Press.']))
  expect(published('Cambridge, MA:')).toBe(false)
  expect(published('MA,')).toBe(true)
})

test('what somebody did is no part of a name', () => {
  const by = (names: string) => isGrey(read(['author', names], ['date', '(2020).'], ['title', 'Calm ice.'], ['publisher', 'Fjord Radio.']))
  expect(by('Berg, L. (Host).')).toBe(true)
  expect(by('Berg, L. [@lberg].')).toBe(true)
  expect(by('Berg, L.')).toBe(false)
  expect(isGrey(read(['author', 'Berg,'], ['title', 'Jun, director. Winter.'], ['publisher', 'Fjord Pictures,'], ['date', '2019.']))).toBe(true)
})

test('what stands in one bracket with its date is no title', () => {
  expect(isGrey(read([...berg], ['title', '(personal communication,'], ['date', 'May 4, 2020).']))).toBe(true)
  expect(isGrey(read([...berg], ['title', '(Re)reading tides.'], ['publisher', 'Fjord Press'], ['date', '(2020).']))).toBe(false)
})

test('a title that begins with what a bracket says of it is none', () => {
  const called = (title: string) => isGrey(read([...berg], ['date', '(2020).'], ['title', title], ['url', 'https://example.org/ice']))
  expect(called('[Twitter] 8 November.')).toBe(true)
  expect(called('[Notes on ice].')).toBe(false)
})

test('a book or a part of one that has a month is something else', () => {
  const of = (date: string) => isGrey(read([...berg], ['date', date], ['title', 'Calm ice.'], ['publisher', 'Fjord Press.']))
  expect(of('(2017, April).')).toBe(true)
  expect(of('(2017).')).toBe(false)
  expect(isGrey(read(['title', 'Ice.'], ['date', '(2019, January 13).'], ['container-title', 'In Book of the North.']))).toBe(true)
})
