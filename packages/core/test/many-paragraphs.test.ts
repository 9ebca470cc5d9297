import { expect, test } from 'vitest'
import { nodeCodec } from '../node/index.js'
import { audit } from '../src/index.js'
import { makeDocx } from './notation/make-docx.js'

const times = 20_000
const each = (line: (number: number) => string): string[] => Array.from({ length: times }, (_, index) => line(index + 1))

// The first needed more stack than there is, the others took many times the time that is left to them here.
test.each([
  ['Notes under a table', ['[caption] Table 1. Ships', '{table: Ship | Crew / Ada | 12}', ...each((number) => `Note. Ship ${number} was lost.`)]],
  ['Fields that nobody closed', each(() => 'It was {unclosed field: REF ships => as said above} so.')],
  ['Captions that follow one another', each((number) => `[caption] Table ${number}. Ships`)],
])('%s may be many thousands', async (_, lines) => {
  const { summary } = await audit(await makeDocx(lines), { style: 'apa-7' }, nodeCodec)
  expect(summary.verdict).not.toBe('blocked')
}, 30_000)
