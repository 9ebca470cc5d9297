import { expect, test } from 'vitest'
import { entryOf as read } from '../../../test/notation/entry-of.js'
import { withListOrder } from './name-order.js'

test('a group in a list of surnames keeps all of its words', () => {
  const people = ['Berg, A.', 'Lee, B.', 'Roe, C.', 'Sample, D.'].map((name) => read(['author', name], ['date', '(2019).'], ['title', 'Tides.']))
  const group = read(['author', 'Planet Harbour II'], ['date', '(2016)'], ['title', 'Northern Television.'])
  expect(withListOrder([...people, group]).at(-1)!.csl.author).toEqual([{ literal: 'Planet Harbour II' }])
})

test('whoever has no surname in a list of surnames keeps all of his names', () => {
  const people = ['Berg, A.', 'Lee, B.', 'Roe, C.', 'Sample, D.'].map((name) => read(['author', name], ['date', '(2019).'], ['title', 'Tides.']))
  const one = read(['author', "Ngotho wa Thiong'o"], ['date', '(1986)'], ['title', 'Northern tongues.'])
  expect(withListOrder([...people, one]).at(-1)!.csl.author).toEqual([{ literal: "Ngotho wa Thiong'o" }])
})
