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

const entry = 'Sample, A., & Berg, L. (2007). Fast and slow ships of the North. Harbour Towns Review, 12(3), 99–105.'

test('a sentence that stands among the entries is not taken for one that is written badly', async () => {
  const lines = ['It was a quiet year (Sample & Berg, 2007).', '[heading 1] References', 'Support for lists of works is quite basic here, and the style below makes one of them.', entry]
  const report = await audit(await makeDocx(lines), { style: 'mla-9' }, nodeCodec)
  expect(checksOf(report).find(({ id }) => id === 'ref.unparsed')!.findings.map(({ message }) => message)).toEqual([expect.stringContaining('move what is none out of the list')])
})

test('a word that stands twice in a title is named once', async () => {
  const lines = ['It was a quiet year (Sample & Berg, 2007).', '[heading 1] References', entry.replace('Fast and slow ships of the North', 'Estimating Ferries Without Ferries or Sledges')]
  const [{ message } = { message: '' }] = checksOf(await audit(await makeDocx(lines), { style: 'apa-7' }, nodeCodec)).find(({ id }) => id === 'ref.title-sentence')?.findings ?? []
  expect(message).toContain('whether Ferries and Sledges are names is for the author to say')
})
