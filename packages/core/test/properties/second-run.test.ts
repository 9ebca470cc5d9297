import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format, inspect } from '../../src/index.js'
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
      fc.pre(await sameRoles(original, output))
      for (const trackedChanges of [false, true]) {
        const { document, report } = await format(output, { style: 'apa-7', trackedChanges }, nodeCodec)
        expect(report.changes.map(({ check_id: id, before, after }) => ({ id, before, after }))).toEqual([])
        expect(report.summary.changes_applied).toBe(0)
        expect(document).toBe(output)
      }
    }))
})

/** What each paragraph with text is for. That formatting leaves it so is tested where recognition is. */
const rolesOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await inspect(bytes, {}, nodeCodec)).paragraphs
    .filter(({ text, role }) => /\S/.test(text) && role !== 'header')
    .map(({ text, role, level, confidence }) => `${text.trim()}: ${role} ${level ?? ''}${confidence < 0.85 ? '?' : ''}`)

const sameRoles = async (one: Uint8Array, other: Uint8Array): Promise<boolean> => (await rolesOf(one)).join('\n') === (await rolesOf(other)).join('\n')
