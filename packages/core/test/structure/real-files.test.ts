import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { docxOf } from '../notation/docx-of.js'
import { code, deleted, list, mark, markWasDeleted, p, r, style, styled } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { inspect } from '../../src/inspect.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'
const text = p('', r(prose))
const marked = (name: string, ...blocks: string[]) => `<w:bookmarkStart w:id="${name.length}" w:name="${name}"/>${blocks.join('')}<w:bookmarkEnd w:id="${name.length}"/>`
const centred = (words: string) => p('<w:jc w:val="center"/>', r(words))
const sized = (words: string, size: number, look = '') => p('', r(words, `${look}<w:sz w:val="${size}"/>`))

/** Enough for no title to come after it. */
const opening = Array.from({ length: 6 }, () => text)

const rolesOf = async (...body: string[]): Promise<string[]> => {
  const contents = style('TOC1', 'toc 1') + style('TOC2', 'toc 2') + style('Code', 'Source Code')
  const { paragraphs } = await inspect(await docxOf({ body: body.join(''), styles: english + contents }), {}, nodeCodec)
  return paragraphs.map(({ role, level }) => `${role}${level === undefined ? '' : ` ${level}`}`)
}

describe('what converters and old programs write', () => {
  test('headings that a converter marked make no title page of the lines before them', async () => {
    const front = [centred('The Harbour in Ice'), centred('Ada Sample'), centred('Example University')]
    const roles = await rolesOf(...front, marked('ships', p('', r('Ships', '<w:b/>'))), marked('sails', p('', r('Sails', '<w:b/>'))), p('<w:pageBreakBefore/>', r(prose)))
    expect(roles.slice(3, 5)).toEqual(['heading 1', 'heading 1'])
  })

  test('marks of sections that end in their headings, as LibreOffice leaves them, say nothing of levels', async () => {
    const heading = (words: string, size: number, to: string) => marked(words.toLowerCase(), p('', r(words, `<w:b/><w:sz w:val="${size}"/>`)), to)
    const cut = (words: string, size: number) => heading(words, size, '') + text
    const body = [cut('Rain', 36), cut('Ropes', 28), cut('Wind', 36), heading('Nails', 28, `${text}${cut('Snowfalls', 36)}${text}`), cut('Boards', 28), cut('Harbour', 36)]
    const roles = await rolesOf(...opening, ...body)
    expect(roles.filter((role) => role.startsWith('heading'))).toEqual([1, 2, 1, 2, 1, 2, 1].map((at) => `heading ${at}`))
  })

  test('a section whose mark begins in an empty line that is to go begins at its heading, as it will', async () => {
    const going = (name: string, ...blocks: string[]) => marked(name, ...blocks).replace(/^<w:bookmarkStart[^>]*>/, (start) => p(markWasDeleted(1), start, deleted(2, ' ')))
    const heading = (words: string) => p('', r(words, '<w:b/>'))
    const body = [going('ships', heading('Ships'), text, going('sail', heading('Sail'), text)), going('harbour', heading('Harbour'), text)]
    expect((await rolesOf(...body)).filter((role) => role.startsWith('heading'))).toEqual([1, 2, 1].map((at) => `heading ${at}`))
  })

  test('headings counted in a list that shows nothing are no items of it', async () => {
    const hidden = list(1, '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="none"/><w:suff w:val="nothing"/><w:lvlText w:val=""/></w:lvl>')
    const heading = (words: string) => p('<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>', r(words, '<w:color w:val="4F81BD"/>')) + text
    const body = [...opening, heading('Ropes and nails'), heading('Boards of oak'), heading('Tar and flax')].join('')
    const { paragraphs } = await inspect(await docxOf({ body, styles: english, numbering: hidden.abstract + hidden.instance }), {}, nodeCodec)
    expect(paragraphs.map(({ role }) => role)).not.toContain('list-item')
  })

  test('a contents list that has headings at several levels says which they are', async () => {
    const list = [['TOC1', 'The Ships'], ['TOC2', 'Of Sails'], ['TOC2', 'Of Masts'], ['TOC1', 'The Ice']].map(([id, words]) => styled(id!, r(`${words}\t1`)))
    const roles = await rolesOf(...list, text, ...['The Ships', 'Of Sails', 'Of Masts', 'The Ice'].flatMap((words) => [p('', r(words, '<w:b/>')), text]))
    expect(roles.filter((role) => role.startsWith('heading'))).toEqual([1, 2, 2, 1].map((at) => `heading ${at}`))
  })

  test('a contents list that gives all headings one level says less than their looks', async () => {
    const one = ['Rain', 'Wind', 'Snow'].map((words) => `The ${words}`)
    const two = ['Ropes', 'Nails', 'Boards', 'Tar', 'Flax', 'Iron', 'Oak', 'Pitch', 'Salt'].map((words) => `Of ${words}`)
    const all = one.flatMap((words, index) => [words, ...two.slice(index * 3, index * 3 + 3)])
    const list = all.map((words) => styled('TOC1', r(`${words}\t1`)))
    const body = all.flatMap((words) => [sized(words, one.includes(words) ? 36 : 28, one.includes(words) ? '<w:b/>' : '<w:b/><w:i/>'), text])
    const roles = await rolesOf(...list, text, ...body)
    expect(roles.filter((role) => role.startsWith('heading'))).toEqual([1, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2].map((at) => `heading ${at}`))
  })

  test('a heading right under another one is a part of it, though its letters are larger', async () => {
    const bold = (words: string, size: number) => sized(words, size, '<w:b/>')
    const body = [bold('Ships', 28), bold('Sails', 32), text, bold('Masts', 32), text, bold('Harbours', 28), bold('Piers', 32), text, bold('Tides', 32), text]
    const roles = await rolesOf(...opening, bold('At Sea', 40), text, ...body)
    expect(roles.filter((role) => role.startsWith('heading'))).toEqual([1, 2, 3, 3, 2, 3, 3].map((at) => `heading ${at}`))
  })

  test('a heading at whose beginning the field of the contents list ends is no line of it', async () => {
    const toc = p('', mark('begin'), code(' TOC '), mark('separate'), r('Ships\t1'))
    expect(await rolesOf(toc, p('', mark('end'), r('Ships', '<w:b/>')), text)).toEqual(['table-of-contents', 'heading 1', 'body'])
  })

  test('entries that pandoc marked as a list are entries, with a heading or without', async () => {
    const entry = (name: string, words: string) => marked(name, p('', r(words)))
    const list = marked('refs', entry('ref-sample2019', 'Sample, A. 2019. A Year in the Harbour.'), entry('X0123456789012345678901234567890123456789', 'Harbour Office of the North. n.d. Ice Tables. Accessed March 2, 2021.'))
    expect(await rolesOf(text, list)).toEqual(['body', 'reference-entry', 'reference-entry'])
  })
})

