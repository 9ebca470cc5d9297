import { expect, test } from 'vitest'
import { readDate } from './date.js'
import { readDoi, readEdition, readPages, readVolume } from './numbers.js'

test('volume and issue are told apart', () => {
  expect(readVolume('3(1)')).toEqual({ volume: '3', issue: '1' })
  expect(readVolume('vol. 58, n° 2,')).toEqual({ volume: '58', issue: '2' })
  expect(readVolume('Volume 1112,')).toEqual({ volume: '1112' })
  expect(readVolume('no. 3')).toEqual({ issue: '3' })
})

test('pages lose their words and have a plain hyphen', () => {
  expect(readPages('pp. 345–62.')).toBe('345-62')
  expect(readPages('e0123456')).toBe('e0123456')
})

test('editions are numbers where they have one', () => {
  expect(readEdition('2nd ed.')).toBe('2')
})

test('a DOI is bare, whatever stands before and after it', () => {
  expect(readDoi('https://doi.org/10.1037/a0028240.')).toBe('10.1037/a0028240')
})

test('dates have a year, and what else is said of the day', () => {
  expect(readDate('(2021, February 3).')).toEqual({ date: { 'date-parts': [[2021, 2, 3]] }, letter: undefined })
  expect(readDate('(2020a)')).toEqual({ date: { 'date-parts': [[2020]] }, letter: 'a' })
  expect(readDate('(n.d.)')).toEqual({ date: { literal: 'n.d.' }, letter: undefined })
  expect(readDate('undated')).toBeUndefined()
})
