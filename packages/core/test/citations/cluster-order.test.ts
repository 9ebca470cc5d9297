import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const list = [
  '[heading 1] References',
  'Berg, A. (2019). Slow ferries. Fjord Press.',
  'Berg, A., Adair, B., & Sample, C. (2016). Oak and iron. Fjord Press.',
  'Berg, A., Roe, D., Sample, C., & Adair, B. (2011). Rye and salt. Fjord Press.',
  'Lee, S. (2014). Quiet streets. Harbour Press.',
]

/** What becomes of a citation, in the first run and in the second. */
const ordered = async (citation: string): Promise<string> => {
  const once = await format(await makeDocx([`Ice is slow ${citation}.`, ...list]), { style: 'apa-7' }, nodeCodec)
  expect((await format(once.document, { style: 'apa-7' }, nodeCodec)).report.changes).toEqual([])
  return (await bodyText(once.document))[0]!
}

describe('in APA the works of a citation come in the order of the list', () => {
  test.each([
    ['one author alone comes before the same author with others, whatever the years', '(Berg et al., 2016; Berg, 2019)', '(Berg, 2019; Berg et al., 2016)'],
    ['whose order is right stays', '(Berg, 2019; Berg et al., 2016)', '(Berg, 2019; Berg et al., 2016)'],
    ['those that are shortened alike stand in the order of their years', '(Lee, 2014; Berg et al., 2016; Berg et al., 2011)', '(Berg et al., 2011, 2016; Lee, 2014)'],
  ])('%s', async (_, found, wanted) => expect(await ordered(found)).toBe(`Ice is slow ${wanted}.`))
})
