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
import { p, r } from '../notation/markup.js'
import { partsOf } from '../reading/archive.js'
import { bodyText } from '../reading/text.js'
import { canonicalParts } from '../revisions/canonical.js'
import { ours, reviseAll } from '../revisions/revise.js'
import { paperOf } from './live-paper.js'
import { managers } from './managers.js'
import { citations, shapes, works, type Work } from './works.js'

const fieldsOf = async (bytes: Uint8Array): Promise<LiveField[]> => readLiveFields(await readDocument(await openPackage(bytes, nodeCodec), resolveLimits()))
const formatted = (bytes: Uint8Array, style: string, trackedChanges = false): Promise<Formatted> => format(bytes, { style, trackedChanges }, nodeCodec)
const shownBy = ({ paragraph, from, to }: LiveField): string => paragraph.text.slice(from, to)
const data = ({ manager, kind, items }: LiveField): unknown => ({ manager, kind, items })

/** How styles have the citations of the fixture; MLA has nothing to say where the sentence names the author. */
const worded = {
  'mla-9': ['(Lee)', '(Müller and Roe 5)', '(see Lee)', '(Poe et al. among others)', '(2018)', '(Lee; Müller and Roe)', '(cf. Lee 7–9; Müller and Roe; Poe et al. 3)'],
  'ieee': ['[1]', '[2, p. 5]', 'see [1]', '[3] among others', '[1]', '[1], [2]', 'cf. [1, pp. 7–9], [2], [3, p. 3]'],
  'ama-11': ['1', '2(p5)', 'see 1', '3 among others', '1', '1,2', 'cf. 1(pp7-9),2,3(p3)'],
  'harvard': [
    '(Lee, 2018)', '(Müller and Roe, 1999, p. 5)', '(see Lee, 2018)', '(Poe, Doe and Moe, 2015 among others)', '(2018)',
    '(Müller and Roe, 1999; Lee, 2018)', '(cf. Lee, 2018, pp. 7–9; Müller and Roe, 1999; Poe, Doe and Moe, 2015, p. 3)',
  ],
}

/** Notes come after the body. */
const ordered = ['body', 'note'].flatMap((where) => shapes.filter(({ place }) => place === where))

const edited = shapes.filter(({ state }) => state === 'edited').length

describe.each(managers)('$name $variant', (manager) => {
  test.each(Object.entries(worded))(`has its ${shapes.length} citations worded in %s but for the ${edited} that were edited by hand, with what it remembers of them, and stays live`, async (style, texts) => {
    const original = await paperOf(manager)
    const [before, { document, report }] = [await fieldsOf(original), await formatted(original, style)]
    const [old, now] = [before, await fieldsOf(document)].map((fields) => fields.filter(({ kind }) => kind === 'citation')) as [LiveField[], LiveField[]]
    expect((await fieldsOf(document)).map(data)).toEqual(before.map(data))
    expect(now.map(isEdited)).toEqual(old.map(isEdited))
    expect(now.map(shownBy)).toEqual(ordered.map(({ cites, state }) => (state === 'edited' ? '(as everybody knows)' : texts[citations.indexOf(cites)])))
    expect(report.preservation.verdict).toBe('explained')
  })

  test('has its list in the order and the words of the style', async () => {
    const lines = await bodyText((await formatted(await paperOf(manager), 'ieee')).document)
    expect(lines.slice(-3)).toEqual([
      '[1]\tA. Lee, Quiet streets. Harbour Press, 2018.',
      '[2]\tJ. Müller and C. Roe, “On rivers & <their> names,” Waters, vol. 4, pp. 5–9, 1999.',
      '[3]\tE. Poe, F. Doe, and G. Moe, “Ravens,” Birds, vol. 1, pp. 2–3, 2015.',
    ])
  })

  test.each(['mla-9', 'ieee'])('is in %s as it was once changes are rejected, as formatted directly once they are accepted, and then has nothing left to change', async (style) => {
    const original = await paperOf(manager)
    const [direct, tracked] = [await formatted(original, style), await formatted(original, style, true)]
    expect(await canonicalParts(await reviseAll(tracked.document, 'reject', ours), tracked.report.untracked)).toEqual(await canonicalParts(original))
    const accepted = await reviseAll(tracked.document, 'accept', ours)
    expect(await effectiveContent(accepted, nodeCodec)).toEqual(await effectiveContent(direct.document, nodeCodec))
    expect((await fieldsOf(accepted)).map(shownBy)).toEqual((await fieldsOf(direct.document)).map(shownBy))
    for (const [output, again] of [[direct.document, false], [tracked.document, true], [accepted, false]] as const) {
      expect((await formatted(output, style, again)).report.changes.map(({ check_id: id, before, after }) => ({ id, before, after }))).toEqual([])
    }
  })
})

test('a year with a place, whose author the sentence names, is no number that keeps others from being worded', async () => {
  const zotero = managers.find(({ name }) => name === 'zotero')!
  const [lee, muller] = works as [Work, Work]
  const edited = zotero.citation({ cites: [{ work: lee, suppressAuthor: true }], place: 'body', state: 'edited' }, 1).replace('(as everybody knows)', '(2018, p. 5)')
  const other = zotero.citation({ cites: [{ work: muller }], place: 'body', state: 'whole' }, 2)
  const body = p('', r('The streets are quiet, as Lee '), edited, r(' says, and the rivers are not '), other, r('.')) + zotero.list(['Lee, A. (2018). Quiet streets. Harbour Press.'])
  const { document } = await formatted(await docxOf({ body }), 'harvard')
  expect((await bodyText(document))[0]).toBe('The streets are quiet, as Lee (2018, p. 5) says, and the rivers are not (Müller and Roe, 1999).')
})

describe('what a manager remembers of the style of the document', () => {
  const zotero = managers.find(({ name }) => name === 'zotero')!
  const remembered = async (bytes: Uint8Array): Promise<string> =>
    [...(await partsOf(bytes)).get('docProps/custom.xml')!.matchAll(/<vt:lpwstr>([^<]*)</g)].map(([, piece]) => piece!).join('')

  test('is changed with the citations', async () => {
    const { document, report } = await formatted(await paperOf(zotero), 'chicago-18-ad')
    expect(await remembered(document)).toContain('style id="http://www.zotero.org/styles/chicago-author-date" locale="en-US"')
    expect(report.untracked).toEqual([])
  })

  test('has the language that the citations are worded in, so that the manager’s next refresh agrees', async () => {
    const { document } = await format(await paperOf(zotero), { style: 'apa-7', options: { locale: 'de-DE' } }, nodeCodec)
    expect(await remembered(document)).toContain('style id="http://www.zotero.org/styles/apa" locale="de-DE"')
    expect((await fieldsOf(document)).map(shownBy)).toContain('(Müller & Roe, 1999, S. 5)')
    const british = await format(await paperOf(zotero), { style: 'apa-7', options: { locale: 'en-GB' } }, nodeCodec)
    expect(await remembered(british.document)).toContain('locale="en-US"')
  })

  test('stays where changes are tracked, and is named as what could not be', async () => {
    const original = await paperOf(zotero)
    const { document, report } = await formatted(original, 'ieee', true)
    expect(await remembered(document)).toBe(await remembered(original))
    expect(report.untracked).toContainEqual({ kind: 'document-property', part: 'docProps/custom.xml', detail: 'ZOTERO_PREF: the style of Zotero' })
  })
})
