import { readFile, writeFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { audit, format, groupReport, reportJsonSchema } from '../../src/index.js'
import { everyDocument } from '../properties/documents.js'

const published = new URL('../../report.schema.json', import.meta.url)
const validate = new Ajv2020({ allErrors: true }).compile(reportJsonSchema())

const faults = (report: unknown) => (validate(JSON.parse(JSON.stringify(report))) ? [] : validate.errors)

describe('the JSON Schema of the report', () => {
  test('stands in the package as it is (UPDATE=1 writes it)', async () => {
    const text = `${JSON.stringify(reportJsonSchema(), null, 2)}\n`
    if (process.env['UPDATE']) await writeFile(published, text)
    expect(await readFile(published, 'utf8')).toBe(text)
  })

  test('holds for reports of all documents, formatted, tracked and audited, in both groupings', () =>
    everyDocument(10, async (document) => {
      const formatted = (await format(document, { style: 'apa-7' }, nodeCodec)).report
      const tracked = (await format(document, { style: 'ieee', trackedChanges: true }, nodeCodec)).report
      for (const report of [formatted, tracked, groupReport(formatted, 'aspect'), await audit(document, { style: 'mla-9' }, nodeCodec)]) expect(faults(report)).toEqual([])
    }))

  test('refuses a report with a key too many, one too few, and a word that is no status', async () => {
    const report = await audit(await nothing(), { style: 'apa-7' }, nodeCodec)
    const { summary, ...rest } = report
    expect(faults({ ...report, more: 1 })).not.toEqual([])
    expect(faults(rest)).not.toEqual([])
    expect(faults({ ...report, summary: { ...summary, verdict: 'fine' } })).not.toEqual([])
  })
})

const nothing = async () => (await import('../notation/make-docx.js')).makeDocx(['Nothing.'])
