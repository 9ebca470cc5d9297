import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { format } from '../../index.js'

test('entries of the same first author change places under so many of their words as tell them apart', async () => {
  const entry = (second: string, title: string) => `Vaughan-Montgomery, A. B., & ${second}, C. (2019). ${title}. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.`
  const { report } = await format(await makeDocx(['It was a quiet year.', '[heading 1] References', entry('Berg', 'A year in the harbour'), entry('Adair', 'On ice')]), { style: 'apa-7' }, nodeCodec)
  const [first, second] = [/Berg.* · .*Adair/, /Adair.* · .*Berg/]
  expect(report.changes.find(({ check_id: id }) => id === 'ref.order')).toMatchObject({ before: expect.stringMatching(first), after: expect.stringMatching(second) })
})
