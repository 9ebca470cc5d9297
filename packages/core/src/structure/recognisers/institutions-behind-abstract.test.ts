import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r, style } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { effectiveContent, format } from '../../index.js'
import { inspect } from '../../inspect.js'

const plain = (words: string) => p('', r(words))
const bold = (words: string, size = '') => p('', r(words, `<w:b/>${size}`))
const prose = 'The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour, so that the council met every evening and decided nothing at all.'
const places = ['1 Department of History, Example University', '2 Institute for Harbours, Nordhafen']

const manuscript = (...behind: string[]) => docxOf({
  body: [
    bold('The Harbour and the Ice of One Winter', '<w:sz w:val="32"/>'), plain('Ada Sample1,*, Bea Muster2, Cem Example1'), bold('Abstract'), plain(prose), plain('Keywords: ice, harbours'),
    ...behind.map(plain), bold('Introduction'), plain(prose), plain(prose), bold('Methods'), plain(prose),
  ].join(''),
  styles: english,
})

const rolesBehind = async (...behind: string[]) => {
  const { paragraphs } = await inspect(await manuscript(...behind), {}, nodeCodec)
  return [paragraphs[1]!, ...paragraphs.slice(5, 5 + behind.length)].map(({ role, confidence }) => (confidence < 0.85 ? `${role}?` : role))
}

test('institutions behind the abstract are told by all the numbers that the names have', async () => {
  expect(await rolesBehind(...places, '* Corresponding author: ada@example.org')).toEqual(['author', 'affiliation', 'affiliation', 'author-note'])
})

test('… also where nothing but its style tells the abstract', async () => {
  const styled = p('<w:pStyle w:val="Abstract"/>', r(prose))
  const body = [bold('The Harbour and the Ice of One Winter', '<w:sz w:val="32"/>'), plain('Ada Sample1, Bea Muster2'), styled, ...places.map(plain), bold('Introduction'), plain(prose), plain(prose)].join('')
  const { paragraphs } = await inspect(await docxOf({ body, styles: english + style('Abstract', 'Abstract') }), {}, nodeCodec)
  expect(paragraphs.slice(1, 5).map(({ role }) => role)).toEqual(['author', 'abstract', 'affiliation', 'affiliation'])
})

test('lines that lack one of the numbers, or name no institution, are none', async () => {
  expect((await rolesBehind(places[0]!)).slice(1)).not.toContain('affiliation')
  expect((await rolesBehind(places[0]!, '2 Ships that came late')).slice(1)).not.toContain('affiliation')
})

test.each([false, true])('they come to stand under the names, and the next run leaves them there (tracked: %s)', async (trackedChanges) => {
  const request = { style: 'apa-7', trackedChanges }
  const { document } = await format(await manuscript(...places, '* Corresponding author: ada@example.org'), request, nodeCodec)
  const direct = (await format(await manuscript(...places, '* Corresponding author: ada@example.org'), { style: 'apa-7' }, nodeCodec)).document
  expect((await effectiveContent(direct, nodeCodec)).map(({ text }) => text.slice(0, 12)).slice(0, 6)).toEqual(['The Harbour ', 'Ada Sample1,', '1 Department', '2 Institute ', '* Correspond', 'Abstract'])
  expect((await format(document, request, nodeCodec)).report.changes).toEqual([])
})

test('they stand above the date, which a manuscript does not name', async () => {
  const body = [bold('The Harbour and the Ice of One Winter', '<w:sz w:val="32"/>'), plain('Ada Sample1, Bea Muster2'), plain('May 3, 2024'), bold('Abstract'), plain(prose), ...places.map(plain), bold('Introduction'), plain(prose), plain(prose)]
  const { document } = await format(await docxOf({ body: body.join(''), styles: english }), { style: 'ama-11' }, nodeCodec)
  const lines = (await effectiveContent(document, nodeCodec)).map(({ text }) => text.slice(0, 12))
  expect(lines.filter((line) => /^(?:Ada|[12] |May)/.test(line))).toEqual(['Ada Sample1,', '1 Department', '2 Institute ', 'May 3, 2024'])
})
