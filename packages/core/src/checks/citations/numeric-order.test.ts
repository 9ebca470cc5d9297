import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { audit, checksOf } from '../../index.js'

const lines = ['The ice came early, as Adair [1] and Dorn [2] say.', '[heading 1] References', '[1] B. Adair, <italic=true>Oak and Iron</>. Fjord Press, 2017.', '[2] C. Dorn, <italic=true>Bleak Harbours</>. Fjord Press, 2003.']

test('numbers that become years are the affair of the form of citations, and in no order that a style without numbers could want', async () => {
  const checks = checksOf(await audit(await makeDocx(lines), { style: 'turabian-9-ad' }, nodeCodec))
  const found = (id: string) => checks.find((check) => check.id === id)!.findings.filter(({ status }) => status === 'failed').length
  expect([found('cit.system'), found('cit.numeric-order')]).toEqual([2, 0])
})
