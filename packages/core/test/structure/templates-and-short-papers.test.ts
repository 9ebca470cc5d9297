import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r, styled, table } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { inspect } from '../../src/inspect.js'

const ice = 'The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour.'
const text = p('', r(ice))
const plain = (words: string) => p('', r(words))
const sized = (words: string, size: number, look = '') => p('', r(words, `${look}<w:sz w:val="${size}"/>`))
const centred = (words: string, look = '') => p('<w:jc w:val="center"/>', r(words, look))

/** The roles of the paragraphs of a body, with levels; a mark behind those that are not certain enough to act on. */
const rolesOf = async (...body: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: body.join(''), styles: english }), {}, nodeCodec)
  return paragraphs.map(({ role, level, confidence }) => `${role}${level === undefined ? '' : ` ${level}`}${confidence < 0.85 ? '?' : ''}`)
}

describe('a template that nobody has filled in', () => {
  test('has authors, a subtitle and a date where it says so', async () => {
    const front = [sized('My title', 40, '<w:b/>'), plain('author 1'), plain('other author'), plain('2020-06-03')]
    expect((await rolesOf(...front, styled('Heading1', 'Introduction'), text)).slice(1, 3)).toEqual(['author', 'author'])
    const page = ['Title', 'Subtitle', 'Author', 'Date'].map((words) => centred(words, words === 'Title' ? '<w:b/>' : ''))
    expect((await rolesOf(...page, p('<w:pageBreakBefore/>', r(ice)))).slice(0, 4)).toEqual(['title', 'subtitle', 'author', 'date'])
  })

  test('has a heading where a line says its level, and goes on behind a dash', async () => {
    expect((await rolesOf(text, plain('Heading 5 - this one is for page breaks in Word, and for nothing else'), text))[1]).toMatch(/^heading 5/)
    expect((await rolesOf(text, plain('Heading 5 of the old rules was for the breaks between pages, and it is no more.'), text))[1]).toBe('body')
  })
})

describe('a document without prose', () => {
  test('has no title in a few words alone that are larger than Normal and no larger than text may be, as formatting leaves them', async () => {
    const roles = async (words: string) => (await inspect(await docxOf({ body: words }), {}, nodeCodec)).paragraphs.map(({ role }) => role)
    expect(await roles(sized('The river', 24))).toEqual(await roles(plain('The river')))
    expect(await roles(sized('The river', 36))).toEqual(['title'])
  })

  test('has no title in its first heading, nor in one that is centred under dates: formatting takes numbers from headings and centres them', async () => {
    const [first, second] = [styled('Heading1', 'Signals'), styled('Heading2', 'By day')]
    expect((await rolesOf(first, second, plain('One flag'), second, plain('Two flags')))[0]).toBe('heading 1')
    const heading = p('<w:pStyle w:val="Heading1"/><w:jc w:val="center"/>', r('15:49'))
    expect((await rolesOf(...['Last printed', 'Thursday, 17 March 2022', '17-Mar-22', 'Time'].map(plain), heading, heading)).slice(0, 4)).not.toContain('author')
  })

  test('has text as large as Normal is, though most of its letters are those of headings', async () => {
    const ships = table('', [plain('Ship'), plain('Year')])
    const headings = ['Lists with the same number in cells', 'Lists with other numbers in cells', 'Lists without any number in cells'].flatMap((words) => [sized(words, 32), ships])
    const roles = await rolesOf(sized('Lists', 56), plain('of the harbour'), ...headings)
    expect(roles.filter((role) => role.startsWith('heading'))).toHaveLength(3)
  })
})

test('a page with a list of contents is no title page, though what stands over the list has the style of titles', async () => {
  const entries = ['Signals by Day\t2', 'Signals by Night\t3'].map((words) => styled('TOC1', words))
  const roles = await rolesOf(styled('Title', 'Table of Contents'), plain(''), ...entries, p('<w:pageBreakBefore/>', r('Signals')), text)
  expect(roles.slice(0, 3)).toEqual(['heading 1', 'blank?', 'table-of-contents'])
})

describe('a paper of a few lines', () => {
  const front = [centred('The Harbour in Winter', '<w:b/>'), centred('Ada Sample')]
  const list = [plain('Works Cited'), plain('Muster, Bea. Harbours of the North. Example Press, 2019.')]

  test('has text over its references in a sentence from the margin, be it short or with the mark of a note behind it, and no title page', async () => {
    for (const sentence of ['The ships stayed in the harbour.', 'The ships stayed in the harbour.1', 'No ship could leave the harbour in the first week of that cold November.2,3']) {
      expect((await rolesOf(...front, plain(sentence), ...list))[2]).toBe('body')
    }
  })
})

