import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { ours, reviseAll } from '../revisions/revise.js'
import { everyDocument } from './documents.js'

const outputs = {
  direct: async (original: Uint8Array) => (await format(original, { style: 'apa-7' }, nodeCodec)).document,
  tracked: async (original: Uint8Array) => (await format(original, { style: 'apa-7', trackedChanges: true }, nodeCodec)).document,
  accepted: async (original: Uint8Array) => reviseAll(await outputs.tracked(original), 'accept', ours),
}

describe.each(Object.entries(outputs))('P5: a second run over the %s output', (_, make) => {
  test('finds nothing to do and gives back its input', () =>
    everyDocument(40, async (original) => {
      const output = await make(original)
      for (const trackedChanges of [false, true]) {
        const { document, report } = await format(output, { style: 'apa-7', trackedChanges }, nodeCodec)
        expect(report.changes.map(({ check_id: id, before, after }) => ({ id, before, after }))).toEqual([])
        expect(report.summary.changes_applied).toBe(0)
        expect(document).toBe(output)
      }
    }))
})
