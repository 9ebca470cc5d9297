import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held and on what the sledges brought over the hills.'

/** What a check finds wanting in a paper with such a title. */
const wanted = async (check: string, ...title: readonly string[]): Promise<unknown> => {
  const lines = [...title.map((line) => `[Title] ${line}`), '[APA Title Page] Ada Sample', `{pageBreakBefore=true} ${prose}`, '{header: right PAGE}']
  const { report } = await format(await makeDocx(lines), { style: 'apa-7', options: { paperType: 'professional' } }, nodeCodec)
  return report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === check)!.findings[0]?.after
}

test('the file is to be called by the whole of a title that was typed in two lines', async () => {
  expect(await wanted('a11y.doc-title', 'The Harbour and the Town:', 'A Year of Ice')).toBe('The Harbour and the Town: A Year of Ice')
})

test('a running head has the whole of a title whose first line leads on', async () => {
  expect(await wanted('page.running-head', 'The Harbour and', 'the Town in Winter')).toContain('THE HARBOUR AND THE TOWN IN WINTER')
})

test('a line of a title that leads on to nothing is all that is said', async () => {
  expect(await wanted('a11y.doc-title', 'The Harbour', 'A Year of Ice')).toBe('The Harbour')
})
