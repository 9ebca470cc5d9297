import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const converted = async (style: string, lines: readonly string[]) => bodyText((await format(await makeDocx(lines), { style }, nodeCodec)).document)

describe('a number that a sentence leans on', () => {
  const numbered = [
    'Ice is cold [1]. As shown in [2], ships came late, and by [1, p. 57] the salt was dear.',
    'More of [1, 2] is found there [1, 2].',
    '[heading 1] References',
    '[normal] [1] A. Sample and J. Roe, “A year in the harbour,” Northern Ships, vol. 4, no. 2, pp. 55–78, 2017.',
    '[normal] [2] M. Vaughan, Salt and rye. Fjord Press, 2015.',
  ]

  test('becomes the names in the sentence, with the year in brackets', async () => {
    expect((await converted('apa-7', numbered)).slice(0, 2)).toEqual([
      'Ice is cold (Sample & Roe, 2017). As shown in Vaughan (2015), ships came late, and by Sample and Roe (2017, p. 57) the salt was dear.',
      'More of Sample and Roe (2017) and Vaughan (2015) is found there (Sample & Roe, 2017; Vaughan, 2015).',
    ])
  })

  test('stands so at the beginning of a sentence too, and behind no abbreviation', async () => {
    const lines = ['Rye was dear. [2] says that. Ice was not. [1], [2] say why.', 'Ref. [2] says more. Ships were late. [1] Timber was dear.', ...numbered.slice(2)]
    const { document } = await format(await makeDocx(lines), { style: 'apa-7' }, nodeCodec)
    expect((await bodyText(document)).slice(0, 2)).toEqual([
      'Rye was dear. Vaughan (2015) says that. Ice was not. Sample and Roe (2017) and Vaughan (2015) say why.',
      'Ref. (Vaughan, 2015) says more. Ships were late. (Sample & Roe, 2017) Timber was dear.',
    ])
    expect((await format(document, { style: 'apa-7' }, nodeCodec)).report.changes).toEqual([])
  })

  const opening = ['Rye was dear [1].', '[normal] [2] says that salt was not.', '[normal] [1], [2] say why that was.', 'Nobody asked [2].', ...numbered.slice(2)]

  test('stands so at the beginning of a paragraph too', async () => {
    for (const [style, lines] of [
      ['apa-7', ['Rye was dear (Sample & Roe, 2017).', 'Vaughan (2015) says that salt was not.', 'Sample and Roe (2017) and Vaughan (2015) say why that was.']],
      ['chicago-18-nb', ['Rye was dear.*', 'Vaughan* says that salt was not.', 'Sample and Roe, and Vaughan* say why that was.']],
      ['ieee', ['Rye was dear [1].', '[2] says that salt was not.', '[1], [2] say why that was.']],
      ['ama-11', ['Rye was dear.1', 'Vaughan2 says that salt was not.', 'Sample and Roe, and Vaughan1,2 say why that was.']],
      ['vancouver', ['Rye was dear (1).', 'Vaughan (2) says that salt was not.', 'Sample and Roe, and Vaughan (1,2) say why that was.']],
    ] as const) {
      const { document } = await format(await makeDocx(opening), { style }, nodeCodec)
      expect((await bodyText(document)).slice(0, 3)).toEqual(lines)
      expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
    }
  })

  test('is none where the paragraphs are items that are counted', async () => {
    const items = ['[1] rye from the north [1]', '[2] salt from the south [2]']
    expect((await converted('apa-7', [...items.map((item) => `[normal] ${item}`), ...numbered.slice(2)])).slice(0, 2)).toEqual(items)
  })

  test('becomes names alone where the style has no more to say', async () => {
    const { document } = await format(await makeDocx(numbered), { style: 'mla-9' }, nodeCodec)
    expect((await bodyText(document)).slice(0, 2)).toEqual([
      'Ice is cold (Sample and Roe). As shown in Vaughan, ships came late, and by Sample and Roe (57) the salt was dear.',
      'More of (Sample and Roe; Vaughan) is found there (Sample and Roe; Vaughan).',
    ])
    expect((await format(document, { style: 'mla-9' }, nodeCodec)).report.changes).toEqual([])
  })

  test('becomes the names with a note behind them where the style cites in notes', async () => {
    const { document } = await format(await makeDocx(numbered), { style: 'chicago-18-nb' }, nodeCodec)
    expect((await bodyText(document)).slice(0, 2)).toEqual([
      'Ice is cold.* As shown in Vaughan,* ships came late, and by Sample and Roe* the salt was dear.',
      'More of Sample and Roe, and Vaughan* is found there.*',
    ])
    expect((await format(document, { style: 'chicago-18-nb' }, nodeCodec)).report.changes).toEqual([])
  })

  test('becomes the names before a raised number', async () => {
    const { document } = await format(await makeDocx(numbered), { style: 'ama-11' }, nodeCodec)
    expect((await bodyText(document)).slice(0, 2)).toEqual([
      'Ice is cold.1 As shown in Vaughan,2 ships came late, and by Sample and Roe1(p57) the salt was dear.',
      'More of Sample and Roe, and Vaughan1,2 is found there.1,2',
    ])
    expect((await format(document, { style: 'ama-11' }, nodeCodec)).report.changes).toEqual([])
  })

  test.each([
    ['chicago-18-nb', 'Rye was dear, as is seen from Sample and Roe* and Vaughan.*'],
    ['acs', 'Rye was dear, as is seen from Sample and Roe1 and Vaughan.2'],
    ['ieee', 'Rye was dear, as is seen from [1] and [2].'],
  ])('and so does one that is joined to it, in %s', async (style, wanted) => {
    const { document } = await format(await makeDocx(['Rye was dear, as is seen from [1] and [2].', ...numbered.slice(2)]), { style }, nodeCodec)
    expect((await bodyText(document))[0]).toBe(wanted)
    expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  })

  test.each([
    ['apa-7', 'Ice was cold, as Vaughan (2015) said, and Sample and Roe (2017, p. 57) agree.'],
    ['mla-9', 'Ice was cold, as Vaughan said, and Sample and Roe (57) agree.'],
    ['chicago-18-nb', 'Ice was cold, as Vaughan* said, and Sample and Roe* agree.'],
    ['ama-11', 'Ice was cold, as Vaughan1 said, and Sample and Roe2(p57) agree.'],
    ['ieee', 'Ice was cold, as Vaughan in [1] said, and Sample and Roe in [2, p. 57] agree.'],
  ])('goes with the word that leads to it where the names stand before that, in %s', async (style, wanted) => {
    const { document } = await format(await makeDocx(['Ice was cold, as Vaughan in [2] said, and Sample and Roe in [1, p. 57] agree.', ...numbered.slice(2)]), { style }, nodeCodec)
    expect((await bodyText(document))[0]).toBe(wanted)
    expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  })
})

