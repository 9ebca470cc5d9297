import { expect, test } from 'vitest'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r, textBox } from '../../../test/notation/markup.js'
import { nodeCodec } from '../../../node/index.js'
import { audit, effectiveContent, format } from '../../index.js'

const prose = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held.'))
const boxed = p('', textBox(p('<w:jc w:val="center"/>', r('A Year in the Harbour', '<w:b/>'))))

const saidOf = async (...blocks: string[]) => {
  const report = await audit(await docxOf({ body: `${blocks.join('')}<w:sectPr/>` }), { style: 'apa-7' }, nodeCodec)
  return report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'front.title-page')!.findings.map(({ message }) => message)
}

test('a title page in text boxes is said to stand there, and one in the middle of the text is none', async () => {
  expect(await saidOf(boxed, prose, prose)).toEqual(['“A Year in the Harbour” stands in a text box, where no program looks for a title; type the lines of the title page as lines of the text.'])
  expect(await saidOf(prose, boxed, prose)).toEqual(['No title page was found; the style wants one.'])
})

test('the title that comes to stand above the first heading takes the page break in a line of its own with it, and the heading begins no other page', async () => {
  const centred = (words: string) => p('<w:jc w:val="center"/>', r(words))
  const page = [p('<w:jc w:val="center"/>', r('A Year in the Harbour', '<w:b/>')), ...['Ada Sample', 'Example University', 'May 3, 2024'].map(centred), p('', r('\f'))]
  const { document } = await format(await docxOf({ body: [...page, p('', r('Introduction', '<w:b/>')), prose, prose, '<w:sectPr/>'].join('') }), { style: 'apa-7' }, nodeCodec)
  const begun = (await effectiveContent(document, nodeCodec)).filter(({ paragraph }) => paragraph['pageBreakBefore'] === true)
  expect(begun.map(({ text }) => text)).toEqual(['A Year in the Harbour'])
})
