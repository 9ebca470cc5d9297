import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import type { LiveField } from '../../src/citations/fields/live-field.js'
import { readLiveFields } from '../../src/citations/fields/read-live-fields.js'
import { format, type Formatted } from '../../src/index.js'
import { resolveLimits } from '../../src/opc/limits.js'
import { openPackage } from '../../src/opc/package.js'
import { readDocument } from '../../src/wordml/document.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r, styled } from '../notation/markup.js'
import { partsOf } from '../reading/archive.js'
import { bodyText, notesText } from '../reading/text.js'
import { expectBothWays } from '../revisions/both-ways.js'
import { managers, wordSources, type Manager } from './managers.js'
import { works, type Work } from './works.js'

const [lee, muller, poe] = works as [Work, Work, Work]

/** Words, and what is cited. */
type Said = readonly (string | { readonly work: Work; readonly locator?: string })[]

/** Lines of text with notes in it: `{1}` is the first of these. */
const paperOf = (manager: Manager, lines: readonly string[], notes: readonly Said[]): Promise<Uint8Array> => {
  const mark = (id: string) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
  const body = lines.map((line) => p('', ...line.split(/\{(\d)\}/).map((piece, at) => (at % 2 === 1 ? mark(piece) : r(piece)))))
  const footnotes = notes.map((pieces, index) => {
    const content = pieces.map((piece, at) => (typeof piece === 'string' ? r(piece) : manager.citation({ cites: [piece], place: 'note', state: 'whole' }, 10 * index + at)))
    return `<w:footnote w:id="${index + 1}">${p('', '<w:r><w:footnoteRef/></w:r>', r(' '), ...content)}</w:footnote>`
  })
  const entries = ['Lee, Ann. Quiet Streets. Harbour Press, 2018.', 'Müller, Jörg, and Carl Roe. “On Rivers & <Their> Names.” Waters 4 (1999): 5–9.', 'Poe, Eve, Fay Doe, and Gus Moe. “Ravens.” Birds 1 (2015): 2–3.']
  const styles = '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>'
  return docxOf({ body: body.join('') + styled('Heading1', 'Bibliography') + manager.list(entries), footnotes: footnotes.join(''), styles, sources: wordSources })
}

const formatted = (bytes: Uint8Array, style = 'apa-7', trackedChanges = false): Promise<Formatted> => format(bytes, { style, trackedChanges }, nodeCodec)
const citationsOf = async (bytes: Uint8Array): Promise<LiveField[]> =>
  (await readLiveFields(await readDocument(await openPackage(bytes, nodeCodec), resolveLimits()))).filter(({ kind }) => kind === 'citation')
const data = (fields: readonly LiveField[]): string[] => fields.map(({ manager, items, id }) => JSON.stringify({ manager, items, id })).sort()

const lines = ['The streets of the town have been quiet for as long as anybody can remember.{1} That was denied once,{2} and then seen again.', 'The birds of the harbour were said to be “loud.”{3}']
const notes = [[{ work: poe }], [{ work: lee, locator: '4' }, '.'], [{ work: muller }]]

describe.each(managers)('notes that hold nothing but a citation of $name $variant, in a style that cites in the text', (manager) => {
  test('go, and their fields and controls stand before the stops with all that the manager knows of them', async () => {
    const original = await paperOf(manager, lines, notes)
    const { document, report } = await formatted(original)
    expect((await bodyText(document)).slice(0, 2)).toEqual([
      'The streets of the town have been quiet for as long as anybody can remember (Poe et al., 2015). That was denied once (Lee, 2018, p. 4), and then seen again.',
      'The birds of the harbour were said to be “loud” (Müller & Roe, 1999).',
    ])
    expect(await notesText(document)).toEqual([])
    expect(data(await citationsOf(document))).toEqual(data(await citationsOf(original)))
    expect(report.preservation.verdict).toBe('explained')
    // The control that Word and Citavi have around a field goes with it.
    const [before, after] = [await partsOf(original), await partsOf(document)].map((parts) => [...parts.values()].join('').split('<w:sdt>').length)
    expect(after).toBe(before)
  })

  test('are numbered in the order of their marks', async () => {
    const { document } = await formatted(await paperOf(manager, lines, notes), 'ieee')
    expect((await bodyText(document)).slice(0, 2)).toEqual([
      'The streets of the town have been quiet for as long as anybody can remember [1]. That was denied once [2, p. 4], and then seen again.',
      'The birds of the harbour were said to be “loud” [3].',
    ])
    expect((await bodyText(document)).at(-3)).toMatch(/^\[1\]\tE\. Poe/)
  })

  test.each(['apa-7', 'ieee', 'ama-11'])('are in %s as they were once changes are rejected, as formatted directly once they are accepted, and then nothing is left to change', async (style) => {
    const original = await paperOf(manager, lines, notes)
    await expectBothWays(original, (bytes, tracked) => formatted(bytes, style, tracked))
  })
})

