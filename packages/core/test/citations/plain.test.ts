import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { readLiveFields } from '../../src/citations/fields/read-live-fields.js'
import { format, type Formatted } from '../../src/index.js'
import { effectiveContent } from '../../src/inspect.js'
import { resolveLimits } from '../../src/opc/limits.js'
import { openPackage } from '../../src/opc/package.js'
import { readDocument } from '../../src/wordml/document.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r, styled } from '../notation/markup.js'
import { partsOf } from '../reading/archive.js'
import { bodyText } from '../reading/text.js'
import { expectBothWays } from '../revisions/both-ways.js'
import { canonicalParts } from '../revisions/canonical.js'
import { ours, reviseAll } from '../revisions/revise.js'
import { paperOf } from './live-paper.js'
import { managers, wordSources, type Manager } from './managers.js'
import { citations, type Cited } from './works.js'

const plain = (bytes: Uint8Array, style: string, trackedChanges = false): Promise<Formatted> =>
  format(bytes, { style, trackedChanges, options: { citations: { output: 'plain' } } }, nodeCodec)
const fieldsOf = async (bytes: Uint8Array) => readLiveFields(await readDocument(await openPackage(bytes, nodeCodec), resolveLimits()))
const markup = async (bytes: Uint8Array): Promise<string> => ['word/document.xml', 'word/footnotes.xml'].map(((parts) => (name: string) => parts.get(name)!)(await partsOf(bytes))).join('')

const heading = '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>'

/** A paper that says what it cites in a note, over a list that is out of order, with words behind it or without. */
const noteOver = (manager: Manager, behind: string): Promise<Uint8Array> => {
  const [{ work }] = citations[0] as readonly [Cited]
  const entries = ['Poe, E., Doe, F., & Moe, G. (2015). Ravens. Birds, 1, 2–3.', 'Müller, J., & Roe, C. (1999). On rivers. Waters, 4, 5–9.', 'Lee, A. (2018). Quiet streets. Harbour Press.']
  return docxOf({
    body: p('', r('The streets of the northern towns are quiet.'), '<w:r><w:footnoteReference w:id="1"/></w:r>') + styled('Heading1', 'References') + manager.list(entries) + behind,
    footnotes: `<w:footnote w:id="1">${p('', manager.citation({ cites: [{ work }], place: 'note', state: 'whole' }, 1).replaceAll('(Lee, 2018)', 'A. Lee, Quiet Streets (Harbour Press, 2018), 12.'))}</w:footnote>`,
    styles: heading,
    sources: wordSources,
  })
}

const appendix = styled('Heading1', 'Appendix') + p('', r('A word more.'))

describe.each(managers)('a note and a list out of order of $name $variant, where plain text is asked for', (manager) => {
  test.each([
    ['at the end of the text', '', 'mla-9', '(Lee 12)'],
    ['before an appendix', appendix, 'apa-7', '(Lee, 2018, p. 12)'],
  ])('%s come into the form of the style in one run, the last entry too', async (_, behind, style, cited) => {
    const original = await noteOver(manager, behind)
    const lines = (await bodyText((await plain(original, style)).document)).filter((line) => line !== '')
    expect(lines[0]).toBe(`The streets of the northern towns are quiet ${cited}.`)
    expect(lines.slice(2, 5).map((line) => line.slice(0, 4))).toEqual(['Lee,', 'Müll', 'Poe,'])
    await expectBothWays(original, (bytes, tracked) => plain(bytes, style, tracked))
  })

  test('stand where they stood once changes are rejected, also where the style has an appendix before the list', async () => {
    const original = await noteOver(manager, appendix)
    const { document, report } = await plain(original, 'mla-9', true)
    expect(await canonicalParts(await reviseAll(document, 'reject', ours), report.untracked)).toEqual(await canonicalParts(original))
  })
})

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
