import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { control, p, r } from '../../../test/notation/markup.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { partOf } from '../../../test/reading/archive.js'
import { format } from '../../format.js'

test('the first row is marked as the head of its table where it lies in a content control', async () => {
  const row = (look: string, ...texts: string[]) => `<w:tr>${texts.map((text) => `<w:tc>${p('', r(text, look))}</w:tc>`).join('')}</w:tr>`
  const rows = control('<w:alias w:val="head"/>', row('<w:b/>', 'Ship', 'Crew')) + row('', 'Ada', '12') + row('', 'Bea', '9')
  const body = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/></w:tblGrid>${rows}</w:tbl>${p('', r('So it was.'))}`
  const { document } = await format(await docxOf({ body }), { style: 'apa-7' }, nodeCodec)
  const heads = (await partOf(document)).match(/<w:tr>(?:<w:trPr>.*?<\/w:trPr>)?/g)!.map((begun) => begun.includes('<w:tblHeader/>'))
  expect(heads).toEqual([true, false, false])
})
