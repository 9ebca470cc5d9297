import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { makeDocx } from '../../test/notation/make-docx.js'
import { audit, checksOf } from '../index.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, or to stay for so long as it did.'

/** What a check says of a paper, and the number of the paragraph where. */
const said = async (check: string, ...lines: string[]): Promise<readonly (readonly [message: string, paragraph: number | null])[]> => {
  const report = await audit(await makeDocx(lines), { style: 'apa-7', options: { paperType: 'professional' } }, nodeCodec)
  return checksOf(report).find(({ id }) => id === check)!.findings.map(({ message, location }) => [message, location.paragraph_index])
}

test('an abstract that is still to be written is asked for under its heading', async () => {
  expect(await said('front.abstract-present', '[Title] A Year in the Harbour', '[heading 1] Abstract', 'Still to be written', '[heading 1] The Harbour', text)).toEqual([
    ['Under “Abstract” no abstract was found; the style wants one there.', 1],
  ])
  expect(await said('front.abstract-present', '[Title] A Year in the Harbour', '[heading 1] The Harbour', text)).toEqual([['No abstract was found; the style wants one.', null]])
})

test('a list of references that is still to be made is asked for under its heading', async () => {
  const citing = `${text} Streets are quiet (Lee, 2018), and some are not (Roe, 2019; Berg & Muster, 2020).`
  expect(await said('ref.list-found', '[heading 1] The Harbour', citing, '[heading 1] References')).toEqual([['The text cites works, and under “References” no entry was found.', 2]])
  expect(await said('ref.list-found', '[heading 1] The Harbour', citing)).toEqual([['The text cites works, and no list of references was found.', 1]])
})
