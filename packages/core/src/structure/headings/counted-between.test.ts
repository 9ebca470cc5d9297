import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { inspect } from '../../inspect.js'

const prose = 'It was a quiet year for the harbour, and nobody in the town had expected that the ice would come so early in the month.'
const line = (words: string): string => p('', r(words))
const text = line(prose)

/** What each line is for, text left out; what is not certain has a question mark. */
const rolesOf = async (...lines: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: lines.join('') }), {}, nodeCodec)
  return paragraphs.filter(({ text: words }) => words !== prose).map(({ text: words, role, confidence }) => `${words}: ${role}${confidence < 0.85 ? '?' : ''}`)
}

test('what is counted in one row between two parts that are called as usual is a part, a question too', async () => {
  expect(await rolesOf(line('1. Introduction'), text, line('2. The ice'), text, line('3. Who mended the ships?'), text, line('4. Conclusion'), text)).toEqual([
    '1. Introduction: heading', '2. The ice: heading', '3. Who mended the ships?: heading', '4. Conclusion: heading'])
})

test('a list within a part is counted by itself, and a part of the row may stand over a list', async () => {
  const roles = await rolesOf(line('1. Introduction'), text, line('2. The ice'), line('1. Early frost'), text, line('2. Late thaw'), text, line('3. No summer'), text, line('3. The ships'), text, line('4. Conclusion'), text)
  expect(roles).toEqual(expect.arrayContaining(['1. Introduction: heading', '2. The ice: heading', '3. The ships: heading', '1. Early frost: heading?', '3. No summer: heading?']))
})

test('lines that follow one another are a list, and where no part is surely one at both ends nothing is made certain', async () => {
  const list = await rolesOf(text, line('1. Introduction'), line('2. The ice'), line('3. Conclusion'), text)
  expect(list).not.toContain('2. The ice: heading')
  const open = await rolesOf(text, line('1. Rope'), text, line('2. Tar'), text, line('3. Canvas'), text)
  expect(open.filter((role) => role.endsWith('heading'))).toEqual([])
})
