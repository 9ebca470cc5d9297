import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { docxOf } from '../../test/notation/docx-of.js'
import { p, r } from '../../test/notation/markup.js'
import { english } from '../../test/notation/style-sheets.js'
import { inspect } from '../inspect.js'

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

test.each([
  ['tabs', '\t\t\t\tThe Harbour in Ice'],
  ['blanks', '                                   The Harbour in Ice'],
  ['nothing', 'The Harbour in Ice'],
])('a title that %s moves to the middle stands under the lines of MLA', async (_, title) =>
  expect(await front(...['Anna Lee', 'Professor Weber', 'English 102', '12 March 2024', title].map(plain))).toEqual([...block, 'title']))

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

test('a name alone under the title is who wrote it, and whom the text speaks of is not', async () => {
  expect(await front(centred('The Harbour in Ice', '<w:b/>'), centred('Anna Lee'))).toEqual(['title', 'author'])
  expect(await front(centred('The Harbour in Ice', '<w:b/>'), centred('Autumn Merchants'))).toEqual(['title', 'unsure'])
})

test('a letter, a memorandum and a first heading are no title under the lines of a paper', async () => {
  expect(await front(...['Anna Lee', '12 Harbour Street', 'Example Town', '12 March 2024', 'Dear Professor Weber,'].map(plain))).not.toContain('title')
  expect(await front(...['To: The Council', 'From: Anna Lee', 'Date: 12 March 2024', 'Subject: Ice in the harbour'].map(plain))).not.toContain('title')
  expect(await front(...['Anna Lee', 'HIST 204', '12 March 2024'].map(plain), bold('The First Week'))).not.toContain('title')
})
