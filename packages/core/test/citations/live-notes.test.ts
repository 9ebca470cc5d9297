import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { isEdited } from '../../src/citations/fields/edited.js'
import type { LiveField } from '../../src/citations/fields/live-field.js'
import { readLiveFields } from '../../src/citations/fields/read-live-fields.js'
import { format, type Formatted } from '../../src/index.js'
import { effectiveContent } from '../../src/inspect.js'
import { resolveLimits } from '../../src/opc/limits.js'
import { openPackage } from '../../src/opc/package.js'
import { readDocument } from '../../src/wordml/document.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r, styled } from '../notation/markup.js'
import { partsOf } from '../reading/archive.js'
import { bodyText, notesText } from '../reading/text.js'
import { canonicalParts } from '../revisions/canonical.js'
import { ours, reviseAll } from '../revisions/revise.js'
import { paperOf } from './live-paper.js'
import { managers } from './managers.js'
import { shapes, works } from './works.js'

const formatted = (bytes: Uint8Array, trackedChanges = false): Promise<Formatted> => format(bytes, { style: 'chicago-18-nb', trackedChanges }, nodeCodec)
const fieldsOf = async (bytes: Uint8Array): Promise<LiveField[]> => readLiveFields(await readDocument(await openPackage(bytes, nodeCodec), resolveLimits()))
const citationsOf = async (bytes: Uint8Array): Promise<LiveField[]> => (await fieldsOf(bytes)).filter(({ kind }) => kind === 'citation')
const sorted = (fields: readonly LiveField[]): string[] => fields.map(({ manager, items, id }) => JSON.stringify({ manager, items, id })).sort()
const inText = shapes.filter(({ place, state }) => place === 'body' && state !== 'edited').length

describe.each(managers)('$name $variant in a style that cites in notes', (manager) => {
  test(`has its ${inText} citations of the text in notes, with all that the manager knows of them and the controls around them`, async () => {
    const original = await paperOf(manager)
    const { document, report } = await formatted(original)
    const [before, after] = [await citationsOf(original), await citationsOf(document)]
    expect(sorted(after)).toEqual(sorted(before))
    const body = (fields: readonly LiveField[]) => fields.filter(({ paragraph, ...field }) => paragraph.story.kind === 'body' && !isEdited({ paragraph, ...field })).length
    expect(body(before)).toBe(inText)
    expect(body(after)).toBe(0)
    const findings = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'cit.live')!.findings
    expect(findings.filter(({ message }) => message.includes('choose the style in the reference manager'))).toEqual([])
    const [controls, left] = [await partsOf(original), await partsOf(document)].map((parts) => [...parts.values()].join('').split('<w:sdt>').length)
    expect(left).toBe(controls)
    expect(report.preservation.verdict).toBe('explained')
  })

  test('is as it was once the changes are rejected, as formatted directly once they are accepted, and then has nothing left to change', async () => {
    const original = await paperOf(manager)
    const [direct, tracked] = [await formatted(original), await formatted(original, true)]
    expect(await canonicalParts(await reviseAll(tracked.document, 'reject', ours), tracked.report.untracked)).toEqual(await canonicalParts(original))
    const accepted = await reviseAll(tracked.document, 'accept', ours)
    expect(await effectiveContent(accepted, nodeCodec)).toEqual(await effectiveContent(direct.document, nodeCodec))
    expect(await notesText(accepted)).toEqual(await notesText(direct.document))
    for (const [output, again] of [[direct.document, false], [tracked.document, true], [accepted, false]] as const) {
      expect((await formatted(output, again)).report.changes.map(({ check_id: id, before, after }) => ({ id, before, after }))).toEqual([])
    }
  })
})

describe('a paper of Zotero in a style that cites in notes', () => {
  const zotero = managers.find(({ name }) => name === 'zotero')!

  test('has the works in full first and in short after that, and the marks behind the stops', async () => {
    const { document } = await formatted(await paperOf(zotero))
    expect((await bodyText(document)).slice(0, 3)).toEqual(['It is so.*', 'It is so.*', 'It is so (as everybody knows).'])
    expect((await notesText(document)).slice(0, 2)).toEqual([' Ann Lee, Quiet Streets (Harbour Press, 2018).', ' Lee, Quiet Streets.'])
  })

  test('is remembered as one with footnotes', async () => {
    const { document } = await formatted(await paperOf(zotero))
    const remembered = [...(await partsOf(document)).get('docProps/custom.xml')!.matchAll(/<vt:lpwstr>([^<]*)</g)].map(([, piece]) => piece!).join('')
    expect(remembered).toContain('name="noteType" value="1"')
  })

  test.each([false, true])('has the notes of one line in the order of their marks, behind a stop or not (tracked: %s)', async (tracked) => {
    const cited = works.map((work, index) => zotero.citation({ cites: [{ work }], place: 'body', state: 'whole' }, index))
    const line = p('', r('It is so '), cited[0]!, r('. But it was not '), cited[1]!, r(' before. Nor will it be '), cited[2]!, r('.'))
    const { document } = await formatted(await docxOf({ body: line + styled('Heading1', 'References') + zotero.list(['Lee, A. (2018). Quiet streets. Harbour Press.']) }), tracked)
    expect((await bodyText(document))[0]).toBe('It is so.* But it was not* before. Nor will it be.*')
    expect((await notesText(document)).map((note) => /Lee|Müller|Poe/.exec(note)?.[0])).toEqual(['Lee', 'Müller', 'Poe'])
    expect((await citationsOf(document)).map(({ items }) => items[0]!.item?.title)).toEqual(works.map(({ title }) => title))
  })
})
