import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { docxOf } from '../../test/notation/docx-of.js'
import { code, field, level, list, mark, p, r, style, styled, table } from '../../test/notation/markup.js'
import { english } from '../../test/notation/style-sheets.js'
import { inspect } from '../inspect.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'
const text = p('', r(prose))
const bullets = list(1, level(0, 'bullet', '•'))
const numbers = list(2, level(0, 'decimal', '%1.'))
const more = style('Caption', 'caption') + style('TOC1', 'toc 1') + style('Code', 'Source Code') + style('Bibliography', 'Bibliography') + style('IEEEBody', 'IEEE Body')

/** The roles of the paragraphs of a body, with levels; a role that is not certain enough to act on has a question mark. */
const rolesOf = async (...body: string[]): Promise<string[]> => {
  const bytes = await docxOf({ body: body.join(''), styles: english + more, numbering: bullets.abstract + numbers.abstract + bullets.instance + numbers.instance })
  const { paragraphs } = await inspect(bytes, {}, nodeCodec)
  return paragraphs.map(({ role, level: at, confidence }) => `${role}${at === undefined ? '' : ` ${at}`}${confidence < 0.85 && role !== 'blank' ? '?' : ''}`)
}
const roleOf = async (block: string): Promise<string> => (await rolesOf(block, text))[0]!

test('lines under a title that say who wrote it are still known where an earlier run has been', async () => {
  const centred = (words: string): string => p('<w:jc w:val="center"/>', r(words))
  const names = ['Lucía Ferrer Ibáñez', 'Universidad de Castellón', 'Asignatura: Geografía urbana', '12 de marzo de 2023'].map(centred)
  const roles = await rolesOf(styled('Title', 'Las calles lentas'), ...names, styled('Heading1', 'Introducción'), styled('IEEEBody', prose))
  expect(roles.slice(0, 5)).toEqual(['title', 'author', 'affiliation', 'course', 'date'])
})

