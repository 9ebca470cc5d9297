import { format, groupReport, type Report } from '@formatter/core'
import { nodeCodec } from '@formatter/core/node'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fontsWith, reportPdf } from '../src/index.js'

// Setting text in new fonts takes a second or two, on a busy machine many.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'report-pdf-'))
afterAll(() => { rmSync(folder, { recursive: true, force: true }) })

/** What a reader of PDF says of a file: poppler's pdfinfo and pdftotext. */
const ask = (program: string, pdf: Uint8Array, ...args: string[]): string => {
  const file = join(folder, 'report.pdf')
  writeFileSync(file, pdf)
  return execFileSync(program, [...args, file, ...(program === 'pdftotext' ? ['-'] : [])], { encoding: 'utf8' })
}

const hasReader = (() => {
  try {
    execFileSync('pdfinfo', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    process.stderr.write('skipped: poppler is not installed, so PDF reports are not opened with a reader\n')
    return false
  }
})()

let report: Report
beforeAll(async () => {
  const essay = readFileSync(new URL('../../../examples/essay.docx', import.meta.url))
  const made = (await format(essay, { style: 'apa-7', filename: 'Éssay Ωδή Живаго.docx', generatedAt: '2024-05-01T09:30:00Z' }, nodeCodec)).report
  // Enough of it to see everything; long lists take long to set.
  report = { ...made, changes: [], groups: made.groups.map((group) => ({ ...group, checks: group.checks.slice(0, 3) })) }
})

/** The report with one finding, of another text. */
const saying = (message: string): Report => {
  const { groups } = report
  const check = { ...groups[0]!.checks[0]!, title: message }
  const finding = { ...check.findings[0]!, message, excerpt: message }
  return { ...report, groups: [{ ...groups[0]!, checks: [{ ...check, findings: [finding] }] }] }
}

/** A collection with one font (ISO/IEC 14496-22, 4.6): a head that says where the font begins, whose tables lie by so much later. */
function collectionOf(font: Buffer): Buffer {
  const head = Buffer.alloc(16)
  head.write('ttcf')
  for (const [at, value] of [[4, 0x10000], [8, 1], [12, head.length]] as const) head.writeUInt32BE(value, at)
  const moved = Buffer.from(font)
  for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) moved.writeUInt32BE(font.readUInt32BE(record + 8) + head.length, record + 8)
  return Buffer.concat([head, moved])
}

test('equal reports give equal bytes', async () => {
  const [once, again] = [await reportPdf(report), await reportPdf(structuredClone(report))]
  expect(Buffer.compare(once, again)).toBe(0)
})

