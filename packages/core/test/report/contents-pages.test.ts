import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { audit, format, type Report } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'

const text = 'The harbour lay under ice from the first week of November until the end of March, and no ship came in.'
const paper = (list: string) => makeDocx(['[heading 1] Contents', list, '[heading 1] The Ice', `{align=center} ${text}`, '[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.'])
const asked = ({ groups }: Report): readonly string[] => groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'toc.pages')!.findings.map(({ status }) => status)

test('a contents list is asked about where formatting changed the paper, and not where it changed nothing', async () => {
  const { document, report } = await format(await paper('{field: TOC => The Ice\t1}'), { style: 'chicago-18-nb' }, nodeCodec)
  expect(asked(report)).toEqual(['needs_review'])
  const again = await format(document, { style: 'chicago-18-nb' }, nodeCodec)
  expect(again.report.changes).toEqual([])
  expect(asked(again.report)).toEqual([])
})

test('an audit changes nothing, and a typed list is not updated', async () => {
  expect(asked(await audit(await paper('{field: TOC => The Ice\t1}'), { style: 'chicago-18-nb' }, nodeCodec))).toEqual([])
  expect(asked((await format(await paper('The Ice\t1'), { style: 'chicago-18-nb' }, nodeCodec)).report)).toEqual([])
})
