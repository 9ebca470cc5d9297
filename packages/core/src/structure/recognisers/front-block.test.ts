import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { inspect } from '../../inspect.js'

const plain = (text: string) => p('', r(text))
const bold = (text: string) => p('', r(text, '<w:b/>'))
const centred = (text: string, look = '') => p('<w:jc w:val="center"/>', r(text, look))

const ice = 'The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour.'
const trade = 'Merchants who had waited for the autumn fairs found their goods locked in the warehouses, where the damp spoiled half of them before spring.'
const text = [plain(ice), bold('The Early Frost'), plain(trade), bold('Conclusion'), plain(ice)]

/** The certain roles of the lines before the text. */
const front = async (...lines: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: [...lines, ...text].join(''), styles: english }), {}, nodeCodec)
  return paragraphs.slice(0, lines.length).map(({ role, confidence }) => (confidence >= 0.85 ? role : 'unsure'))
}

const block = ['author', 'instructor', 'course', 'date']

test('lines with labels at the left are what they call themselves, and the line among them that has none is the title', async () => {
  const labelled = ['Name: Anna Lee', 'Student ID: 2019881', 'Course: HIST 204', 'Lecturer: Dr. Paul Weber', 'Due date: 12 March 2024', 'Word count: 1,204'].map(plain)
  const said = ['author', 'title-page', 'course', 'instructor', 'date', 'author-note']
  expect(await front(...labelled, centred('The Harbour in Ice: Trade and Boredom', '<w:b/>'))).toEqual([...said, 'title'])
  expect(await front(...labelled, p('', r('The Harbour in Ice: Trade and Boredom', '<w:b/><w:sz w:val="28"/>')))).toEqual([...said, 'title'])
  expect(await front(bold('Question 3: Why did the ships of the north stay in harbour in that winter?'), ...labelled)).toEqual(['title', ...said])
})

test('a title that ends in a colon has its subtitle in the line under it, which looks as headings do and stands over text', async () => {
  const lines = ['Anna Lee', 'Module: HIST 204', 'Date: 12 March 2024'].map(plain)
  const title = centred('The Harbour in Ice:', '<w:b/><w:sz w:val="32"/>')
  const below = centred('Trade and Boredom in a Northern Winter', '<w:b/>')
  expect((await front(...lines, title, below)).slice(3)).toEqual(['title', 'subtitle'])
  expect((await front(...lines, title, below, bold('Introduction'))).slice(3)).toEqual(['title', 'subtitle', 'heading'])
  expect((await front(...lines, title, bold('Introduction'))).slice(3)).toEqual(['title', 'heading'])
})

test('the task that was set is the title, though it is a sentence and in bold letters as headings are, if a main part follows', async () => {
  const lines = ['Student number: 2019881', 'Module: HIST 204', 'Word count: 1,204'].map(plain)
  const task = 'Critically discuss the part that ferries and their crews played in the life of northern towns in winter.'
  expect(await front(...lines, bold(task), bold('Introduction'))).toEqual(['title-page', 'course', 'author-note', 'title', 'heading'])
  expect((await front(...lines, plain(task), bold('Introduction')))[3]).toBe('body')
  expect((await front(...lines, bold(task)))[3]).not.toBe('title')
})

test.each([
  ['tabs', '\t\t\t\tThe Harbour in Ice'],
  ['blanks', '                                   The Harbour in Ice'],
  ['nothing', 'The Harbour in Ice'],
])('a title that %s moves to the middle stands under the lines of MLA', async (_, title) =>
  expect(await front(...['Anna Lee', 'Professor Weber', 'English 102', '12 March 2024', title].map(plain))).toEqual([...block, 'title']))

test('a line that calls itself the title is it, before what is larger', async () => {
  const page = [p('<w:jc w:val="center"/>', r('КУРСОВА РОБОТА', '<w:b/><w:sz w:val="36"/>')), ...['на тему: «Гавань у кризі»', 'Коваленко О. В.', 'Керівник: доц. Мельник І. П.', 'Київ – 2022'].map((line) => centred(line))]
  expect((await front(...page, p('', r('\f')))).slice(0, -1)).toEqual(['title-page', 'title', 'author', 'instructor', 'date'])
})

