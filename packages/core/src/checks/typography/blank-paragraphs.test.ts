import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { p, r } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { bodyText } from '../../../test/reading/text.js'
import { effectiveContent, format } from '../../index.js'

test('an item without words stays, since the next ones count on from it, and the report asks', async () => {
  const paper = ['The ship carried this:', '{numbering=2} Flour and salt', '{numbering=2}', '{numbering=2} Rope and tar', 'It was a quiet year.', '', 'Nobody expected the ice.']
  const { document, report } = await format(await makeDocx(paper), { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(document)).slice(0, 6)).toEqual(['The ship carried this:', 'Flour and salt', '', 'Rope and tar', 'It was a quiet year.', 'Nobody expected the ice.'])
  const { findings } = report.groups.flatMap(({ checks }) => checks).find(({ id, status }) => id === 'type.blank-paragraphs' && status === 'needs_review')!
  expect(findings.map(({ message, fix }) => [message.slice(0, 27), fix?.applied])).toContainEqual(['The item of a list has a nu', false])
})

test('a dedication stays where it stands on its page', async () => {
  const page = (...words: string[]) => [...words, '\f']
  const thesis = [...page('[Title] A Year in the Harbour', '[APA Title Page] Ada Sample'), ...page('', '', '', '{alignment=center,spaceBefore=600} For my grandmother'), '[heading 1] The Ice', 'It was a quiet year.', '', 'Nobody expected the ice.']
  const { document } = await format(await makeDocx(thesis), { style: 'apa-7' }, nodeCodec)
  const text = (await bodyText(document)).map((line) => line.trim())
  expect(text.slice(text.indexOf('For my grandmother') - 4, text.indexOf('For my grandmother'))).toEqual(['', '', '', ''])
  expect(text.slice(-2)).toEqual(['It was a quiet year.', 'Nobody expected the ice.'])
  const dedication = (await effectiveContent(document, nodeCodec)).find(({ text: words }) => words === 'For my grandmother')
  expect(dedication!.paragraph['spaceBefore']).toBe(600)
})

test('an empty line before a picture stays, also where a section of columns comes to begin between them', async () => {
  const picture = p('', '<w:r><w:drawing/></w:r>')
  const body = [p('<w:pStyle w:val="Title"/>', r('A Year in the Harbour')), p(''), p(''), picture, p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'))].join('')
  const { document } = await format(await docxOf({ body: `${body}<w:sectPr/>`, styles: english }), { style: 'ieee-conference' }, nodeCodec)
  expect((await format(document, { style: 'ieee-conference' }, nodeCodec)).report.changes).toEqual([])
})

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'

test('an empty line goes at once where a caption leaves it for the other side of its picture', async () => {
  const paper = [prose, '{picture: a ship}', '', '', 'Figure 1: The ship in the ice', '[heading 1] The Ice', prose]
  for (const mode of ['direct', 'tracked'] as const) {
    const { document } = await format(await makeDocx(paper), { style: 'apa-7', trackedChanges: mode === 'tracked' }, nodeCodec)
    const { report } = await format(document, { style: 'apa-7' }, nodeCodec)
    expect([mode, report.changes.map(({ check_id }) => check_id)]).toEqual([mode, []])
  }
})

test('an empty line above a label stays where the label joins its title in a tracked change', async () => {
  const paper = [prose, '', '[caption] Table 1', '[caption] <italic=true>Ships of the Town</>', '{table: a | b}', prose]
  const { document } = await format(await makeDocx(paper), { style: 'vancouver', trackedChanges: true }, nodeCodec)
  const { report } = await format(document, { style: 'vancouver' }, nodeCodec)
  expect(report.changes).toEqual([])
})
