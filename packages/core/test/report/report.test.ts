import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { audit, format, groupReport, reportHtml, reportSchema, type Report } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { makeDocx } from '../notation/make-docx.js'
import { p, r, section, styled, table } from '../notation/markup.js'
import { english, officeTheme } from '../notation/style-sheets.js'
import { rawEntries } from '../reading/archive.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'
const essay = await docxOf({
  body: styled('Heading1', 'The Harbour') + styled('Heading2', 'Winter') + p('<w:jc w:val="both"/>', r(prose)) + p('') + p('', r(`\t${prose}`)) + table('', [p('', r('1709', '<w:color w:val="C00000"/><w:rFonts w:ascii="Arial" w:hAnsi="Arial"/>'))]) + p('', r('Done.')) + section(),
  styles: english,
  theme: officeTheme,
  others: { 'word/media/picture.png': new Uint8Array([137, 80, 78, 71]) },
})
const empty = await docxOf({ body: '' })
const request = { style: 'apa-7', filename: 'essay.docx', jobId: 'job_1', generatedAt: '2024-05-01T09:30:00Z' }
const direct = await format(essay, request, nodeCodec)
const tracked = await format(essay, { ...request, trackedChanges: true }, nodeCodec)
const audited = await audit(essay, request, nodeCodec)
const ofNothing = (await format(empty, request, nodeCodec)).report
const checksOf = (report: Report) => report.groups.flatMap(({ checks }) => checks)

describe('a report', () => {
  test.each([
    ['direct formatting', direct.report],
    ['tracked formatting', tracked.report],
    ['an audit', audited],
    ['an empty document', ofNothing],
  ])('of %s has the documented shape, as JSON too', (_, report) => {
    expect(reportSchema.safeParse(report).error?.issues ?? []).toEqual([])
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  })

  test('counts the entries that are worded anew, in whatever they differ', async () => {
    const entries = ['Berg, L. (2006). Winter ferries. Harbour Review, 4, 1–19.', 'Roe, J. 2015. <italic=true>Salt and rye</>. Fjord Press.', 'Vaughan, M. (2015). <italic=true>Salt and rye</>. Fjord Press.']
    expect((await audit(await makeDocx(['[heading 1] References', ...entries]), request, nodeCodec)).summary.references.restyled).toBe(2)
  })

  test('names the place of a section by the words that it begins with, and that of an empty line by those below it', async () => {
    const [first, second, last] = [prose, 'When the thaw came at last, the first ship brought letters that were five months old.', 'The children counted the sledges.']
    const report = await audit(await makeDocx([first, '{section ends: columns=2}', second, '', last, '{section: columns=2}']), request, nodeCodec)
    const excerptsOf = (id: string) => checksOf(report).find((check) => check.id === id)!.findings.map(({ excerpt }) => excerpt)
    expect(excerptsOf('page.columns')).toEqual([first, second])
    expect(excerptsOf('type.blank-paragraphs')).toContain(last)
  })

  test('names a picture by its caption, which between two pictures is that of one of them alone', async () => {
    const [above, below] = [['[caption] Figure 1. Ships', '{picture: }', '[caption] Figure 2. Sledges', '{picture: }'], ['{picture: }', '[caption] Figure 1. Ships', '{picture: }', '[caption] Figure 2. Sledges']]
    for (const lines of [above, below]) {
      const report = await audit(await makeDocx([prose, ...lines, prose]), request, nodeCodec)
      const names = ['Figure 1. Ships', 'Figure 2. Sledges']
      expect(checksOf(report).find(({ id }) => id === 'a11y.alt-text')!.findings.map(({ excerpt }) => excerpt)).toEqual(names)
      expect(report.inventory.figures.map(({ caption }) => caption)).toEqual(names)
    }
  })

  test('is the same for the same input', async () => {
    expect((await format(essay, request, nodeCodec)).report).toEqual(direct.report)
  })

  test('differs in job and moment only, where only these do', async () => {
    const other = await audit(essay, { ...request, jobId: 'job_2', generatedAt: '2025-01-01T00:00:00Z' }, nodeCodec)
    expect({ ...other, job_id: 'job_1', generated_at: request.generatedAt }).toEqual(audited)
  })

  test('counts what it lists', () => {
    const checks = checksOf(direct.report)
    const { counts, changes_applied: applied } = direct.report.summary
    for (const [status, number] of Object.entries(counts)) expect(checks.filter((check) => check.status === status)).toHaveLength(number)
    expect(applied).toBeGreaterThan(0)
    for (const { findings, truncated, counts: own } of checks) expect(findings.length + truncated).toBe(own.checked - own.matched)
  })

  test('has an id for each finding, and a change behind each fixed one', () => {
    const findings = checksOf(direct.report).flatMap((check) => check.findings)
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length)
    const changes = new Set(direct.report.changes.map(({ id }) => id))
    for (const { status, fix } of findings) expect(fix.applied && changes.has(fix.change_id ?? '')).toBe(status === 'fixed')
  })

  test('says where a finding is, under which headings, and in which cell', () => {
    const [justified] = checksOf(audited).find(({ id }) => id === 'type.alignment')!.findings
    expect(justified).toMatchObject({ excerpt: prose, location: { part: 'word/document.xml', paragraph_index: 2, heading_path: ['The Harbour', 'Winter'], section: 1 } })
    const cells = checksOf(audited).flatMap(({ findings }) => findings.flatMap(({ location }) => location.cell ?? []))
    expect(cells).toContainEqual({ row: 0, column: 0 })
  })

  test('of an audit finds the same as formatting does, and says that nothing was done', () => {
    const found = (report: Report) => checksOf(report).filter(({ aspect }) => aspect !== 'integrity').map(({ id, counts }) => [id, counts.checked, counts.matched]).sort()
    expect(found(audited)).toEqual(found(direct.report))
    expect(audited.summary.changes_applied).toBe(0)
    expect(audited.changes).toEqual([])
  })
})

