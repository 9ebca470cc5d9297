import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const list = ['[heading 1] References', '[1] M. Vaughan, <italic=true>Salt and rye</>. Fjord Press, 2015.', '[2] B. Adair, “Oak and iron,” <italic=true>Northern Ships</>, vol. 4, no. 2, pp. 55–78, 2017.']

/** A sentence of a paper with numbers in another style, where formatting again finds nothing to do. */
const becomes = async (style: string, sentence: string): Promise<string | undefined> => {
  const { document } = await format(await makeDocx(['The ice was dear [1], [2].', sentence, ...list], 'ieee'), { style }, nodeCodec)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  return (await bodyText(document))[1]
}

describe('a number in round brackets of the author’s', () => {
  test.each([
    ['apa-7', 'Much was dear (e.g., [1], [2]).', 'Much was dear (e.g., Adair, 2017; Vaughan, 2015).'],
    ['apa-7', 'Much was dear (as cited in [2, p. 56]).', 'Much was dear (as cited in Adair, 2017, p. 56).'],
    ['apa-7', 'Much was dear (Kamp, 1781, as cited in [1]), as we know.', 'Much was dear (Kamp, 1781, as cited in Vaughan, 2015), as we know.'],
    ['mla-9', 'Much was dear (as cited in [2, p. 56]).', 'Much was dear (qtd. in Adair 56).'],
    ['mla-9', 'Much was dear (quoted in [1]).', 'Much was dear (qtd. in Vaughan).'],
    ['mla-9', 'Much was dear (see [2, p. 56]).', 'Much was dear (see Adair 56).'],
    ['mla-9', 'Much was dear (see [2, p. 56] and the map).', 'Much was dear (see [2, p. 56] and the map).'],
    ['vancouver', 'Much was dear (e.g., [1], [2]).', 'Much was dear (e.g., 1,2).'],
  ])('takes the words of %s without brackets of their own, or stays: %s', async (style, sentence, wanted) => expect(await becomes(style, sentence)).toBe(wanted))
})

test('a raised number behind an abbreviation ends no sentence: its stop stays before the names', async () => {
  const paper = ['The ice was dear.<verticalAlign=superscript>1,2</>', 'Much was dear (e.g.<verticalAlign=superscript>2</>), as we know.', '[heading 1] References', '[normal] 1. Vaughan M. Salt and Rye. Fjord Press; 2015.', '[normal] 2. Adair B. Oak and iron. Northern Ships. 2017;4(2):55-78.']
  const { document } = await format(await makeDocx(paper, 'ama-11'), { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(document))[1]).toBe('Much was dear (e.g. Adair, 2017), as we know.')
})

test('numbers behind words of the author’s keep their order, as works behind them do', async () => {
  const paper = ['Ice was dear (Adair, 2017), and rye was (Vaughan, 2015).', 'Salt was not (see, e.g., Vaughan, 2015, pp. 4–7; Adair, 2017, p. 56; cf. Berg, 2011).', '[heading 1] References',
    'Adair, B. (2017). Oak and iron. <italic=true>Northern Ships, 4</>(2), 55–78.', 'Berg, L. (2011). <italic=true>Ropes of the north</>. Fjord Press.', 'Vaughan, M. (2015). <italic=true>Salt and rye</>. Fjord Press.']
  const { document } = await format(await makeDocx(paper), { style: 'ieee' }, nodeCodec)
  expect((await bodyText(document)).slice(0, 2)).toEqual(['Ice was dear [1], and rye was [2].', 'Salt was not (see, e.g., [2, pp. 4–7], [1, p. 56]; cf. [3]).'])
  expect((await format(document, { style: 'ieee' }, nodeCodec)).report.changes).toEqual([])
})

describe('a number that stands behind names in round brackets, and with them alone,', () => {
  const paper = ['Ice was dear.<verticalAlign=superscript>1</> Salt was not (Adair and Roe<verticalAlign=superscript>2</>), nor was rye (see Vaughan<verticalAlign=superscript>1</>).', '[heading 1] References', '[normal] 1. Vaughan M. <italic=true>Salt and Rye</>. Fjord Press; 2015.', '[normal] 2. Adair B, Roe C. Oak and iron. <italic=true>Northern Ships</>. 2017;4(2):55-78.']
  test.each([
    ['apa-7', 'Ice was dear (Vaughan, 2015). Salt was not (Adair & Roe, 2017), nor was rye (see Vaughan, 2015).'],
    ['mla-9', 'Ice was dear (Vaughan). Salt was not (Adair and Roe), nor was rye (see Vaughan).'],
    ['ieee', 'Ice was dear [1]. Salt was not (Adair and Roe [2]), nor was rye (see Vaughan [1]).'],
    ['chicago-18-nb', 'Ice was dear.* Salt was not (Adair and Roe),* nor was rye (see Vaughan).*'],
  ])('is worded with them in %s', async (style, wanted) => {
    const { document } = await format(await makeDocx(paper, 'ama-11'), { style }, nodeCodec)
    expect((await bodyText(document))[0]).toBe(wanted)
    expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  })
})
