import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const numbered = (...text: readonly string[]) => [
  ...text,
  '[heading 1] References',
  '[normal] [1] A. Sample and J. Roe, “A year in the harbour,” Northern Ships, vol. 4, no. 2, pp. 55–78, 2017.',
  '[normal] [2] M. Vaughan, Salt and Rye. Fjord Press, 2015.',
]

/** What the text becomes; formatting again changes nothing. */
const becomes = async (style: string, lines: readonly string[]) => {
  const { document } = await format(await makeDocx(lines), { style }, nodeCodec)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  return (await bodyText(document))[0]
}

describe('the place in a work', () => {
  test('is an equation whose number stands in brackets of its own', async () => {
    const lines = numbered('The tide follows [2, eq. (4)], and the harbour does [1, eq. (2a)].')
    expect(await becomes('ieee', lines)).toBe('The tide follows [1, Eq. (4)], and the harbour does [2, Eq. (2a)].')
    expect(await becomes('apa-7', lines)).toBe('The tide follows (Vaughan, 2015, Equation (4)), and the harbour does (Sample & Roe, 2017, Equation (2a)).')
  })

  test('may be pages of a chapter', async () => {
    const lines = numbered('The tide turned [2, ch. 3, pp. 4–9], and ships lay still [1].')
    expect(await becomes('apa-7', lines)).toBe('The tide turned (Vaughan, 2015, Chapter 3, pp. 4–9), and ships lay still (Sample & Roe, 2017).')
    expect(await becomes('harvard', lines)).toBe('The tide turned (Vaughan, 2015, chap. 3, pp. 4–9), and ships lay still (Sample and Roe, 2017).')
  })
})

describe('lines and paragraphs', () => {
  const paper = ['Ice was dear (Adair 9), and rye was not (Berg, lines 12-13).', 'According to the Harbour Board, “the quay is closed” (par. 4).', '[heading 1] Works Cited',
    'Adair, Bo. <italic=true>Oak and Iron</>. Fjord Press, 2017.', 'Berg, Ada. <italic=true>Ode to Rye</>. Fjord Press, 2001.', 'Harbour Board. “Quays.” <italic=true>Harbour Board of the North</>, 2020, www.harbourboard.example/quay.']
  test.each([
    ['mla-9', 'Ice was dear (Adair 9), and rye was not (Berg, lines 12–13).', 'According to the Harbour Board, “the quay is closed” (par. 4).'],
    ['apa-7', 'Ice was dear (Adair, 2017, p. 9), and rye was not (Berg, 2001, lines 12–13).', 'According to the Harbour Board, “the quay is closed” (2020, para. 4).'],
    ['ieee', 'Ice was dear [1, p. 9], and rye was not [2, lines 12–13].', 'According to the Harbour Board, “the quay is closed” [3, Para. 4].'],
  ])('are called as %s calls them, also of a work whose author the sentence names', async (style, ...wanted) => {
    const { document } = await format(await makeDocx(paper), { style }, nodeCodec)
    expect((await bodyText(document)).slice(0, 2)).toEqual(wanted)
    expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  })
})
