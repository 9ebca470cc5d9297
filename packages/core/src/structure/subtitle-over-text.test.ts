import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { docxOf } from '../../test/notation/docx-of.js'
import { p, r, style } from '../../test/notation/markup.js'
import { english } from '../../test/notation/style-sheets.js'
import { inspect } from '../inspect.js'

const styles = english + style('Subtitle', 'Subtitle', '<w:basedOn w:val="Normal"/><w:rPr><w:sz w:val="28"/></w:rPr>')
const title = p('<w:pStyle w:val="Title"/>', r('The Harbour in Ice'))
const subtitle = (text: string) => p('<w:pStyle w:val="Subtitle"/>', r(text))
const ice = p('', r('The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour, so that the council met every evening, heard what the pilots had to say, and decided nothing at all until the thaw.'))

const rolesOf = async (...lines: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: lines.join(''), styles }), {}, nodeCodec)
  return paragraphs.filter(({ part }) => part === 'word/document.xml').map(({ role }) => role)
}

test('a line over text in the style of subtitles is a heading where text stands above it', async () =>
  expect(await rolesOf(title, ice, subtitle('What the pilots said'), ice, subtitle('What the council did'), ice)).toEqual(['title', 'body', 'heading', 'body', 'heading', 'body']))

test('a line right under a title is its subtitle, wherever the title stands', async () => {
  expect(await rolesOf(title, subtitle('Notes of a pilot'), ice)).toEqual(['title', 'subtitle', 'body'])
  expect((await rolesOf(title, ice, title, subtitle('Notes of a pilot'), ice))[3]).toBe('subtitle')
})
