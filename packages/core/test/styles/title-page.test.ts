import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { effectiveContent, format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r, style, styled, table } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'

const centred = (words: string, look = '<w:sz w:val="32"/>'): string => p('<w:jc w:val="center"/>', r(words, look))
const crest = p('<w:jc w:val="center"/>', '<w:r><w:pict/></w:r>')
const prose = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held and on what the sledges brought over the hills.'))
const blank = p('')
const contents = styled('TOCHeading', 'Contents') + styled('TOC1', 'Ships\t2') + styled('TOC1', 'Ice\t3')

/** A thesis as students hand it in: the crest, large centred lines, and empty lines to the end of the page. */
const thesis = docxOf({
  body: [
    crest, centred('A Year in the Harbour', '<w:b/><w:sz w:val="32"/>'), centred('Ada Sample'), centred('C19400000'), centred('Example University'), blank, blank, blank, blank,
    centred('Declaration', '<w:b/><w:sz w:val="32"/>'), prose, contents, ...['Ships', 'Ice'].flatMap((words) => [styled('Heading1', words), prose, prose]), '<w:sectPr/>',
  ].join(''),
  styles: `${english}${style('TOCHeading', 'TOC Heading', '<w:basedOn w:val="Heading1"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>')}${style('TOC1', 'toc 1')}`,
})

const styles = ['apa-7', 'mla-9', 'chicago-18-nb', 'harvard', 'ieee', 'ieee-conference']

test.each([false, true])('a title page under a crest is set as one, and the text begins the next page (tracked: %s)', async (trackedChanges) => {
  const { document } = await format(await thesis, { style: 'harvard', trackedChanges }, nodeCodec)
  const all = await effectiveContent(document, nodeCodec)
  const lineOf = (words: string) => all.find(({ text }) => text.startsWith(words))!
  expect(lineOf('A Year').paragraph['spaceBefore']).toBe(0)
  expect(lineOf('C19400000').runs[0]!.properties['size']).toBe(lineOf('A Year').runs[0]!.properties['size'])
  expect(lineOf('Declaration').paragraph['pageBreakBefore']).toBe(true)
})

test.each(styles)('%s sets the heading of a contents list as a main heading that is not listed', async (named) => {
  const all = await effectiveContent((await format(await thesis, { style: named }, nodeCodec)).document, nodeCodec)
  const [heading, other] = [all.find(({ text }) => text === 'Contents')!, all.find(({ text }) => text.endsWith('Ice'))!]
  for (const name of ['color', 'bold', 'size', 'fontAscii', 'smallCaps', 'caps']) expect([name, heading.runs[0]!.properties[name]]).toEqual([name, other.runs[0]!.properties[name]])
  expect([heading.paragraph['align'], heading.paragraph['outlineLevel']]).toEqual([other.paragraph['align'], 9])
})

/** A manuscript that somebody typed: the title, names and institutions centred, and the text under them. */
const manuscript = docxOf({
  body: [
    centred('A Year in the Harbour', '<w:b/>'), ...['Ada Sample and Bea Muster', 'Department of History, Example University', '3 May 2024'].map((line) => centred(line, '')),
    ...['Introduction', 'Ships', 'Ice'].flatMap((words) => [p('', r(words, '<w:b/>')), prose, prose]), '<w:sectPr/>',
  ].join(''),
  styles: english,
})

test.each([false, true])('the lines that somebody typed centred over the text become a title page (tracked: %s)', async (trackedChanges) => {
  const { document } = await format(await manuscript, { style: 'apa-7', trackedChanges }, nodeCodec)
  const all = await effectiveContent(document, nodeCodec)
  expect(all.map(({ paragraph }) => paragraph['pageBreakBefore'] === true).slice(0, 5)).toEqual([false, false, false, false, true])
})

/** … with a line that nobody can name, and the label of the abstract in its line, which comes to stand above it on the next page. */
const labelled = docxOf({
  body: [
    centred('海港的冬天', '<w:b/><w:sz w:val="32"/>'), centred('李明', ''), centred('（海滨大学 历史系）', ''),
    p('', r('摘要：本文研究海港在一个冬天里的日常生活，资料来自港口的日志和居民的书信。结果表明，冰封的几个月里，城里的人比平时更常见面。')),
    ...['1 引言', '2 船只'].flatMap((words) => [p('', r(words, '<w:b/>')), p('', r('那一年的冬天来得很早，十一月的第一个星期，港口里就没有船能够出海了，城里的人只好靠地窖里的存货过日子。'))]), '<w:sectPr/>',
  ].join(''),
  styles: english,
})

