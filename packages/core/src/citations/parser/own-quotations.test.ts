import { expect, test } from 'vitest'
import { entryOf } from '../../../test/notation/entry-of.js'

const titleOf = (title: string) => entryOf(['author', 'Berg, A.'], ['title', title], ['journal', 'Harbours'], ['volume', '4']).csl.title

test('what a title quotes has double marks once the marks around the title are gone', () => {
  expect(titleOf('“The ‘salt road’ of the north,”')).toBe('The “salt road” of the north')
  expect(titleOf('“‘Salt’ and ‘rye’ at sea.”')).toBe('“Salt” and “rye” at sea')
  expect(titleOf('“On the ‘salt road.’”')).toBe('On the “salt road”')
  expect(titleOf('"The \'salt road\' of the north,"')).toBe('The “salt road” of the north')
})

test('an apostrophe quotes nothing, nor does what may be one, and a title without marks around it keeps its own', () => {
  expect(titleOf('“The sailors’ harbour and the town’s,”')).toBe('The sailors’ harbour and the town’s')
  expect(titleOf('“The ‘sailors’ harbour’ of the north,”')).toBe('The ‘sailors’ harbour’ of the north')
  expect(titleOf('The ‘salt road’ of the north.')).toBe('The ‘salt road’ of the north')
})
