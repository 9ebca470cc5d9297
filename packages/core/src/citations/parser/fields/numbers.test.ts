import { expect, test } from 'vitest'
import { readDate } from './date.js'
import { readDoi, readEdition, readNumber, readPages, readVolume } from './numbers.js'

test('volume and issue are told apart', () => {
  expect(readVolume('3(1)')).toEqual({ volume: '3', issue: '1' })
  expect(readVolume('vol. 58, n° 2,')).toEqual({ volume: '58', issue: '2' })
  expect(readVolume('Volume 1112,')).toEqual({ volume: '1112' })
  expect(readVolume('no. 3')).toEqual({ issue: '3' })
  expect(readVolume('vol .89 ,')).toEqual({ volume: '89' })
  expect(readVolume('Vol.54, No.5,')).toEqual({ volume: '54', issue: '5' })
})

test('a year and an issue with the words of German lists behind and before their numbers are told apart', () => {
  expect(readVolume('24. Jg., H. 3,')).toEqual({ volume: '24', issue: '3' })
  expect(readVolume('24. Jahrgang, Heft 3/4')).toEqual({ volume: '24', issue: '3/4' })
  expect(readVolume('24. Jg.')).toEqual({ volume: '24' })
})

test('the letter of a volume is its own, and a word with its stop is not', () => {
  expect(readVolume('T37 ,')).toEqual({ volume: 'T37' })
  expect(readVolume('t. 37')).toEqual({ volume: '37' })
})

test('a volume is without the sign that its year stood behind', () => expect(readVolume('1/')).toEqual({ volume: '1' }))

test('pages lose their words and have a plain hyphen', () => {
  expect(readPages('pp. 345–62.')).toBe('345-62')
  expect(readPages('e0123456')).toBe('e0123456')
  expect(readPages('729–34. Epub 2000/08/06.')).toBe('729-34')
})

test('how many pages a book has is no page of it', () => {
  expect(readPages('345 pp.')).toBe('345 pp')
  expect(readPages('31–45 pp.')).toBe('31-45')
})

test('editions are numbers where they have one', () => {
  expect(readEdition('2nd ed.')).toBe('2')
})

test('a DOI is bare, whatever stands before and after it', () => {
  expect(readDoi('https://doi.org/10.1037/a0028240.')).toBe('10.1037/a0028240')
})

test('a DOI keeps its own brackets and loses what is glued to it', () => {
  expect(readDoi('10.1016/S0140-6736(08)61452-X).')).toBe('10.1016/S0140-6736(08)61452-X')
  expect(readDoi('10.1234/(asce)0712-9412(1986)112:12(1134).')).toBe('10.1234/(asce)0712-9412(1986)112:12(1134)')
  expect(readDoi('(10.1234/j.quay.2011.11.012).')).toBe('10.1234/j.quay.2011.11.012')
  expect(readDoi('10 .1126/science.1193063.PMID:20847271')).toBe('10.1126/science.1193063')
})

test('dates have a year, and what else is said of the day', () => {
  expect(readDate('(2021, February 3).')).toEqual({ date: { 'date-parts': [[2021, 2, 3]] }, letter: undefined })
  expect(readDate('3 мая 2021')).toEqual({ date: { 'date-parts': [[2021, 5, 3]] }, letter: undefined })
  expect(['18/10/2013', '10/18/2013', '5/6/2013'].map((text) => readDate(text)?.date['date-parts']?.[0])).toEqual([[2013, 10, 18], [2013, 10, 18], undefined])
  expect(readDate('2020B.')).toEqual({ date: { 'date-parts': [[2020]] }, letter: 'b' })
  expect(readDate('(2020a)')).toEqual({ date: { 'date-parts': [[2020]] }, letter: 'a' })
  expect(readDate('(n.d.)')).toEqual({ date: { literal: 'n.d.' }, letter: undefined })
  expect(readDate('undated')).toBeUndefined()
})

test('a supplement or a part is an issue that says so', () => {
  expect(readVolume('45(Suppl 1),')).toEqual({ volume: '45', issue: 'Suppl 1' })
  expect(readVolume('48 Suppl 2:')).toEqual({ volume: '48', issue: 'Suppl 2' })
  expect(readVolume('33(suppl.):')).toEqual({ volume: '33', issue: 'suppl.' })
  expect(readVolume('160(12 Pt 2),')).toEqual({ volume: '160', issue: '12 Pt 2' })
  expect(readVolume('48(2, Pt. 1),')).toEqual({ volume: '48', issue: '2, Pt. 1' })
  expect(readVolume('no.')).toEqual({})
})

test('the issue may stand before the volume, and have a word of another language or several numbers', () => {
  expect(readVolume('n° 48, vol. 3,')).toEqual({ volume: '3', issue: '48' })
  expect(readVolume('5, št. 1')).toEqual({ volume: '5', issue: '1' })
  expect(readVolume('Vol. 68, No. 1⁄2')).toEqual({ volume: '68', issue: '1⁄2' })
  expect(readVolume('Vol 3, Nos. 3&4')).toEqual({ volume: '3', issue: '3&4' })
})

test('months from one to another are an issue', () => {
  expect(readVolume('(July-December):')).toEqual({ issue: 'July-December' })
  expect(readVolume('no. July–December')).toEqual({ issue: 'July–December' })
  expect(readVolume('35 (July–August)')).toEqual({ volume: '35', issue: 'July–August' })
})

test('what a hyphen joins is one number', () => {
  expect(readNumber('(FJORD/HB RP-16- 1986)')).toEqual({ number: 'FJORD/HB RP-16- 1986' })
  expect(readNumber('(Harbour Paper No. 16)')).toEqual({ genre: 'Harbour Paper', number: '16' })
})
