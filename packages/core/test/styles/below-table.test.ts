import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { effectiveContent, format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r, table } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'

const plain = (words: string): string => p('', r(words))
const prose = plain('It was a quiet year for the harbour, as Table 1 shows, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held.')
const after = plain('After the table the text goes on in as many words as it takes to be no note to it, and speaks of the ice, of the council, and of what the sledges brought over the hills.')
const caption = plain('Table 1: Ships of the town')
const ships = table('', ...[['Ship', 'Crew'], ['Ada', '12'], ['Bea', '9']].map((row) => row.map(plain)))

/** How much space stands above the text behind a table. */
const spaceAbove = async (style: string, ...lines: string[]): Promise<number> => {
  const { document } = await format(await docxOf({ body: [prose, prose, ...lines, after, prose].join('') }), { style }, nodeCodec)
  const { document: again, report } = await format(document, { style }, nodeCodec)
  expect([report.changes, again]).toEqual([[], document])
  return Number((await effectiveContent(document, nodeCodec)).find(({ text }) => text.startsWith('After the table'))!.paragraph['spaceBefore'] ?? 0)
}

test.each([['apa-7', 552], ['chicago-18-ad', 240], ['harvard', 160], ['mla-9', 0], ['ieee', 0]])('%s has text %i twips under a table with a caption, wherever that stood', async (style, space) => {
  expect(await spaceAbove(style, caption, ships)).toBe(space)
  expect(await spaceAbove(style, ships, caption)).toBe(space)
})

test('a note to the table stands between, and has space below it or leaves it to the text', async () => {
  const note = plain('Note. Counted by the council.')
  expect(await spaceAbove('apa-7', caption, ships, note)).toBe(552)
  expect(await spaceAbove('chicago-18-ad', caption, ships, note)).toBe(0)
})

test('where the author left a line empty, and under a table without a caption, no space comes in', async () => {
  expect(await spaceAbove('apa-7', caption, ships, plain(''))).toBe(0)
  expect(await spaceAbove('apa-7', ships)).toBe(0)
})

test('a heading has it under any table, with a caption or without', async () => {
  const spaceAboveHeading = async (...lines: string[]): Promise<number> => {
    const heading = p('<w:pStyle w:val="Heading1"/>', r('Ships'))
    const { document } = await format(await docxOf({ body: [prose, prose, ...lines, heading, prose].join(''), styles: english }), { style: 'apa-7' }, nodeCodec)
    expect((await format(document, { style: 'apa-7' }, nodeCodec)).report.changes).toEqual([])
    return Number((await effectiveContent(document, nodeCodec)).find(({ text }) => text === 'Ships')!.paragraph['spaceBefore'] ?? 0)
  }
  expect(await spaceAboveHeading(ships)).toBe(552)
  expect(await spaceAboveHeading(caption, ships)).toBe(552)
  expect(await spaceAboveHeading(plain('Table 1 has the ships.'))).toBe(0)
})

test('a part on a page of its own has none above it', async () => {
  const part = p('<w:pStyle w:val="Heading1"/>', r('Ships'))
  const { document } = await format(await docxOf({ body: [prose, caption, ships, plain('\f'), part, prose].join(''), styles: english }), { style: 'apa-7' }, nodeCodec)
  expect((await format(document, { style: 'apa-7' }, nodeCodec)).report.changes).toEqual([])
})

test('the space is asked of nobody where changes are tracked, and the caption that stood between is still to go', async () => {
  const part = p('<w:pStyle w:val="Heading1"/>', r('Ships'))
  const original = await docxOf({ body: [prose, prose, ships, caption, part, prose].join(''), styles: english })
  const { document, report } = await format(original, { style: 'apa-7', trackedChanges: true, options: { comments: true } }, nodeCodec)
  expect(report.changes.map(({ after }) => after).filter((text) => text?.includes('How to fix it') && text.includes('before it'))).toEqual([])
  expect((await format(document, { style: 'apa-7', trackedChanges: true, options: { comments: true } }, nodeCodec)).report.changes).toEqual([])
})