describe('what papers that programs wrote have at their front and at their end', () => {
  const raised = (mark: string) => r(mark, '<w:vertAlign w:val="superscript"/>')
  const rows = (...lines: string[]) => p('', lines.map((line, index) => `${index > 0 ? '<w:r><w:br/></w:r>' : ''}${raised(line[0]!)}${r(line.slice(1))}`).join(''))
  const paper = [styled('Heading1', 'Introduction'), p('', r(`${prose} ${prose}`))]
  const names = (marks: string) => p('', r('Ada Sample') + raised(marks))

  test('institutions under the abstract are known by the marks that the names have', async () => {
    const places = rows('1 Example University of the North', '2 Department of Physical Ice and Weather', '3 Harbour Informatics and Rope')
    const roles = await rolesOf(styled('Title', 'A Year in the Harbour'), names('1,2,3'), p('', r('26 December 2020')), text, places, ...paper)
    expect(roles.slice(0, 6)).toEqual(['title', 'author', 'date', 'body', 'affiliation', 'heading 1'])
  })

  test('institutions and whom to write to may be lines of one paragraph', async () => {
    const places = rows('1 Institute of Ice, Example University', '* Correspondence: Ada Sample, ada.sample@example.edu', 'Competing Interests: none')
    const roles = await rolesOf(styled('Title', 'A Year in the Harbour'), names('1*'), places, ...paper)
    expect(roles.slice(0, 4)).toEqual(['title', 'author', 'affiliation', 'heading 1'])
  })

  test('the author note under its heading is text, though it stands on the title page', async () => {
    const note = p('', r('Correspondence concerning this article should be addressed to Ada Sample, 12 Quay Street, Example. E-mail: ada.sample@example.edu'))
    const front = [centred('The Harbour in Ice'), centred('Ada Sample'), centred('Example University'), centred('Author note'), note]
    expect(await rolesOf(...front, p('<w:pageBreakBefore/>', r(`${prose} ${prose}`)))).toEqual(['title', 'author', 'affiliation', 'heading 1', 'body', 'body'])
  })

  test('a sentence with a day under a lower heading than that of the list is no entry', async () => {
    const entry = p('', r('Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'))
    const made = p('', r('This report was made on 2020-12-26 18:30:24 with what stands below, and with nothing else.'))
    expect((await rolesOf(...opening, styled('Heading1', 'References'), entry, styled('Heading3', 'Colophon'), made)).slice(6)).toEqual(['heading 1', 'reference-entry', 'heading 3', 'body'])
  })

  test('a listing longer than the text does not say what text looks like', async () => {
    const listing = p('<w:pStyle w:val="Code"/>', r(`${prose} `.repeat(20), '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New"/><w:sz w:val="20"/>'))
    const line = p('', r('The state of the program'))
    expect((await rolesOf(text, listing, text, line, listing))[3]).toBe('other')
  })
})