test.each(styles.flatMap((named) => [[named, 'thesis', thesis], [named, 'manuscript', manuscript], [named, 'paper with a labelled abstract', labelled]] as const))('%s has nothing left to do when such a %s is formatted again', async (named, _, paper) => {
  for (const trackedChanges of [false, true]) {
    const { document } = await format(await paper, { style: named, trackedChanges }, nodeCodec)
    expect((await format(document, { style: named, trackedChanges }, nodeCodec)).report.changes).toEqual([])
  }
})

/** As converters write it: what a line is stands in the name of its style alone. */
const converted = docxOf({
  body: [styled('Title', 'A Year in the Harbour'), styled('Author', 'The Northern Towns Project'), styled('Date', 'In the winter'), prose, prose, '<w:sectPr/>'].join(''),
  styles: `${english}${style('Author', 'Author')}${style('Date', 'Date')}`,
})

test.each(styles)('%s knows lines of which their style alone says what they are when they come again', async (named) => {
  const asked = async (document: Uint8Array) => {
    const made = await format(document, { style: named }, nodeCodec)
    const { checks } = made.report.groups.map(({ checks: all }) => ({ checks: all.filter(({ id }) => id === 'front.elements') })).find(({ checks: all }) => all.length > 0)!
    return { ...made, said: checks.flatMap(({ findings }) => findings.filter(({ status }) => status === 'needs_review').map(({ message }) => message)) }
  }
  const once = await asked(await converted)
  const twice = await asked(once.document)
  expect(twice.report.changes).toEqual([])
  expect(twice.said).toEqual(once.said)
  expect(once.said.join()).not.toMatch(/author|date/)
})

test('a title alone on its page is asked about where the style has no title page: it may be a cover', async () => {
  const cover = await docxOf({ body: `${styled('Title', 'Our Offer')}${p('', r('\f'))}${styled('Heading1', 'Price')}${prose}${prose}<w:sectPr/>`, styles: english })
  const { report } = await format(cover, { style: 'mla-9' }, nodeCodec)
  const found = report.groups.flatMap(({ checks }) => checks).filter(({ id }) => id === 'front.title-page').flatMap(({ findings }) => findings)
  expect(found.filter(({ message }) => /page of its own/.test(message)).map(({ status }) => status)).toEqual(['needs_review'])
})

test('lines of a title with a picture among them are not put in another order: it belongs to the lines beside it', async () => {
  const club = await docxOf({
    body: [styled('Author', 'Ada Sample and Bea Muster'), crest, styled('Title', 'A Year in the Harbour'), styled('Heading1', 'Ships'), prose, prose, '<w:sectPr/>'].join(''),
    styles: `${english}${style('Author', 'Author')}`,
  })
  const { document } = await format(club, { style: 'chicago-18-nb' }, nodeCodec)
  const lines = (await effectiveContent(document, nodeCodec)).map(({ text }) => text)
  expect(lines.findIndex((text) => text.startsWith('Ada'))).toBeLessThan(lines.findIndex((text) => text.startsWith('A Year')))
  expect((await format(document, { style: 'chicago-18-nb' }, nodeCodec)).report.changes).toEqual([])
})

test.each(['apa-7', 'chicago-18-nb'])('%s has a title less far down the page by as much as the lines of a university take above it', async (style) => {
  const above = ['Universität Hafenstadt', 'Philosophische Fakultät', 'Seminar: Häfen und Städte'].map((words) => centred(words, ''))
  const page = (lines: readonly string[]) => docxOf({ body: [...lines, centred('Der verlegte Kai', '<w:b/><w:sz w:val="36"/>'), centred('Ada Sample', ''), centred('Kaistraße 5, 12345 Hafenstadt', ''), p('<w:pageBreakBefore/>', r('Es war ein stilles Jahr.')), prose, '<w:sectPr/>'].join(''), styles: english })
  const before = async (lines: readonly string[]) => {
    const { document } = await format(await page(lines), { style }, nodeCodec)
    expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
    return Number((await effectiveContent(document, nodeCodec)).find(({ text }) => text.startsWith('Der '))!.paragraph['spaceBefore'])
  }
  expect(await before(above)).toBe(Math.max((await before([])) - 3 * 552, 552))
})

