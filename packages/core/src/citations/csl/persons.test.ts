import { expect, test } from 'vitest'
import type { CitedItem } from '../engine.js'
import { loadEngine } from '../load-engine.js'
import { plain } from '../rich-text.js'

const book = (id: string, given: string, year: number, ...others: string[]): CitedItem => ({
  id, type: 'book', title: `Rivers ${id}`, publisher: 'Fjord Press', author: [{ family: 'Baker', given }, ...others.map((family) => ({ family, given: 'Ann' }))], issued: { 'date-parts': [[year]] },
})

const citesOf = async (csl: string, ...works: CitedItem[]): Promise<string[]> => {
  const rendering = (await loadEngine({ csl, corrections: [], language: 'en-US', notes: false })).open(works)
  return works.map(({ id }) => plain(rendering.cite([{ id, locator: '5' }])))
}

test.each([['M.', 'Matthew'], ['Matthew', 'Matthew E.'], ['M. E.', 'ME'], ['M. E.', 'Matthew']])('“%s” and “%s” of one surname are one person', async (one, other) => {
  const works = [book('a', one, 2010, 'King'), book('b', other, 2014)]
  expect(await citesOf('modern-language-association', ...works)).toEqual(['(Baker and King 5)', '(Baker 5)'])
  expect(await citesOf('apa', ...works)).toEqual(['(Baker & King, 2010, p. 5)', '(Baker, 2014, p. 5)'])
  expect(await citesOf('chicago-author-date', ...works)).toEqual(['(Baker and King 2010, 5)', '(Baker 2014, 5)'])
})

test('authors of one surname have no given names in APA citations, and no initials where these are the same', async () => {
  const rendering = async (...works: CitedItem[]) => {
    const opened = (await loadEngine({ csl: 'apa', corrections: ['apa-initials'], language: 'en-US', notes: false })).open(works)
    return works.map(({ id }) => plain(opened.cite([{ id }])))
  }
  expect(await rendering(book('a', 'Matthew E.', 2010, 'King'), book('b', 'John', 2014))).toEqual(['(M. E. Baker & King, 2010)', '(J. Baker, 2014)'])
  expect(await rendering(book('a', 'Mary', 2010, 'King'), book('b', 'Matthew', 2014))).toEqual(['(Baker & King, 2010)', '(Baker, 2014)'])
})

test('two works of one person and year have letters, however the name is written', async () => {
  expect(await citesOf('chicago-author-date', book('a', 'M.', 2010), book('b', 'Matthew', 2010))).toEqual(['(Baker 2010a, 5)', '(Baker 2010b, 5)'])
})

test('two people of one surname are told apart', async () => {
  expect(await citesOf('apa', book('a', 'Mary', 2010), book('b', 'John', 2014))).toEqual(['(M. Baker, 2010, p. 5)', '(J. Baker, 2014, p. 5)'])
  expect(await citesOf('chicago-author-date', book('a', 'Mary', 2010), book('b', 'Matthew', 2014))).toEqual(['(Mary Baker 2010, 5)', '(Matthew Baker 2014, 5)'])
})

test('who edited what a cited work stands in is nobody to be told apart from', async () => {
  const chapter: CitedItem = { ...book('b', 'Per', 2014), type: 'chapter', author: [{ family: 'Lund', given: 'Per' }], editor: [{ family: 'Baker', given: 'John' }], 'container-title': 'Seas' }
  const rendering = (await loadEngine({ csl: 'apa', corrections: ['apa-initials'], language: 'en-US' })).open([book('a', 'Mary', 2010), chapter])
  expect(rendering.entries()).toHaveLength(2)
  expect(plain(rendering.cite([{ id: 'a' }]))).toBe('(Baker, 2010)')
})
