import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r } from '../notation/markup.js'
import { partOf } from '../reading/archive.js'

test('revisions have ids that no annotation has, whatever quotation marks stand around those', async () => {
  const body = p('', "<w:bookmarkStart w:id='900' w:name='harbour'/><w:bookmarkEnd w:id='900'/>", r('It was a quiet year for the harbour, and nobody expected the ice to come so early.'))
  const { document } = await format(await docxOf({ body }), { style: 'apa-7', trackedChanges: true }, nodeCodec)
  const ids = [...(await partOf(document)).matchAll(/<w:(?:ins|del|\w+Change) w:id="(\d+)"/g)].map(([, id]) => Number(id))
  expect(ids.length).toBeGreaterThan(0)
  expect(Math.min(...ids)).toBeGreaterThan(900)
})