describe('headings', () => {
  test('are known by the name of their style or by an outline level', async () => {
    expect(await roleOf(styled('Heading2', 'Methods'))).toBe('heading 2')
    expect(await roleOf(p('<w:outlineLvl w:val="2"/>', r('Methods')))).toBe('heading 3')
  })

  test('of the second level are main parts where the title has the first one', async () => {
    const roles = await rolesOf(styled('Title', 'A Year in the Harbour'), styled('Heading2', 'Ships'), text, styled('Heading3', 'Sails'), text, styled('Heading2', 'Ice'), text)
    expect(roles.filter((role) => role.startsWith('heading'))).toEqual(['heading 1', 'heading 2', 'heading 1'])
  })

  test('keep their level where their numbers say that they are parts of a part', async () => {
    const roles = await rolesOf(styled('Title', 'A Year in the Harbour'), styled('Heading2', '2.1 Ships'), text, styled('Heading2', '2.2 Ice'), text)
    expect(roles.filter((role) => role.startsWith('heading'))).toEqual(['heading 2', 'heading 2'])
  })

  test('are known by their looks: short, bold, and before text', async () => {
    expect(await roleOf(p('', r('Methods and Sources', '<w:b/>')))).toBe('heading 1')
  })

  test('have the size of most of their letters, however many runs these are cut into', async () => {
    const sized = (words: string, size: number) => r(words, `<w:sz w:val="${size}"/>`)
    const [year, harbour] = [sized('A year – ', 32), 'in the harbour of the town']
    const certainty = async (...runs: string[]): Promise<number> => (await inspect(await docxOf({ body: p('', year, ...runs) + text, styles: english }), {}, nodeCodec)).paragraphs[0]!.confidence
    expect(await certainty(...harbour.split(/(?= )/).map((word) => sized(word, 22)))).toBe(await certainty(sized(harbour, 22)))
  })

  test.each([
    ['a bold sentence with a stop', p('', r('It was a quiet year.', '<w:b/>'))],
    ['a long bold line', p('', r(prose, '<w:b/>'))],
    ['a bold item of a list', p('<w:numPr><w:numId w:val="1"/></w:numPr>', r('First', '<w:b/>'))],
    ['a short line that is not bold', p('', r('Ships and Sails'))],
    ['a line that is bold only at its start', p('', r('Note', '<w:b/>'), r(' on sources'))],
    ['a bold number', p('', r('1709', '<w:b/>'))],
  ])('%s is none', async (_, block) => expect(await roleOf(block)).not.toMatch(/^heading \d$/))

  test('are no formulas on lines of their own', async () => {
    const roles = await rolesOf(styled('Heading1', 'Ice'), text, p('<w:jc w:val="center"/>', r('NPP = GPP – RA', '<w:b/>')), text)
    expect(roles[2]).not.toMatch(/^heading/)
    expect((await rolesOf(styled('Heading1', 'Ice'), text, p('<w:jc w:val="center"/>', r('Ships = Ice and Salt', '<w:b/>')), text))[2]).toBe('heading 1')
  })

  test('may be the items of a list that are all bold and stand over text', async () => {
    const item = (words: string, look = '<w:b/>') => p('<w:numPr><w:numId w:val="2"/></w:numPr>', r(words, look))
    const headings = (...body: string[]) => rolesOf(...body).then((roles) => roles.filter((role) => role === 'heading 1').length)
    expect(await headings(item('Short Literature Review'), text, item('Research Questions:'), text, item('Data Collection'), text)).toBe(3)
    expect(await headings(text, item('Flour and Salt'), item('Rope and Tar'), item('Letters and News'), text)).toBe(0)
    expect(await headings(item('Flour and Salt'), text, item('Rope and tar', ''), text, item('Letters and News'), text)).toBe(0)
  })

  test('have one level where they look alike, with what is below them a level up', async () => {
    const big = (words: string, align = '<w:jc w:val="center"/>') => p(align, r(words, '<w:b/><w:sz w:val="28"/>'))
    const small = (words: string, italic = '') => p('', r(words, `<w:b/>${italic}<w:sz w:val="24"/>`))
    const parts = [big('Introduction'), text, big('Background'), text, small('Bees in Towns'), text, small('What Counts', '<w:i/>'), text, big('Method'), text, big('Results'), text]
    const roles = await rolesOf(...parts, big('Discussion'), small('Feeding or Living'), text, small('Limits'), text, big('Conclusion'), text, big('References', ''), p('', r('Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.')))
    expect(roles.filter((role) => role.startsWith('heading'))).toEqual([1, 1, 2, 3, 1, 1, 1, 2, 2, 1, 1].map((level) => `heading ${level}`))
  })

  test('are of one level though that of the references alone is centred', async () => {
    const bold = (words: string, align = '') => p(align, r(words, '<w:b/>'))
    const roles = await rolesOf(bold('Introduction'), text, bold('Criteria'), text, bold('Evaluation'), text, bold('Recommendation'), text, bold('References', '<w:jc w:val="center"/>'), p('', r('Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.')))
    expect(roles.filter((role) => role.startsWith('heading'))).toEqual(new Array(5).fill('heading 1'))
  })

  test('that are called a chapter have their title under them, whatever it looks like', async () => {
    const centred = (words: string, looks: string) => p('<w:jc w:val="center"/>', r(words, looks))
    const chapter = (name: string, title: string) => [centred(name, '<w:b/><w:sz w:val="32"/>'), centred(title, '<w:b/><w:sz w:val="28"/>'), text, p('', r('More Ships', '<w:b/>')), text]
    const roles = await rolesOf(...chapter('CHAPTER ONE', 'The Ice'), ...chapter('CHAPTER TWO', 'The Town'))
    expect(roles.filter((role) => role.startsWith('heading'))).toEqual([1, 1, 2, 1, 1, 2].map((level) => `heading ${level}`))
  })

  test('are not who speaks in a transcript, nor the labels of a form', async () => {
    const bold = (words: string) => p('', r(words, '<w:b/>'))
    const turns = ['Interviewer', 'Ada Sample', 'Interviewer', 'Ada Sample'].flatMap((name) => [bold(name), text])
    expect((await rolesOf(bold('Transcript'), text, ...turns, bold('Analysis'), text)).filter((role) => role === 'heading 1')).toHaveLength(2)
    const chapters = ['Harbours', 'Towns'].flatMap((name) => [p('', r(name, '<w:b/><w:sz w:val="32"/>')), ...['Their Ships', 'Their Trade'].flatMap((part) => [bold(part), text])])
    expect((await rolesOf(...chapters)).filter((role) => role === 'heading 2')).toHaveLength(4)
    expect((await rolesOf(text, bold('Occupation:'), p('', r('______________')), bold('Signature: ________'), text)).filter((role) => /^heading \d$/.test(role))).toEqual([])
  })

  test('are what looks as other headings do, over a table too, and may end with an abbreviation', async () => {
    const underlined = (words: string) => p('', r(words, '<w:u w:val="single"/>'))
    const cells = table('', [p('', r('1709')), p('', r('1710'))])
    const roles = await rolesOf(underlined('The Early Ice'), text, underlined('The Late Ice'), text, underlined('The Thaw'), text, cells, underlined('The Loss'), cells, p(''), underlined('Harbour Ltd.'), text)
    expect(roles.filter((role) => /^heading \d$/.test(role))).toHaveLength(5)
  })

  test('of appendices under one for all of them are of one level', async () => {
    const [big, small] = [(words: string) => p('', r(words, '<w:b/><w:sz w:val="32"/>')), (words: string) => p('', r(words, '<w:b/><w:sz w:val="26"/>'))]
    const roles = await rolesOf(big('Ice'), text, small('Ships'), text, big('Appendices'), small('Appendix A: Letters'), text, small('Appendix B: Lists'), text)
    expect(roles.filter((role) => role.startsWith('heading'))).toEqual([1, 2, 1, 2, 2].map((level) => `heading ${level}`))
  })

  test('have levels by their looks: centred above flush left, upright above italic', async () => {
    const roles = await rolesOf(text, p('<w:jc w:val="center"/>', r('One', '<w:b/>')), text, p('', r('Two', '<w:b/>')), text, p('', r('Three', '<w:b/><w:i/>')), text)
    expect(roles.filter((role) => role.startsWith('heading'))).toEqual(['heading 1', 'heading 2', 'heading 3'])
  })

  test('that look alike are parts of Methods or Results where they stand between them', async () => {
    const bold = (text: string) => p('', r(text, '<w:b/>'))
    const named = ['Introduction', 'Methods', 'Ice Cores', 'Results', 'The Early Ice', 'Discussion']
    const roles = await rolesOf(text, ...named.flatMap((name) => [bold(name), text]))
    expect(roles.filter((role) => role !== 'body')).toEqual([1, 1, 2, 1, 2, 1].map((at) => `heading ${at}`))
  })

  test('that look alike are of one level in an essay, whatever they are called', async () => {
    const roles = await rolesOf(text, ...['Introduction', 'Ships', 'Harbours', 'Conclusion'].flatMap((name) => [p('', r(name, '<w:b/>')), text]))
    expect(roles.filter((role) => role !== 'body')).toEqual([1, 1, 1, 1].map((at) => `heading ${at}`))
  })

  test('are one level below each other by size, whatever comes first', async () => {
    const sized = (text: string, size: number) => p('', r(text, `<w:b/><w:sz w:val="${size}"/>`))
    const roles = await rolesOf(text, sized('Ships', 36), text, sized('Sails', 30), text, sized('Masts', 30), text, sized('Harbours', 36), text)
    expect(roles.filter((role) => role !== 'body')).toEqual([1, 2, 2, 1].map((at) => `heading ${at}`))
  })

  test('that are typed leave no level out', async () => {
    const roles = await rolesOf(styled('Heading1', 'One'), text, p('', r('Two', '<w:b/>')), text)
    expect(roles[2]).toMatch(/^heading [12]$/)
  })

  test('are as deep as the sections that a converter marked from their headings to their ends', async () => {
    const marked = (id: number, name: string, ...blocks: string[]) =>
      `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${p('', r(name, '<w:b/>'))}${blocks.join('')}<w:bookmarkEnd w:id="${id}"/>`
    const roles = await rolesOf(marked(1, 'Ships', text, marked(2, 'Sails', text, marked(3, 'Knots', text)), marked(4, 'Masts', text)), marked(5, 'Harbours', text))
    expect(roles.filter((role) => role !== 'body')).toEqual([1, 2, 3, 2, 1].map((at) => `heading ${at}`))
  })

  test('are lines, whatever they look like, whose numbers go on with those of the headings over text', async () => {
    const bold = (words: string) => p('', r(words, '<w:b/>'))
    const plain = (words: string) => p('', r(words))
    const body = [bold('1. Ships'), text, bold('1.1 Sails'), text, plain('1.1.1\tSmall sails'), text, plain('1.1.2\tLarge sails'), text, bold('2. Ice'), text]
    expect((await rolesOf(...body)).filter((role) => role !== 'body')).toEqual([1, 2, 3, 3, 1].map((at) => `heading ${at}`))
  })

  test.each([
    ['leaves a number out', '1.2 Large sails', prose],
    ['is a sentence', '1.1 The sails were large.', prose],
    ['is one of a row', '1.1 Large sails', '1.2 Small sails'],
    ['begins in small letters', '1.1 metres of cloth', prose],
  ])('are no lines without looks whose number %s', async (_, words, next) => {
    expect((await rolesOf(p('', r('1. Ships', '<w:b/>')), text, p('', r(words)), p('', r(next)), text))[2]).not.toMatch(/^heading \d$/)
  })

  test('are not the long paragraphs that somebody gave a heading style', async () => {
    expect(await roleOf(styled('Heading1', `${prose} ${prose} ${prose}`))).toMatch(/\?$/)
  })
})

