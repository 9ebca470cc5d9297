import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r, styled } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { bodyText } from '../reading/text.js'

const formula = '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>x</m:t></m:r></m:oMath>'

test.each([false, true])('an entry with a formula in its title keeps its words and gets its number (tracked: %s)', async (trackedChanges) => {
  const entries = [p('', r('Berg, Ada. 1987. “'), formula, r(' and the Ice of the North.” Journal of Northern Towns 12 (3): 45–67.')), p('', r('Zander, Mia. 1992. Salt and Rye. Bergen: Fjord Press.'))]
  const body = p('', r('The harbour lay under ice for months (Berg 1987), and longer in other years (Zander 1992).')) + styled('Heading1', 'References') + entries.join('')
  const { document, report } = await format(await docxOf({ body, styles: english }), { style: 'ieee', trackedChanges }, nodeCodec)
  const lines = (await bodyText(document)).slice(-2)
  expect(lines[0]).toMatch(/^\[1\]\tBerg, Ada\. 1987\./)
  expect(report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'ref.style')?.status).toBe('needs_review')
  expect((await format(document, { style: 'ieee' }, nodeCodec)).report.changes).toEqual([])
})
