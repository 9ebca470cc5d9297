import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { ours, reviseAll } from '../revisions/revise.js'
import { everyDocument } from './documents.js'

type Make = (original: Uint8Array, style: string) => Promise<Uint8Array>

const direct: Make = async (original, style) => (await format(original, { style }, nodeCodec)).document
const tracked: Make = async (original, style) => (await format(original, { style, trackedChanges: true }, nodeCodec)).document
const accepted: Make = async (original, style) => reviseAll(await tracked(original, style), 'accept', ours)

describe.each([
  ['direct', 'apa-7', direct],
  ['tracked', 'apa-7', tracked],
  ['accepted', 'apa-7', accepted],
  ['direct', 'mla-9', direct],
  ['direct', 'ieee', direct],
  ['direct', 'chicago-18-nb', direct],
] as const)('P5: a second run over the %s output in %s', (_, style, make) => {
  test('finds nothing to do and gives back its input', () =>
    everyDocument(40, async (original) => {
      const output = await make(original, style)
      for (const trackedChanges of [false, true]) {
        const { document, report } = await format(output, { style, trackedChanges }, nodeCodec)
        expect(report.changes.map(({ check_id: id, before, after }) => ({ id, before, after }))).toEqual([])
        expect(report.summary.changes_applied).toBe(0)
        expect(document).toBe(output)
      }
    }))
})
