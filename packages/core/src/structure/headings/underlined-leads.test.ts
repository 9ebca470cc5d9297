import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { inspect } from '../../inspect.js'

const prose = 'It was a quiet year for the harbour, and nobody in the town had expected that the ice would come so early in the month.'
const text = p('', r(prose))
const underlined = '<w:u w:val="single"/>'

const roleOf = async (words: string, ...others: string[]): Promise<string> => {
  const { paragraphs } = await inspect(await docxOf({ body: [text, ...others, text, p('', r(words, underlined)), text].join('') }), {}, nodeCodec)
  const { role, confidence } = paragraphs.find(({ text: found }) => found === words)!
  return `${role}${confidence < 0.85 ? '?' : ''}`
}

test('underlined words with a colon are no heading for certain where others so lead up to text in their line', async () => {
  const lead = p('', r('First petition:', underlined), r(` ${prose}`))
  expect(await roleOf('Second petition:', lead)).toMatch(/\?$/)
  expect(await roleOf('Second petition', lead)).toBe('heading')
  expect(await roleOf('Second petition:')).toBe('heading')
})
