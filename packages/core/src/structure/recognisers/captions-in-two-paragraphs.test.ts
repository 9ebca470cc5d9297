import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { inspect } from '../../inspect.js'

const text = p('', r('The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour.'))
const picture = p('', '<w:r><w:drawing/></w:r>')
const centred = (words: string, look = '') => p('<w:jc w:val="center"/>', r(words, look))

/** The role of the line under a figure and its label. */
const under = async (label: string, line: string): Promise<string> => {
  const { paragraphs } = await inspect(await docxOf({ body: [text, text, picture, label, line, text].join(''), styles: english }), {}, nodeCodec)
  return paragraphs[4]!.role
}

test('a line under a label that stands alone below its figure is the title of the figure, slanted or centred as the label is', async () => {
  expect(await under(centred('Figure 1', '<w:b/>'), centred('Days of ice against length of the winter', '<w:i/>'))).toBe('figure-caption')
  expect(await under(centred('Figure 1.'), centred('Days of ice, by year.'))).toBe('figure-caption')
  expect(await under(p('', r('Figure 1')), p('', r('Days of ice', '<w:i/>')))).toBe('figure-caption')
})

test('so are a few words in the letters of text, but no sentence', async () => {
  expect(await under(p('', r('Figure 1')), p('', r('Days of ice against length of the winter')))).toBe('figure-caption')
  expect(await under(p('', r('Figure 1')), p('', r('The days of ice were few.')))).not.toBe('figure-caption')
})

test('what is called or counted as a part of the paper, or stands out more than the label, is a heading under it', async () => {
  expect(await under(centred('Figure 1'), centred('Conclusion'))).toBe('heading')
  expect(await under(centred('Figure 1'), centred('3.2 Days of Ice', '<w:b/>'))).toBe('heading')
  expect(await under(p('', r('Figure 1')), p('', r('The Days of Ice', '<w:b/>')))).toBe('heading')
})