test('what kind of paper it is over the title is no title, however large', async () => {
  const page = [p('<w:jc w:val="center"/>', r('GROUP PROJECT REPORT', '<w:b/><w:sz w:val="40"/>')), p('<w:jc w:val="center"/>', r('The Harbour in Ice', '<w:sz w:val="30"/>')), ...['HIST 204', 'Submitted to: Dr. Carla Mendes'].map((line) => centred(line))]
  expect((await front(...page, p('', r('\f')))).slice(0, -1)).toEqual(['title-page', 'title', 'course', 'instructor'])
  const report = ['Lab Report 3', 'The Heat of Ice'].map((line) => p('', r(line, '<w:b/><w:sz w:val="32"/>')))
  expect(await front(...report, ...['Name: Anna Lee', 'TA: Paul Weber', 'Date of experiment: February 6, 2024'].map(plain))).toEqual(['title-page', 'title', 'author', 'instructor', 'date'])
})

test('the one heading of the first level over named parts of the second is the title, and they are main parts', async () => {
  const heading = (level: number, words: string) => p(`<w:outlineLvl w:val="${level - 1}"/>`, r(words))
  const body = (...parts: string[]) => docxOf({ body: [heading(1, 'A Year in the Harbour'), ...parts.flatMap((part) => [plain(ice), heading(2, part)]), plain(ice)].join(''), styles: english })
  const { paragraphs: [first], outline } = await inspect(await body('Introduction', 'The Ice'), {}, nodeCodec)
  expect([first!.role, ...outline.map(({ level }) => level)]).toEqual(['title', 1, 1])
  expect((await inspect(await body('Ships', 'The Ice'), {}, nodeCodec)).paragraphs[0]!.role).toBe('heading')
})

test('lines of French, Spanish and Turkish title pages say what they are', async () => {
  const left = ['Université de Valmont', 'Master 1 Littérature comparée', 'Camille Durand', 'Année universitaire 2022-2023'].map(plain)
  const page = [...left, centred('Le port dans les glaces', '<w:b/><w:sz w:val="32"/>'), centred('Mémoire dirigé par Mme Hélène Roussel'), p('', r('\f'))]
  expect((await front(...page)).slice(0, -1)).toEqual(['affiliation', 'title-page', 'author', 'date', 'title', 'instructor'])
  const spanish = [centred('El puerto en el hielo', '<w:b/>'), centred('Autores:'), centred('Lucía Fernández Ríos'), centred('Bogotá, 15 de mayo de 2023'), p('', r('\f'))]
  expect((await front(...spanish)).slice(0, -1)).toEqual(['title', 'title-page', 'author', 'date'])
  const turkish = [centred('EĞİTİM FAKÜLTESİ'), centred('Buzdaki Kuzey Limanı', '<w:b/><w:sz w:val="32"/>'), centred('Hazırlayan: Elif Yıldız'), centred('Dersin Hocası: Doç. Dr. Mehmet Kaya'), p('', r('\f'))]
  expect((await front(...turkish)).slice(0, -1)).toEqual(['affiliation', 'title', 'author', 'instructor'])
})

test('what leads to a name is no part of the title', async () => {
  const lines = ['THE HARBOUR IN ICE', 'by', 'Noah Weber', 'HIST 204', 'December 3, 2021'].map((line) => centred(line, '<w:b/>'))
  expect((await front(...lines, p('', r('\f')))).slice(0, -1)).toEqual(['title', 'title-page', 'author', 'course', 'date'])
})

test('the initials of whoever wrote it are no number of a part', async () => {
  const lines = (name: string) => [p('<w:pStyle w:val="Title"/>', r('The Harbour in Ice')), plain(name), p('<w:pStyle w:val="Heading1"/>', r('Abstract'))]
  for (const name of ['I. V. Weber', 'R.-T. Weber']) expect((await front(...lines(name))).slice(0, 2)).toEqual(['title', 'author'])
})

test('a title under the lines of MLA has three lines, or reads as a name', async () => {
  const lines = ['Anna Lee', 'Professor Weber', 'English 102', '12 March 2024'].map(plain)
  expect(await front(...lines, ...['The Harbour in Ice:', 'Trade and Boredom', 'in a Northern Town'].map((line) => centred(line)))).toEqual([...block, 'title', 'title', 'title'])
  expect(await front(...lines, plain('Northern Harbours'))).toEqual([...block, 'title'])
})

