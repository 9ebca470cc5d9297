import { describe, expect, test } from 'vitest'
import type { FormatText } from '../../src/plan/edit.js'
import type { Properties } from '../../src/wordml/properties/property.js'
import { inserted, markWasDeleted, p, r, runWasPlain } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { apply, bodyOf } from './apply.js'

const formatted = (body: string, from: number, to: number, properties: Properties, rest: Partial<FormatText> = {}) =>
  apply({ body, styles: english }, ({ paragraphs: [paragraph] }) => [{ kind: 'format-text', range: { paragraph: paragraph!, from, to }, properties, ...rest }])

describe('format-text', () => {
  test('gives a whole run properties and keeps those that nobody spoke of', async () => {
    const { direct, accepted, rejected, original } = await formatted(p('', r('word', '<w:i/><w:lang w:val="de-DE"/>')), 0, 4, { bold: true })
    expect(bodyOf(direct)).toBe('<w:p><w:r><w:rPr><w:b/><w:i/><w:lang w:val="de-DE"/></w:rPr><w:t>word</w:t></w:r></w:p>')
    expect(accepted).toEqual(direct)
    expect(rejected).toEqual(original)
  })

  test('cuts runs where the range begins and ends', async () => {
    const { direct, accepted, rejected, original } = await formatted(p('', r('abcd'), r('efgh', '<w:i/>')), 2, 6, { bold: true })
    expect(bodyOf(direct)).toBe(
      '<w:p><w:r><w:t>ab</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>cd</w:t></w:r><w:r><w:rPr><w:b/><w:i/></w:rPr><w:t>ef</w:t></w:r><w:r><w:rPr><w:i/></w:rPr><w:t>gh</w:t></w:r></w:p>',
    )
    expect(accepted).toEqual(direct)
    expect(rejected).toEqual(original)
  })

  test('says nothing where the value holds already, and unsays what is in the way', async () => {
    const already = await formatted(p('', r('word', '<w:b/>')), 0, 4, { bold: true })
    expect(already.direct).toEqual(already.original)
    expect(already.tracked).toEqual(already.original)
    const unsaid = await formatted(p('', r('word', '<w:b/>')), 0, 4, { bold: false })
    expect(bodyOf(unsaid.direct)).toBe('<w:p><w:r><w:t>word</w:t></w:r></w:p>')
    expect(unsaid.rejected).toEqual(unsaid.original)
  })

  test('says that a toggle is off where a style switches it on', async () => {
    const { direct } = await formatted(p('', r('word', '<w:rStyle w:val="Strong"/>')), 0, 4, { bold: false })
    expect(bodyOf(direct)).toContain('<w:rPr><w:rStyle w:val="Strong"/><w:b w:val="0"/></w:rPr>')
  })

  test('gives text of a complex script the weight, the slant and the size that are its own', async () => {
    for (const marked of ['<w:rtl/>', '<w:cs/>']) {
      const { direct, accepted, rejected, original } = await formatted(p('', r('كلمة', `<w:i/><w:iCs/><w:szCs w:val="40"/>${marked}`)), 0, 4, { bold: true, italic: false, size: 28 }, { mark: true })
      expect(bodyOf(direct)).toContain(`<w:r><w:rPr><w:b/><w:bCs/><w:sz w:val="28"/><w:szCs w:val="28"/>${marked}</w:rPr>`)
      expect(accepted).toEqual(direct)
      expect(rejected).toEqual(original)
    }
  })

  test('takes the theme font away with the name of a font', async () => {
    const { direct } = await formatted(p('', r('word', '<w:rFonts w:asciiTheme="majorHAnsi" w:hAnsiTheme="majorHAnsi" w:cs="Arial"/>')), 0, 4, { fontAscii: 'Georgia', fontHAnsi: 'Georgia' })
    expect(bodyOf(direct)).toContain('<w:rFonts w:ascii="Georgia" w:cs="Arial" w:hAnsi="Georgia"/>')
  })

  test('says of a colour of the theme beside others what the schema requires, and only in the new properties', async () => {
    const { direct, tracked, accepted } = await formatted(p('', r('word', '<w:color w:themeColor="dark1"/>')), 0, 4, { bold: true })
    expect(bodyOf(direct)).toContain('<w:rPr><w:b/><w:color w:themeColor="dark1" w:val="auto"/></w:rPr>')
    expect(bodyOf(tracked)).toContain('<w:rPr><w:color w:themeColor="dark1"/></w:rPr></w:rPrChange>')
    expect(accepted).toEqual(direct)
  })

  test('writes a colour that a converter wrote as on the web with its six digits alone, and the record keeps what was there', async () => {
    const { direct, tracked, accepted, rejected, original } = await formatted(p('', r('word', '<w:color w:val="#2E74B5"/>')), 0, 4, { bold: true })
    expect(bodyOf(direct)).toContain('<w:rPr><w:b/><w:color w:val="2E74B5"/></w:rPr>')
    expect(bodyOf(tracked)).toContain('<w:rPr><w:color w:val="#2E74B5"/></w:rPr></w:rPrChange>')
    expect(accepted).toEqual(direct)
    expect(rejected).toEqual(original)
  })

  test('formats the mark of the paragraph where that is asked for', async () => {
    const { direct, accepted, rejected, original } = await formatted(p('', r('word')), 0, 4, { bold: true }, { mark: true })
    expect(bodyOf(direct)).toBe('<w:p><w:pPr><w:rPr><w:b/></w:rPr></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>word</w:t></w:r></w:p>')
    expect(accepted).toEqual(direct)
    expect(rejected).toEqual(original)
  })

  test('says what text is to look like that ends in another style once the deletion of its mark is accepted', async () => {
    const quote = '<w:pStyle w:val="Quote"/>'
    const [alone, joined] = await Promise.all(['', markWasDeleted(5)].map((mark) => formatted(p(quote + mark, r('word')) + p('', r('end')), 0, 4, { italic: true })))
    expect(alone!.direct).toEqual(alone!.original)
    for (const parts of [joined!.direct, joined!.accepted]) expect(bodyOf(parts)).toContain('<w:r><w:rPr><w:i/></w:rPr><w:t>word</w:t></w:r>')
    expect(joined!.rejected).toEqual(joined!.original)
  })

  test('leaves a run alone whose format the author has a change pending for', async () => {
    const { tracked, original } = await formatted(p('', r('word', `<w:b/>${runWasPlain(5)}`)), 0, 4, { italic: true })
    expect(tracked).toEqual(original)
  })

  test('formats what the author has inserted, and leaves the insertion pending', async () => {
    const { direct } = await formatted(p('', r('a '), inserted(5, r('word'))), 2, 6, { bold: true })
    expect(bodyOf(direct)).toContain('<w:ins w:author="Ada" w:date="2024-01-01T00:00:00Z" w:id="5"><w:r><w:rPr><w:b/></w:rPr><w:t>word</w:t></w:r></w:ins>')
  })

  test('keeps both where two formats overlap', async () => {
    const { direct, accepted, rejected, original } = await apply({ body: p('', r('abc')) }, ({ paragraphs: [paragraph] }) => [
      { kind: 'format-text', range: { paragraph: paragraph!, from: 0, to: 2 }, properties: { bold: true } },
      { kind: 'format-text', range: { paragraph: paragraph!, from: 1, to: 3 }, properties: { italic: true } },
    ])
    expect(bodyOf(direct)).toBe(
      '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>a</w:t></w:r><w:r><w:rPr><w:b/><w:i/></w:rPr><w:t>b</w:t></w:r><w:r><w:rPr><w:i/></w:rPr><w:t>c</w:t></w:r></w:p>',
    )
    expect(accepted).toEqual(direct)
    expect(rejected).toEqual(original)
  })
})
