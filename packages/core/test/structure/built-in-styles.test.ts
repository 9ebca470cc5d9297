import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { code, field, level, list, mark, p, r, section, styled } from '../notation/markup.js'
import { german } from '../notation/style-sheets.js'
import { partOf } from '../reading/archive.js'
import { ours, reviseAll } from '../revisions/revise.js'
import { entriesOf, type Entries } from './entries.js'

const prose = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'))
const contents = p('', mark('begin'), code(' TOC \\o "1-3" \\h \\u '), mark('separate'), r('Einleitung\t1')) + p('', r('Stichprobe\t2'), mark('end'))

/** The headings of a German Word, linked to the levels of a list: 1, 1.1, 1.1.1. */
const linked = [1, 2, 3].reduce(
  (sheet, number) => sheet.replace(new RegExp(`(w:styleId="berschrift${number}".*?<w:keepNext/>)`), `$1<w:numPr>${number > 1 ? `<w:ilvl w:val="${number - 1}"/>` : ''}<w:numId w:val="1"/></w:numPr>`),
  german,
)
const outlineList = list(1, ...['%1', '%1.%2', '%1.%2.%3'].map((text, index) => level(index, 'decimal', text, '<w:pPr><w:ind w:left="432" w:hanging="432"/></w:pPr>', `berschrift${index + 1}`)))

const original = await docxOf({
  body: [
    contents,
    styled('berschrift1', 'Einleitung'),
    prose,
    p('<w:jc w:val="center"/>', r('Methods', '<w:b/>')),
    prose,
    styled('berschrift2', 'Stichprobe'),
    prose,
    styled('berschrift3', 'Auswahl'),
    prose,
    styled('berschrift1', 'Schluss'),
    prose,
    p('', r('Der Abschnitt heißt '), field('STYLEREF "heading 1"', 'Schluss'), r(', und er ist der letzte, den dieser Text hat.')),
    section(undefined, { 'header default': 'header1' }),
  ].join(''),
  styles: linked,
  numbering: outlineList.abstract + outlineList.instance,
  headers: { header1: p('<w:jc w:val="right"/>', field('STYLEREF "heading 1"', 'Schluss'), r(' '), field('PAGE', '1')) },
})

/** APA has no numbers before headings; what hangs on them is looked at where they stay. */
const numbered = { headings: { numbering: 'keep' } } as const

const formatted = async (): Promise<Record<'direct' | 'tracked' | 'accepted' | 'rejected', Uint8Array>> => {
  const tracked = (await format(original, { style: 'apa-7', trackedChanges: true, options: numbered }, nodeCodec)).document
  const direct = (await format(original, { style: 'apa-7', options: numbered }, nodeCodec)).document
  return { direct, tracked, accepted: await reviseAll(tracked, 'accept', ours), rejected: await reviseAll(tracked, 'reject', ours) }
}
const outputs = await formatted()

describe.each(['direct', 'accepted'] as const)('a table of contents, a STYLEREF and a list linked to headings (%s)', (reading) => {
  const entries = (): Promise<Entries> => entriesOf(outputs[reading])

  test('list the headings of the file, and the typed one that has become a heading', async () => {
    expect((await entries()).contents).toEqual(['1 Einleitung', '1 Methods', '2 Stichprobe', '3 Auswahl', '1 Schluss'])
  })

  test('show the last heading of level 1', async () => {
    expect((await entries()).lastHeading).toBe('Schluss')
  })

  test('number the headings as before', async () => {
    const before = (await entriesOf(original)).numbered
    expect(before).toEqual(['1 Einleitung', '1.1 Stichprobe', '1.1.1 Auswahl', '2 Schluss'])
    expect((await entries()).numbered).toEqual(before)
  })

  test('find every heading in the outline', async () => {
    expect((await entries()).outline).toEqual(['0 Einleitung', '0 Methods', '1 Stichprobe', '2 Auswahl', '0 Schluss'])
  })
})

describe('the fields themselves', () => {
  test('give the same entries after accepting as after direct formatting', async () => {
    expect(await entriesOf(outputs.accepted)).toEqual(await entriesOf(outputs.direct))
  })

  test('give the entries of the original after rejecting', async () => {
    expect(await entriesOf(outputs.rejected)).toEqual(await entriesOf(original))
  })

  test('keep their codes to the letter', async () => {
    const codes = async (bytes: Uint8Array) => [...(await partOf(bytes)).matchAll(/<w:instrText[^>]*>(.*?)<\/w:instrText>/g)].map((match) => match[1])
    expect(await codes(outputs.direct)).toEqual(await codes(original))
    expect(await codes(outputs.tracked)).toEqual(await codes(original))
  })

  test('find the list as it was: no definition of it has changed', async () => {
    for (const output of [outputs.direct, outputs.tracked]) expect(await partOf(output, 'word/numbering.xml')).toBe(await partOf(original, 'word/numbering.xml'))
  })
})