test('what is typed at the top of each page as the running head is that on all of them', async () => {
  const front = [plain('Running head: THE ICE\t1'), centred('A Year in the Harbour'), centred('Ada Sample'), p('', '<w:r><w:br w:type="page"/></w:r>')]
  const roles = await rolesOf(...front, plain('THE ICE\t2'), text, p('', '<w:r><w:br w:type="page"/></w:r>'), plain('The Ice 3'), text, plain('The ice of 1709'), text)
  expect(roles.map((role, at) => (role === 'running-head' ? at : -1)).filter((at) => at >= 0)).toEqual([0, 4, 7])
})

describe('the title', () => {
  test('is no line from the margin, under another line, that looks as later headings do', async () => {
    const heading = (words: string) => sized(words, 36, '<w:b/>')
    expect((await rolesOf(plain('Try it now'), heading('Make the line bold.'), text, heading('Take it with you.'), text))[1]).toMatch(/^heading/)
  })

  test('is the one heading of the first level over a name, where the parts are typed', async () => {
    const bold = (words: string) => p('', r(words, '<w:b/>'))
    const parts = [bold('Introduction'), text, bold('The Ice'), text]
    expect((await rolesOf(styled('Heading1', 'A Year in the Harbour'), plain('Ada Sample'), ...parts))[0]).toBe('title')
    expect((await rolesOf(styled('Heading1', 'A Year in the Harbour'), text, ...parts))[0]).toBe('heading 1')
    expect((await rolesOf(styled('Heading1', 'A Year in the Harbour'), plain('Ada Sample'), ...parts, styled('Heading1', 'The Thaw'), text))[0]).not.toBe('title')
  })

  test('stands over the name of who wrote it, in whose larger letters it is not', async () => {
    const front = [plain(`Note: ${ice}`), centred('The Harbour in the Winter of Ice', '<w:b/><w:sz w:val="32"/>'), centred('Ada Sample', '<w:b/><w:sz w:val="36"/>')]
    expect((await rolesOf(...front, text))[1]).toBe('title')
  })

  test('has a subtitle under it that is smaller than the headings further down, though text follows', async () => {
    const heading = (words: string) => sized(words, 32, '<w:b/>')
    const front = [sized('The Harbour', 56), sized('A year of ice, and what became of those who lived by the ships', 30, '<w:i/>'), text]
    expect((await rolesOf(...front, heading('Ships'), text, heading('Sails'), text))[1]).toBe('subtitle')
    expect((await rolesOf(...front, text))[1]).not.toMatch(/subtitle/)
  })

  test('has a name under it with where its bearer belongs to in brackets, though it is called as parts of papers are', async () => {
    const front = [centred('Supplementary Materials', '<w:sz w:val="56"/>'), centred('Ada Sample (IRN, Example University, Oldtown; ORCID 0000-0002-1825-0097)')]
    expect((await rolesOf(...front, styled('Heading2', 'The Data'), text))[1]).toMatch(/^author/)
  })
})

describe('what the contents list leads to by a mark of Word, and has in its words,', () => {
  const listed = (...entries: string[]) => entries.map((words, at) =>
    p('', `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${at === 0 ? ' TOC ' : ` PAGEREF _Toc${at} `}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r(`${words}\t1`)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`))
  const marked = (at: number, words: string) => p('', `<w:bookmarkStart w:id="${at}" w:name="_Toc12345${at}"/>${r(words)}<w:bookmarkEnd w:id="${at}"/>`)

  test('is a heading, though it looks as text does, ends with a stop and has nothing but headings around it', async () => {
    const all = ['Nothing is as cold as the sea.', 'The ships:', 'The sails']
    const roles = await rolesOf(...listed(...all), ...all.flatMap((words, at) => [marked(at + 1, words), text]))
    expect(roles.filter((role) => role.startsWith('heading'))).toHaveLength(3)
    expect((await rolesOf(...all.flatMap((words, at) => [marked(at + 1, words), text]))).filter((role) => /^heading \d$/.test(role))).toHaveLength(0)
  })

  test('is known behind a number in wide digits, which the text has from its numbering', async () => {
    expect((await rolesOf(...listed('第１章\t港の冬', '第２章\t船'), marked(1, '港の冬'), text, marked(2, '船'), text)).filter((role) => role.startsWith('heading'))).toHaveLength(2)
  })
})

test('a paragraph that is a little set in after a colon may be a quotation, and is asked about', async () => {
  const little = (words: string) => p('<w:ind w:left="240"/>', r(words))
  const leading = plain('The council wrote to the king in the first week of winter:')
  expect((await rolesOf(text, leading, little('The ships are lost and the men are with them.'), text))[2]).toBe('block-quotation?')
  expect((await rolesOf(text, little('The ships are lost and the men are with them.'), text))[1]).toBe('body')
})
