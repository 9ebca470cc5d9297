import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { docxOf } from '../../test/notation/docx-of.js'
import { p, r } from '../../test/notation/markup.js'
import { english } from '../../test/notation/style-sheets.js'
import { checksOf, format } from '../index.js'
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

const askedOf = async (...lines: string[]): Promise<readonly string[]> => {
  const { report } = await format(await docxOf({ body: lines.map((line) => p('', r(line))).join(''), styles: english }), { style: 'apa-7' }, nodeCodec)
  return checksOf(report).find(({ id }) => id === 'type.broken-lines')!.findings.map(({ message }) => message)
}

test('passages that stand one below the other are asked about as one', async () => {
  expect(await askedOf(text, ...pasted, ...pasted, text)).toEqual([expect.stringContaining('From here on 8 lines are paragraphs of their own')])
})

test('a list without signs is none: its items end with a comma, or are not of one length', async () => {
  const aims = ['to count the ships that left the harbour in the first week,', 'to ask those who stayed behind why they did so at all,', 'to look at the ice']
  expect(await askedOf(text, 'This paper has three aims that it goes through:', ...aims, text)).toEqual([])
  expect(await askedOf(text, 'This paper has three aims that it goes through:', ...aims.map((aim, at) => `${aim.replace(',', '')}${at === 0 ? ' and again once more' : ''}`), text)).toEqual([])
})
