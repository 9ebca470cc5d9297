import { expect, test } from 'vitest'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r, style } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { nodeCodec } from '../../../node/index.js'
import { effectiveContent, format } from '../../index.js'

const prose = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held.'))
const centred = (words: string, look = '') => p('<w:jc w:val="center"/>', r(words, look))
const large = '<w:b/><w:sz w:val="36"/>'
const titlePage = [centred('EXAMPLE UNIVERSITY', '<w:b/>'), centred('The Harbour in Ice: A Town and Its Winters', large), centred('by'), centred('Ada Sample'), centred('May 3, 2024'), p('', '<w:r><w:br w:type="page"/></w:r>')]

const formatted = async (name: string) => {
  const { document } = await format(await docxOf({ body: `${[...titlePage, prose, prose].join('')}<w:sectPr/>` }), { style: name }, nodeCodec)
  return (await effectiveContent(document, nodeCodec)).filter(({ text }) => /\S/.test(text))
}

test('the word that leads up to the name of the author goes with it', async () => {
  const lines = (await formatted('mla-9')).map(({ text }) => text.trim())
  expect(lines.indexOf('by')).toBe(lines.indexOf('Ada Sample') - 1)
})

test('the lines above the title are plain in MLA', async () => {
  const [first] = (await formatted('mla-9')).filter(({ text }) => text.includes('EXAMPLE'))
  expect(first!.runs.every(({ properties }) => properties['bold'] !== true)).toBe(true)
})

test('a title whose capitals are asked about, since they might make a name of it, is asked about again where its subtitle has become another line of the title page', async () => {
  const body = [centred('Long quiet streets', large), p('<w:pStyle w:val="Subtitle"/>', r('Read the text. Ask why. Write it anew here.')), p('<w:pageBreakBefore/>', r('It was a quiet year.')), prose, prose]
  const { document, report } = await format(await docxOf({ body: body.join(''), styles: english + style('Subtitle', 'Subtitle') }), { style: 'ieee' }, nodeCodec)
  const cases = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'head.case')!
  expect(cases.findings.map(({ status }) => status)).toContain('needs_review')
  expect((await format(document, { style: 'ieee' }, nodeCodec)).report.changes).toEqual([])
})
