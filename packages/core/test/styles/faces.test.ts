import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { effectiveContent, format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r } from '../notation/markup.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held.'
const arial = '<w:rFonts w:ascii="Arial" w:hAnsi="Arial"/>'
const said = (words: string, look = '') => r(words, arial + look)

/** The faces that each paragraph has once it is formatted, and again. */
const facesOf = async (trackedChanges: boolean, ...body: string[]): Promise<string[][]> => {
  const { document } = await format(await docxOf({ body: body.join('') }), { style: 'ieee', trackedChanges }, nodeCodec)
  expect((await format(document, { style: 'ieee', trackedChanges }, nodeCodec)).report.changes).toEqual([])
  return (await effectiveContent(document, nodeCodec)).filter(({ text }) => text.length > 3).map(({ runs }) => [...new Set(runs.map(({ properties }) => String(properties['fontAscii'])))])
}

test.each([false, true])('a sign of the private use area that is in the face of the letters around it takes their new face with them (tracked: %s)', async (tracked) => {
  const sign = p('', said('The harbour is at '), said('\uf02d13 degrees, and at less from the first week of the winter on.', '<w:b/>'), said(' Nobody goes out.'))
  expect(await facesOf(tracked, p('', said(prose)), sign)).toEqual([['Times New Roman'], ['Times New Roman']])
})

test.each([false, true])('… and keeps a face that only such signs are in (tracked: %s)', async (tracked) => {
  const sign = p('', said('The harbour is at '), r('\uf02d', '<w:rFonts w:ascii="Harbour Signs" w:hAnsi="Harbour Signs"/>'), said('13 degrees, and at less from the first week of the winter on.'))
  expect((await facesOf(tracked, p('', said(prose)), sign))[1]).toContain('Harbour Signs')
})

test.each([false, true])('what may be a heading, though it looks as the text does, takes the face of the text (tracked: %s)', async (tracked) => {
  expect(await facesOf(tracked, p('', said(prose)), p('', said('Additional information')), p('', said(prose)))).toEqual(Array(3).fill(['Times New Roman']))
})
