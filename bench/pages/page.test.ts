import { expect, test } from 'vitest'
import { differentPages, readPage } from './page.js'

const page = (...rows: string[]) => readPage(Buffer.from(`P5\n3 ${String(rows.length)}\n255\n${rows.join('')}`))

test('equal pages are equal', () => {
  expect(differentPages([page('abc', 'def')], [page('abc', 'def')], 0)).toEqual([])
})

test('one pixel makes a page different', () => {
  expect(differentPages([page('abc', 'def'), page('abc', 'def')], [page('abc', 'def'), page('abc', 'deF')], 0)).toEqual([2])
})

test('a page more is a difference', () => {
  expect(differentPages([page('abc')], [page('abc'), page('abc')], 0)).toEqual([2])
})

test('the bands of header and footer can be left out, and nothing else', () => {
  const before = [page('abc', 'def', 'ghi')]
  expect(differentPages(before, [page('abX', 'def', 'ghX')], 1)).toEqual([])
  expect(differentPages(before, [page('abc', 'dXf', 'ghi')], 1)).toEqual([1])
})