describe('grouping', () => {
  const byAspect = groupReport(direct.report, 'aspect')

  test('only puts the same checks under other headings', () => {
    const sorted = (report: Report) => checksOf(report).map((check) => JSON.stringify(check)).sort()
    expect(sorted(byAspect)).toEqual(sorted(direct.report))
    expect({ ...byAspect, groups: [], group_by: 'status' }).toEqual({ ...direct.report, groups: [] })
    expect(reportSchema.safeParse(byAspect).success).toBe(true)
    for (const { key, checks, count } of byAspect.groups) expect(checks.filter(({ aspect }) => aspect === key)).toHaveLength(count)
  })

  test('there and back gives the same groups', () => {
    const back = groupReport(byAspect, 'status')
    expect(back.groups.map(({ key, count }) => [key, count])).toEqual(direct.report.groups.map(({ key, count }) => [key, count]))
    expect(groupReport(back, 'aspect')).toEqual(byAspect)
  })
})

describe('the receipt', () => {
  test('has every part of the file, before and after', () => {
    for (const { document, report } of [direct, tracked]) {
      const names = [...rawEntries(document).keys()].sort()
      expect(report.preservation.parts.map(({ name }) => name).sort()).toEqual(names)
      for (const { sha256_before: before, sha256_after: after, state } of report.preservation.parts) {
        expect(state).toBe(before === null ? 'added' : before === after ? 'unchanged' : 'changed')
        expect(after).not.toBeNull()
      }
      expect(report.preservation.verdict).toBe('explained')
    }
  })

  test('counts what must not get lost', () => {
    expect(direct.report.preservation.features['tables']).toEqual({ before: 1, after: 1 })
  })

  test('says identical where nothing was changed', async () => {
    const again = await format(direct.document, request, nodeCodec)
    expect(again.report.preservation.verdict).toBe('identical')
    expect(again.report.source).toEqual({ sha256: again.report.output?.sha256, bytes: again.report.output?.bytes })
  })
})

test('says how many entries of the list are beyond the limit and were not read', async () => {
  const entries = ['Hollis, J. (2018). The quiet harbour. Marlow Press.', 'Marlow, T. (2016). Ropes and knots. Hollis Press.']
  const paper = await makeDocx(['Ships come early (Hollis, 2018; Marlow, 2016).', '[heading 1] References', ...entries])
  const report = await audit(paper, { style: 'apa-7', limits: { references: 1 } }, nodeCodec)
  expect(report.limits_hit).toEqual([{ limit: 'references', detail: '2 entries: 1 are not read, and none is worded anew' }])
})

describe('what a check found, in a sentence', () => {
  const foundIn = async (lines: string[], id: string) => {
    const report = await audit(await makeDocx(lines, 'apa-7'), { style: 'apa-7' }, nodeCodec)
    return checksOf(report).find((check) => check.id === id)!.found
  }

  test('names what is found everywhere, and says none where everything lacks it', async () => {
    const pictures = ['[caption] Figure 1. Ships', '[caption] Figure 2. Ice', '[caption] Figure 3. Ferries']
    expect(await foundIn([prose, 'See Figure 3.', ...pictures], 'fig.mentioned')).toBe('2 of 3 differ: no mention.')
    expect(await foundIn(['{picture: }', prose, '{picture: }'], 'a11y.alt-text')).toBe('2 of 2 missing.')
    expect(await foundIn(['[heading 1] {align=left} The Ice', prose, '[heading 1] {align=right} The Ships', prose], 'head.format')).toBe('2 of 2 differ.')
  })

  test('names the parts that a title page lacks, which are no count of lines', async () => {
    const page = ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample', '[APA Title Page] Example University']
    expect(await foundIn([...page, `{pageBreakBefore=true} ${prose}`], 'front.elements')).toBe('1 of 2 differs: without the course, the instructor and the date.')
  })

  test('quotes a sign', async () => {
    expect(await foundIn(['It was quiet (as it is.', prose], 'quote.unclosed')).toMatch(/: “\(”\.$|^“\(”\.$/)
  })

  test('says of a citation with nothing left to say that it goes', async () => {
    const lines = ['Sample (2019) says that it was a quiet year.', '[heading 1] Works Cited', 'Sample, Ada. <italic=true>A Year in the Harbour</>. Harbour Press, 2019.']
    const report = await audit(await makeDocx(lines, 'mla-9'), { style: 'mla-9' }, nodeCodec)
    const said = checksOf(report).filter(({ aspect }) => aspect === 'citations').flatMap(({ findings }) => findings.map(({ message }) => message))
    expect(said).toEqual(['The citation “(2019)” is to go: the sentence names the author.'])
  })

  test('tells a citation that only has other blanks from one that is worded otherwise', async () => {
    const lines = ['It was quiet (see\u00a0Sample, 2019).', '[heading 1] References', 'Sample, A. (2019). <italic=true>A year in the harbour</>. Harbour Press.']
    const report = await audit(await makeDocx(lines), { style: 'apa-7' }, nodeCodec)
    const said = checksOf(report).filter(({ aspect }) => aspect === 'citations').flatMap(({ findings }) => findings.map(({ message }) => message))
    expect(said).toEqual(['The blanks in “(see\u00a0Sample, 2019)” are not all plain ones.'])
  })

  test('says of a document that is only checked what formatting would do', async () => {
    const page = reportHtml(await audit(await makeDocx(['[heading 1] {align=right} The Ice', prose]), { style: 'apa-7' }, nodeCodec))
    expect(page).toContain('nothing was changed. Formatting puts right all that is not as the style wants it.')
  })
})
