import { describe, expect, test } from 'vitest'
import type { Edit, Inline } from '../../src/plan/edit.js'
import type { Document } from '../../src/wordml/document.js'
import type { Parts } from '../notation/docx-of.js'
import { field, p, r } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { apply, bodyOf, short } from './apply.js'

const footnotesOf = (parts: Record<string, string>): string => short(parts['word/footnotes.xml'] ?? '').replace(/^<w:footnotes[^>]*>|<\/w:footnotes>$/g, '')
const separators = '<w:footnote w:id="-1" w:type="separator"><w:p><w:r><w:separator/></w:r></w:p></w:footnote><w:footnote w:id="0" w:type="continuationSeparator"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:footnote>'
const noteOf = (id: number, text: string): string => `<w:footnote w:id="${id}">${p('', '<w:r><w:footnoteRef/></w:r>', r(` ${text}`))}</w:footnote>`
const markOf = (id: number): string => `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="${id}"/></w:r>`

const note = (...content: Inline[]): Inline => ({ note: { style: 'footnote-text', content: [{ text: ' ' }, ...content] } })

/** Deletes a stretch and puts a note elsewhere, as a citation that becomes a footnote does. */
const noted = (parts: Parts, at: number, ...content: Inline[]) =>
  apply(parts, ({ paragraphs: [paragraph] }) => [{ kind: 'replace-text', range: { paragraph: paragraph!, from: at, to: at }, content: [note(...content)] }])

const settled = async (applied: Awaited<ReturnType<typeof apply>>) => {
  expect(applied.effective.accepted).toEqual(applied.effective.direct)
  expect(applied.rejected).toEqual(applied.original)
  return applied
}

describe('a new note', () => {
  const existing: Parts = { body: p('', r('One.'), markOf(1), r(' Two.')), styles: english, footnotes: separators + noteOf(1, 'First.') }

  test('has its mark where it is asked for, and its text under a free id', async () => {
    const { direct } = await settled(await noted(existing, 10, { text: 'Lee, ' }, { text: 'Quiet Streets', properties: { italic: true } }, { text: '.' }))
    expect(bodyOf(direct)).toMatch(/<w:r><w:rPr><w:rStyle w:val="FootnoteReference"\/>[^]*?<\/w:rPr><w:footnoteReference w:id="2"\/><\/w:r><\/w:p>$/)
    expect(footnotesOf(direct)).toContain(
      '<w:footnote w:id="2"><w:p><w:pPr><w:pStyle w:val="FootnoteText"/></w:pPr><w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r><w:r><w:t> Lee, </w:t></w:r><w:r><w:rPr><w:i/></w:rPr><w:t>Quiet Streets</w:t></w:r><w:r><w:t>.</w:t></w:r></w:p></w:footnote>',
    )
  })

  test.each([[4, '1  Lee. 2  First.'], [5, '1  First. 2  Lee.']])('stands where its mark is among the others, under rising ids, for readers that go by them (at %i: %s)', async (at, order) => {
    const { direct } = await settled(await noted(existing, at, { text: 'Lee.' }))
    const notes = footnotesOf(direct).matchAll(/<w:footnote w:id="([1-9])">.*?<w:t[^>]*>(.*?)<\/w:t>/g)
    expect(Array.from(notes, ([, id, text]) => `${id} ${text}`).join(' ')).toBe(order)
  })

  test('leaves the mark of a note that is not there with its id, and does not become that note', async () => {
    const body = p('', r('One.'), markOf(2), r(' Two.'))
    const { direct } = await settled(await noted({ ...existing, body }, 10, { text: 'Lee.' }))
    expect(bodyOf(direct).match(/footnoteReference w:id="\d+"/g)).toEqual(['footnoteReference w:id="2"', 'footnoteReference w:id="3"'])
  })

  test('has its mark beside the word that it belongs to, in a link as well', async () => {
    const link = `<w:hyperlink w:anchor="ice">${r('here')}</w:hyperlink>`
    const { direct } = await settled(await noted({ ...existing, body: p('', r('See '), link, r(' and go.')) }, 8, { text: 'Lee.' }))
    expect(bodyOf(direct)).toMatch(/here<\/w:t><\/w:r><w:r>(?:(?!<\/w:hyperlink>).)*<w:footnoteReference w:id="2"\/><\/w:r><\/w:hyperlink>/)
  })

  test('is inserted with all that it holds where changes are tracked', async () => {
    const { tracked } = await noted(existing, 10, { text: 'Lee.' })
    expect(bodyOf(tracked)).toMatch(/<w:ins [^>]*><w:r><w:rPr><w:rStyle w:val="FootnoteReference"\/><\/w:rPr><w:footnoteReference w:id="2"\/><\/w:r><\/w:ins>/)
    expect(footnotesOf(tracked)).toMatch(/<w:footnote w:id="2"><w:p><w:pPr><w:pStyle w:val="FootnoteText"\/><\/w:pPr><w:ins [^>]*><w:r>.*<w:footnoteRef\/>.*<w:t> Lee\.<\/w:t><\/w:r><\/w:ins><\/w:p>/)
  })

  test.each([false, true])('brings the part with its separators, the setting and the styles, all named as untracked (Strict: %s)', async (strict) => {
    const { direct, untracked } = await settled(await noted({ body: p('', r('One.')), styles: english, settings: '<w:defaultTabStop w:val="708"/><w:compat/>', strict }, 4, { text: 'Lee.' }))
    expect(footnotesOf(direct)).toMatch(/^<w:footnote w:id="-1" w:type="separator">.*<w:separator\/>.*<w:footnote w:id="0" w:type="continuationSeparator">.*<w:footnote w:id="1">/)
    expect(short(direct['word/settings.xml']!)).toContain('<w:footnotePr><w:footnote w:id="-1"/><w:footnote w:id="0"/></w:footnotePr><w:compat/>')
    expect(direct['[Content_Types].xml']).toContain('wordprocessingml.footnotes+xml')
    expect(direct['word/_rels/document.xml.rels']).toContain(strict ? 'purl.oclc.org/ooxml/officeDocument/relationships/footnotes' : '2006/relationships/footnotes')
    expect(untracked.map(({ kind, detail }) => `${kind}: ${detail}`).sort()).toEqual([
      'part-added: footnotes',
      'setting: w:footnotePr',
      'style-added: footnote reference (FootnoteReference)',
      'style-added: footnote text (FootnoteText)',
    ])
  })

  test('names its separators in the settings where the schema wants them, and in a part of its own where there are none', async () => {
    const named = '<w:footnotePr><w:footnote w:id="-1"/><w:footnote w:id="0"/></w:footnotePr>'
    const settingsWith = async (settings?: string) =>
      short((await settled(await noted({ body: p('', r('One.')), styles: english, ...(settings !== undefined && { settings }) }, 4, { text: 'Lee.' }))).direct['word/settings.xml']!)
    expect(await settingsWith('<w:zoom w:percent="100"/><w:themeFontLang w:val="de-DE"/>')).toContain(`<w:zoom w:percent="100"/>${named}<w:themeFontLang w:val="de-DE"/>`)
    expect(await settingsWith()).toContain(named)
  })

  test('takes the separators that the settings name already', async () => {
    const named = '<w:footnotePr><w:footnote w:id="0"/><w:footnote w:id="1"/></w:footnotePr>'
    const { direct } = await settled(await noted({ body: p('', r('One.')), styles: english, settings: named }, 4, { text: 'Lee.' }))
    expect(footnotesOf(direct)).toMatch(/^<w:footnote w:id="0" w:type="separator">.*<w:footnote w:id="1" w:type="continuationSeparator">.*<w:footnote w:id="2">/)
  })

  test('does not look as the text that its mark follows, and stands outside a field that begins there', async () => {
    const { tracked } = await settled(await noted({ body: p('', r('One.', '<w:b/><w:vertAlign w:val="superscript"/>'), field('REF a', 'Two')), styles: english }, 4, { text: 'Lee.' }))
    expect(bodyOf(tracked)).toMatch(/<w:t>One\.<\/w:t><\/w:r><w:ins [^>]*><w:r><w:rPr><w:rStyle w:val="FootnoteReference"\/><\/w:rPr><w:footnoteReference/)
  })
})