test('the lines of MLA in one paragraph stand over the title', async () =>
  expect(await front(plain('Anna Lee\nProfessor Weber\nEnglish 102\n12 March 2024'), centred('The Harbour in Ice'))).toEqual(['title-page', 'title']))

test('the lines of a title page that tabs move to the middle are what they say', async () =>
  expect(await front(p('', r('\t\t\tThe Harbour in Ice', '<w:b/>')), ...['\t\t\t\tAnna Lee', '\t\t\tNorthern University', '\t\t\t\tHIST 204', '\t\t\t12 March 2024\f'].map(plain)))
    .toEqual(['title', 'author', 'affiliation', 'course', 'date']))

test('what somebody else said, far from the left margin, stands between the names and the text', async () => {
  const names = [p('<w:jc w:val="center"/>', r('The Harbour in Ice', '<w:b/>')), ...['Anna Lee', 'HIST 204, Prof. Weber', '12 March 2024'].map((line) => centred(line))]
  const motto = (look: string) => [p(look, r('The ice asks nobody.', '<w:i/>')), p(look, r('— Orla Finch'))]
  for (const look of ['<w:jc w:val="right"/>', '<w:ind w:left="3600"/>']) {
    expect((await front(...names, ...motto(look))).slice(0, 4)).toEqual(['title', 'author', 'course', 'date'])
  }
})

test('right under the title of a page of its own, a line like no other there goes on with it', async () => {
  const page = (...rest: string[]) => ['Example University', 'Seminar: Harbours and Towns'].map((line) => centred(line)).concat(centred('The Moved Quay', '<w:b/><w:sz w:val="36"/>'), rest, centred('Anna Lee'), centred('4 Quay Street, Northport'), p('', r('\f')))
  expect((await front(...page(centred('Trade in a river town', '<w:sz w:val="28"/>')))).slice(2, 5)).toEqual(['title', 'subtitle', 'author'])
  expect((await front(...page(centred('Trade in a river town')))).slice(2, 4)).toEqual(['title', 'title-page'])
})

test('a title page stays one where its title is a long question', async () => {
  const page = (title: string) => front(title, ...['Anna Lee', 'C1940', 'for the degree of:', 'Example University\f'].map((line) => centred(line)))
  expect(await page(centred('Can the days on which a harbour is closed by ice be told from the weather of the autumn?', '<w:b/>'))).toEqual(['title', 'author', 'title-page', 'title-page', 'affiliation'])
  expect(await page(plain('The days on which a harbour is closed by ice can be told from the weather of the autumn.'))).not.toContain('title')
})

test('the names of many authors are as long as text and begin none', async () => {
  const names = Array.from({ length: 16 }, (_, at) => `${['Ada', 'Bea', 'Paul'][at % 3]!} ${String.fromCharCode(65 + at)}. ${['Sample', 'Muster', 'Weber', 'Lee'][at % 4]!}`).join(', ')
  expect((await front('<w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr><w:r><w:t>The Harbour in Ice</w:t></w:r></w:p>', plain(names), plain('Abstract'))).slice(0, 2)).toEqual(['title', 'author'])
})

test('a name alone under the title is who wrote it, and whom the text speaks of is not', async () => {
  expect(await front(centred('The Harbour in Ice', '<w:b/>'), centred('Anna Lee'))).toEqual(['title', 'author'])
  expect(await front(centred('The Harbour in Ice', '<w:b/>'), centred('Autumn Merchants'))).toEqual(['title', 'unsure'])
  expect(await front(centred('The Harbour in Ice', '<w:b/>'), centred('Anna Lee, Paul Weber and Bea Muster'))).toEqual(['title', 'author'])
  expect(await front(centred('The Harbour in Ice', '<w:b/>'), centred('Northern Towns and Autumn Fairs'))).toEqual(['title', 'unsure'])
  expect(await front(centred('The Harbour in Ice', '<w:b/>'), plain('Anna Lee — Example University'))).toEqual(['title', 'affiliation'])
})

test('a name over what only may be a heading is not alone under the title', async () => {
  const title = p('', r('The Harbour in Ice', '<w:b/><w:sz w:val="40"/>'))
  expect(await front(title, plain('Anna Lee'), p('', r('Address of the Harbour', '<w:i/>')))).toEqual(['title', 'unsure', 'unsure'])
  expect((await front(title, plain('Anna Lee'))).slice(0, 2)).toEqual(['title', 'author'])
})

