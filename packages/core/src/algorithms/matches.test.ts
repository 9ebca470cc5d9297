import { expect, test } from 'vitest'
import { matchesOf } from './matches.js'

test.each([[/\d+/g, 'in 1896 and 1897'], [/x*/g, 'axx\u{1d49c}b'], [/x*/gu, 'axx\u{1d49c}b'], [/(?<=a)b/g, '']])('%s finds what matchAll finds', (pattern, text) => {
  const found = (matches: Iterable<RegExpExecArray>): unknown[] => Array.from(matches, (match) => [...match, match.index])
  expect(found(matchesOf(text, pattern))).toEqual(found(text.matchAll(pattern)))
})

test('what was found before in another text does not matter', () => {
  const pattern = /a/g
  pattern.exec('a')
  expect(matchesOf('a', pattern)).toHaveLength(1)
})
