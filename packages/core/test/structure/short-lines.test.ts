import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r, style, table } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { inspect } from '../../src/inspect.js'

const plain = (text: string) => p('', r(text))
const bold = (text: string) => p('', r(text, '<w:b/>'))
const ice = plain('The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour.')
const front = [p('<w:jc w:val="center"/>', r('The Harbour in Ice', '<w:b/><w:sz w:val="32"/>')), ice]

/** The roles of lines between two paragraphs of text, a mark behind those that are not certain. */
const rolesOf = async (...lines: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: [...front, ...lines, ice].join(''), styles: english }), {}, nodeCodec)
  return paragraphs.slice(2, -1).filter(({ role }) => role !== 'table-text').map(({ role, confidence }) => `${role}${confidence < 0.85 ? '?' : ''}`)
}

test('a line of text that leads on to a formula is text', async () =>
  expect(await rolesOf(plain('The growth of the ice is given by'), plain('h = a√t + b'))).toEqual(['body', 'other?']))

test('a line of seven words that leads on after text is text, whatever it leads on to', async () => {
  const ships = table('', [plain('Ship'), plain('Year')])
  expect((await rolesOf(plain('What the council wrote down is given here:'), ships))[0]).toBe('body')
  expect((await rolesOf(plain('Ships that wintered here:'), ships))[0]).toBe('other?')
  expect((await rolesOf(plain('Ships'), plain('What the council wrote down is given here:'), ships))[1]).toBe('body?')
})

test('a statement behind its name is text, be it short or long', async () => {
  expect(await rolesOf(plain('Funding: None.'), plain('Conflicts of interest: None declared.'))).toEqual(['body', 'body'])
  expect(await rolesOf(plain('Ships: None.'))).toEqual(['other?'])
})

test('to whom a paper is dedicated is no heading for certain', async () => {
  const long = plain('The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour, so that the council met every evening and decided nothing at all.')
  const { paragraphs } = await inspect(await docxOf({ body: [front[0]!, p('<w:jc w:val="center"/>', r('For my mother', '<w:i/>')), long].join(''), styles: english }), {}, nodeCodec)
  expect(paragraphs[1]!.confidence).toBeLessThan(0.85)
})

test('who said what stands at the beginning is no heading', async () => {
  const right = (text: string) => p('<w:jc w:val="right"/>', r(text, '<w:i/>'))
  const setIn = (text: string) => p('<w:ind w:left="1440"/>', r(text, '<w:i/>'))
  expect(await rolesOf(right('The ice asks nobody.'), p('<w:jc w:val="right"/>', r('— Orla Finch, Winters')))).not.toContainEqual(expect.stringMatching('heading'))
  expect(await rolesOf(setIn('The ice asks nobody.'), setIn('Orla Finch'))).not.toContainEqual(expect.stringMatching('heading'))
  expect(await rolesOf(setIn('The ice asks nobody.'), bold('Orla Finch'))).toContain('heading')
})

test('every note under a table is one, and a sentence is none', async () => {
  const ships = table('', [plain('Ship'), plain('Year')])
  expect(await rolesOf(ships, ...['* p < .05', 'a Counted by the council of the town.', 'Note. Days on which no ship left.', 'Source: the council.', 'Anmerkung: Tage ohne Schiff.', 'Source : le conseil.'].map(plain))).toEqual(Array(6).fill('caption-note'))
  expect(await rolesOf(ships, plain('A council counted the days of ice.'))).toEqual(['body'])
})

test('a line in smaller letters under a table with a caption is a note, though it does not call itself one', async () => {
  const table1 = [plain('Table 1. Ships at anchor'), table('', [plain('Ship'), plain('Year')])]
  const small = p('', r('The council counted every ship that lay in the harbour at noon.', '<w:sz w:val="18"/>'))
  const after = plain('Ships lay at anchor in all the months of that winter, and nobody in the town spoke of it before the spring came and they left.')
  expect((await rolesOf(...table1, small, after)).at(-2)).toBe('caption-note')
  expect((await rolesOf(table1[1]!, small, after)).at(-2)).not.toBe('caption-note')
  expect((await rolesOf(...table1, plain('The council counted every ship that lay in the harbour at noon.'), after)).at(-2)).toBe('body')
})

test('a note under the caption of a figure is one', async () => {
  const picture = p('', '<w:r><w:drawing/></w:r>')
  const note = plain('Note. Days on which no ship left.')
  expect((await rolesOf(picture, plain('Figure 1. Ships at anchor'), note)).at(-1)).toBe('caption-note')
  expect((await rolesOf(picture, plain('Figure 1'), p('', r('Ships at anchor', '<w:i/>')), note)).at(-1)).toBe('caption-note')
  expect((await rolesOf(plain('Ships lay at anchor in all the months of that winter, and nobody spoke of it.'), note)).at(-1)).not.toBe('caption-note')
})

test('a short sentence among text in blocks is text, and a name, a date or a caption is none', async () => {
  expect(await rolesOf(...['Table 1 gives the settings.', 'Ships are dear.'].map(plain))).toEqual(['body', 'other?'])
  expect(await rolesOf(...['Table 1 Ships at anchor.', 'Dr. Ada B. Sample.', 'In May.'].map(plain))).not.toContain('body')
})