test('a gap under the title becomes as much less as lets a long title page of a thesis end on it', async () => {
  const said = ['Ada Sample', 'Example University', 'Department of History', 'HIST 799', 'Dr. Bea Muster', 'Dr. Carl Roe', '3 May 2024']
  const gapOver = async (lines: readonly string[], title = 'A Year in the Harbour') => {
    const page = [centred(title, '<w:b/><w:sz w:val="36"/>'), ...lines.map((words) => centred(words, '')), p('<w:pageBreakBefore/>', r('It was a quiet year.')), prose, '<w:sectPr/>']
    const { document } = await format(await docxOf({ body: page.join(''), styles: english }), { style: 'chicago-18-nb' }, nodeCodec)
    expect((await format(document, { style: 'chicago-18-nb' }, nodeCodec)).report.changes).toEqual([])
    return Number((await effectiveContent(document, nodeCodec))[0]!.paragraph['spaceAfter'])
  }
  expect(await gapOver(said)).toBe(2760)
  expect(await gapOver([...said, 'Dr. Dana Lee', 'Dr. Emil Kay', 'A thesis for the degree of Master of Arts', 'Student ID: 2019881', 'Word count: 15,102'])).toBeLessThan(1600)
  // Words in capitals fill two rows where the same in small letters fill one.
  const long = [...said, 'Dr. Dana Lee', 'Dr. Emil Kay', 'Word count: 15,102']
  const title = 'Listening to the Harbour: A Year of Ice and Its Sounds in the Outer Isles'
  expect(await gapOver(long, title) - await gapOver(long, title.toUpperCase())).toBe(552)
  expect(await gapOver([...said, ['Example University', 'Institute of Harbours', 'Museum of Ice', 'University of the North', 'Academy of the Coast'].join('\n')])).toBeLessThan(1600)
})

test.each(['apa-7', 'chicago-18-nb', 'harvard'])('%s has a title less far down the page where very many institutions would go on to the next one', async (style) => {
  const places = (count: number) => Array.from({ length: count }, (_, at) => centred(`${at + 1} Institute of Harbours, University of the North`, ''))
  const before = async (count: number) => {
    const page = [centred('A Year in the Harbour', '<w:b/><w:sz w:val="36"/>'), centred('Ada Sample', ''), ...places(count), p('<w:pageBreakBefore/>', r('It was a quiet year.')), prose, '<w:sectPr/>']
    const { document } = await format(await docxOf({ body: page.join(''), styles: english }), { style }, nodeCodec)
    expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
    return Number((await effectiveContent(document, nodeCodec))[0]!.paragraph['spaceBefore'])
  }
  expect(await before(19)).toBeLessThan(await before(1))
  expect(await before(19)).toBeGreaterThan(0)
})

/** A line among them may be a motto or a subtitle: what it is nobody knows, and so no page ends under it. */
const undecided = docxOf({
  body: [centred('A Year in the Harbour', '<w:b/><w:sz w:val="32"/>'), centred('“Nothing stays”', '<w:i/>'), centred('Ada Sample', ''), prose, prose, p('', r('Ships', '<w:b/>')), prose, '<w:sectPr/>'].join(''),
  styles: english,
})

test.each(['apa-7', 'chicago-18-nb', 'harvard', 'ama-11'])('%s leaves a title above the text where what stands under it is not certain', async (named) => {
  for (const trackedChanges of [false, true]) {
    const { document } = await format(await undecided, { style: named, trackedChanges }, nodeCodec)
    const { paragraph } = (await effectiveContent(document, nodeCodec)).find(({ text }) => text.startsWith('A Year'))!
    expect(Number(paragraph['spaceBefore'] ?? 0)).toBe(0)
    expect(Number(paragraph['spaceAfter'] ?? 0)).toBeLessThanOrEqual(240)
    expect((await format(document, { style: named, trackedChanges }, nodeCodec)).report.changes).toEqual([])
  }
})

