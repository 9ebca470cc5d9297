import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { checksOf, effectiveContent, format, type Options } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { code, field, mark, p, r, styled } from '../notation/markup.js'
import { makeDocx } from '../notation/make-docx.js'
import { partsOf } from '../reading/archive.js'
import { ours, reviseAll } from '../revisions/revise.js'

const list = ['[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.']
const paper = ['The ice came early (Quist, 2014), and nobody was ready for it.', '{align=both} Streets are quiet (Lee, 2018), and so they were. [insert date]', ...list]

const asked = { comments: true } as const
const formatted = (bytes: Uint8Array, options: Options = {}, trackedChanges = false) => format(bytes, { style: 'apa-7', options, trackedChanges }, nodeCodec)
const part = async (bytes: Uint8Array, name: string): Promise<string> => (await partsOf(bytes)).get(`word/${name}.xml`) ?? ''
const commentsIn = async (bytes: Uint8Array): Promise<string[]> => [...(await part(bytes, 'comments')).matchAll(/<w:comment .*?<\/w:comment>/gs)].map(([comment]) => comment.replace(/<[^>]*>/g, ''))

/** The words between the marks of each comment. */
const anchored = async (bytes: Uint8Array): Promise<string[]> =>
  [...(await part(bytes, 'document')).matchAll(/<w:commentRangeStart w:id="(\d+)"\/>(.*?)<w:commentRangeEnd w:id="\1"\/>/gs)].map(([, , markup = '']) => markup.replace(/<[^>]*>/g, ''))

