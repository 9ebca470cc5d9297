import { beforeAll, describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { audit, format, groupReport, reportHtml, type Report } from '../../src/index.js'
import { entry } from '../../src/report/html/card.js'
import { html } from '../../src/report/html/markup.js'
import { makeDocx } from '../notation/make-docx.js'

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><script>alert(1)</script>',
  'javascript:alert(1)',
  '<!--',
  ']]>',
  '&lt;b&gt;',
  '\u202egnirts desrever\u202c',
  '`${alert(1)}`',
] as const

/** A real report whose every text is another one: what a document can put into any of them. */
const poisoned = (value: unknown, poison: string, key = ''): unknown => {
  if (typeof value === 'string') return structural.has(key) ? value : poison
  if (Array.isArray(value)) return value.map((each) => poisoned(each, poison, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poisoned(each, poison, name)]))
}
/** Words of a closed vocabulary, which no document can set. */
const structural = new Set(['status', 'severity', 'verdict', 'group_by', 'state', 'kind'])

let report: Report
beforeAll(async () => {
  const essay = await makeDocx(['[heading 1] Ships', '[heading 3] Sails', '{align=both} It was a quiet year.', '{comment: Was it?}It was {++very ++}quiet.', 'References', 'Roe, A. (2020). Ice. Press.'])
  const made = await format(essay, { style: 'apa-7', filename: 'essay.docx', options: { pageSize: 'a4' } }, nodeCodec)
  const location = made.report.groups.flatMap(({ checks }) => checks.flatMap(({ findings }) => findings))[0]!.location
  const citations = [{ id: 'cit-1', text: '(Roe, 2020)', location, system: 'author_date' as const, keys: ['Roe 2020'], field: null, match: [{ reference_id: 'ref-1', score: 1, kind: 'exact' }] }]
  const references = made.report.inventory.references.map((reference) => ({ ...reference, id: 'ref-1' }))
  report = { ...made.report, inventory: { ...made.report.inventory, citations, references } }
})

test('a report on a document without a name says so in plain words', () => {
  expect(reportHtml({ ...report, filename: null })).toContain('Report on <bdi class="words">the document</bdi>')
})

describe('markup', () => {
  test('escapes every value, in content and in attributes', () => {
    expect(html`<p title="${'a"b'}">${'<b>&'}</p>`.text).toBe('<p title="a&quot;b">&lt;b&gt;&amp;</p>')
  })

  test('keeps markup that it made itself, and leaves out what is not there', () => {
    expect(html`${[html`<b>${1}</b>`, null, false, undefined, 'x']}`.text).toBe('<b>1</b>x')
  })

  test('turns nothing around: words have a direction of their own, and it ends with them', () => {
    expect(html`${'a\u202eb\u202c\u2066c\u200f'}`.text).toBe('abc\u200f')
  })

  test('shows control characters and halves of letters as what they are: nothing to read', () => {
    expect(html`${'a\u0000b\ud800c\u009b'}`.text).toBe('a\ufffdb\ufffdc\ufffd')
  })
})