describe('the title page', () => {
  const lines = ['A Year in the Harbour', 'Ada Sample', 'Example University'].map((line) => p('<w:jc w:val="center"/>', r(line)))

  test('is known by short centred lines alone on the first page', async () => {
    expect(await rolesOf(...lines, p('<w:pageBreakBefore/>', r(prose)))).toEqual(['title', 'author', 'affiliation', 'body'])
  })

  test('has the title in the style Title where there is one', async () => {
    expect(await rolesOf(styled('Title', 'A Year in the Harbour'), text)).toEqual(['title', 'body'])
  })

  test('is known where text begins on the first page, if every centred line under the title says who wrote it, where or when', async () => {
    const body = p('', r(`${prose} ${prose}`))
    expect(await rolesOf(...lines, body)).toEqual(['title', 'author', 'affiliation', 'body'])
    expect(await rolesOf(...lines, p('<w:jc w:val="center"/>', r('Of winters')), body)).toEqual(['title', 'author?', 'affiliation?', 'other?', 'body'])
    const inOne = ['Ada Sample, Example University', '3 May 2024'].map((line) => p('<w:jc w:val="center"/>', r(line)))
    expect(await rolesOf(lines[0]!, ...inOne, body)).toEqual(['title', 'affiliation', 'date', 'body'])
    expect(await rolesOf(...lines.slice(0, 2), body)).toEqual(['title', 'author', 'body'])
    expect(await rolesOf(lines[0]!, p('', r('Ada Sample')), p('', r('Example University')), body)).toEqual(['title', 'author', 'affiliation', 'body'])
  })

  test('names the institution over the title in the same letters', async () => {
    const bold = (words: string) => p('<w:jc w:val="center"/>', r(words, '<w:b/><w:sz w:val="28"/>'))
    const front = [bold('Example University'), bold('Faculty of History'), bold('Ice and Snow'), ...lines.slice(1, 2)]
    expect((await rolesOf(...front, p('<w:pageBreakBefore/>', r(`${prose} ${prose}`)))).slice(0, 4)).toEqual(['affiliation', 'affiliation', 'title', 'author'])
    const onlyOne = [bold('A Year at Example University'), p('<w:jc w:val="center"/>', r('Written in winter')), ...lines.slice(1, 2)]
    expect((await rolesOf(...onlyOne, p('<w:pageBreakBefore/>', r(prose))))[0]).toBe('title')
  })

  test('ends where empty lines push the text on to the next page', async () => {
    const heading = p('<w:jc w:val="center"/>', r('Declaration', '<w:b/><w:sz w:val="28"/>'))
    const prosePart = p('', r(`${prose} ${prose}`))
    const number = p('<w:jc w:val="center"/>', r('C19400000'))
    const front = [p('<w:jc w:val="center"/>', r('A Year in the Harbour', '<w:b/><w:sz w:val="32"/>')), ...lines.slice(1), number]
    expect((await rolesOf(...front, p(''), p(''), p(''), heading, prosePart)).filter((role) => role !== 'blank')).toEqual(['title', 'author', 'affiliation', 'title-page', 'heading 1', 'body'])
    expect((await rolesOf(...front, p(''), heading, prosePart)).slice(1, 4)).toEqual(['author?', 'affiliation?', 'other?'])
  })

  test('institutions stand right under names in a style of their own, on lines of one paragraph, without a mark', async () => {
    const author = style('Author', 'Author')
    const places = ['Institute of Ice, Example', 'Example University, Department of History', 'Harbour Institute, Sample'].flatMap((place, at) => [...(at > 0 ? ['<w:r><w:br/></w:r>'] : []), r(place)])
    const long = ['Institute of Ice, which nobody expected to be so early. ', prose, prose].map((words) => r(words))
    const parts = async (under: string[]) => {
      const body = styled('Title', 'A Year in the Harbour') + styled('Author', 'Ada Sample') + p('', ...under) + styled('Heading1', 'Ships') + text
      return (await inspect(await docxOf({ body, styles: english + author }), {}, nodeCodec)).paragraphs.map(({ role, confidence }) => (confidence < 0.85 ? `${role}?` : role))
    }
    expect(await parts(places)).toEqual(['title', 'author', 'affiliation', 'heading', 'body'])
    expect((await parts(long))[2]).toBe('body')
  })

  test('institutions may be lines of one paragraph, with an address under them', async () => {
    const raised = (mark: string) => r(mark, '<w:vertAlign w:val="superscript"/>')
    const names = p('', r('Ada Sample'), raised('1'), r(' and Bea Muster'), raised('2'))
    const places = p('', raised('1'), r(' Department of History, Example University'), '<w:r><w:br/></w:r>', raised('2'), r(' Institute of Ice, Example University'))
    const roles = await rolesOf(styled('Title', 'A Year in the Harbour'), names, places, p('', r('*Correspondence: ada.sample@example.edu')), p('', r(`${prose} ${prose}`)))
    expect(roles).toEqual(['title', 'author', 'affiliation', 'author-note', 'body'])
  })

  test('institutions are known by the marks that names above them have', async () => {
    const front = ['Ada Sample1 and Bea Muster1,2', '1Section of Harbours, 12 Quay Street, Example', '2(formerly) The Old Mill, Sample', '3Nobody has this mark'].map((line) => p('', r(line)))
    expect((await rolesOf(styled('Title', 'A Year in the Harbour'), ...front, p('', r(`${prose} ${prose}`)))).slice(0, 5)).toEqual(['title', 'author', 'affiliation', 'affiliation', 'other?'])
  })

  test('a line under the title that is like no other line is a subtitle', async () => {
    const large = (text: string, size: number) => p('<w:jc w:val="center"/>', r(text, `<w:b/><w:sz w:val="${size}"/>`))
    expect((await rolesOf(large('The Harbour', 40), large('A Year of Ice', 32), styled('Heading1', 'Introduction'), text)).slice(0, 3)).toEqual(['title', 'subtitle', 'heading 1'])
  })

  test('nothing is certain under a title where no text shows what is usual', async () => {
    const line = (words: string, size: number) => p('', r(words, `<w:sz w:val="${size}"/>`))
    const roles = await rolesOf(styled('Title', 'A Year in the Harbour'), line('Name of the ship: {name}', 30), line('Harbour: {harbour}', 24), line('Cargo: {cargo}', 24))
    expect(roles.slice(0, 2)).toEqual(['title', 'subtitle?'])
  })
})