describe('comments', () => {
  test('say at the place what a person has to decide', async () => {
    const { document, report } = await formatted(await makeDocx(paper), asked)
    expect((await commentsIn(document)).some((text) => text.includes('Quist (2014) is cited and not in the reference list'))).toBe(true)
    expect((await anchored(document)).some((text) => text.includes('(Quist, 2014)'))).toBe(true)
    expect(report.changes.some(({ check_id: check, after }) => check === 'match.missing-reference' && after?.includes('Quist'))).toBe(true)
    expect(report.summary.changes_applied).toBe((await formatted(await makeDocx(paper))).report.summary.changes_applied + (await commentsIn(document)).length)
  })

  test('say how it is mended, for they are read without the report', async () => {
    const { document } = await formatted(await makeDocx(paper), asked)
    expect(await commentsIn(document)).toContainEqual(expect.stringMatching(/^Quist \(2014\) is cited and not in the reference list.*\. How to fix it in Word: Add the work to the reference list, or take the citation out\.$/))
    expect((await commentsIn(document)).every((text) => /\S How to fix it in Word: [A-Z].*\.$/.test(text))).toBe(true)
  })

  test.each([false, true])('say what the report of their call says, of the words that stand there now (tracked: %s)', async (trackedChanges) => {
    const original = await makeDocx(['The ice came early (Quist 2014, cited in Lee 2018).', ...list])
    const { document, report } = await formatted(original, asked, trackedChanges)
    const told = checksOf(report).flatMap(({ help, findings }) => findings.filter(({ status }) => status === 'needs_review').map(({ message }) => `${message} How to fix it in Word: ${help}`))
    const comments = await commentsIn(document)
    expect(comments).toContainEqual(expect.stringMatching(/^“Quist, 2014, as cited in Lee, 2018” cites a work/))
    expect(told).toEqual(expect.arrayContaining(comments))
    expect((await formatted(document, asked, trackedChanges)).document).toEqual(document)
  })

  test('are not turned around by words of the paper', async () => {
    const { document } = await formatted(await makeDocx(paper.map((line) => line.replace('date', '\u202edate'))), asked)
    expect((await commentsIn(document)).join('')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  })

  test('are not written where nobody asks for them', async () => {
    const { document } = await formatted(await makeDocx(paper))
    expect((await partsOf(document)).has('word/comments.xml')).toBe(false)
  })

  test.each([false, true])('stay as they are when the document is formatted again (tracked: %s)', async (trackedChanges) => {
    const once = await formatted(await makeDocx(paper), asked, trackedChanges)
    const twice = await formatted(once.document, asked, trackedChanges)
    expect(twice.report.changes).toEqual([])
    expect(twice.document).toEqual(once.document)
  })

  test('ask whether a line is the title where changes are tracked, too, though its format is a pending one then', async () => {
    const line = 'The river, the town and the mill in the spring of the year when all the snow of the hills came down at once, as told by those who saw it'
    const original = await docxOf({ body: p('<w:jc w:val="center"/>', r(line, '<w:b/>')) + p('', r('The river was high that spring, and nobody in the town had ever seen so much water in it before.')) })
    const inIeee = (trackedChanges: boolean) => format(original, { style: 'ieee', options: asked, trackedChanges }, nodeCodec)
    const [direct, tracked] = [await inIeee(false), await inIeee(true)]
    expect(await commentsIn(direct.document)).toContainEqual(expect.stringMatching(/^“The river.*” may be the title/))
    expect((await commentsIn(tracked.document)).sort()).toEqual((await commentsIn(direct.document)).sort())
  })

  test('give for what stays the same reason where changes are tracked: a pending change of ours holds nobody up', async () => {
    const numbered = ['[heading 1] References', '1. Lee A (2018) Quiet streets. Harbour Press, Bergen.', '2. Quist by hand, see the box with the maps (in Bo’s room?)']
    const original = await makeDocx(['{align=both} Streets are quiet [1], and the ice came early [2], as they say.', '{align=both} So they were [2].', ...numbered])
    const [direct, tracked] = [await formatted(original, asked), await formatted(original, asked, true)]
    expect(await commentsIn(direct.document)).toContainEqual(expect.stringMatching(/^2 citations were left as they are.*since the entry “2\. Quist.*” is not understood/))
    expect((await commentsIn(tracked.document)).sort()).toEqual((await commentsIn(direct.document)).sort())
  })

  test('blame for an order that cannot be made what hinders it, and no pending change of ours', async () => {
    const entries = ['Lee, A. (2018). Quiet streets. Harbour Press.', 'Quist, B. (2014). Ice on the river. Harbour Press.{comment: Was it?}']
    const original = await makeDocx(['The ice came early (Quist, 2014).', 'Streets are quiet (Lee, 2018).', '[heading 1] References', ...entries])
    const inIeee = (trackedChanges: boolean) => format(original, { style: 'ieee', options: asked, trackedChanges }, nodeCodec)
    const [direct, tracked] = [await inIeee(false), await inIeee(true)]
    expect(await commentsIn(direct.document)).toContainEqual(expect.stringMatching(/comes before\. The list stays as it is: not all of its entries can be moved/))
    expect((await commentsIn(tracked.document)).sort()).toEqual((await commentsIn(direct.document)).sort())
  })

  test('hinder no list that a reference manager keeps, nor do pending changes of ours, so that the reason stays the same', async () => {
    const live = (family: string, title: string, shown: string): string => {
      const itemData = { type: 'book', title, publisher: 'Fjord Press', author: [{ family, given: 'Ann' }], issued: { 'date-parts': [[2018]] } }
      return field(`ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify({ properties: { plainCitation: shown }, citationItems: [{ uris: [family], itemData }] })}`, shown)
    }
    const cited = p('', r('The ice came '), live('Quist', 'Ice on the river', '(1)'), r(', and streets are quiet '), live('Lee', 'Quiet streets', '(2)'), r('.'))
    const begins = mark('begin') + code(' ADDIN ZOTERO_BIBL {"uncited":[]} CSL_BIBLIOGRAPHY ') + mark('separate')
    const kept = p('', begins, r('1. Quist A. Ice on the river. Fjord Press; 2018.')) + p('', r('2. Lee A. Quiet streets. Fjord Press; 2018.'), mark('end'))
    const original = await docxOf({ body: cited + p('', r('What ref. 2 has on it is old.')) + styled('Heading1', 'References') + kept })
    const [direct, tracked] = [await formatted(original, asked), await formatted(original, asked, true)]
    expect(await commentsIn(direct.document)).toContainEqual(expect.stringMatching(/^The live citation “\(1\)” stays as it is: other numbers in the text/))
    expect((await commentsIn(tracked.document)).sort()).toEqual((await commentsIn(direct.document)).sort())
    expect((await formatted(direct.document, asked)).document).toEqual(direct.document)
  })

  test('ask for the same lines of a title page before and after empty paragraphs are accepted as deleted', async () => {
    const blanks = Array.from({ length: 24 }, () => '')
    const head = ['[Title] A Year in the Harbour', 'Ada Sample', ...blanks, '{pageBreakBefore=true} It was a quiet year for the harbour, and nobody expected the ice to come so early.']
    const original = await makeDocx([...head, 'Correspondence: ada@example.org', ...list])
    const tracked = await formatted(original, asked, true)
    expect((await formatted(await reviseAll(tracked.document, 'accept', ours), asked)).report.changes).toEqual([])
  })

  test('go again without the option, and leave no trace in the text', async () => {
    const original = await makeDocx(paper)
    const { document, report } = await formatted((await formatted(original, asked)).document)
    expect(await commentsIn(document)).toEqual([])
    expect(await part(document, 'document')).toBe(await part((await formatted(original)).document, 'document'))
    expect(report.preservation.verdict).not.toBe('degraded')
    expect((await formatted(document)).document).toEqual(document)
  })

  test('stand at the mark of a note where they are about its text, since Word has none in notes', async () => {
    const original = await makeDocx(['It was a quiet year.{footnote: As was said before (Quist, 2014), and never since.} Streets were quiet (Lee, 2018).', ...list])
    const once = await formatted(original, asked)
    expect((await commentsIn(once.document)).filter((text) => text.includes('Quist (2014)'))).toHaveLength(1)
    expect(await part(once.document, 'document')).toMatch(/<w:commentRangeStart [^>]*\/><w:r>(?:(?!<\/w:r>).)*<w:footnoteReference [^>]*\/><\/w:r><w:commentRangeEnd/s)
    expect(await part(once.document, 'footnotes')).not.toContain('w:comment')
    expect((await formatted(once.document, asked)).document).toEqual(once.document)
    expect(await commentsIn((await formatted(once.document)).document)).toEqual([])
  })

  test('stand around a field and not in it, where Word would lose them as soon as it updates the field', async () => {
    const { document } = await formatted(await makeDocx(['The ice came on {field: DATE => [insert date]}, as the people of the town say.', ...list]), asked)
    expect(await part(document, 'document')).toMatch(/<w:commentRangeStart w:id="(\d+)"\/>(?:(?!w:t).)*"begin".*"end"\/><\/w:r><w:commentRangeEnd w:id="\1"/s)
  })

  test('leave those of others alone', async () => {
    const original = await makeDocx(['It was a {++very ++}quiet year.{comment: Was it?}', ...paper])
    const { document } = await formatted(original, asked)
    expect((await commentsIn(document))[0]).toBe('Was it?')
    expect((await commentsIn(document)).length).toBeGreaterThan(1)
    expect(await commentsIn((await formatted(document)).document)).toEqual(['Was it?'])
  })

  test('hold no number of the text by those that they name', async () => {
    const entries = ['[1] A. Lee, Quiet streets. Bergen: Harbour Press, 2018.', '[2] B. Quist, Ice on the river. Bergen: Harbour Press, 2014.']
    const { document } = await formatted(await makeDocx(['Streets are quiet [1].{comment: Or is it [2]?}', 'The ice came early [2].', '[heading 1] References', ...entries]))
    expect(await part(document, 'document')).toMatch(/Streets are quiet .*\(Lee, 2018\)/s)
  })

  test('go one by one as what they ask for is decided', async () => {
    const { document } = await formatted(await makeDocx(paper), asked)
    const before = await commentsIn(document)
    const { document: fewer } = await formatted(document, { ...asked, rules: { disabled: ['doc.placeholder-text'] } })
    expect(before.filter((text) => text.includes('[insert date]'))).toHaveLength(1)
    expect(await commentsIn(fewer)).toEqual(before.filter((text) => !text.includes('[insert date]')))
  })

  test('touch neither what is accepted nor what is rejected', async () => {
    const original = await makeDocx(paper)
    const { document, report } = await formatted(original, asked, true)
    expect(report.untracked).toContainEqual({ kind: 'part-added', part: 'word/comments.xml', detail: 'comments' })
    const shown = async (bytes: Uint8Array) => (await effectiveContent(bytes, nodeCodec)).filter(({ part: name }) => name === 'word/document.xml')
    expect(await shown(await reviseAll(document, 'accept', ours))).toEqual(await shown((await formatted(original, asked)).document))
    expect(await shown(await reviseAll(document, 'reject', ours))).toEqual(await shown(original))
  })

  test('are Strict in a Strict document', async () => {
    const original = await docxOf({ strict: true, body: '<w:p><w:r><w:t>The day of the ice was [insert date], as the people of the town say.</w:t></w:r></w:p>' })
    const { document } = await formatted(original, asked)
    expect(await part(document, 'comments')).toContain('http://purl.oclc.org/ooxml/wordprocessingml/main')
    expect((await partsOf(document)).get('word/_rels/document.xml.rels')).toContain('http://purl.oclc.org/ooxml/officeDocument/relationships/comments')
  })
})
