import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { inspect } from '../../inspect.js'

const prose = 'It was a quiet year for the harbour, and nobody in the town had expected that the ice would come so early in the month.'
const text = p('', r(prose))

/** What the lines between paragraphs of text are for; what is not certain has a question mark. */
const rolesOf = async (...lines: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: [text, ...lines.flatMap((words) => [p('', r(words)), text])].join('') }), {}, nodeCodec)
  return paragraphs.filter(({ text: words }) => words !== prose).map(({ role, confidence }) => `${role}${confidence < 0.85 ? '?' : ''}`)
}

test('sentences that are counted by a name in one row are all text where one of them surely is', async () => {
  expect(await rolesOf('Step 1: Hang the bob on the string.', 'Step 2: Let it swing.', 'Step 3: Wait.')).toEqual(['body', 'body', 'body'])
  expect(await rolesOf('Step 1: Bob', 'Step 2: Let it swing.', 'Step 3: Watch')).not.toContain('body')
})
