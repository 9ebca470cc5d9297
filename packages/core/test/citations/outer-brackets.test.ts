import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const list = [
  '[heading 1] References',
  'Lee, A. (2010). Salt and rye. Fjord Press.',
  'Lund, J., & Lund, K. (2020). Nothing lost: Archives of the quay. Northern Waters, 14(3), 201–219.',
  'Wang, X. (2011). A manifesto for ropes. Northern Waters, 12(2), 274–291.',
]

const becomes = async (sentence: string, style: string): Promise<string> => {
  const once = await format(await makeDocx([sentence, ...list]), { style }, nodeCodec)
  expect((await format(once.document, { style }, nodeCodec)).report.changes).toEqual([])
  return (await bodyText(once.document))[0]!
}

test.each([
  ['chicago-18-ad', 'Salt was dear (see Lee 2010, 12–14).'],
  ['apa-7', 'Salt was dear (see Lee, 2010, pp. 12–14).'],
  ['mla-9', 'Salt was dear (see Lee 12–14).'],
  ['ieee', 'Salt was dear (see [1, pp. 12–14]).'],
])('brackets around a sentence’s citation, with its page behind, are those of the citation in %s', async (style, wanted) => {
  expect(await becomes('Salt was dear (see Lee (2010), 12–14).', style)).toBe(wanted)
})

test.each([
  ['chicago-18-ad', 'Salt was dear (Lee 2010).'],
  ['vancouver', 'Salt was dear (1).'],
])('a year in square brackets within round ones is one citation in %s', async (style, wanted) => {
  expect(await becomes('Salt was dear (Lee [2010]).', style)).toBe(wanted)
})

test('what else is said in brackets stays there', async () => {
  expect(await becomes('Salt was dear (as we learn from Lee (2010)).', 'ieee')).toBe('Salt was dear (as we learn from Lee [1]).')
})

test('whoever is called by the family name first is found, and two of one name are', async () => {
  expect(await becomes('Wang Xiaoming (2011) ties ropes, and in Lunds’ (2020) reading nothing is lost.', 'ieee')).toBe('Wang Xiaoming [1] ties ropes, and in Lunds’ [2] reading nothing is lost.')
  expect(await becomes('Wang Boxiong (2011) ties ropes.', 'ieee')).toBe('Wang Boxiong (2011) ties ropes.')
})

test.each([
  ['apa-7', 'Salt was dear (Lee, 2010; Wang, 2011).'],
  ['mla-9', 'Salt was dear (Lee; Wang).'],
  ['ieee', 'Salt was dear [1], [2].'],
  ['vancouver', 'Salt was dear (1,2).'],
])('brackets side by side are one in %s', async (style, wanted) => {
  for (const between of [', ', ' ', '; ', '']) expect(await becomes(`Salt was dear (Lee, 2010)${between}(Wang, 2011).`, style)).toBe(wanted)
})

test('brackets side by side become one note', async () => {
  expect(await becomes('Salt was dear (Lee, 2010), (Wang, 2011).', 'chicago-18-nb')).toBe('Salt was dear.*')
})

test('brackets with a word between them stay two', async () => {
  expect(await becomes('Salt was dear (Lee, 2010) and rare (Wang, 2011).', 'apa-7')).toBe('Salt was dear (Lee, 2010) and rare (Wang, 2011).')
})
