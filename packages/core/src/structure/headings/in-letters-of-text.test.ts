import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { inspect } from '../../inspect.js'

const prose = 'It was a quiet year for the harbour, and nobody in the town had expected that the ice would come so early in the month.'
const line = (words: string): string => p('', r(words))
const bold = (words: string): string => p('', r(words, '<w:b/>'))

/** What each line is for, text left out; what is not certain has a question mark. */
const rolesOf = async (...lines: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: lines.join('') }), {}, nodeCodec)
  return paragraphs.filter(({ text }) => text !== prose).map(({ text, role, level, confidence }) => `${text}: ${role}${level ?? ''}${confidence < 0.85 ? '?' : ''}`)
}
const text = line(prose)

test('headings that nothing sets off are known between paragraphs, where there are several', async () => {
  expect(await rolesOf(text, line('Before the ice'), text, text, line('Ropes, sails and tar'), text, line('What the winter left'), text)).toEqual([
    'Before the ice: heading1', 'Ropes, sails and tar: heading1', 'What the winter left: heading1'])
})

test('parts that are called as usual count among them, and one may stand right over the next', async () => {
  expect(await rolesOf(line('Introduction'), text, line('The ice'), text, line('Evaluation'), line('What went well'), text, line('What went badly'), text, line('Conclusion'), text)).toEqual([
    'Introduction: heading1', 'The ice: heading1', 'Evaluation: heading1', 'What went well: heading1', 'What went badly: heading1', 'Conclusion: heading1'])
})

test('whoever ends one with a colon that is called as usual ends all so, and what says more leads on', async () => {
  const roles = await rolesOf(text, line('Background:'), text, line('Ice and ropes:'), text, line('As the daughter of one put it:'), text, line('Outcome:'), text)
  expect(roles).toEqual(['Background:: heading1', 'Ice and ropes:: heading1', 'As the daughter of one put it:: body', 'Outcome:: heading1'])
})

test.each([
  ['where other headings are set off', [bold('The harbour'), text, line('Before the ice'), text, line('Ropes'), text, line('Spring'), text, bold('The town'), text]],
  ['where they are fewer', [text, line('Before the ice'), text, line('Ropes'), text]],
  ['where they end as sentences do', [text, line('Nobody came.'), text, line('Why not?'), text, line('He waited.'), text]],
  ['where they lead on', [text, line('One of them wrote:'), text, line('Another said:'), text, line('And a third:'), text]],
  ['where they say again and again who speaks', [text, line('Harbour Master'), text, line('Pilot'), text, line('Harbour Master'), text, line('Pilot'), text]],
  ['one below the other', [text, line('Eggs'), line('Flour'), line('Butter'), line('Salt'), text, line('Eggs of gulls'), line('Ship’s bread'), line('Lard'), line('Tar'), text]],
])('lines in the letters of text are none %s', async (_, lines) => {
  const roles = await rolesOf(...lines)
  expect(roles.filter((role) => /heading/.test(role) && !/^The (?:harbour|town)/.test(role))).toEqual([])
})

test('nothing but typed numbers sets off headings that are counted as those of a whole paper, and items between them stay items', async () => {
  const lines = ['1 Ships', '1.1 Sails', '', '1.2 Ropes', '', '1. Wash the rope.', '2. Dry it.', '2 Ice', '2.1 How it comes', ''].map((words) => line(words || prose))
  expect(await rolesOf(text, ...lines)).toEqual([
    '1 Ships: heading1', '1.1 Sails: heading2', '1.2 Ropes: heading2', '1. Wash the rope.: list-item', '2. Dry it.: list-item', '2 Ice: heading1', '2.1 How it comes: heading2'])
  const items = ['1 Ships', '', '2 Sails', '', '3 Ropes', '', '4 Tar', ''].map((words) => line(words || prose))
  expect((await rolesOf(text, ...items)).filter((role) => role.includes('heading') && !role.endsWith('?'))).toEqual([])
})

test('a title typed as text is known between the day and the text', async () => {
  const block = ['Maureen Adey', 'Professor Tolland', 'HIST 310', '4 May 2024'].map(line)
  const headings = ['Before the ice', 'Ropes and sails', 'What the winter left'].flatMap((words) => [line(words), text])
  expect((await rolesOf(...block, line('The Salt Road and the Market Town'), text, ...headings)).slice(0, 5)).toEqual([
    'Maureen Adey: author', 'Professor Tolland: instructor', 'HIST 310: course', '4 May 2024: date', 'The Salt Road and the Market Town: title'])
  expect(await rolesOf(...block, line('Introduction'), text, ...headings)).toContain('Introduction: heading1')
  const letter = ['Maureen Adey', '4 Quay Street', 'Marden', '4 May 2024', 'Dear Professor Tolland'].map(line)
  expect((await rolesOf(...letter, text, text)).filter((role) => /: title/.test(role))).toEqual([])
})
