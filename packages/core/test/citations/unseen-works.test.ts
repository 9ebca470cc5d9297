import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { checksOf, format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const paper = [
  'Berg (1990, as cited in Vaughan, 2015, p. 5) was first, and Roe (2017) followed.',
  '[heading 1] References',
  'Roe, A. (2017). A year in the harbour. Fjord Press.',
  'Vaughan, M. (2015). Salt and rye. Fjord Press.',
]

describe('a work that was seen in another one, behind the name of its author in the sentence', () => {
  test.each([
    ['apa-7', 'Berg (1990, as cited in Vaughan, 2015, p. 5) was first, and Roe (2017) followed.'],
    ['harvard', 'Berg (1990, cited in Vaughan, 2015, p. 5) was first, and Roe (2017) followed.'],
    ['chicago-18-ad', 'Berg (1990, quoted in Vaughan 2015, 5) was first, and Roe (2017) followed.'],
    ['mla-9', 'Berg (qtd. in Vaughan 5) was first, and Roe followed.'],
    ['ieee', 'Berg (1990, as cited in [1, p. 5]) was first, and Roe [2] followed.'],
  ])('is worded as %s has it, and wanted in no list', async (style, wanted) => {
    const { document, report } = await format(await makeDocx(paper), { style }, nodeCodec)
    expect((await bodyText(document))[0]).toBe(wanted)
    expect(checksOf(report).find(({ id }) => id === 'match.missing-reference')!.findings).toEqual([])
    expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  })
})