describe('an essay typed entirely in Normal has a working outline', () => {
  const outlineOf = async (...body: string[]): Promise<string[]> => {
    const bytes = await docxOf({ body: body.join(''), styles: english })
    const { paragraphs, outline } = await inspect(bytes, {}, nodeCodec)
    expect(outline.every(({ paragraph }) => paragraphs[paragraph]!.confidence >= 0.85)).toBe(true)
    return outline.map(({ level: at, text: words }) => `${at} ${words}`)
  }
  const centred = (...runs: string[]) => p('<w:jc w:val="center"/>', ...runs)
  const entry = p('', r('Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'))

  test('where its headings are only called as headings are', async () => {
    const parts = ['Introduction', 'Methods', 'Results', 'Conclusion'].flatMap((name) => [p('', r(name)), text])
    expect(await outlineOf(centred(r('The Harbour in Ice')), centred(r('Ada Sample')), ...parts, p('', r('References')), entry))
      .toEqual(['1 Introduction', '1 Methods', '1 Results', '1 Conclusion', '1 References'])
  })

  test('where they are bold and numbered', async () => {
    const parts = ['1. The Ships', '1.1 Sails', '1.2 Masts', '2. The Ice'].flatMap((name) => [p('', r(name, '<w:b/>')), text])
    expect(await outlineOf(...parts)).toEqual(['1 1. The Ships', '2 1.1 Sails', '2 1.2 Masts', '1 2. The Ice'])
  })

  test('where they are underlined, under the block that a paper in MLA style begins with', async () => {
    const block = ['Ada Sample', 'Professor Tester', 'History 101', '12 March 2020'].map((line) => p('', r(line)))
    const parts = ['Ships and Sails', 'Ice and Snow'].flatMap((name) => [p('', r(name, '<w:u w:val="single"/>')), text])
    expect(await outlineOf(...block, centred(r('The Harbour in Ice')), text, ...parts, centred(r('Works Cited')), entry))
      .toEqual(['1 Ships and Sails', '1 Ice and Snow', '1 Works Cited'])
  })

  test('where the title is as bold as they are, and lower ones are italic', async () => {
    const bold = (name: string) => p('', r(name, '<w:b/>')) + text
    const italic = (name: string) => p('', r(name, '<w:i/>')) + text
    expect(await outlineOf(centred(r('The Harbour in Ice', '<w:b/>')), text, bold('The Ships'), italic('Sails'), italic('Masts'), bold('The Ice'))).toEqual(['1 The Ships', '2 Sails', '2 Masts', '1 The Ice'])
  })
})

