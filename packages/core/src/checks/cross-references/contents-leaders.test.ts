import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r, styled } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { partOf } from '../../../test/reading/archive.js'
import { ours, reviseAll } from '../../../test/revisions/revise.js'
import { format } from '../../index.js'

const prose = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'))
const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`
const opening = `${mark('begin')}<w:r><w:instrText xml:space="preserve"> TOC \\o "1-3" </w:instrText></w:r>${mark('separate')}`
const line = (stops: string, words: string, before = '', after = '') => p(`<w:tabs>${stops}</w:tabs>`, `${before}${r(words)}<w:r><w:tab/><w:t>1</w:t></w:r>${after}`)
const stop = (at: number, kind = 'right') => `<w:tab w:val="${kind}" w:leader="dot" w:pos="${at}"/>`

/** The stops of the lines of a list that Word keeps, in a thesis whose left margin is an inch and a half. */
const stopsOf = async (...stops: string[]): Promise<string[]> => {
  const list = stops.map((each, at) => line(each, 'Ice', at === 0 ? opening : '', at === stops.length - 1 ? mark('end') : '')).join('')
  const original = await docxOf({ body: [prose, styled('Heading1', 'Contents'), list, styled('Heading1', 'Ice'), prose].join(''), styles: english })
  const request = { style: 'apa-7', options: { paperType: 'thesis' } } as const
  const { document } = await format(original, request, nodeCodec)
  const tracked = await format(original, { ...request, trackedChanges: true }, nodeCodec)
  const found = (part: string): string[] => [...part.matchAll(/<w:tabs>(.*?)<\/w:tabs>/g)].map(([, each]) =>
    [...each!.matchAll(/<w:tab w:val="(\w+)"(?: w:leader="dot")? w:pos="(\d+)"/g)].map(([, kind, at]) => `${kind} ${at}`).join(', '))
  const direct = found(await partOf(document, 'word/document.xml'))
  expect(found(await partOf(await reviseAll(tracked.document, 'accept', ours), 'word/document.xml'))).toEqual(direct)
  expect((await format(document, request, nodeCodec)).report.changes).toEqual([])
  return direct
}

test('page numbers of a list stand at the margin that the paper has now', async () =>
  expect(await stopsOf(stop(9016), stop(440, 'left') + stop(9350))).toEqual(['right 8640, clear 9016', 'left 440, right 8640, clear 9350']))

test('a stop that is off by less than a millimetre stays', async () =>
  expect(await stopsOf(stop(8676), stop(8600))).toEqual(['right 8676', 'right 8600']))

test('what stands there already, or is led to no right stop, stays', async () =>
  expect(await stopsOf(stop(8640), stop(9016, 'left'))).toEqual(['right 8640', 'left 9016']))
