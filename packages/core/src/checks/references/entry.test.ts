import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { audit, checksOf } from '../../index.js'

const mismatch = async (citation: string, authors: string): Promise<string | undefined> => {
  const lines = [`The ice came early ${citation}.`, '[heading 1] References', `${authors} (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.`]
  return checksOf(await audit(await makeDocx(lines), { style: 'apa-7' }, nodeCodec)).find(({ id }) => id === 'match.year-mismatch')!.findings[0]?.message
}

test('an entry is named by all whom a citation of it would name, so that nobody takes it for another one', async () => {
  expect(await mismatch('(Sample & Berg, 2018)', 'Sample, A., & Berg, L.')).toContain('the entry Sample and Berg (2019)')
  expect(await mismatch('(Sample et al., 2018)', 'Sample, A., Berg, L., & Roe, C.')).toContain('the entry Sample et al. (2019)')
  expect(await mismatch('(Sample, 2018)', 'Sample, A.')).toContain('the entry Sample (2019)')
})
