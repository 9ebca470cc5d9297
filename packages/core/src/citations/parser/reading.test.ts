import { expect, test } from 'vitest'
import { read, readingOf, rephrased, written } from './reading.js'

const raw = 'Vega, D. 3 de mayo de 2021, Ed.'
const reading = rephrased(readingOf(raw), /3 de mayo de 2021/g, () => '3 May 2021')
const span = (text: string, part: string): [number, number] => [text.indexOf(part), text.indexOf(part) + part.length]

test('what is read in other words stands where its author wrote it', () => {
  expect(reading.text).toBe('Vega, D. 3 May 2021, Ed.')
  expect(raw.slice(...written(reading, span(reading.text, '3 May 2021')))).toBe('3 de mayo de 2021')
  expect(raw.slice(...written(reading, span(reading.text, 'Ed.')))).toBe('Ed.')
})

test('a stretch that its author wrote is found in what is read for it', () => {
  expect(reading.text.slice(...read(reading, span(raw, '3 de mayo de 2021')))).toBe('3 May 2021')
  expect(reading.text.slice(...read(reading, span(raw, 'Ed.')))).toBe('Ed.')
})

test('words of the same length stand letter by letter', () => {
  const quoted = rephrased(readingOf('„Ebbe“, Kai'), /„([^“]+)“,/g, ([, title]) => `“${title!},”`)
  expect(quoted.text).toBe('“Ebbe,” Kai')
  expect(written(quoted, span(quoted.text, 'Ebbe'))).toEqual([1, 5])
})

test('more words than stand there share the place of the last one', () => {
  const numbered = rephrased(readingOf('12, nº 3'), /nº/g, () => 'no.')
  expect(numbered.text).toBe('12, no. 3')
  expect(written(numbered, span(numbered.text, 'no.'))).toEqual([4, 6])
})
