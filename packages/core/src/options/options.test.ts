import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { docxOf } from '../../test/notation/docx-of.js'
import { p, r } from '../../test/notation/markup.js'
import { english } from '../../test/notation/style-sheets.js'
import { partOf } from '../../test/reading/archive.js'
import { audit, checksOf, format, FormatError, outcomeWords, type Options } from '../index.js'
import { defineStyle } from '../styles/define-style.js'
import { manuscript } from '../styles/manuscript.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'
const essay = await docxOf({ body: p('', r(prose)), styles: english })

const refusal = async (made: Promise<unknown>): Promise<FormatError> => {
  const error: unknown = await made.then(() => undefined, (thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(FormatError)
  return error as FormatError
}

describe('options', () => {
  test.each<[string, unknown]>([
    ['paperType', { paperType: 'poem' }],
    ['paperType', { paperType: 'journal' }],
    ['date', { date: 'yesterday' }],
    ['date', { date: '2024-05-01' }],
    ['date', { date: '2024-05-01T09:30Z' }],
    ['date', { date: '2024-02-30T09:30:00Z' }],
    ['author', { author: '' }],
    ['author', { author: 'Ada\u0001' }],
    ['metadata.title', { metadata: { title: 'A Year\nin the Harbour' } }],
    ['metadata.authors.1', { metadata: { authors: ['Ada B. Sample', 'Half \ud800'] } }],
    ['metadata.abstract', { metadata: { abstract: 'It was\ufffe quiet.' } }],
    ['font.family', { font: { family: 'Geo\0rgia', size: 11 } }],
    ['font.size', { font: { family: 'Georgia', size: 400 } }],
    ['pageSize', { pageSize: 'a3' }],
    ['rules', { rules: { disabled: ['no.such-check'] } }],
    ['rules.severity', { rules: { severity: { 'page.margins': 'fatal' } } }],
    ['colour', { colour: 'red' }],
    ['options', 'letter'],
  ])('that are not valid are refused with their path: %s', async (path, options) => {
    const error = await refusal(audit(essay, { style: 'apa-7', options: options as Options }, nodeCodec))
    expect(error.code).toBe('invalid_options')
    expect(error.message).toContain(path)
    expect(error.hint).not.toBe('')
  })

  test.each<[unknown, string]>([
    [{ papertype: 'student' }, 'The option papertype is not valid: there is no such name; perhaps paperType is meant; there are: paperType, choices, locale,'],
    [{ title: 'A Year in the Harbour' }, 'The option title is not valid: there is no such name; perhaps metadata.title is meant; there are: paperType, choices, locale,'],
    [{ citations: { numbering: 'keep' } }, 'The option citations.numbering is not valid: there is no such name; perhaps headings.numbering is meant; there are: wording, output, csl.'],
    [{ citations: { wordings: 'keep' } }, 'The option citations.wordings is not valid: there is no such name; perhaps wording is meant; there are: wording, output, csl.'],
    [{ metadata: { zebra: 1 } }, 'The option metadata.zebra is not valid: there is no such name; there are: title, shortTitle,'],
    [{ rules: { disabled: ['page.margin'] } }, 'there is no check “page.margin”; perhaps page.margins is meant.'],
    [{ pageSize: 'a3' }, 'The option pageSize is not valid: it must be “letter” or “a4”.'],
    [{ font: 'Georgia' }, 'The option font is not valid: it must be an object.'],
    [{ font: { family: 'Georgia' } }, 'The option font.size is not valid: it is missing.'],
    [{ author: '' }, 'The option author is not valid: it must not be empty.'],
    [{ metadata: { authors: 'Ada' } }, 'The option metadata.authors is not valid: it must be a list.'],
    [{ limits: { references: 1.5 } }, 'The option limits.references is not valid: it must be a whole number.'],
  ])('that are not valid are refused with what there is: %o', async (options, message) => {
    expect((await refusal(audit(essay, { style: 'apa-7', options: options as Options }, nodeCodec))).message).toContain(message)
  })

  test('take a moment with its parts of seconds, as JavaScript writes it', async () => {
    const { document } = await format(essay, { style: 'apa-7', trackedChanges: true, options: { date: '2024-05-31T09:30:00.123Z' } }, nodeCodec)
    expect(await partOf(document)).toContain('w:date="2024-05-31T09:30:00Z"')
  })

  test('name the author and the moment of tracked changes', async () => {
    const options = { author: 'R & D', date: '2024-05-31T09:30:00Z' }
    const { document } = await format(essay, { style: 'apa-7', trackedChanges: true, options }, nodeCodec)
    expect(await partOf(document)).toContain('w:author="R &amp; D" w:date="2024-05-31T09:30:00Z"')
  })

  test('leave out the moment where none is given, since there is no clock', async () => {
    const { document } = await format(essay, { style: 'apa-7', trackedChanges: true }, nodeCodec)
    expect(await partOf(document)).not.toContain('w:date')
  })

  test('choose font and page', async () => {
    const options: Options = { font: { family: 'Georgia', size: 11 }, pageSize: 'a4' }
    const { document } = await format(essay, { style: 'apa-7', options }, nodeCodec)
    expect(await partOf(document, 'word/styles.xml')).toMatch(/w:ascii="Georgia".*w:sz w:val="22"/)
    expect(await partOf(document)).toContain('w:w="11906"')
  })

  test('name no moment that is that of the report, so that two reports differ in nothing else', async () => {
    const made = await Promise.all(['2026-11-22T08:00:00Z', '2026-11-22T09:00:00Z'].map((date) => audit(essay, { style: 'apa-7', generatedAt: date, options: { date } }, nodeCodec)))
    const [one, other] = made.map((report) => ({ ...report, generated_at: null }))
    expect(one).toEqual(other)
  })

  test('leave checks out by id or by aspect, and change their severity', async () => {
    const report = await audit(essay, { style: 'apa-7', options: { rules: { disabled: ['page', 'type.alignment'], severity: { 'type.font-size': 'info' } } } }, nodeCodec)
    const checks = report.groups.flatMap((group) => group.checks)
    expect(checks.some(({ aspect, id }) => aspect === 'page' || id === 'type.alignment')).toBe(false)
    expect(checks.find(({ id }) => id === 'type.font-size')?.severity).toBe('info')
    expect(report.overrides.map(({ key }) => key)).toEqual(['rules'])
  })
})

describe('a request', () => {
  test('that has a name which is none of a request is refused with those there are', async () => {
    const error = await refusal(format(essay, { style: 'apa-7', tracked: true } as never, nodeCodec))
    expect(error.message).toContain('A request has no “tracked”; perhaps trackedChanges is meant; there are: style, trackedChanges, options')
  })

  test.each([
    ['no request at all', undefined, 'A request is an object.'],
    ['no style', {}, 'A style is a name or an object.'],
    ['tracked changes as a text, which would be true whatever it says', { style: 'apa-7', trackedChanges: 'false' }, 'trackedChanges must be true or false.'],
    ['a limit that there is not', { style: 'apa-7', limits: { entrys: 5 } }, 'The limits have no “entrys”; perhaps entries is meant; there are: entries, '],
  ])('that has %s is refused', async (_, request, message) => {
    expect((await refusal(format(essay, request as never, nodeCodec))).message).toContain(message)
  })

  test('whose codec is none is not taken for a damaged file', async () => {
    await expect(format(essay, { style: 'apa-7' }, {} as never)).rejects.toThrow('A codec is nodeCodec of @formatter/core/node')
  })

  test.each([['essay.docx'], [null], [new ArrayBuffer(8)], [new Blob([essay as Uint8Array<ArrayBuffer>])]])('whose document is no bytes is refused with how they are had: %o', async (document) => {
    await expect(format(document as never, { style: 'apa-7' }, nodeCodec)).rejects.toThrow('new Uint8Array(await file.arrayBuffer())')
  })
})

describe('a style of the caller’s own', () => {
  const margins = { page: { margins: { left: 2160 } } }

  test('says what it changes of the one that it extends', async () => {
    const { document, report } = await format(essay, { style: { extends: 'apa', id: 'our-school', name: 'Our School', ...margins } }, nodeCodec)
    expect(report.style).toMatchObject({ id: 'our-school', title: 'Our School' })
    expect(await partOf(document)).toContain('w:left="2160"')
  })

  test('has the edition of its guide under the name of its guide alone, and its rules from there', async () => {
    const reportIn = (style: object) => audit(essay, { style: { extends: 'apa', ...margins, ...style } }, nodeCodec)
    const [own, dated, unnamed] = [await reportIn({ name: 'Our School' }), await reportIn({ name: 'Our School', edition: '2026' }), await reportIn({})]
    expect([own, dated, unnamed].map(outcomeWords)).toEqual([
      expect.stringMatching(/^Checked against Our School; /),
      expect.stringMatching(/^Checked against Our School, edition 2026; /),
      expect.stringMatching(/^Checked against APA Style, edition 7; /),
    ])
    for (const report of [own, dated, unnamed]) expect(checksOf(report).find(({ id }) => id === 'page.margins')!.rule.source).toBe('APA 7')
  })

  test('extends a plain manuscript where it names no other', async () => {
    const style = { id: 'plain', name: 'Plain', edition: '1', page: { size: 'a4' as const } }
    expect((await audit(essay, { style }, nodeCodec)).style.id).toBe('plain')
  })

  test.each<[string, unknown, string]>([
    ['page.margins.left', { extends: 'apa-7', page: { margins: { left: 'wide' } } }, 'invalid_options'],
    ['papers.thesis.page', { extends: 'apa-7', papers: { thesis: { page: 'wide' } } }, 'invalid_options'],
    ['papers', { extends: 'apa-7', papers: {} }, 'invalid_options'],
    ['pages: there is no such name; perhaps page is meant; there are: id, name', { extends: 'apa-7', pages: {} }, 'invalid_options'],
    ['fonts.0.size', { extends: 'apa-7', fonts: [{ family: 'Georgia', size: 21.5 }] }, 'invalid_options'],
    ['wordStyles.body.properties.firstLine: cannot be "wide"', { extends: 'apa-7', wordStyles: { body: { properties: { firstLine: 'wide' } } } }, 'invalid_options'],
    ['wordStyles.body.properties.firstLine: cannot be 0.5', { extends: 'apa-7', wordStyles: { body: { properties: { firstLine: 0.5 } } } }, 'invalid_options'],
    ['layouts.title.properties.bold: cannot be "yes"', { extends: 'apa-7', layouts: { title: { properties: { bold: 'yes' } } } }, 'invalid_options'],
    ['id', { page: {} }, 'invalid_options'],
    ['apa-8', { extends: 'apa-8' }, 'unknown_style'],
    ['a name or an object', [], 'invalid_options'],
  ])('that is not valid is refused with what is wrong: %s', async (what, style, code) => {
    const error = await refusal(audit(essay, { style: style as never }, nodeCodec))
    expect(error).toMatchObject({ code })
    expect(error.message).toContain(what)
  })

  test('chooses between papers, and a paper that it lacks is refused with those that it has', async () => {
    expect((await audit(essay, { style: 'chicago', options: { paperType: 'thesis' } }, nodeCodec)).style.id).toBe('chicago-18-nb')
    const error = await refusal(audit(essay, { style: 'mla', options: { paperType: 'thesis' } }, nodeCodec))
    expect(error.message).toContain('mla-9 has no thesis paper; it has: student')
  })
})

describe('what the style leaves open', () => {
  test('is chosen by name', async () => {
    const { document } = await format(essay, { style: 'asa-7', options: { choices: { margins: 'inch' } } }, nodeCodec)
    expect(await partOf(document)).toContain('w:left="1440"')
  })

  test.each<[Options['choices'], string]>([
    [{ headings: 'bold' }, 'asa-7 has no headings; there are: margins, threeAuthors'],
    [{ margins: 'narrow' }, 'asa-7 has no margins narrow; there are: wide, inch'],
    [{ constructor: 'x' }, 'asa-7 has no constructor'],
  ])('and what it does not leave is refused with what it does: %o', async (choices, message) => {
    const error = await refusal(audit(essay, { style: 'asa-7', options: { choices } }, nodeCodec))
    expect(error).toMatchObject({ code: 'invalid_options' })
    expect(error.message).toContain(message)
  })

  test('can be said by a style of the caller’s own', async () => {
    const style = { extends: 'apa-7', id: 'ours', name: 'Ours', choices: { side: { left: {}, right: { page: { margins: { right: 2160 } } } } } }
    const { document } = await format(essay, { style, options: { choices: { side: 'right' } } }, nodeCodec)
    expect(await partOf(document)).toContain('w:right="2160"')
  })

  test('goes with the language in which citations are worded', async () => {
    expect((await audit(essay, { style: 'apa-7', options: { locale: 'en-GB' } }, nodeCodec)).style.locale).toBe('en-GB')
  })
})

describe('a style', () => {
  test('is found by its id or an alias, in any case', async () => {
    for (const style of ['apa-7', 'APA', 'Apa-7-Student']) expect((await audit(essay, { style }, nodeCodec)).style.id).toBe('apa-7')
  })

  test('that there is none of is refused with those that there are', async () => {
    const error = await refusal(audit(essay, { style: 'apa-6' }, nodeCodec))
    expect(error).toMatchObject({ code: 'unknown_style' })
    expect(error.hint).toContain('apa-7')
  })

  test('takes objects from its base and replaces lists', () => {
    const mine = defineStyle(manuscript, { id: 'mine', name: 'Mine', edition: '1', fonts: [{ family: 'Georgia', size: 22 }], page: { size: 'a4' } })
    expect(mine.fonts).toEqual([{ family: 'Georgia', size: 22 }])
    expect(mine.page).toMatchObject({ size: 'a4', margins: { left: 1440 } })
    expect(Object.isFrozen(mine.page.margins)).toBe(true)
  })

  test.each<[string, object]>([
    ['id', { id: 'Not An Id' }],
    ['wordStyles.body.properties', { wordStyles: { body: { properties: { colour: 'red' } } } }],
    ['page.margins.left', { page: { margins: { left: 'wide' } } }],
    ['footnotes', { footnotes: true }],
  ])('that is not valid is refused with the path: %s', (path, patch) => {
    const define = () => defineStyle(manuscript, { id: 'mine', name: 'Mine', edition: '1', ...patch })
    expect(define).toThrow(FormatError)
    expect(define).toThrow(path)
  })
})
