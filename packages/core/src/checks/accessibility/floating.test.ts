import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { audit } from '../../format.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'

const saidOf = async (line: string) => {
  const report = await audit(await makeDocx([text, line, '[heading 1] The Town', text]), { style: 'apa-7' }, nodeCodec)
  const { findings } = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'a11y.floating')!
  return findings.map(({ message, excerpt }) => ({ message, excerpt }))
}

test('a caption in a text box is named as one, and the words of a box say where it is', async () => {
  expect(await saidOf('{text box: Figure 1. A ship in the ice}')).toEqual([{
    message: 'The caption “Figure 1. A ship in the ice” floats in a text box, where it is not set as captions are; it is wanted in a line of the text.',
    excerpt: 'Figure 1. A ship in the ice',
  }])
  expect(await saidOf('{text box: The ships came late.}')).toEqual([{ message: 'A text box floats here; its words are wanted in the text.', excerpt: 'The ships came late.' }])
})
