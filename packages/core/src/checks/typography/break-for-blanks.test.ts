import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r, styled } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { partOf } from '../../../test/reading/archive.js'
import { format } from '../../index.js'

const text = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'))
const began = '<w:r><w:lastRenderedPageBreak/><w:t>The Ice</w:t></w:r>'
const heading = (words: string) => styled('Heading1', words.startsWith('<') ? words : r(words))
const blanks = (count: number) => p('').repeat(count)

/** Whether the heading begins a page once the empty lines above it are gone. */
const begins = async (above: string, words: string, rest = '') => {
  const file = await docxOf({ body: [heading('Thanks'), text, above, heading(words), text, rest].join(''), styles: english })
  const { document } = await format(file, { style: 'turabian-9-nb' }, nodeCodec)
  const part = await partOf(document, 'word/document.xml')
  expect((await format(document, { style: 'turabian-9-nb' }, nodeCodec)).document).toEqual(document)
  expect(part).not.toMatch(/<w:p>(?:<w:pPr><\/w:pPr>)?<\/w:p>/)
  return /<w:pageBreakBefore\/>(?:(?!<\/w:p>).)*The Ice/s.test(part)
}

test('a heading that empty lines had moved on to a new page begins it itself', async () => {
  expect(await begins(blanks(5), began)).toBe(true)
  expect(await begins(blanks(12), 'The Ice')).toBe(true)
})

test('a heading that a page happened to begin with stays where the text is', async () => {
  expect(await begins(blanks(2), began)).toBe(false)
  expect(await begins(blanks(5), 'The Ice')).toBe(false)
  const spaced = [1, 2, 3].map((count) => blanks(4) + heading(`Part ${count}`) + text).join('')
  expect(await begins(blanks(4), began, spaced)).toBe(false)
})

test('the title has its page where empty lines push the first part off it, though it is not certain what all of its lines are', async () => {
  const centred = (words: string) => p('<w:jc w:val="center"/>', r(words, '<w:b/><w:sz w:val="32"/>'))
  const file = await docxOf({ body: [centred('A Year in the Harbour'), p('', r('handed in with thanks')), blanks(9), heading('Declaration'), text, heading('Thanks'), text].join(''), styles: english })
  const { document } = await format(file, { style: 'turabian-9-nb' }, nodeCodec)
  expect(await partOf(document, 'word/document.xml')).toMatch(/<w:pageBreakBefore\/>(?:(?!<\/w:p>).)*Declaration/s)
  expect((await format(document, { style: 'turabian-9-nb' }, nodeCodec)).document).toEqual(document)
})
