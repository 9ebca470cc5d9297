import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { audit, checksOf } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'

const found = async (check: string, style: string, ...lines: string[]): Promise<string> =>
  checksOf(await audit(await makeDocx(lines, style), { style }, nodeCodec)).find(({ id }) => id === check)!.found

test('a sign that is quoted already is not quoted once more', async () => {
  const items = ['flour and salt', 'rope and tar.', 'letters', 'cloth', 'news'].map((item) => `{numbering=1} ${item}`)
  expect(await found('body.list-consistency', 'ieee', text, ...items)).toBe('1 of 3 differs: “.”.')
})

test('a symbol keeps its small letter where it begins a sentence', async () => {
  expect(await found('body.leading-zero', 'apa-7', `${text} The groups differed (p < 0.01).`)).toBe('p < 0.01.')
})

test('a title that goes because it stands there twice is found by its words', async () => {
  const lines = ['[MLA Title Page] Ada Sample', '[Title] A Year in the Harbour', '[heading 1] A Year in the Harbour', text, '[heading 1] Ice', text]
  expect(await found('front.title-once', 'mla-9', ...lines)).toBe('A Year in the Harbour.')
})