test('a name alone under the title stays its author where the paper cites a work of theirs: formatting words citations anew', async () => {
  const under = (...more: string[]) => front(centred('The Harbour in Ice', '<w:b/>'), centred('Anna Lee'), ...more)
  const told = 'The merchants of the north wrote of little but the weather and the price of salt in that winter'
  expect((await under(plain(`${told} (Lee, 2019).`))).slice(0, 2)).toEqual(['title', 'author'])
  expect((await under(plain(`${told}, and Lee wrote of nothing else.`))).slice(0, 2)).toEqual(['title', 'unsure'])
})

test('a letter, a memorandum and a first heading are no title under the lines of a paper', async () => {
  expect(await front(...['Anna Lee', '12 Harbour Street', 'Example Town', '12 March 2024', 'Dear Professor Weber,'].map(plain))).not.toContain('title')
  expect(await front(...['To: The Council', 'From: Anna Lee', 'Date: 12 March 2024', 'Subject: Ice in the harbour'].map(plain))).not.toContain('title')
  expect(await front(...['Anna Lee', 'HIST 204', '12 March 2024'].map(plain), bold('The First Week'))).not.toContain('title')
})

const place = ['Northern University', 'Institute of History', 'Seminar: Harbours in the Winter', 'Lecturer: Dr. Paul Weber', 'Winter Semester 2021/22']
const writer = ['submitted by:', 'Anna Lee', 'Student ID: 2019881', 'B.A. History, third year', 'anna.lee@example.org', '31.03.2022\f']

test.each([['in larger letters', '<w:b/><w:sz w:val="32"/>'], ['in those of the text', '']])('a page of lines from the left margin has its title where it is centred, %s', async (_, look) => {
  const roles = await front(...place.map(plain), centred('Northern Harbours', look), centred('Trade and Boredom after 1850'), ...writer.map(plain))
  expect(roles.slice(0, 6)).toEqual(['affiliation', 'affiliation', 'course', 'instructor', 'date', 'title'])
  expect(roles.slice(6)).not.toContain('unsure')
})

test('the title of a page in one look is under what says where it was written', async () => {
  const lines = ['NORTHERN UNIVERSITY', 'DEPARTMENT OF HARBOUR ENGINEERING', 'Design of a Low-Cost Wind Tunnel', 'Team 12', 'Anna Lee', 'April 29, 2016\f']
  expect(await front(...lines.map((line) => centred(line)))).toEqual(['affiliation', 'affiliation', 'title', 'title-page', 'author', 'date'])
})

