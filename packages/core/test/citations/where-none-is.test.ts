import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { inspect } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'

const english = 'It was a quiet year for the harbour, and nobody of the town that was there expected the ice to come so early from the sea.'
const cited = async (line: string): Promise<readonly string[]> => {
  const document = await makeDocx([english, line, english, '[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.'])
  return (await inspect(document, {}, nodeCodec)).citations.map(({ text }) => text)
}

test.each([
  ['the text', 'The ice came early (Lee, 2018), as all said.'],
  ['text that somebody put in', 'The ice came early {++(Lee, 2018)++}, as all said.'],
])('a citation is found in %s', async (_, line) => expect(await cited(line)).toEqual(['(Lee, 2018)']))

test.each([
  ['a program', '<fontAscii=Courier New,fontHAnsi=Courier New>ice = early(Lee, 2018); print(ice) (Lee, 2018)</>'],
  ['the code of a field', 'The ice came early {field: REF (Lee, 2018) => as said}, as all said.'],
  ['text that somebody took out', 'The ice came early {--(Lee, 2018)--}, as all said.'],
  ['an equation', '{equation: h=(Lee, 2018)}'],
  ['a figure that is named, and a year in a sentence', 'In 2018 the ice came early (Figure 2), and 10 m2 of it stayed until (the spring of) 2019.'],
])('none is in %s', async (_, line) => expect(await cited(line)).toEqual([]))
