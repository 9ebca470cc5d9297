import { describe, expect, test } from 'vitest'
import { documentOf } from '../../test/edits/apply.js'
import { code, field, mark, p, r } from '../../test/notation/markup.js'

const paragraphsOf = async (...body: string[]) => (await documentOf({ body: body.join('') })).paragraphs

describe('a field', () => {
  test('shows its result as text, and has a name, a code and a place', async () => {
    const [paragraph] = await paragraphsOf(p('', r('See '), field('REF _Ref1 \\h', 'Table 2'), r('.')))
    expect(paragraph!.text).toBe('See Table 2.')
    expect(paragraph!.fields).toMatchObject([{ name: 'REF', code: 'REF _Ref1 \\h', from: 4, to: 11 }])
    expect(paragraph!.fields[0]!.signs).toHaveLength(3)
    expect(paragraph!.runs.map((run) => run.field)).toEqual([undefined, 'code', 'code', 'code', 'result', 'result', undefined])
  })

  test('has the data that its begin sign carries', async () => {
    const begin = '<w:r><w:fldChar w:fldCharType="begin"><w:fldData xml:space="preserve">SWNl</w:fldData></w:fldChar></w:r>'
    const [paragraph] = await paragraphsOf(p('', begin, code(' ADDIN EN.CITE '), mark('separate'), r('(Lee, 2020)'), mark('end')))
    expect(paragraph!.fields[0]!.data).toBe('SWNl')
  })

  test('can be one element', async () => {
    const [paragraph] = await paragraphsOf(p('', '<w:fldSimple w:instr=" page ">', r('3'), '</w:fldSimple>'))
    expect(paragraph).toMatchObject({ text: '3', fields: [{ name: 'PAGE', code: 'page', from: 0, to: 1 }] })
  })

  test('can have its code in pieces', async () => {
    const [paragraph] = await paragraphsOf(p('', mark('begin'), code(' PA'), code('GE '), mark('separate'), r('7'), mark('end')))
    expect(paragraph!.fields[0]).toMatchObject({ name: 'PAGE', code: 'PAGE' })
  })

  test('can lie in the code of another one, and then shows nothing', async () => {
    const [paragraph] = await paragraphsOf(p('', mark('begin'), code(' IF '), field('PAGE', '7'), code(' = 1 "a" "b" '), mark('separate'), r('b'), mark('end')))
    expect(paragraph!.text).toBe('b')
    expect(paragraph!.fields.map(({ name }) => name)).toEqual(['PAGE', 'IF'])
  })

  test('can lie in what another one shows', async () => {
    const [paragraph] = await paragraphsOf(p('', mark('begin'), code(' TOC '), mark('separate'), r('One '), field('PAGEREF a', '4'), mark('end')))
    expect(paragraph!.text).toBe('One 4')
    expect(paragraph!.fields.map(({ name, from, to }) => [name, from, to])).toEqual([['PAGEREF', 4, 5], ['TOC', 0, 5]])
  })

  test('can reach over paragraphs, which know that they lie within', async () => {
    const paragraphs = await paragraphsOf(p('', mark('begin'), code(' TOC '), mark('separate'), r('One')), p('', r('Two')), p('', r('Three'), mark('end')), p('', r('After')))
    expect(paragraphs.map(({ within }) => within)).toEqual([[], ['TOC'], ['TOC'], []])
    expect(paragraphs[2]!.fields).toMatchObject([{ name: 'TOC', from: 0, to: 5 }])
  })

  test('that nobody closes does not hide the text that follows', async () => {
    const paragraphs = await paragraphsOf(p('', mark('begin'), code(' DATE '), mark('separate'), r('1 May')), p('', r('After')))
    expect(paragraphs.map(({ text }) => text)).toEqual(['1 May', 'After'])
  })

  test('that only begins does not hide the text that follows, nor the fields in it', async () => {
    const paragraphs = await paragraphsOf(p('', mark('begin'), field('TITLE', 'Harbours')), p('', r('After')))
    expect(paragraphs.map(({ text }) => text)).toEqual(['Harbours', 'After'])
    expect(paragraphs[0]!.fields).toMatchObject([{ name: 'TITLE', from: 0, to: 8 }])
  })

  test('that nobody opened is no field', async () => {
    const [paragraph] = await paragraphsOf(p('', r('a'), mark('separate'), mark('end'), r('b')))
    expect(paragraph).toMatchObject({ text: 'ab', fields: [] })
  })

  test('without a result shows nothing', async () => {
    const [paragraph] = await paragraphsOf(p('', mark('begin'), code(' XE "harbour" '), mark('end'), r('b')))
    expect(paragraph).toMatchObject({ text: 'b', fields: [{ name: 'XE' }] })
  })
})