describe('lines that are no headings', () => {
  test('small letters that nothing else sets off', async () => {
    expect((await rolesOf(text, sized('Output and Input', 16), text, text))[1]).not.toMatch(/heading/)
  })

  test('what a program wrote where a caption is missing', async () => {
    expect((await rolesOf(text, p('', r('?(caption)', '<w:b/>')), text))[1]).toBe('other')
  })

  test.each(['<groupId>org.example</groupId>', '</dependency>', '<!-- the first -->', '<w:tab w:val="left"/>'])('%s is program text', async (line) => {
    expect((await rolesOf(text, sized(line, 16), text))[1]).toBe('code')
  })

  test('a name in angle brackets is a place to be filled in, no program text', async () => {
    expect((await rolesOf(text, p('', r('<your name>')), text))[1]).not.toBe('code')
  })

  test('names between the title and a date, however large', async () => {
    const roles = await rolesOf(styled('Title', 'The Harbour in Ice'), sized('Ada Sample', 28, '<w:b/>'), p('', r('12 March 2020')), styled('Heading1', 'Ships'), p('', r(`${prose} ${prose}`)))
    expect(roles[1]).toBe('author')
  })
})

test('a running head at the top of the text is no line of the title page', async () => {
  const front = [p('', r('Running head: THE HARBOUR IN ICE')), centred('The Harbour in Ice'), centred('Ada Sample')]
  expect((await rolesOf(...front, p('<w:pageBreakBefore/>', r(prose)))).slice(0, 3)).toEqual(['running-head', 'title', 'author'])
})

test('the title may stand under institution, course and names, if nothing is as large', async () => {
  const above = ['Board of Northern Schools', 'Example University', 'Course of Harbour Engineering', 'ADA SAMPLE', 'BEA MUSTER'].map(centred)
  const title = p('<w:jc w:val="center"/>', r('THE HARBOUR IN ICE: A PLAN FOR SHIPS THAT CANNOT LEAVE BEFORE THE SPRING OF THE YEAR', '<w:b/><w:sz w:val="36"/>'))
  const roles = await rolesOf(...above, title, sized('INTRODUCTION', 32, '<w:b/>'), text, sized('SHIPS', 32, '<w:b/>'), text)
  expect(roles.slice(4, 7)).toEqual(['author', 'title', 'heading 1'])
})

test('a line under the title with names centred under it is a subtitle', async () => {
  const large = (words: string, size: number) => p('<w:jc w:val="center"/>', r(words, `<w:b/><w:sz w:val="${size}"/>`))
  const names = centred('Ada Sample PhD1,2, Bea Muster BSc2, Dan Example BSc2, Kim Tester MD, Lee Other MA and Max Last')
  expect((await rolesOf(large('The Harbour', 40), large('A Year of Ice', 32), names, styled('Heading1', 'Introduction'), text)).slice(0, 2)).toEqual(['title', 'subtitle'])
})

test('a question in Arabic letters may be a heading as one in Latin letters may', async () => {
  const question = p('', r('لماذا نحفظ هذه الرسائل القديمة اليوم؟', '<w:b/><w:bCs/><w:sz w:val="32"/><w:szCs w:val="32"/><w:rtl/>'))
  expect((await rolesOf(...opening, question, text))[opening.length]).toBe('heading 1')
})

test('text from right to left is as bold and as large as its own properties say', async () => {
  const heading = p('', r('الرسائل القديمة', '<w:bCs/><w:szCs w:val="36"/><w:rtl/>'))
  expect((await rolesOf(...opening, heading, text))[opening.length]).toBe('heading 1')
})

test('a quotation in quotation marks has lines of its own where the text is justified and it is not', async () => {
  const justified = p('<w:jc w:val="both"/>', r(`${prose} ${prose}`))
  const quoted = `“${prose} ${prose} ${prose}” (Lee, 2018, p. 4)`
  expect((await rolesOf(justified, justified, p('', r(quoted)), justified))[2]).toBe('block-quotation')
  expect((await rolesOf(justified, justified, p('<w:jc w:val="both"/>', r(quoted)), justified))[2]).toBe('body')
})