test('a line that breaks off over a list or a program is text, and one that names them is none', async () => {
  const item = p('<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>', r('To count the ships'))
  const program = p('', r('ships <- count(harbour)', '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New"/>'))
  expect(await rolesOf(plain('The basic plan of the council was'), item, item)).toEqual(['body', 'list-item', 'list-item'])
  for (const line of ['The code was:', 'The ships are read from the books of the harbour via', 'One may read the books of the harbour via read.csv']) expect(await rolesOf(plain(line), program)).toEqual(['body', 'code'])
  expect(await rolesOf(plain('Plans of the council'), item, item)).toEqual(['other?', 'list-item', 'list-item'])
  expect(await rolesOf(plain('Code of the paper'), program)).toEqual(['other?', 'code'])
})

test('a sentence of a word or two is text where it is all that stands under a heading', async () => {
  const under = async (words: string) => (await rolesOf(bold('Funding'), plain(words), bold('Conflicts of interest'), plain('None declared.'), bold('Conclusion'))).slice(1, 4)
  expect(await under('None.')).toEqual(['body', 'heading', 'body'])
  expect(await under('Ada Lee')).not.toContain('author')
  expect((await under('(Ada Lee)'))[0]).not.toBe('body')
})

test('what leads with a colon to a line that is set off as much is no heading for certain', async () => {
  const lettered = (text: string, size: number) => p('', r(text, `<w:b/><w:sz w:val="${String(size)}"/>`))
  expect(await rolesOf(lettered('Date of meeting:', 28), plain(''), lettered('Attendees:', 28), ice)).toEqual(['heading?', 'blank?', 'heading', 'body'])
  expect(await rolesOf(lettered('Please write to:', 26), lettered('Ada Sample', 28), ice)).toEqual(['heading?', 'heading', 'body'])
  expect(await rolesOf(lettered('Ships and Boats:', 28), lettered('Small Ones', 26), ice)).toEqual(['heading', 'heading', 'body'])
})

test('what a paper counts as its examples is no heading, and what is set off may be one', async () => {
  expect(await rolesOf(plain('(7) What the council counted'))).toEqual(['other?'])
  expect(await rolesOf(bold('(7) What the council counted'))).toEqual(['heading'])
})

test('what looks as the heading above it does, and will not once that is set as one, is asked about at once', async () => {
  const [above, line, next] = ['CHAPTER 4', 'SHIPS AND HOUSES, AND WHAT THEY WERE WORTH', 'CHAPTER 4 – SHIPS AND HOUSES, AND WHAT THEY WERE WORTH'].map(plain)
  expect((await rolesOf(bold('Methods'), ice, bold('Results'), ice, above!, line!, next!)).slice(-3)).toEqual(['heading', 'heading?', 'other?'])
})

test('in a file without prose that was formatted, lines in the size of our style of text are no headings, though tracked changes left Normal smaller', async () => {
  const body = [plain('A list of ships'), ...['The Quist', 'The Roe'].map((words) => p('', r(words, '<w:sz w:val="24"/>')))].join('')
  const all = async (styles: string) => (await inspect(await docxOf({ body, styles }), {}, nodeCodec)).paragraphs.map(({ role }) => role)
  expect(await all(english)).toEqual(['other', 'heading', 'heading'])
  expect(await all(english + style('APABody', 'APA Body', '<w:rPr><w:sz w:val="24"/></w:rPr>'))).toEqual(['other', 'other', 'other'])
})

test('a task that is a sentence is a heading where it is set as those are whose numbers come before', async () => {
  const tasks = [bold('1. Ships'), ice, bold('2. Sails'), ice, bold('3. Name two harbours.'), plain('Nordhafen and Soltvik.')]
  expect((await rolesOf(...tasks))[4]).toBe('heading')
  expect((await rolesOf(...tasks.slice(0, 4), plain('3. Name two harbours.'), ice))[4]).not.toBe('heading')
})

test('what somebody says in a few words is text in an interview, where more is said behind the same name', async () => {
  const asked = plain('AB: Thank you for coming. Can you tell me how you began?')
  const said = plain('C: I was nine, and we went out every morning before school, whatever the weather was.')
  expect(await rolesOf(asked, said, plain('AB: And then?'), said, plain('AB: Since when?'), said)).toEqual(Array(6).fill('body'))
  expect((await rolesOf(plain('Note: See there.')))[0]).toBe('other?')
})

test('a line in italics under a figure is its caption rather than a heading, unless it surely looks as other headings do', async () => {
  const slanted = (text: string) => p('', r(text, '<w:i/>'))
  const figure = p('', '<w:r><w:drawing/></w:r>')
  const heading = slanted('Ships and ice')
  expect(await rolesOf(heading, ice, figure, slanted('Winter count of ships and crews:'))).toEqual(['heading', 'body', 'figure?', 'other?'])
  expect((await rolesOf(heading, ice, figure, slanted('Salt and tar'))).at(-1)).toBe('heading')
})

test('what joins two items of a list is no heading, however bold', async () => {
  const item = (text: string) => p('<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>', r(text))
  const [one, other] = [item('every ship that lay at anchor in that winter'), item('every sledge that came over the ice')]
  expect(await rolesOf(one, bold('AND'), other)).not.toContainEqual(expect.stringMatching('heading'))
  expect(await rolesOf(one, bold('SHIPS'), other)).toContainEqual(expect.stringMatching('heading'))
})

test('a remark that begins with a sign and a small letter is no heading, as one that begins with a star and a capital may be', async () => {
  expect(await rolesOf(bold('*-kept in the log of the ship'))).not.toContain('heading')
  expect(await rolesOf(bold('*Ships of the Harbour'))).toEqual(['heading'])
})
