import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { audit, checksOf } from '../../index.js'

const doiOf = async (entry: string) => {
  const report = await audit(await makeDocx(['It was a quiet year (Sample & Berg, 2007).', '[heading 1] References', entry]), { style: 'apa-7' }, nodeCodec)
  return checksOf(report).find(({ id }) => id === 'ref.doi-missing')!
}
const withoutDoi = async (entry: string): Promise<number> => (await doiOf(entry)).findings.length

test('a DOI is asked of an article, and not of what may be a chapter of a book', async () => {
  const article = 'Sample, A., & Berg, L. (2007). Fast and slow ships of the North.'
  expect(await withoutDoi(`${article} Harbour Towns: A Review of Ice and Wind, 12(3), 99–105.`)).toBe(1)
  expect(await withoutDoi(`${article} Harbour Towns Review, 99–105.`)).toBe(1)
  expect(await withoutDoi(`${article} Harbour Towns: An Ecological and Evolutionary Perspective, 99–105.`)).toBe(0)
})

test('below the name of the check it is said that there is no DOI, and not that there is none without', async () => {
  const { title, found } = await doiOf('Sample, A., & Berg, L. (2007). Fast and slow ships of the North. Harbour Towns Review, 12(3), 99–105.')
  expect(`${title}: ${found}`).toBe('Articles without a DOI: No DOI.')
})
