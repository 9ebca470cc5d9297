import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { inspect } from '../../inspect.js'

const prose = p('', r('The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour.'))
const centred = (words: string): string => p('<w:jc w:val="center"/>', r(words, '<w:b/>'))

const rolesOf = async (...lines: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: lines.join('') }), {}, nodeCodec)
  return paragraphs.map(({ role, confidence }) => `${role}${confidence < 0.85 ? '?' : ''}`)
}

test('what stands right over the first heading, and looks as all headings do, is the title', async () => {
  expect(await rolesOf(centred('The Silent Quay: Trade and Ice'), centred('Ships Before the Court'), prose, centred('Ice Before the Ships'), prose)).toEqual(
    ['title', 'heading', 'body', 'heading', 'body'])
})

test('what stands over text as all headings do may be the first of them', async () => {
  expect((await rolesOf(centred('The Silent Quay: Trade and Ice'), prose, centred('Ice Before the Ships'), prose))[0]).not.toBe('title')
})
