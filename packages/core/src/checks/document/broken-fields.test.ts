import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { audit, checksOf } from '../../index.js'

const sign = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const code = (words: string): string => `<w:r><w:instrText xml:space="preserve">${words}</w:instrText></w:r>`

const faultsOf = async (...runs: string[]): Promise<number> => {
  const report = await audit(await docxOf({ body: p('', runs.join('')) }), { style: 'apa-7' }, nodeCodec)
  return checksOf(report).find(({ id }) => id === 'doc.broken-fields')!.findings.length
}

test('a counter that stands in the code of another field shows nothing, and is whole', async () => {
  const counter = '<w:fldSimple w:instr="SEQ Table"><w:r><w:instrText>1</w:instrText></w:r></w:fldSimple>'
  expect(await faultsOf(sign('begin'), code(' TC "Table '), counter, code('" '), sign('end'), r('Ships in the ice'))).toBe(0)
  expect(await faultsOf(sign('begin'), code(' SEQ Table '), sign('separate'), sign('end'), r('. Ships in the ice'))).toBe(1)
})