describe('other roles', () => {
  const toc = [p('', mark('begin'), code(' TOC '), mark('separate'), r('One\t1')), p('', r('Two\t2'), mark('end'))]

  test('the abstract stands under its heading, up to the next one', async () => {
    const summary = p('', r(`${prose} ${prose}`))
    expect(await rolesOf(p('', r('Abstract', '<w:b/>')), summary, styled('Heading1', 'Methods'), text)).toEqual(['heading 1', 'abstract', 'heading 1', 'body'])
  })

  test('quotations have a style or stand in from the left', async () => {
    expect(await roleOf(styled('Quote', prose))).toBe('block-quotation')
    expect(await roleOf(p('<w:ind w:left="720"/>', r(`${prose} ${prose} ${prose} (Lee, 2018, p. 4)`)))).toBe('block-quotation')
    expect(await roleOf(p('<w:ind w:left="720" w:right="720"/>', r(`${prose} ${prose} ${prose}`)))).toBe('block-quotation')
    expect(await roleOf(p('<w:ind w:left="720"/>', r(`${prose} ${prose} ${prose}`)))).toBe('block-quotation?')
    expect(await roleOf(p('<w:ind w:left="720"/>', r(prose)))).toBe('block-quotation?')
    expect(await roleOf(p('<w:ind w:left="720" w:right="720"/>', r(`[${prose}]`)))).not.toMatch(/quotation/)
  })

  test('text that is set in as a whole is no quotation', async () => {
    const within = (indent: number) => p(`<w:ind w:left="${indent}"/>`, r(`${prose} ${prose}`))
    expect(await rolesOf(within(540), within(504), within(540), within(504), text)).toEqual(['body', 'body', 'body', 'body', 'body'])
  })

  test('a hanging indent makes no quotation', async () => {
    expect(await roleOf(p('<w:ind w:left="720" w:hanging="720"/>', r(`${prose} ${prose} ${prose}`)))).not.toMatch(/quotation/)
  })

  test('a heading with the label of the table under it is its caption, unless a contents list collects headings of its level', async () => {
    const caption = styled('Heading2', 'Table 1: Prices of grain')
    const grain = table('', ['Year', 'Price'])
    expect(await rolesOf(text, caption, grain, text)).toContain('table-caption')
    const contents = (levels: string) => p('', field(`TOC \\o "${levels}" \\h`, 'Ships'))
    expect(await rolesOf(contents('1-1'), text, caption, grain, text)).toContain('table-caption')
    expect(await rolesOf(contents('1-3'), text, caption, grain, text)).toContain('heading 2?')
    expect(await rolesOf(p('', field('TOC \\h \\t "Heading 2,1"', 'Table 1')), text, caption, grain, text)).toContain('heading 2?')
    expect(await rolesOf(text, caption, text, text)).toContain('heading 2')
  })

  test('a line in capitals between the label of a table and the table is its title', async () => {
    const middle = (words: string) => p('<w:jc w:val="center"/>', r(words))
    expect((await rolesOf(text, middle('TABLE I'), middle('PRICES OF GRAIN IN WINTER'), table('', ['Year', 'Price']), text)).slice(1, 3)).toEqual(['table-caption', 'table-caption'])
  })

  test('captions have a style, a sequence number or a typed label', async () => {
    expect(await roleOf(styled('Caption', 'Figure 1. Prices of grain'))).toBe('figure-caption')
    expect(await roleOf(p('', r('Table '), field('SEQ Table', '1'), r(' Prices of grain')))).toBe('table-caption')
    expect(await roleOf(p('', r('Table 1. Prices of grain')))).toBe('table-caption')
    expect((await rolesOf(text, p('<w:keepNext/>', r('Table caption', '<w:i/>')), table('', ['Year', 'Price']), text))[1]).toBe('table-caption')
    expect(await roleOf(p('', r('Table 1 shows that the prices of grain rose by a third in that winter.')))).not.toMatch(/caption/)
  })

  test('references stand under their heading, where they look like references', async () => {
    const entry = p('', r('Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'))
    expect(await rolesOf(text, styled('Heading1', 'References'), entry, entry)).toEqual(['body', 'heading 1', 'reference-entry', 'reference-entry'])
    expect(await rolesOf(text, p('', r('Works Cited')), entry)).toEqual(['body', 'heading 1', 'reference-entry'])
    expect((await rolesOf(styled('Heading1', 'References'), p('', r('There are none.'))))[1]).not.toBe('reference-entry')
  })

  test('a chapter about the literature is no list of it', async () => {
    const entry = p('', r('Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'))
    const prose = ['The first studies looked at ice (Sample 2018; Roe et al. 2019). Later ones looked at ships.', 'It is the ships that freeze first, and the towns after them. (Roe 2019a: 33–34)'].map((words) => p('', r(words)))
    const roles = await rolesOf(text, styled('Heading1', 'Literature'), ...prose, styled('Heading1', 'Bibliography'), entry, entry)
    expect(roles.map((role) => role === 'reference-entry')).toEqual([false, false, false, false, false, true, true])
    expect((await rolesOf(text, styled('Heading1', 'Literature'), entry, entry)).slice(2)).toEqual(['reference-entry', 'reference-entry'])
  })

  test('references end where a label leads on to what is none', async () => {
    const entry = p('', r('Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'))
    const about = p('', r('Ada Sample is a doctor in the harbour and has written on winters for many years.'))
    const roles = await rolesOf(text, styled('Heading1', 'References'), entry, entry, p('', r('Author:')), about)
    expect(roles.filter((role) => role.startsWith('reference-entry'))).toHaveLength(2)
    expect((await rolesOf(text, styled('Heading1', 'References'), p('', r('Books:')), entry, p('', r('Articles:')), entry)).filter((role) => role.startsWith('reference-entry')).length).toBeGreaterThanOrEqual(2)
  })

  test('references end where a caption stands, whatever years are in it', async () => {
    const entry = p('', r('Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'))
    const legend = p('', r('Warning: the scales are those of the harbour.'))
    for (const caption of [p('', r('Table S1: Prices of grain in the harbour (1700–1720)')), styled('Caption', 'Table S1\n', 'Prices of Grain in the Harbour (1700–1720)')]) {
      const roles = await rolesOf(text, styled('Heading1', 'References'), entry, entry, caption, legend, table('', ['Year', 'Price']), text)
      expect(roles[4]).toBe('table-caption')
    }
  })

  test('lines over a contents list are no block of a paper in MLA style, centred though its heading be', async () => {
    const lines = ['The Harbour in Ice', 'An Example', 'Ada Sample', '12 March 2020'].map((line) => p('', r(line)))
    const roles = await rolesOf(...lines, p('<w:jc w:val="center"/>', r('Contents', '<w:b/>')), ...toc, text)
    expect(roles.slice(0, 2)).not.toContain('author')
  })

  test('inspection lists the references as they are read, and says where they stand', async () => {
    const body = text + styled('Heading1', 'References') + p('', r('Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'))
    const { references, outline } = await inspect(await docxOf({ body, styles: english }), {}, nodeCodec)
    expect(references.map(({ paragraphs, csl }) => [paragraphs, csl.title])).toEqual([[[2], 'A year in the harbour']])
    expect(outline).toEqual([{ level: 1, text: 'References', paragraph: 1 }])
  })

  test('contents lists lie in a field or have its styles', async () => {
    expect(await rolesOf(...toc, text)).toEqual(['table-of-contents', 'table-of-contents', 'body'])
    expect(await roleOf(styled('TOC1', 'One'))).toBe('table-of-contents')
  })

  test('a list of figures or tables under its heading may have one line', async () => {
    expect((await rolesOf(text, p('', r('LIST OF TABLES', '<w:b/>')), p('', r('Table 3.1: The ships of the town\t6')), p('', r('The Town', '<w:b/>')), text))[2]).toBe('table-of-contents')
  })

  test('lists, cells, code, objects and empty paragraphs are what they are', async () => {
    expect(await roleOf(p('<w:numPr><w:numId w:val="1"/></w:numPr>', r('First')))).toBe('list-item')
    expect(await rolesOf(table('', [p('', r('1709'))]), text)).toEqual(['table-text', 'body'])
    expect(await roleOf(styled('Code', 'let year = 1709'))).toBe('code')
    expect(await roleOf(p('', '<w:r><w:drawing/></w:r>'))).toBe('figure?')
    expect(await roleOf(p(''))).toBe('blank')
  })
})
