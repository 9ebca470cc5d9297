import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { bodyText } from '../../../test/reading/text.js'
import { format } from '../../index.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'

test('a stop that takes the place of a line break behind a bold label is bold as the label is', async () => {
  const paper = [`${prose} Table 1 lists the ships.`, '[caption] <bold=true>Table 1</>\nShips of the Town', '{table: a | b}', prose]
  const { document } = await format(await makeDocx(paper, 'ama-11'), { style: 'ama-11' }, nodeCodec)
  expect(await bodyText(document)).toContain('Table 1. Ships of the Town')
  expect((await format(document, { style: 'ama-11' }, nodeCodec)).report.changes).toEqual([])
})
