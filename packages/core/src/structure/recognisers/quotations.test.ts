import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { inspect } from '../../inspect.js'

const prose = 'It was a quiet year for the harbour, and nobody in the town had expected that the ice would come so early in the month.'
const line = (words: string): string => p('', r(words))
const setIn = (words: string): string => p('<w:ind w:left="720"/>', r(words))
const text = line(prose)

/** What each line is for, text left out; what is not certain has a question mark. */
const rolesOf = async (...lines: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: lines.join('') }), {}, nodeCodec)
  return paragraphs.filter(({ text: words }) => words !== prose).map(({ role, confidence }) => `${role}${confidence < 0.85 ? '?' : ''}`)
}

const turns = ['Interviewer: Would you leave again?', 'Rosa: No. Never.', 'Interviewer: And your husband?', 'Rosa: You would have to ask him.']

test('turns of a conversation that are set in are quoted, whether a colon leads up to them or text stands above', async () => {
  expect(await rolesOf(text, ...turns.map(setIn), text)).toEqual(turns.map(() => 'block-quotation'))
  expect((await rolesOf(text, ...turns.map(line), text)).filter((role) => role.startsWith('block'))).toEqual([])
  expect((await rolesOf(text, ...['Aim: Rope', 'Place: Quay', 'Time: Spring'].map(setIn), text)).filter((role) => role === 'block-quotation')).toEqual([])
})

test('a few words in quotation marks are quoted where they are set in after a colon', async () => {
  const lead = 'Another of them answered in one sentence:'
  expect(await rolesOf(text, line(lead), setIn('“We never really left.” (Rosa, 37)'), text)).toEqual(['body', 'block-quotation'])
  expect((await rolesOf(text, line(lead), setIn('The “ship” of Rosa'), text)).at(-1)).not.toBe('block-quotation')
  expect((await rolesOf(text, line(prose), setIn('“We never really left.”'), text)).at(-1)).not.toBe('block-quotation')
})

const lead = 'Of her own winters in the harbour she says only this:'
const told = 'I never thought of the harbour as a place. I thought of it as the one friend in our town who did not ask, and I went down to it in the evenings as others went to church, to see who was there.'

test('a paragraph after a colon whose source stands behind its stop is quoted, behind the one tab that all paragraphs begin with', async () => {
  expect(await rolesOf(text, line(`\t${lead}`), line(`\t${told} (Roe 88)`), text)).toEqual(['body', 'block-quotation'])
  expect(await rolesOf(text, line(`\t${lead}`), line(`\t${told.slice(0, -1)} (Roe 88).`), text)).toEqual(['body', 'body'])
  expect(await rolesOf(text, line(`${prose} So it was. (Lee 12)`), line(`\t${lead}`), line(`\t${told} (Roe 88)`), text)).toEqual(['body', 'body', 'body'])
})

test('lines of verse of which the last has a source are quoted where the sentence above goes on into them without a colon', async () => {
  const open = line(prose.replace('.', ', as the poem has it'))
  const verse = ['Nothing was owed.', 'Nothing was paid.', 'The harbour froze']
  expect(await rolesOf(open, ...[...verse, 'and the ferry stayed. (Roe 60)'].map(setIn), text)).toEqual(['body', ...[...verse, ''].map(() => 'block-quotation')])
  expect(await rolesOf(open, ...[...verse, 'and the ferry stayed.'].map(setIn), text)).not.toContain('block-quotation')
})
