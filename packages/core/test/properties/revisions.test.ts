import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { effectiveContent, format } from '../../src/index.js'
import { canonicalParts } from '../revisions/canonical.js'
import { everyone, ours, reviseAll } from '../revisions/revise.js'
import { everyDocument } from './documents.js'

describe.each(['apa-7', 'chicago-18-nb', 'ieee'])('P4: tracked changes in %s', (style) => {
  const [tracked, direct] = [{ style, trackedChanges: true }, { style }]

  test('rejected, they leave the original but for what the report lists as untracked', () =>
    everyDocument(40, async (original) => {
      const { document, report } = await format(original, tracked, nodeCodec)
      const rejected = await reviseAll(document, 'reject', ours)
      expect(await canonicalParts(rejected, report.untracked)).toEqual(await canonicalParts(original))
    }))

  test('accepted, they give what direct formatting gives', () =>
    everyDocument(40, async (original) => {
      const accepted = await reviseAll((await format(original, tracked, nodeCodec)).document, 'accept', ours)
      const formatted = (await format(original, direct, nodeCodec)).document
      expect(await effectiveContent(accepted, nodeCodec)).toEqual(await effectiveContent(formatted, nodeCodec))
    }))

  test('accepted together with those of the author, they give what direct formatting gives then', () =>
    everyDocument(20, async (original) => {
      const accepted = await reviseAll((await format(original, tracked, nodeCodec)).document, 'accept', everyone)
      const formatted = await reviseAll((await format(original, direct, nodeCodec)).document, 'accept', everyone)
      expect(await effectiveContent(accepted, nodeCodec)).toEqual(await effectiveContent(formatted, nodeCodec))
    }))
})