test('a citation that is joined to one which became a note stays for the second run, too', async () => {
  const paper = ['As shown by Sample (2017: 57) and (Vaughan 2015) ships came late, and rye was dear (Sample 2017).', '[heading 1] References',
    'Sample, A. (2017). A year in the harbour. Northern Ships, 4(2), 55–78.', 'Vaughan, M. (2015). Salt and rye. Fjord Press.']
  const { document } = await format(await makeDocx(paper), { style: 'chicago-18-nb' }, nodeCodec)
  expect((await bodyText(document))[0]).toContain('and (Vaughan 2015) ships')
  expect((await format(document, { style: 'chicago-18-nb' }, nodeCodec)).report.changes).toEqual([])
})

describe('names in brackets that a sentence leans on', () => {
  const dated = [
    'As already in (Sample and Roe 2017), ice was cold. As shown by (Vaughan 2015, p. 5), rye was dear.',
    'Nobody knows what it came in (Vaughan 2015). Ships were late (Sample and Roe 2017).',
    '[heading 1] References',
    'Sample, A., & Roe, J. (2017). A year in the harbour. <italic=true>Northern Ships</>, <italic=true>4</>(2), 55–78.',
    'Vaughan, M. (2015). <italic=true>Salt and rye</>. Fjord Press.',
  ]

  test('stand in it before a raised number, and where the sentence may end without them all stays as it is', async () => {
    for (const style of ['acs', 'ama-11']) {
      const { document } = await format(await makeDocx(dated), { style }, nodeCodec)
      const [first, second] = await bodyText(document)
      expect(first).toMatch(/^As already in Sample and Roe,1 ice was cold\. As shown by Vaughan,2.*rye was dear\.$/)
      expect(second).toBe('Nobody knows what it came in (Vaughan 2015). Ships were late.1')
      expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
    }
  })

  test('give way to a number on the line', async () => {
    expect((await converted('ieee', dated))[0]).toBe('As already in [1], ice was cold. As shown by [2, p. 5], rye was dear.')
  })
})