describe('remove-note', () => {
  const parts: Parts = { body: p('', r('One'), markOf(1), r('. Two.'), markOf(2)), styles: english, footnotes: separators + noteOf(1, 'First.') + noteOf(2, 'Second.') }
  const remove = ({ stories, paragraphs: [paragraph] }: Document): Edit[] => {
    const first = stories.find(({ kind, separator }) => kind === 'footnote' && !separator)!
    const mark = { paragraph: paragraph!, from: 3, to: 4 }
    return [
      { kind: 'replace-text', range: { paragraph: paragraph!, from: 3, to: 3 }, content: [{ text: ' (Lee)' }] },
      { kind: 'remove-note', note: first, mark },
      { kind: 'format-text', range: { paragraph: first.blocks[0] as (typeof mark)['paragraph'], from: 0, to: 7 }, properties: { bold: true } },
    ]
  }

  test('takes out the mark and the note, and leaves the others', async () => {
    const { direct } = await settled(await apply(parts, remove))
    expect(bodyOf(direct)).not.toContain('<w:footnoteReference w:id="1"/>')
    expect(bodyOf(direct).replace(/<[^>]+>/g, '')).toBe('One (Lee). Two.')
    expect(/<w:r>(?:(?!<w:r>).)*\(Lee\)/.exec(bodyOf(direct))![0]).not.toContain('superscript')
    expect(footnotesOf(direct)).not.toContain('First.')
    expect(footnotesOf(direct)).toContain('Second.')
  })

  test('deletes the mark and all that the note holds where changes are tracked', async () => {
    const { tracked } = await apply(parts, remove)
    expect(bodyOf(tracked)).toMatch(/<w:del [^>]*><w:r><w:rPr><w:vertAlign w:val="superscript"\/><\/w:rPr><w:footnoteReference w:id="1"\/><\/w:r><\/w:del>/)
    expect(footnotesOf(tracked)).toMatch(/<w:footnote w:id="1"><w:p>(<w:del [^>]*><w:r><w:footnoteRef\/><\/w:r><\/w:del>)<w:del [^>]*><w:r><w:delText> First\.<\/w:delText><\/w:r><\/w:del><\/w:p>/)
  })
})
