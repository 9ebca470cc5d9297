import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const list = ['[heading 1] References', 'Berg, A. (1999). Ice and rye. Fjord Press.', 'Berg, A. (2000). Salt and rope. Fjord Press.', 'Lund, O. (2010). Tides. Fjord Press.']

test.each([
  ['chicago-18-ad', 'Rye was dear (Berg 1999, 32; 2000, 47; Lund 2010).', 'Salt was not (Berg 1999, 2000; Lund 2010, 4).'],
  ['apa-7', 'Rye was dear (Berg, 1999, p. 32; 2000, p. 47; Lund, 2010).', 'Salt was not (Berg, 1999, 2000; Lund, 2010, p. 4).'],
  ['asa-7', 'Rye was dear (Berg 1999:32; 2000:47; Lund 2010).', 'Salt was not (Berg 1999, 2000; Lund 2010:4).'],
])('works of one author stand behind a semicolon where one of them has a page, in %s', async (style, ...wanted) => {
  const typed = ['Rye was dear (Berg 1999: 32, Berg 2000: 47; Lund 2010).', 'Salt was not (Berg 1999, 2000; Lund 2010: 4).']
  const { document } = await format(await makeDocx([...typed, ...list]), { style }, nodeCodec)
  expect((await bodyText(document)).slice(0, 2)).toEqual(wanted)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
})
