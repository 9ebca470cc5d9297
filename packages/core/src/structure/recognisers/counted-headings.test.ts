import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { inspect } from '../../inspect.js'

const text = p('', r('It was a quiet year for the harbour, and nobody in the town had expected that the ice would come so early in the month.'))
const centred = (words: string): string => p('<w:jc w:val="center"/>', r(words))
const bold = (words: string): string => p('', r(words, '<w:b/>'))

/** What is surely a heading. */
const headingsAmong = async (...body: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: body.join('') }), {}, nodeCodec)
  return paragraphs.filter(({ role, confidence }) => role === 'heading' && confidence >= 0.85).map(({ text: words }) => words)
}

test('a part that stands right over its own first part is one as the others are whose row of typed numbers it is in', async () => {
  const parts = ['I. INTRODUCTION', 'II. SHIPS', 'III. TOLLS', 'IV. ICE']
  const table = '<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid><w:tr><w:tc><w:p><w:r><w:t>9</w:t></w:r></w:p></w:tc></w:tr></w:tbl>'
  const caption = centred('TABLE I\nTOLLS OF THE YEAR')
  const [first, second, third, fourth] = parts.map(centred)
  const found = await headingsAmong(text, first!, text, second!, p('', r('A. Sails', '<w:i/>')), text, p('', r('B. Masts', '<w:i/>')), text, third!, text, caption, table, text, fourth!, text)
  expect(found.filter((words) => parts.includes(words))).toEqual(parts)
})

test('with a colon at its end, too, where it is counted or called as parts are', async () => {
  const parts = ['1. Introduction:', '2. Methods:', 'a. Sails', 'b. Masts', '3. Results:']
  expect(await headingsAmong(text, bold('1. Introduction:'), text, bold('2. Methods:'), bold('a. Sails'), text, bold('b. Masts'), text, bold('3. Results:'), text)).toEqual(parts)
  expect(await headingsAmong(text, bold('Those who came:'), bold('Nobody'), text)).not.toContain('Those who came:')
})

test('numbers in the letters of text that follow one another are a list', async () => {
  const steps = ['I. Rope', 'II. Tar', 'III. Canvas']
  expect(await headingsAmong(text, bold('I. Ships'), text, bold('II. Ice'), text, ...steps.map((words) => p('', r(words))), text)).not.toEqual(expect.arrayContaining(steps))
})
