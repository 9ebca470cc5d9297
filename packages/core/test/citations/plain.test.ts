import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { readLiveFields } from '../../src/citations/fields/read-live-fields.js'
import { format, type Formatted } from '../../src/index.js'
import { effectiveContent } from '../../src/inspect.js'
import { resolveLimits } from '../../src/opc/limits.js'
import { openPackage } from '../../src/opc/package.js'
import { readDocument } from '../../src/wordml/document.js'
import { partsOf } from '../reading/archive.js'
import { bodyText } from '../reading/text.js'
import { canonicalParts } from '../revisions/canonical.js'
import { ours, reviseAll } from '../revisions/revise.js'
import { paperOf } from './live-paper.js'
import { managers } from './managers.js'

const plain = (bytes: Uint8Array, style: string, trackedChanges = false): Promise<Formatted> =>
  format(bytes, { style, trackedChanges, options: { citations: { output: 'plain' } } }, nodeCodec)
const fieldsOf = async (bytes: Uint8Array) => readLiveFields(await readDocument(await openPackage(bytes, nodeCodec), resolveLimits()))
const markup = async (bytes: Uint8Array): Promise<string> => ['word/document.xml', 'word/footnotes.xml'].map(((parts) => (name: string) => parts.get(name)!)(await partsOf(bytes))).join('')

describe.each(managers)('where plain text is asked for, $name $variant', (manager) => {
  test('has nothing left that is live: no code, no sign, no control', async () => {
    const { document, report } = await plain(await paperOf(manager), 'apa-7')
    expect(await fieldsOf(document)).toEqual([])
    expect(await markup(document)).not.toMatch(/<w:(?:sdt|fldChar|instrText)\b[^>]*>(?!.*PAGE)/u)
    expect(report.preservation.verdict).toBe('explained')
  })

  test('has its citations and its list worded as typed ones are, what was edited by hand as its author left it', async () => {
    const lines = await bodyText((await plain(await paperOf(manager), 'ieee')).document)
    expect(lines).toContain('It is so [1].')
  })

  test.each(['mla-9', 'ieee', 'chicago-18-nb'])('is in %s as it was once changes are rejected, as formatted directly once they are accepted, and then has nothing left to change', async (style) => {
    const original = await paperOf(manager)
    const [direct, tracked] = [await plain(original, style), await plain(original, style, true)]
    expect(await canonicalParts(await reviseAll(tracked.document, 'reject', ours), tracked.report.untracked)).toEqual(await canonicalParts(original))
    const accepted = await reviseAll(tracked.document, 'accept', ours)
    expect(await fieldsOf(accepted)).toEqual([])
    expect(await effectiveContent(accepted, nodeCodec)).toEqual(await effectiveContent(direct.document, nodeCodec))
    for (const [output, again] of [[direct.document, false], [tracked.document, true], [accepted, false]] as const) {
      expect((await plain(output, style, again)).report.changes.map(({ check_id: id, before, after }) => ({ id, before, after }))).toEqual([])
    }
  })
})
