import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { format } from '../../index.js'
import { list } from '../examples.js'

/** The checks that have an entry worded in APA. */
const wordedBy = async (entry: string): Promise<readonly string[]> => {
  const { report } = await format(await makeDocx(list(entry), 'apa-7'), { style: 'apa-7' }, nodeCodec)
  return report.changes.filter(({ kind }) => kind === 'text').map(({ check_id: id }) => id)
}

test('an entry that differs in its volume, its issue or its pages is said to differ in these', async () => {
  expect(await wordedBy('Sample, A. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, vol. <italic=true>12</>, no. 3, pp. 45-67.')).toEqual(['ref.volume-pages'])
  expect(await wordedBy('Sample, A. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 145–67.')).toEqual(['ref.volume-pages'])
})

test('an entry that brings its address in otherwise is said to differ in that', async () => {
  expect(await wordedBy('Sample, A. (2019). <italic=true>A year in the harbour</>. Harbour Press. Retrieved from https://www.example.org/year')).toEqual(['ref.url-form'])
})

test('a number in the title of a book is that of no volume', async () => {
  expect(await wordedBy('Sample, A. (2019). <italic=true>A year in the harbour of 1907</>, Harbour Press.')).toEqual(['ref.style'])
})
