import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format, type Formatted } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r, styled } from '../notation/markup.js'
import { bodyText, notesText } from '../reading/text.js'
import { expectBothWays } from '../revisions/both-ways.js'
import { managers, wordSources, type Manager } from './managers.js'
import { works, type Cited, type Work } from './works.js'

const [streets, rivers, ravens] = works as [Work, Work, Work]
const entries = [
  'Berg, L. (2006). Winter ferries. Harbour Review, 4, 1–19.',
  'Lee, A. (2018). Quiet streets. Harbour Press.',
  'Müller, J., & Roe, C. (1999). On rivers & <their> names. Waters, 4, 5–9.',
  'Poe, E., Doe, F., & Moe, G. (2015). Ravens. Birds, 1, 2–3.',
]
const heading = '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>'
const typedList = entries.map((entry) => p('', r(entry))).join('')

/** Sentences in which what is no text is a live citation, over a list. */
const paperOf = (manager: Manager, sentences: readonly (readonly (string | Cited)[])[], list = typedList): Promise<Uint8Array> => {
  let number = 0
  const said = (piece: string | Cited): string => (typeof piece === 'string' ? r(piece) : manager.citation({ cites: [piece], place: 'body', state: 'whole' }, ++number))
  return docxOf({ body: sentences.map((sentence) => p('', ...sentence.map(said))).join('') + styled('Heading1', 'References') + list, styles: heading, sources: wordSources })
}

const sentences = [
  ['The ferries ran in winter (Berg, 2006, p. 3), as Poe et al. (2015) say.'],
  ['The streets are quiet ', { work: streets, locator: '5' }, ', and rivers have names (Müller & Roe, 1999).'],
  ['They are quiet (Lee, 2018).'],
]

const formatted = (bytes: Uint8Array, style: string, trackedChanges = false, output?: 'keep'): Promise<Formatted> =>
  format(bytes, { style, trackedChanges, ...(output && { options: { citations: { output } } }) }, nodeCodec)
const linesOf = async ({ document }: Formatted): Promise<string[]> => (await bodyText(document)).filter((line) => line !== '')

describe.each(managers)('typed citations beside a live one of $name $variant', (manager) => {
  test('are worded as where none is live, and so is their list', async () => {
    const lines = await linesOf(await formatted(await paperOf(manager, sentences), 'mla-9'))
    expect(lines.slice(0, 3)).toEqual([
      'The ferries ran in winter (Berg 3), as Poe et al. say.',
      'The streets are quiet (Lee 5), and rivers have names (Müller and Roe).',
      'They are quiet (Lee).',
    ])
    expect(lines.at(-3)).toBe('Lee, A. Quiet Streets. Harbour Press, 2018.')
  })

  test('have numbers in the order of first mention over both, and so has the list', async () => {
    const lines = await linesOf(await formatted(await paperOf(manager, sentences), 'ieee'))
    expect(lines.slice(0, 3)).toEqual([
      'The ferries ran in winter [1, p. 3], as Poe et al. [2] say.',
      'The streets are quiet [3, p. 5], and rivers have names [4].',
      'They are quiet [3].',
    ])
    expect(lines.slice(-4).map((line) => line.slice(0, 10))).toEqual(['[1]\tL. Ber', '[2]\tE. Poe', '[3]\tA. Lee', '[4]\tJ. Mül'])
  })

  test('are numbered with the entries of a list that the manager keeps', async () => {
    const list = manager.list(entries.slice(1))
    const cited = [['So it is ', { work: rivers }, ' and ', { work: ravens }, '.'], ['The streets are quiet (Lee, 2018), and rivers have names (Müller & Roe, 1999).'], ['It is so ', { work: streets }, '.']]
    const lines = await linesOf(await formatted(await paperOf(manager, cited, list), 'ieee'))
    expect(lines.slice(0, 3)).toEqual(['So it is [1] and [2].', 'The streets are quiet [3], and rivers have names [1].', 'It is so [3].'])
    expect(lines.slice(-3).map((line) => line.slice(0, 10))).toEqual(['[1]\tJ. Mül', '[2]\tE. Poe', '[3]\tA. Lee'])
  })

  test.each(['mla-9', 'ieee', 'harvard', 'chicago-18-nb'])('are in %s as they were once changes are rejected, as formatted directly once they are accepted, and then nothing is left to change', async (style) => {
    const original = await paperOf(manager, sentences)
    await expectBothWays(original, (bytes, tracked) => formatted(bytes, style, tracked))
  })
})

describe('typed citations beside live ones of Zotero', () => {
  const zotero = managers.find(({ name }) => name === 'zotero')!

  test('are told apart from works that are cited live alone', async () => {
    const other: Work = { id: 'W9', type: 'book', authors: [{ family: 'Berg', given: 'Anna' }], year: 2006, title: 'Cold quays', publisher: 'Fjord Press' }
    const paper = await paperOf(zotero, [['The ferries ran (Berg, 2006).'], ['The quays were cold ', { work: other }, '.']])
    expect((await linesOf(await formatted(paper, 'apa-7'))).slice(0, 2)).toEqual(['The ferries ran (L. Berg, 2006).', 'The quays were cold (A. Berg, 2006).'])
  })

  test('name a work in short in notes where a live note has named it in full', async () => {
    const paper = await paperOf(zotero, [['The streets are quiet ', { work: streets }, '.'], ['They are quiet (Lee, 2018).']])
    expect((await notesText((await formatted(paper, 'chicago-18-nb')).document)).map((line) => line.trim())).toEqual(['A. Lee, Quiet Streets (Harbour Press, 2018).', 'Lee, Quiet Streets.'])
  })

  test('keep their numbers where those of the live ones are to be left alone', async () => {
    const numbered = entries.map((entry, place) => p('', r(`[${place + 1}] ${entry}`))).join('')
    const live = zotero.citation({ cites: [{ work: streets }], place: 'body', state: 'edited' }, 1).replace('(as everybody knows)', '[2]')
    const body = p('', r('The ferries ran [1], the streets are quiet '), live, r(', and ravens fly [4].')) + styled('Heading1', 'References') + numbered
    const lines = await linesOf(await formatted(await docxOf({ body, styles: heading }), 'apa-7', false, 'keep'))
    expect(lines[0]).toBe('The ferries ran [1], the streets are quiet [2], and ravens fly [4].')
  })
})

test('a live citation that becomes a raised number is shown with one', async () => {
  const { report } = await formatted(await paperOf(managers[0]!, sentences), 'ama-11')
  const messages = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'cit.live')!.findings.map(({ message }) => message)
  expect(messages).toEqual([expect.stringMatching(/is to be “[⁰¹²³⁴⁵⁶⁷⁸⁹]/u)])
})
