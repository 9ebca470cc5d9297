import { expect, test } from 'vitest'
import { eachWord } from './each-word.js'

const wordsOf = (text: string): string[] => {
  const words: string[] = []
  eachWord(text, (from, to) => words.push(text.slice(from, to)))
  return words
}

test.each([
  ['It’s the crew\'s 2nd ship.', ['It’s', 'the', 'crew\'s', 'nd', 'ship']],
  ['’tis ‘so’, or ’’ not\'', ['tis', 'so', 'or', 'not']],
  ['e\u0301te\u0301 \u{1d49c}\u{1d4b7} \ud835 x\udc9c', ['e\u0301te\u0301', '\u{1d49c}\u{1d4b7}', 'x']],
  ['', []],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
  expect(text.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []).toEqual(words)
})
