import { expect, test } from 'vitest'
import { differentPages, readPage } from './page.js'

const page = (...rows: string[]) => readPage(Buffer.from(`P5\n3 ${String(rows.length)}\n255\n${rows.join('')}`))

test('equal pages are equal', () => {
  expect(differentPages([page('abc', 'def')], [page('abc', 'def')])).toEqual([])
})

test('one pixel makes a page different', () => {
  expect(differentPages([page('abc', 'def'), page('abc', 'def')], [page('abc', 'def'), page('abc', 'deF')])).toEqual([2])
})

test('a page more is a difference', () => {
  expect(differentPages([page('abc')], [page('abc'), page('abc')])).toEqual([2])
})
