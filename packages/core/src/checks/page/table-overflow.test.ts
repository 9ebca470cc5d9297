import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r, table } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { partOf } from '../../../test/reading/archive.js'
import { expectBothWays } from '../../../test/revisions/both-ways.js'
import { format } from '../../format.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'
const rows = [[p('', r('Year')), p('', r('Price'))], [p('', r('1709')), p('', r('12'))]]
const broad = '<w:tblW w:w="12000" w:type="dxa"/>'
const widths = (part: string): string[] => part.match(/<w:tblPr><w:tblW [^>]*>/g) ?? []

test('a table that is too wide keeps its width where somebody has a change of the table pending', async () => {
  const paper = (properties: string) => docxOf({ body: p('', r(prose)) + table(properties, ...rows) + p('', r(prose)), styles: english })
  const formatted = (bytes: Uint8Array, trackedChanges = false) => format(bytes, { style: 'ieee-conference', trackedChanges }, nodeCodec)
  const changed = await paper(`${broad}<w:tblPrChange w:id="7" w:author="Ada" w:date="2020-01-01T00:00:00Z"><w:tblPr/></w:tblPrChange>`)
  expect(widths(await partOf((await formatted(await paper(broad))).document))).not.toContain(`<w:tblPr>${broad}`)
  expect(widths(await partOf((await formatted(changed)).document))).toContain(`<w:tblPr>${broad}`)
  await expectBothWays(changed, formatted)
})
