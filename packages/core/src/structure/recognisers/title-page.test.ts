import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { inspect } from '../../inspect.js'

const prose = 'It was a quiet year for the harbour, and nobody in the town had expected that the ice would come so early in the month.'
const plain = (words: string): string => p('', r(words))
const bold = (words: string): string => p('', r(words, '<w:b/>'))
const textOnNextPage = p('<w:pageBreakBefore/>', r('ABSTRACT', '<w:b/>')) + plain(prose)

/** What the lines of the first page are for; what is not certain has a question mark. */
const rolesOf = async (...lines: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: lines.join('') + textOnNextPage + plain(prose) }), {}, nodeCodec)
  return paragraphs.slice(0, lines.length).map(({ role, confidence }) => `${role}${confidence < 0.85 ? '?' : ''}`)
}

const about = ['Original Article', 'Anna Lee1, Omar Lind2', '1 Department of Medicine, University of Nordhafen', '2 Institute for Coastal Studies, Ostmole', 'E-mail: anna.lee@example.org', 'Word count: 2,310', 'Running title: Asthma of dockers']

test('on a page of lines from the margin that say who wrote it, the one in bold letters is the title', async () => {
  const [kind, ...rest] = about.map(plain)
  expect(await rolesOf(kind!, bold('Salt on the Wind: Asthma Among Dock Workers'), ...rest)).toEqual(
    ['title-page', 'title', 'author', 'affiliation', 'affiliation', 'author-note', 'author-note', 'title-page'])
})

test('what is stated on the page of a manuscript about money and interests stands among its lines', async () => {
  const [kind, ...rest] = about.map(plain)
  const stated = ['Conflicts of interest: None of the authors has any.', 'Funding: The work was paid for by the Harbour Fund, which had no say in what was asked of whom.'].map(plain)
  expect((await rolesOf(kind!, bold('Salt on the Wind: Asthma Among Dock Workers'), ...rest, ...stated)).slice(-2)).toEqual(['title-page', 'title-page'])
  expect((await rolesOf(kind!, bold('Salt on the Wind: Asthma Among Dock Workers'), ...rest, plain('The harbour: it never froze again.'))).at(-1)).not.toBe('title-page')
})

test('two lines that stand out alike leave it open', async () => {
  const roles = await rolesOf(bold('Salt on the Wind: Asthma Among Dock Workers'), plain(about[1]!), bold('Harbours of the North and Their Hospitals'), ...about.slice(2).map(plain))
  expect(roles.filter((role) => role === 'title').length).toBeLessThan(2)
  expect(roles).not.toContain('affiliation')
})

const centred = (words: string): string => p('<w:jc w:val="center"/>', r(words))

test('what ends in a colon over a title that looks as it does is its first line, however plain both are', async () => {
  expect(await rolesOf(...['Bread and Salt:', 'The Dock Strike of 1889 in Nordhafen', 'Ada Sample', 'HIST 410: Harbours', '17 April 2020'].map(centred))).toEqual(
    ['title', 'title', 'author', 'course', 'date'])
})

test('a name with a page number, typed over the lines of MLA that name the author, is no author', async () => {
  const block = ['Ada Sample', 'Professor Muster', 'English 201', '9 December 2021'].map(plain)
  expect(await rolesOf(p('<w:jc w:val="right"/>', r('Sample 1')), ...block, centred('Bread and Salt'), plain(prose))).toEqual(
    ['header', 'author', 'instructor', 'course', 'date', 'title', 'body'])
})
