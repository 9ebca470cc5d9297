import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { effectiveContent, format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r, style, styled } from '../notation/markup.js'

const centred = (words: string, look = ''): string => p('<w:jc w:val="center"/>', r(words, look))
const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held and on what the sledges brought over the hills.'

/** A title page with a subtitle, typed and centred, and the text on the next page. */
const paper = docxOf({
  body: [
    centred('The Harbour and the Town', '<w:b/><w:sz w:val="40"/>'), centred('A Year of Ice', '<w:sz w:val="32"/>'), centred('Ada Sample'), centred('Department of History, Example University'),
    centred('HIST 101: Harbours'), centred('Dr. Bea Muster'), centred('3 May 2024'), p('<w:pageBreakBefore/>', r(prose)), p('', r(prose)), '<w:sectPr/>',
  ].join(''),
})

const lineOf = async (bytes: Uint8Array, words: string) => (await effectiveContent(bytes, nodeCodec)).find(({ text }) => text.startsWith(words))!

test.each([false, true])('MLA has a subtitle look as the title that it goes on with (tracked: %s)', async (trackedChanges) => {
  const { document } = await format(await paper, { style: 'mla-9', trackedChanges }, nodeCodec)
  const [title, subtitle] = [await lineOf(document, 'The Harbour'), await lineOf(document, 'A Year')]
  expect(subtitle.paragraph['align']).toBe('center')
  expect(subtitle.runs[0]!.properties).toEqual(title.runs[0]!.properties)
})

test.each(['apa-7', 'chicago-18-ad', 'harvard'])('%s has a subtitle right under the title, in its letters, and the gap below it', async (style) => {
  const { document } = await format(await paper, { style }, nodeCodec)
  const [title, subtitle] = [await lineOf(document, 'The Harbour'), await lineOf(document, 'A Year')]
  const [bold, after] = [(line: typeof title) => line.runs[0]!.properties['bold'], (line: typeof title) => Number(line.paragraph['spaceAfter'] ?? 0)]
  expect([bold(subtitle), after(title), after(subtitle) > 0]).toEqual([bold(title), 0, true])
})

test.each(['apa-7', 'mla-9', 'chicago-18-ad', 'harvard', 'ieee'])('%s knows the lines of a title page again, also where it has none', async (style) => {
  for (const trackedChanges of [false, true]) {
    const { document } = await format(await paper, { style, trackedChanges }, nodeCodec)
    expect((await format(document, { style, trackedChanges }, nodeCodec)).report.changes).toEqual([])
  }
})

/** A subtitle that already stands as the style has it, and that nothing but its place in the line tells from what follows. */
const single = '<w:spacing w:line="240" w:lineRule="auto"/><w:jc w:val="center"/>'
const minutes = docxOf({
  body: [
    p(single, r('Minutes of the meeting of the company', '<w:b/><w:sz w:val="24"/>')), p(single, r('called by the council of the town', '<w:sz w:val="22"/>')), p('', r('Place: the town hall', '<w:sz w:val="22"/>')),
    ...Array.from({ length: 4 }, () => p('', r(prose, '<w:sz w:val="22"/>'))), p('<w:jc w:val="center"/>', r('who was there', '<w:sz w:val="24"/>')), p('', r(prose, '<w:sz w:val="22"/>')), '<w:sectPr/>',
  ].join(''),
})

test.each(['apa-7', 'mla-9', 'ieee'])('%s gives a subtitle a style that tells it from text when every line looks alike', async (style) => {
  for (const trackedChanges of [false, true]) {
    const { document } = await format(await minutes, { style, trackedChanges }, nodeCodec)
    expect((await format(document, { style, trackedChanges }, nodeCodec)).report.changes).toEqual([])
  }
})

/** A subtitle in letters that the title does not have. */
const slanted = docxOf({
  body: [
    centred('The Harbour and the Town', '<w:b/><w:sz w:val="40"/>'), centred('A Year of Ice', '<w:b/><w:i/><w:sz w:val="32"/>'), centred('Ada Sample'), centred('HIST 101: Harbours'),
    centred('3 May 2024'), p('<w:pageBreakBefore/>', r(prose)), p('', r(prose)), '<w:sectPr/>',
  ].join(''),
})

test.each(['apa-7', 'mla-9', 'chicago-18-ad', 'ieee'])('%s has nothing to do with a subtitle in letters of its own the second time', async (style) => {
  const { document } = await format(await slanted, { style }, nodeCodec)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
})

test('MLA, which has a subtitle look as its title, leaves the case of two words in it that would read as a name, the second time too', async () => {
  const [title, subtitle] = ['Title', 'Subtitle'].map((name) => style(name, name, '<w:pPr><w:jc w:val="center"/></w:pPr>'))
  const body = [styled('Title', 'The Harbour and the Town'), styled('Subtitle', 'Winter harbour'), centred('Ada Sample'), centred('2024-05-03'), p('<w:pageBreakBefore/>', r(prose)), p('', r(prose)), '<w:sectPr/>']
  const { document } = await format(await docxOf({ body: body.join(''), styles: `${title!}${subtitle!}` }), { style: 'mla-9' }, nodeCodec)
  expect((await lineOf(document, 'Winter')).text).toBe('Winter harbour')
  expect((await format(document, { style: 'mla-9' }, nodeCodec)).report.changes).toEqual([])
})

/** What stands above the text on the page that it begins. */
const above = async (...lines: readonly string[]): Promise<string | undefined> => {
  const { document } = await format(await makeDocx([...lines, prose]), { style: 'apa-7' }, nodeCodec)
  const texts = (await effectiveContent(document, nodeCodec)).map(({ text }) => text).filter(Boolean)
  return texts[texts.lastIndexOf('3 May 2024') + 1]
}

const names = ['[APA Title Page] Ada Sample', '[APA Title Page] Example University', '[APA Title Page] 3 May 2024']

test.each([
  [['[Title] The Harbour and the Town', '[Subtitle] A Year of Ice'], 'The Harbour and the Town: A Year of Ice'],
  [['[Title] The Harbour and the Town:', '[Subtitle] A year of ice'], 'The Harbour and the Town: A Year of Ice'],
  [['[Title] Why Did the Ships Stay?', '[Subtitle] A Year of Ice'], 'Why Did the Ships Stay? A Year of Ice'],
  [['[Title] The Harbour and', '[Title] the Town in Winter'], 'The Harbour and the Town in Winter'],
])('APA repeats the title and its subtitle in one line above the text: %s', async (title, line) => {
  expect(await above(...title, ...names, '[heading 1] {pageBreakBefore=true} Introduction')).toBe(line)
})

test('what may be a title of two lines, or two titles, is repeated by nobody', async () => {
  expect(await above('[Title] The Harbour', '[Title] A Year of Ice', ...names, '[heading 1] {pageBreakBefore=true} Introduction')).toBe('Introduction')
})

test('what only may be a title leaves its gap to no subtitle', async () => {
  const sized = (words: string, size: number) => p('', r(words, `<w:sz w:val="${size}"/>`))
  const body = [sized('Timetable', 20), styled('Subtitle', 'Course of the Year'), sized(prose, 17), sized(prose, 17), sized(prose, 17), '<w:sectPr/>'].join('')
  const paper = await docxOf({ body, styles: style('Subtitle', 'Subtitle', '<w:rPr><w:sz w:val="20"/></w:rPr>') })
  const { document } = await format(paper, { style: 'turabian-9-ad' }, nodeCodec)
  expect((await format(document, { style: 'turabian-9-ad' }, nodeCodec)).report.changes).toEqual([])
})