test('a title over names in the cells of a table is one, though headings look as it does', async () => {
  const cell = (...rows: string[]) => rows.map(plain).join('')
  const names = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="4000"/><w:gridCol w:w="4000"/></w:tblGrid><w:tr><w:tc>${cell('Anna Lee', 'Department of Ice', 'a.lee@example.org')}</w:tc><w:tc>${cell('Paul Weber', 'Northern University')}</w:tc></w:tr></w:tbl>`
  const part = (heading: string) => [centred(heading, '<w:b/>'), plain(ice)]
  const { paragraphs } = await inspect(await docxOf({ body: [centred('A Scheduler for Harbours in Ice', '<w:b/>'), names, ...part('INTRODUCTION'), ...part('THE ICE')].join(''), styles: english }), {}, nodeCodec)
  expect(paragraphs[0]).toMatchObject({ role: 'title', confidence: 0.96 })
})

test('a first line that alone is centred, and nothing more, is the title', async () => {
  const long = plain(`${trade} ${ice}`)
  const title = async (...body: string[]) => (await inspect(await docxOf({ body: body.join(''), styles: english }), {}, nodeCodec)).paragraphs.filter(({ role, confidence }) => role === 'title' && confidence >= 0.85).length
  expect(await title(centred('Talking with people in harbours'), long, plain('Feelings'), long)).toBe(1)
  expect(await title(centred('Talking with people in harbours'), long, centred('What the people said'), long)).toBe(0)
  expect(await title(centred('Introduction'), long, long)).toBe(0)
})

test('the course at the head of a lab report is no author, who stands under the title', async () => {
  const head = ['PHYS 152L – Section 04', 'Lab partner: Bea Muster', 'TA: Helen Marsh', 'Date submitted: October 10, 2023'].map(plain)
  expect(await front(...head, centred('The Damped Pendulum', '<w:b/>'), centred('Ada Sample'))).toEqual(['course', 'title-page', 'instructor', 'date', 'title', 'author'])
})

test('in letters of text, and once more over the text after empty lines, the title is the line that says nothing else, and a heading below', async () => {
  const name = 'The Harbour in the Ice of a Long Winter'
  const lines = [name, 'Ada Sample', 'School of History, Example College', 'HIST 204: Ports', 'Professor Lena Muster', 'May 3, 2024', '', '', '', '', name].map(plain)
  const found = await front(...lines)
  expect(found.filter((role) => role !== 'unsure')).toEqual(['title', 'author', 'affiliation', 'course', 'instructor', 'date', 'heading'])
})

test('a company over the title is none, in the largest letters of the page', async () => {
  const large = (words: string, size: number) => centred(words, `<w:b/><w:sz w:val="${size}"/>`)
  const lines = [large('Northern Ships Ltd.', 56), large('Selling Rope on the Islands', 40), centred('Prepared by: Ada Sample'), centred('3 May 2024'), p('', r('\f'))]
  expect((await front(...lines)).slice(0, 4)).toEqual(['affiliation', 'title', 'author', 'date'])
  expect((await front(large('A Year at Northern Ships Ltd.', 56), ...lines.slice(1)))[0]).toBe('title')
})

test('a number sign counts papers too', async () => {
  expect(await front(...['Reflection #2', 'Name: Anna Lee', 'Course: HIST 204', 'Date: 9/21/23'].map(plain), centred('What the Harbour Taught Me about Rope', '<w:b/>'))).toEqual(['title-page', 'author', 'course', 'date', 'title'])
})

test('what an exam asks is no title: neither how it is to be answered nor its first question', async () => {
  const above = [plain('Anna Lee'), plain('HIST 204'), centred('Take-Home Final Exam', '<w:b/>'), plain('Due: 12 March 2024')]
  const questions = [bold('Question 1. Why did the ships stay in harbour? (10 points)'), plain(ice), bold('Question 2. Who waited for them? (10 points)')]
  const roles = await front(...above, p('', r('Answer both questions. Each answer should be short.', '<w:i/>')), ...questions)
  expect(roles.slice(4)).not.toContain('title')
  expect(roles.slice(4)).not.toContain('subtitle')
  expect((await front(...above, centred('The Harbour in Ice', '<w:b/>'), ...questions)).slice(0, 5)).toEqual(['author', 'course', 'title-page', 'date', 'title'])
})

test('over a line that says by whom, the first line is the title and nobody’s name, and what stands under the day may be a heading', async () => {
  const lines = ['Gulls in Verse: A Review of Readings', 'By Anna Lee', 'ENGL 330, Prof. Weber', 'Spring 2024', 'The Gull as a Sign'].map(plain)
  const [title, , , , heading] = await front(...lines)
  expect([title, heading]).toEqual(['title', 'unsure'])
  expect((await front(...['Anna Lee', 'Prof. Weber', 'ENGL 330', 'Spring 2024', 'The Gull as a Sign'].map(plain))).at(-1)).toBe('title')
})

test('a line under a label that nobody knows stands among those that say what they are, under a title that calls itself one', async () => {
  const lines = ['Title: Noise in Harbours', 'Names: Ada Sample, Bea Muster', 'Mooring: the northern quay', 'Course: Ports and People', 'Lecturer: Dr. Helen Marsh', 'Date: 6 May 2021'].map(plain)
  expect(await front(...lines)).toEqual(['title', 'author', 'title-page', 'course', 'instructor', 'date'])
})

test('the first heading of the text, which looks as others do, is no line under the title and the names', async () => {
  const lines = [p('', r('Who Mends the Nets? Repair and Talk on a Northern Quay', '<w:b/><w:sz w:val="32"/>')), ...['Ada Sample', 'HIST 204', 'Dr. Marsh', '22 April 2024'].map(plain)]
  expect(await front(...lines, bold('The quay at night'), plain(ice), bold('The nets by day'))).toEqual(['title', 'author', 'course', 'instructor', 'date', 'heading', 'body', 'heading'])
})