test.each(['ieee', 'ieee-conference'])('%s sets the lines under the title close to each other, and apart from the text', async (style) => {
  const lines = ['A Year in the Harbour', 'Ada Sample', 'Example University', '3 May 2024'].map((words, at) => centred(words, at === 0 ? '<w:b/><w:sz w:val="40"/>' : ''))
  const { document } = await format(await docxOf({ body: [...lines, prose, prose, '<w:sectPr/>'].join(''), styles: english }), { style }, nodeCodec)
  const [author, , date] = (await effectiveContent(document, nodeCodec)).slice(1, 4)
  expect([author, date].map((line) => [line!.paragraph['spaceAfter'], line!.paragraph['contextualSpacing']])).toEqual(Array(2).fill([240, true]))
})

test.each(['turabian-9-ad', 'chicago-18-nb'])('%s numbers the pages under a title whose abstract comes onto a page of its own as it would a second time', async (named) => {
  const abstract = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held.'
  for (const lines of [[p('', r(`Abstract. ${abstract}`))], [styled('Heading1', 'Abstract'), p('', r(abstract))]]) {
    const paper = await docxOf({ body: [centred('A Year in the Harbour', '<w:b/><w:sz w:val="40"/>'), ...lines, styled('Heading1', 'Introduction'), prose, prose, '<w:sectPr/>'].join(''), styles: english })
    const { document } = await format(paper, { style: named }, nodeCodec)
    expect((await format(document, { style: named }, nodeCodec)).report.changes).toEqual([])
  }
})

test('a heading below a table that stands on the title page begins the next page, and has no space that parts it from the table', async () => {
  const given = table('', [p('', r('code')), p('', r('harbour/ice'))])
  const body = [centred('A Year in the Harbour', '<w:b/><w:sz w:val="32"/>'), centred('What the Ice Did to It'), given, styled('Heading1', 'Ships'), prose, prose, '<w:sectPr/>']
  const { document } = await format(await docxOf({ body: body.join(''), styles: english }), { style: 'apa-7' }, nodeCodec)
  const heading = (await effectiveContent(document, nodeCodec)).find(({ text }) => text === 'Ships')!
  expect([heading.paragraph['pageBreakBefore'], heading.paragraph['spaceBefore']]).toEqual([true, 0])
  expect((await format(document, { style: 'apa-7' }, nodeCodec)).report.changes).toEqual([])
})

test('a motto under the title stands where its author has it, and is asked about as nothing else', async () => {
  const motto = ['“The sea forgets nobody.”', '— a ferryman'].map((line) => centred(line, '<w:i/>'))
  const body = [centred('A Year in the Harbour', '<w:b/><w:sz w:val="32"/>'), ...motto, centred('Ada Sample', ''), centred('Example University', ''), p('', '<w:r><w:br w:type="page"/></w:r>'), ...['Ships', 'Ice'].flatMap((words) => [styled('Heading1', words), prose, prose])]
  const { document, report } = await format(await docxOf({ body: body.join(''), styles: english }), { style: 'mla-9' }, nodeCodec)
  const lines = await effectiveContent(document, nodeCodec)
  expect(lines.find(({ text }) => text.startsWith('“The sea'))!.paragraph['align']).toBe('center')
  expect(lines.find(({ text }) => text === 'Example University')!.paragraph['align'] ?? 'left').toBe('left')
  expect(JSON.stringify(report.groups)).not.toMatch(/(?:Is|Are) “The sea/)
  expect((await format(document, { style: 'mla-9' }, nodeCodec)).report.changes).toEqual([])
})

test('the title stands as far down its page at once where the name of the abstract comes in and begins the next one', async () => {
  const body = [
    centred('A YEAR IN THE HARBOUR', '<w:b/><w:sz w:val="30"/>'), centred('Ships, Ice, and the Town of Northmouth', ''), centred('by Ada Sample', ''), centred('Example University', ''),
    prose, p('', r('Keywords: harbours, ice')), ...['I. Ships', 'II. Ice', 'III. Tolls'].flatMap((words) => [centred(words, '<w:b/>'), prose, prose]),
  ]
  for (const named of styles) {
    const { document } = await format(await docxOf({ body: body.join(''), styles: english }), { style: named }, nodeCodec)
    expect((await format(document, { style: named }, nodeCodec)).report.changes).toEqual([])
  }
})
