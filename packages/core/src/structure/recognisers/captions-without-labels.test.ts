import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r, table } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { inspect } from '../../inspect.js'

const plain = (text: string) => p('', r(text))
const slanted = (text: string, properties = '') => p(properties, r(text, '<w:i/>'))
const bold = (text: string) => p('', r(text, '<w:b/>'))
const prose = 'The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour.'
const text = plain(prose)
const ships = table('', [plain('Ship'), plain('Year')])
const picture = p('', '<w:r><w:drawing/></w:r>')

/** The roles of lines outside tables between paragraphs of text, a mark behind those that are not certain. */
const rolesOf = async (...lines: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: [text, text, ...lines, text].join(''), styles: english }), {}, nodeCodec)
  return paragraphs.slice(2, -1).filter(({ role }) => role !== 'table-text').map(({ role, confidence }) => `${role}${confidence < 0.85 ? '?' : ''}`)
}

test('a slanted line over a table is its caption, though it keeps with it as a heading does', async () => {
  expect(await rolesOf(slanted('Ships at anchor', '<w:keepNext/>'), ships)).toEqual(['table-caption'])
  expect(await rolesOf(slanted('Ships that lay at anchor. The council counted them twice, by day and by night.', '<w:keepNext/>'), ships)).toEqual(['table-caption'])
})

test('a slanted line under a picture is its caption, however long', async () => {
  expect((await rolesOf(picture, slanted('Ships at anchor')))[1]).toBe('figure-caption')
  expect((await rolesOf(text, text, picture, slanted(`${prose} `.repeat(3))))[3]).toBe('figure-caption')
})

test('a slanted line under a line that is drawn, or under a box of text, is no caption', async () => {
  const drawn = (shape: string) => p('', `<w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml">${shape}</w:pict></w:r>`)
  const box = `<v:shape><v:textbox><w:txbxContent>${plain('Ships')}</w:txbxContent></v:textbox></v:shape>`
  expect(await rolesOf(text, drawn('<v:line/>'), slanted('Ships at anchor'))).not.toContain('figure-caption')
  expect(await rolesOf(text, drawn(box), slanted('Ships at anchor'))).not.toContain('figure-caption')
  expect(await rolesOf(text, drawn(`<v:group>${box}</v:group>`), slanted('Ships at anchor'))).toContain('figure-caption')
})

test('fields to be filled in under a picture are no caption', async () => {
  expect((await rolesOf(picture, slanted('«first_name» «last_name»')))[1]).not.toMatch(/caption/)
  expect((await rolesOf(picture, slanted('The «Northern Star»')))[1]).toBe('figure-caption')
})

test('a slanted line under a picture is a heading where such lines stand over text, too', async () => {
  const heading = (words: string) => [slanted(words, '<w:keepNext/>'), text]
  expect((await rolesOf(...heading('Ropes'), ...heading('Masts of oak'), picture, ...heading('Sails of flax'))).at(-2)).toMatch(/^heading/)
})

test('bold letters, the name of a section, or a colon make a line over a table none of its captions', async () => {
  expect(await rolesOf(bold('Ships at anchor'), ships)).toEqual(['heading'])
  expect((await rolesOf(slanted('Results', '<w:keepNext/>'), ships))[0]).toMatch(/^heading/)
  expect((await rolesOf(slanted('These are the ships that lay at anchor:'), ships))[0]).not.toMatch(/caption/)
})

test('a label with a word for “number” is one', async () => {
  expect(await rolesOf(bold('Tabla Nº 1. Barcos en el puerto'), ships)).toEqual(['table-caption'])
  expect(await rolesOf(bold('Tabelle Nr. 1: Schiffe im Hafen'), ships)).toEqual(['table-caption'])
})

test('who gives captions the style of a heading gave it to those that have lost their picture, too', async () => {
  const heading = (words: string) => p('<w:pStyle w:val="Heading2"/>', r(words))
  expect(await rolesOf(heading('Table 1. Ships at anchor'), ships, text, heading('Figure 1. The harbour'), text)).toEqual(['table-caption', 'body', 'figure-caption', 'body'])
  expect(await rolesOf(heading('Ships at anchor'), text, heading('Figure 1. The harbour'), text)).toEqual(['heading', 'body', 'heading', 'body'])
})

test('what the letters in a table stand for is a note to it right under it, and text elsewhere', async () => {
  expect(await rolesOf(ships, plain('Abbreviation: GRT, gross register tons.'))).toEqual(['caption-note'])
  expect(await rolesOf(text, plain('Abbreviation: GRT, gross register tons.'))).not.toContain('caption-note')
})

test('who took a picture is said in a note to it, below its caption and, where that stands above, below the picture', async () => {
  const taken = plain('(Photograph: Ada Sample)')
  expect((await rolesOf(picture, plain('Figure 1. The harbour'), taken)).slice(-2)).toEqual(['figure-caption', 'caption-note'])
  expect((await rolesOf(plain('Figure 1. The harbour'), picture, taken)).at(-1)).toBe('caption-note')
  expect(await rolesOf(taken)).not.toContain('caption-note')
})