describe.skipIf(!hasReader)('a PDF report, as a reader sees it', () => {
  test('says once what holds of many places, and then where', async () => {
    const one = saying('Ice is late.')
    const [group] = one.groups
    const [check] = group!.checks
    const [finding] = check!.findings
    const findings = ['Ships', 'Sails', 'Ropes'].map((excerpt) => ({ ...finding!, excerpt }))
    const text = ask('pdftotext', await reportPdf({ ...one, groups: [{ ...group!, checks: [{ ...check!, title: 'Ice', findings }] }] }))
    expect(text.match(/Ice is late\./g)).toHaveLength(1)
    expect(text).toMatch(/In 3 places:[\s\S]*“Ships”[\s\S]*“Sails”[\s\S]*“Ropes”/)
  })

  test('has one line for places that read alike', async () => {
    const one = saying('Ice is late.')
    const [group] = one.groups
    const [check] = group!.checks
    const [finding] = check!.findings
    const findings = ['Ships', 'Ships', 'Ropes'].map((excerpt) => ({ ...finding!, excerpt }))
    const text = ask('pdftotext', await reportPdf({ ...one, groups: [{ ...group!, checks: [{ ...check!, title: 'Ice', findings }] }] }))
    expect(text.match(/“Ships”/g)).toHaveLength(1)
    expect(text.replace(/\s+/g, ' ')).toMatch(/In 3 places: “Ships”(?: \([^)]*\))? 2 times/)
  })

  test('runs on where there are places and no words, and has few of what is put right', async () => {
    const one = saying('Ice is late.')
    const [group] = one.groups
    const [check] = group!.checks
    const [finding] = check!.findings
    const findings = [4, 5, 6, 7].map((index) => ({ ...finding!, status: 'fixed' as const, excerpt: '', location: { ...finding!.location, heading_path: [], cell: null, paragraph_index: index } }))
    const text = ask('pdftotext', await reportPdf({ ...one, groups: [{ ...group!, checks: [{ ...check!, status: 'fixed', findings }] }] }))
    expect(text.replace(/\s+/g, ' ')).toContain('In 4 places: paragraph 5; paragraph 6; paragraph 7; and 1 more')
  })

  test('is tagged, has a title and a language, and says when it was made', async () => {
    const pdf = await reportPdf(report)
    expect(ask('pdfinfo', pdf)).toMatch(/Title: +Report on Éssay Ωδή Живаго\.docx\n[\s\S]*CreationDate: +Wed May +1 \d\d:\d\d:\d\d 2024[\s\S]*Tagged: +yes/)
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Lang \(en\)/)
  })

  test('has a heading for each group and each check with findings, and lists, in the order of reading', async () => {
    const tags = ask('pdfinfo', await reportPdf(report), '-struct').split('\n').map((line) => line.trim().split(' ')[0])
    const checks = report.groups.flatMap((group) => group.checks)
    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1)
    expect(tags.filter((tag) => tag === 'H2')).toHaveLength(report.groups.length + 2)
    expect(tags.filter((tag) => tag === 'H3').length).toBeGreaterThanOrEqual(checks.filter(({ findings }) => findings.length > 0).length)
    expect(tags.slice(0, 4)).toEqual(['Document', 'H1', 'P', 'P'])
    expect(tags).toContain('LBody')
  })

  test('has a bookmark for each group, however the report is grouped', async () => {
    const regrouped = groupReport(report, 'aspect')
    const outline = Buffer.from(await reportPdf(regrouped)).toString('latin1')
    expect(outline.match(/\/Dest \[/g)?.length).toBeGreaterThanOrEqual(regrouped.groups.length + 2)
  })

  const samples = [
    'Jürgen Łukasiewicz, Çelebi, Nguyễn, naïve, fiancée',
    'Ἀριστοτέλης, Живаго, Київ, ў',
    '“quoted” – 45–67 — p ≤ .05, −3 × 2, …',
    '<b>&amp;</b> (a) \\) endobj %PDF >> stream',
  ]

  test('shows accents, Greek, Cyrillic, signs and what looks like markup, and they can be copied', async () => {
    const text = ask('pdftotext', await reportPdf(saying(samples.join(' # '))), '-raw').replace(/\s+/g, ' ')
    for (const sample of samples) expect(text).toContain(sample)
  })

  test('shows letters that no font has as a box', async () => {
    expect(ask('pdftotext', await reportPdf(saying('A 漢 B')), '-raw')).toContain('A □ B')
  })

  /** A font that has letters which the report's own lacks, as a font for Chinese has. */
  const another = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'))

  test('takes from a font that is handed in what its own lacks, in its text, its headings and at the foot of its pages', async () => {
    const told = { ...saying('A ⌺ B'), filename: 'ships ⌺.docx' }
    const lines = ask('pdftotext', await reportPdf(told, await fontsWith([another])), '-raw').split('\n')
    expect(lines.filter((line) => line.includes('A ⌺ B')).length).toBeGreaterThan(1)
    expect(lines.filter((line) => /^Report on ships ⌺\.docx · .* 1 of \d/.test(line))).toHaveLength(1)
  })

  test('takes a collection of fonts for its first one', async () => {
    const file = join(folder, 'fonts.ttc')
    writeFileSync(file, collectionOf(readFileSync(another)))
    expect(ask('pdftotext', await reportPdf(saying('A ⌺ B'), await fontsWith([file])), '-raw')).toContain('A ⌺ B')
  })

  test('bears very long words, control characters and marks of direction', async () => {
    const text = ask('pdftotext', await reportPdf(saying(`${'x'.repeat(600)}\u0000\u0007\u202ereversed\n\n\nend`)), '-raw')
    expect(text).toContain('reversed end')
  })

  test('has nothing of them in its title and at the foot of its pages', async () => {
    const pdf = await reportPdf({ ...saying('Ice is late.'), filename: 'ice\u001b[31m\u202e.docx' })
    expect(ask('pdfinfo', pdf)).toMatch(/Title: +Report on ice \[31m\.docx\n/)
    expect(ask('pdftotext', pdf, '-raw')).toMatch(/^Report on ice \[31m\.docx · .* 1 of \d/m)
  })
})