describe('an HTML report', () => {
  test('counts in the list above its cards what they ask, and not what was put right beside it', () => {
    const check = report.groups.flatMap(({ checks }) => checks).find(({ findings }) => findings.length > 0)!
    const [finding] = check.findings
    const findings = (['needs_review', 'fixed', 'fixed'] as const).map((status) => ({ ...finding!, status }))
    expect(entry({ ...check, status: 'needs_review', findings, truncated: 0 }).text).toContain('<span class="soft">1</span>')
    expect(entry({ ...check, status: 'fixed', findings: findings.slice(1), truncated: 0 }).text).toContain('<span class="soft">2</span>')
  })

  test('is one file: it has no script, and nothing in it leads outside', () => {
    const page = reportHtml(report)
    expect(page).not.toMatch(/<script|<link|<iframe|<object|@import|url\(/i)
    expect([...page.matchAll(/(?:href|src|action)="([^"]*)"/g)].map((match) => match[1]).filter((target) => !target!.startsWith('#'))).toEqual([])
  })

  test('has every finding, with what was found, what is wanted, and how to mend it', () => {
    const page = reportHtml(report)
    for (const { findings, status, help } of report.groups.flatMap(({ checks }) => checks)) {
      for (const { id } of findings) expect(page).toContain(`id="finding-${id}"`)
      if (findings.length > 0 && status !== 'fixed') expect(page).toContain(html`${help}`.text)
    }
  })

  test('says of what nobody looked up neither how grave it is nor how it is mended', async () => {
    const entry = 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67. https://doi.org/10.1234/jnt.2019.12'
    const own = await audit(await makeDocx(['It was a quiet year (Sample, 2019).', '[heading 1] References', entry]), { style: 'apa-7' }, nodeCodec)
    const [card = ''] = /id="check-ref\.retracted".*?<\/article>/s.exec(reportHtml(own)) ?? []
    expect(card).toContain('<dd>1 not looked up: nothing is asked of the internet.</dd>')
    expect(card).not.toMatch(/class="chip"|How to fix/)
  })

  test('has one row for places that read alike', () => {
    const finding = report.groups.flatMap(({ checks }) => checks.flatMap(({ findings }) => findings)).find(({ excerpt }) => excerpt !== '')!
    const twice = { ...report, groups: report.groups.map((group) => ({ ...group, checks: group.checks.map((check) => (check.findings.includes(finding) ? { ...check, findings: [finding, { ...finding, id: 'f-again' }] } : check)) })) }
    const page = reportHtml(twice)
    expect(page).toContain('<span class="soft">2 times</span><span id="finding-f-again"></span></li>')
    expect(page).toContain('In 2 places:')
  })

  test('says once what holds of many places, and then where', async () => {
    const lines = ['ship', 'sail', 'rope', 'mast', 'keel', 'deck', 'helm'].map((word) => `<fontAscii=Arial,fontHAnsi=Arial>It was a quiet year for every ${word} in the harbour.</>`)
    const { report: made } = await format(await makeDocx([...lines, 'A year.']), { style: 'vancouver' }, nodeCodec)
    const page = reportHtml(made)
    expect(page.match(/The text is in Arial; the style wants it in /g)).toHaveLength(1)
    expect(page).toContain('In 7 places:')
    expect(page).toContain('every keel')
    expect(page).toContain('<summary>2 more places</summary>')
  })

  test('says of each check what became of it where the heading above does not, and counts those that had nothing to look at', () => {
    const [byStatus, byAspect] = [reportHtml(report), reportHtml(groupReport(report, 'aspect'))]
    expect(byStatus).not.toContain('<span class="chip">')
    expect(byAspect).toContain('<span class="chip">')
    expect(byStatus).toMatch(/<details><summary>\d+ checks<\/summary><ul class="quiet">/)
  })

  test('says once what is asked of many entries, and has the entries', async () => {
    const entries = ['ask Martin for the 1962 box in the archive, and whether it is the second', 'ask Ada for the 1963 box in the archive, and whether it is the third']
    const understood = 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'
    const own = await audit(await makeDocx(['It was a quiet year.', '[heading 1] References', understood, ...entries]), { style: 'apa-7' }, nodeCodec)
    const [, card = ''] = /id="check-ref\.unparsed".*?<ol(.*?)<\/article>/s.exec(reportHtml(own)) ?? []
    expect(card.match(/This stands among the entries/g)).toHaveLength(1)
    for (const entry of entries) expect(card).toContain(entry)
  })

  test('has a list of many cards before them', () => {
    const [section = ''] = reportHtml(report).match(/<h2 id="group-fixed".*?<article/s) ?? []
    for (const { id } of report.groups.find(({ key }) => key === 'fixed')!.checks) expect(section).toContain(`<a href="#check-${id}">`)
  })

  test('says once how an entry read and how it is to read', async () => {
    const entry = 'Sample, Ada, and Lee Berg. “A Year in the Harbour.” Journal of Northern Towns, vol. 12, no. 3, 2019, pp. 45–67.'
    const { report: own } = await format(await makeDocx(['It was a quiet year.', '[heading 1] References', entry]), { style: 'apa-7' }, nodeCodec)
    const [, card = ''] = /id="check-ref\.style".*?<ol(.*?)<\/article>/s.exec(reportHtml(own)) ?? []
    expect(card.match(/vol\. 12, no\. 3/g)).toHaveLength(1)
    expect(card.match(/12\(3\), 45–67/g)).toHaveLength(1)
  })

  test('leads only to places that it has, and has each id once', () => {
    for (const by of ['status', 'aspect'] as const) {
      const page = reportHtml(groupReport(report, by))
      const ids = [...page.matchAll(/ id="([^"]*)"/g)].map((match) => match[1])
      expect(new Set(ids).size).toBe(ids.length)
      for (const match of page.matchAll(/(?:href="#|aria-labelledby=")([^"]*)"/g)) expect(ids).toContain(match[1])
    }
  })

  test('links a citation with its entry and back', () => {
    const page = reportHtml(report)
    expect(page).toContain('<a href="#ref-1">entry 1</a>')
    expect(page).toContain('<a href="#cit-1"')
  })

  test('says of a citation whose sentence names the authors whose work it is', () => {
    const [citation] = report.inventory.citations
    const citations = [{ ...citation!, id: 'cit-2', text: '(2020)' }, citation!]
    const page = reportHtml({ ...report, inventory: { ...report.inventory, citations } }).replace(/<[^>]*>/g, '')
    expect(page).toContain('(2020) Roe 2020 entry 1')
    expect(page).toContain('(Roe, 2020) entry 1')
  })

  test('is the same for the same report', () => {
    expect(reportHtml(structuredClone(report))).toBe(reportHtml(report))
  })

  test.each(hostile)('is as harmless with %s in every place', (poison) => {
    const page = reportHtml(poisoned(report, poison) as Report)
    const plain = reportHtml(poisoned(report, 'x') as Report)
    // The same tags and attributes in the same order: the poison made none.
    expect(skeleton(page)).toEqual(skeleton(plain))
  })
})

/** Tags with the names of their attributes. */
const skeleton = (page: string): string[] =>
  [...page.matchAll(/<(?:!--|\/?[a-zA-Z!][^\s>]*)((?:\s+[\w:-]+(?:=(?:"[^"]*"|[^\s>]*))?)*)\s*>?/g)].map(([tag]) => tag.replace(/"[^"]*"/g, '""').replace(/\s+/g, ' '))
