import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { docxOf } from '../../test/notation/docx-of.js'
import { p, r } from '../../test/notation/markup.js'
import { english } from '../../test/notation/style-sheets.js'
import { inspect } from '../inspect.js'

const text = 'The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour.'
const heading = p('<w:pStyle w:val="Heading1"/>', r('References'))

const rolesOf = async (...lines: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: lines.map((line) => (line.startsWith('<') ? line : p('', r(line)))).join(''), styles: english }), {}, nodeCodec)
  return paragraphs.map(({ role, confidence }) => (confidence >= 0.85 ? role : 'unsure'))
}

const pasted = [
  'The ice of the harbour came early in that year, and nob-', 'ody of those who lived there had expected it before the',
  'end of November; the ships stayed where they were, and Captain', 'Sample waited with them until the spring of the next year.',
]

test('lines that were pasted from a page are alike, long or short: none begins like a paragraph of its own', async () => {
  expect(await rolesOf(text, ...pasted, text)).toEqual(['body', 'unsure', 'unsure', 'unsure', 'unsure', 'body'])
})

test('where a sentence was broken once, or each line ends one, paragraphs stay text', async () => {
  expect(await rolesOf(text, 'The ice of the harbour came early in that year, but nobody', 'of those who lived there minded it, and all of them stayed.', text)).toEqual(['body', 'body', 'body', 'body'])
  expect(await rolesOf(text, ...Array.from({ length: 4 }, () => 'nobody of those who lived there had expected it that early.'))).toEqual(['body', 'body', 'body', 'body', 'body'])
})

test('a reference list whose lines were pasted from a page is one all the same', async () => {
  const entries = ['Berg, L. (2006). Winter ferries and other ships', 'that wait for spring. Harbour Review,', 'Northern Towns.', 'Sample, A. (2019). A year in the harbour, and', 'another in', 'the ice. Northern Press.']
  expect((await rolesOf(text, heading, ...entries))[2]).toBe('reference-entry')
  const letters = ['Dear reader,', 'In 2019 this page was the last.', 'Now there is one more.', 'We thank all of you.', 'It was a pleasure.']
  expect(await rolesOf(text, heading, ...letters)).not.toContain('reference-entry')
})