describe('a note of Zotero, in a style that cites in the text,', () => {
  const zotero = managers.find(({ name }) => name === 'zotero')!
  const long = 'The streets of the town have been quiet for as long as anybody can remember.{1} And the birds were loud.{2}'
  const notesOf = async (...said: readonly Said[]) => notesText((await formatted(await paperOf(zotero, [long], said))).document)

  test('stays where it says more, and its citation is worded in it', async () => {
    expect(await notesOf(['For the town see ', { work: lee }, '; for the harbour nobody has looked.'], [{ work: poe }])).toEqual([' For the town see (Lee, 2018); for the harbour nobody has looked.'])
  })

  test('stays where the line of its mark would be taken for text with the citation in it', async () => {
    const bytes = await paperOf(zotero, [long, 'Poe et al.:{3} Nobody has ever denied it; he said so;'], [[{ work: poe }], [{ work: lee }], [{ work: muller }]])
    const { document } = await formatted(bytes, 'vancouver')
    expect((await bodyText(document))[1]).toBe('Poe et al.:* Nobody has ever denied it; he said so;')
    expect((await formatted(document, 'vancouver')).report.changes).toEqual([])
  })

  test('stays where a typed “ibid.” leans on it', async () => {
    expect(await notesOf([{ work: poe }], ['Ibid., 5.'])).toEqual([' (Poe et al., 2015)', ' Ibid., 5.'])
  })

  test('goes as well where its mark stands before the stop', async () => {
    const { document } = await formatted(await paperOf(zotero, [long.replace('.{1}', '{1}.')], [[{ work: poe }], [{ work: lee }]]))
    expect((await bodyText(document))[0]).toBe('The streets of the town have been quiet for as long as anybody can remember (Poe et al., 2015). And the birds were loud (Lee, 2018).')
    expect((await formatted(document)).report.changes).toEqual([])
  })

  test('is not asked about for a mark that goes', async () => {
    const { report } = await formatted(await paperOf(zotero, [long], [[{ work: poe }], [{ work: lee }]]), 'ama-11')
    expect(report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'note.mark-form')?.findings ?? []).toEqual([])
  })

  test('stays where a cross-reference points to it', async () => {
    const { document } = await formatted(await paperOf(zotero, [`${long} See note 1 above.`], [[{ work: poe }], [{ work: lee }]]))
    expect(await notesText(document)).toHaveLength(2)
  })
})

describe('a sentence of a note', () => {
  const zotero = managers.find(({ name }) => name === 'zotero')!
  const line = 'The streets of the town have been quiet for as long as anybody can remember.{1}'

  test('has no stop of its citation where it goes on', async () => {
    const of = async (after: string) => (await notesText((await formatted(await paperOf(zotero, [line], [['See ', { work: lee }, after]]), 'chicago-18-nb')).document))[0]
    expect(await of('; nobody else has looked.')).toBe(' See Ann Lee, Quiet Streets (Harbour Press, 2018); nobody else has looked.')
    expect(await of(' and what others made of it.')).toBe(' See Ann Lee, Quiet Streets (Harbour Press, 2018) and what others made of it.')
    expect(await of('.')).toBe(' See Ann Lee, Quiet Streets (Harbour Press, 2018).')
    expect(await of(' Nobody else has looked.')).toBe(' See Ann Lee, Quiet Streets (Harbour Press, 2018). Nobody else has looked.')
  })

  test('has a stop of its own where that of its citation goes', async () => {
    const paper = await paperOf(zotero, [`${line} And the birds were loud.{2}`], [['But see ', { work: lee }, ' Nobody else has looked.'], [{ work: poe }]])
    const { document } = await formatted((await formatted(paper, 'chicago-18-nb')).document, 'harvard')
    expect(await notesText(document)).toEqual([' But see (Lee, 2018). Nobody else has looked.'])
    expect((await citationsOf(document)).map(({ paragraph, from, to }) => paragraph.text.slice(from, to))).toContain('(Lee, 2018)')
  })
})
