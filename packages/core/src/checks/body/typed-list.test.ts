import { expect, test } from 'vitest'
import { typedList } from './typed-list.js'

/** Lines of which each four blanks are an inset of half an inch. */
const listOf = (...lines: string[]) =>
  typedList(lines.map((line) => ({ text: line.trimStart(), inset: (line.length - line.trimStart().length) * 180 })))

const levelsOf = (...lines: string[]) => listOf(...lines)?.items.map(({ level }) => level)

test('numbers, letters and Roman numerals are told by what follows them', () => {
  expect(listOf('1. flour', '2. salt')?.levels).toEqual([{ format: 'decimal', text: '%1.', start: 1 }])
  expect(listOf('(a) flour', '(b) salt')?.levels).toEqual([{ format: 'lowerLetter', text: '(%1)', start: 1 }])
  expect(listOf('i) flour', 'ii) salt')?.levels).toEqual([{ format: 'lowerRoman', text: '%1)', start: 1 }])
  expect(listOf('h) flour', 'i) salt', 'j) rope')?.levels).toEqual([{ format: 'lowerLetter', text: '%1)', start: 8 }])
  expect(listOf('IV. flour', 'V. salt')?.levels).toEqual([{ format: 'upperRoman', text: '%1.', start: 4 }])
})

test('bullets of fonts of symbols become those of letters', () => {
  expect(listOf('\uf0b7 flour', '\uf0b7 salt')?.levels).toEqual([{ format: 'bullet', text: '•', start: 1 }])
  expect(listOf('Ø flour', 'Ø salt')?.levels).toEqual([{ format: 'bullet', text: '➢', start: 1 }])
  expect(listOf('- flour', '- salt')?.levels).toEqual([{ format: 'bullet', text: '–', start: 1 }])
})

test('what is counted otherwise within an item is a level of its own, alike under each item', () => {
  expect(levelsOf('1. food', 'a) flour', 'b) salt', '2. gear', 'a) rope', 'b) tar')).toEqual([0, 1, 1, 0, 1, 1])
  expect(levelsOf('1. food', '    1. flour', '    2. salt', '2. gear')).toEqual([0, 1, 1, 0])
  expect(levelsOf('• food', '    • flour', '    • salt', '• gear')).toEqual([0, 1, 1, 0])
  expect(listOf('1. food', 'a) flour', '2. gear', 'i) rope', 'ii) tar')).toBeUndefined()
})

test('numbers that count on are of one level, wherever their lines stand', () => {
  expect(levelsOf('1. flour', '    2. salt', '3. rope')).toEqual([0, 0, 0])
})

test('no list of Word’s counts what misses a number, begins anew or stands further out', () => {
  expect(listOf('1. flour', '3. salt')).toBeUndefined()
  expect(listOf('1. flour', '2. salt', '1. rope', '2. tar')).toBeUndefined()
  expect(listOf('    • flour', '• salt')).toBeUndefined()
  expect(listOf('1.1 flour', '1.2 salt')).toBeUndefined()
  expect(listOf('1. flour', 'and salt')).toBeUndefined()
})
