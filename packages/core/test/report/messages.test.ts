import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { audit, format, type Report } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { makeDocx } from '../notation/make-docx.js'
import { field, p, page, r, section } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'

const saidOf = ({ groups }: Report, id: string): string[] =>
  groups.flatMap(({ checks }) => checks).find((check) => check.id === id)!.findings.flatMap(({ status, message }) => (status === 'failed' || status === 'needs_review' ? [message] : []))

/** What a check says of a paper. */
const said = async (id: string, lines: readonly string[], style = 'apa-7'): Promise<string[]> =>
  saidOf(await audit(await makeDocx([...lines], style), { style }, nodeCodec), id)

const list = ['[heading 1] References', 'Sample, A., & Jalwody, B. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.']

describe('a message says what its reader has to look at', () => {
  test('parts of the title page that are missing are asked for once, and a line that may be any of them is named once', async () => {
    const text = '{pageBreakBefore=true} It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'
    const page = ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample', '[APA Title Page] May 3, 2024']
    expect(await said('front.elements', [...page, text])).toEqual(['The title page does not give the institution, the course and the instructor. Add a line with each.'])
    expect(await said('front.elements', [...page, '[APA Title Page] Ships and Their Ropes', text])).toEqual(['The title page does not give the institution, the course and the instructor. Is “Ships and Their Ropes” one of them?'])
  })

  test('of the number of an entry the number is said, and not the entry', async () => {
    const lines = ['It was a quiet year [1].', '[heading 1] References', '[normal] [1] A. Sample, “A year in the harbour,” <italic=true>Journal of Northern Towns</>, vol. 12, no. 3, pp. 45–67, 2019.']
    const report = await audit(await makeDocx(lines, 'ieee'), { style: 'ieee' }, nodeCodec)
    const [finding] = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'ref.list-numbering')!.findings
    expect(finding).toMatchObject({ message: 'The number [1] is to stand before a tab.', before: '[1]', after: '[1]' })
  })

  test('numbers of lines that nobody wants are told from those that begin anew', async () => {
    const section = (values: string) => ['It was a quiet year.', `{section: columns=2,${values}}`]
    expect(await said('page.line-numbers', section('lineNumbers=1'), 'ieee-conference')).toEqual(['Section 1 has line numbers that begin anew on each page or in each section; none are wanted.'])
    expect(await said('page.line-numbers', section('lineNumbers=5,lineNumberRestart=continuous'), 'ieee-conference')).toEqual(['Section 1 has line numbers that go through the paper; none are wanted.'])
  })

  test('a name that is spelt in two ways stands there in both', async () => {
    expect(await said('match.author-spelling', ['The ice came early (Sample & Jaalwody, 2019).', ...list])).toEqual(['Sample and Jaalwody (2019) has “Jaalwody” where its entry has “Jalwody”. Correct the wrong one.'])
  })

  test('entries that a citation fits are named by their words', async () => {
    const entries = ['Berg, L. (2006). Winter ferries. Harbour Review, 4, 1–19.', 'Berg, L. (2006). Summer gulls and their chicks. Harbour Review, 5, 20–31.']
    expect(await said('match.ambiguous', ['The ice came early (Berg, 2006).', '[heading 1] References', ...entries]))
      .toEqual([`Berg (2006) may be “${entries[0]}” or “${entries[1]}”. Say which one is meant.`])
  })

  test('a usual name in capitals stays beside one in which abbreviations cannot be told, and only of that one the message says so', async () => {
    const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'
    expect(await said('head.case', ['[heading 1] 1. METHODS', text, '[heading 1] 2. THE ICE OF MARLOW', text])).toEqual([
      'The words are typed in capitals and stay like headings in which abbreviations cannot be told; the style wants title case.',
      'The words are typed in capitals, so which of them are abbreviations cannot be told; the style wants title case.',
    ])
  })

  test('what is wanted in italics and in bold is named', async () => {
    const [message] = await said('ref.italics', ['[heading 1] References', 'Sample, A., & Berg, L. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'])
    expect(message).toBe('Italics or bold type are not where the style has them: wanted are “Journal of Northern Towns” and “12” in italics, and nothing else.')
    const [acs] = await said('ref.italics', ['[heading 1] References', '(1)\tSample, A.; Berg, L. A Year in the Harbour. <italic=true>Journal of Northern Towns</> 2019, <italic=true>12</> (3), 45–67.'], 'acs')
    expect(acs).toContain('in italics and “2019” in bold, and nothing else.')
  })

  test('a caption is wanted with the numeral that another check gives it, and with its own where that stays', async () => {
    const text = 'It was a quiet year for the harbour, as Table 1 shows, and nobody expected the ice.'
    expect(await said('tab.caption', [text, '[caption] Table 1: Bees by Month'], 'ieee')).toContain('The caption “Table 1: Bees by Month” is to read “TABLE I ¶ Bees by Month”.')
    const counted = [text, '[caption] Table {field: SEQ Table \\* ARABIC => 1}: Bees by Month']
    expect(await said('tab.caption', counted, 'ieee')).toContain('The caption “Table 1: Bees by Month” is to read “TABLE 1 ¶ Bees by Month”.')
    expect(await said('tab.caption-number', counted, 'ieee')).toEqual(['The style numbers this “I”; its caption and the text have “1”.'])
  })

  test('of a long title whose case differs far behind, that place is shown', async () => {
    const title = '[heading 1] How Many People of the Old Town Lived Near the Harbour and Its Two Bridges? What We Know from Church Books'
    expect(await said('head.case', [title, 'It was a quiet year.'])).toEqual([
      '“…Harbour and Its Two Bridges? What We Know from Church Books” is not in title case; “…Harbour and Its Two Bridges? What We Know From Church Books” is wanted.',
    ])
  })

  test('of a line that goes it is said that it goes, and not how it would have to look', async () => {
    const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived on its cellars for months.'
    const lines = ['[Title] Ice', '{align=center} <bold=true,size=40>Abstract</>', text, '[heading 1] The Harbour', text]
    const { groups } = await audit(await makeDocx(lines, 'ieee'), { style: 'ieee' }, nodeCodec)
    const found = groups.flatMap(({ checks }) => checks).filter(({ findings }) => findings.some(({ location }) => location.paragraph_index === 1))
    expect(found.map(({ id }) => id)).toEqual(['front.abstract-label'])
  })

  test('of more findings than are listed the first are, without those of lines that go, and the rest is counted', async () => {
    const text = '<fontAscii=Arial,fontHAnsi=Arial>It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived on its cellars for months.</>'
    const lines = ['[Title] Ice', '{align=center} <bold=true,fontAscii=Arial,fontHAnsi=Arial,size=40>Abstract</>', text, '[heading 1] The Harbour', ...Array<string>(220).fill(text)]
    const { groups } = await audit(await makeDocx(lines, 'ieee'), { style: 'ieee' }, nodeCodec)
    const { findings, truncated, counts } = groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'type.font-family')!
    expect(findings).toHaveLength(199)
    expect(findings.every(({ message }) => message !== '')).toBe(true)
    expect(findings.length + truncated).toBe(counts.applicable - counts.matched)
  })

  test('where more are mended than are listed, what a person is asked is listed before them', async () => {
    const mended = Array.from({ length: 230 }, (_, at) => `<bold=true,size=32>House ${at + 1}</>`).flatMap((heading) => [heading, 'It was a quiet year for this house, and nobody expected the ice to come so early.'])
    const lines = ['[Title] Ice', '[heading 1] The Harbour', ...mended, '{align=right} <italic=true>Ada Sample of the Harbour</>', 'It was a quiet year for the harbour, and nobody expected the ice to come so early.']
    const { groups } = (await format(await makeDocx(lines), { style: 'apa-7' }, nodeCodec)).report
    const { findings, counts, truncated } = groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'head.detected')!
    expect(findings.filter(({ status }) => status === 'needs_review').map(({ excerpt }) => excerpt)).toEqual(['Ada Sample of the Harbour'])
    expect([counts.fixed, findings.length, truncated]).toEqual([230, 200, 31])
  })

  test('a label is named whole, however Word cuts it into runs', async () => {
    expect(await said('tab.caption-letters', ['It was a quiet year for the harbour, and nobody expected the ice to come so early in that winter, as Table 1 shows.', '[caption] <bold=false>T</><bold=false,color=000000>able</><bold=false> 1.</> Bees by Month'], 'ama-11')).toEqual(['“Table 1.” is not bold; the style wants it bold.'])
  })

  test('a long caption is shown where it differs', async () => {
    const title = 'Bees by month in all the gardens and on all the verges of the town that were looked at between April and September of that year'
    expect(await said('tab.caption', ['It was a quiet year for the harbour, as Table 1 shows, and nobody expected the ice.', `[caption] Table 1. ${title}.`], 'chicago-18-nb'))
      .toContain('The caption ends with “…April and September of that year.” and is to end with “…April and September of that year”.')
  })

  test('authors who come in by themselves are not asked for', async () => {
    const [message] = await said('match.author-missing', ['The ice came early (Sample, 2019).', ...list])
    expect(message).toMatch(/which has 2\. If another work is meant, add its entry\.$/)
  })

  test('a heading in the look of text is found once, and the level of one in another style is named', async () => {
    const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'
    const typed = ['{align=center,firstLine=0} <bold=true>Methods</>', prose]
    expect(await said('head.detected', typed)).toHaveLength(1)
    expect(await said('head.format', typed)).toEqual([])
    expect(await said('head.format', ['[heading 1] {outlineLevel=2} The Harbour', prose]))
      .toEqual(['The heading stands at level 3 of the outline; the style wants it at level 1 of the outline.'])
  })

  test('a heading without its number is told how the numbers of its level look', async () => {
    const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'
    expect(await said('head.numbering', ['[heading 1] The Harbour', prose, '[heading 2] The Ships', prose, '[heading 2] The Ice', prose], 'ieee'))
      .toEqual(['I.', 'A.', 'A.'].map((number, place) => `The heading is not numbered as the style numbers level ${place === 0 ? 1 : 2}, which begins with “${number}”.`))
  })

  test('raised numbers are shown raised', async () => {
    expect(await said('cit.system', ['The ice came early (Sample & Jalwody, 2019).', ...list], 'ama-11')).toEqual(['The citation “(Sample & Jalwody, 2019).” is to be “.¹”.'])
    expect(await said('cit.numeric-format', ['The ice came early.<verticalAlign=superscript>1</>', '[heading 1] References', `1. ${list[1]!}`], 'ieee')).toEqual(['The citation “.¹” is to be “[1].”.'])
  })

  test('a rarer way is told with the usual one, where there is one', async () => {
    const spaced = (spaces: string) => `It was a quiet year.${spaces}Nobody expected the ice.${spaces}It came early.`
    expect(await said('type.space-after-period', [spaced('  ')])).toEqual(['The text has 2 sentences that begin after two spaces, the first of them here.'])
    expect(await said('type.space-after-period', [`${spaced(' ')}  So it was.`])).toEqual(['The text has 1 sentence that begins after two spaces, which is here, and 2 sentences that begin after one space.'])
  })

  test('a section without margins has none, and one with a wrong margin has that', async () => {
    expect(await said('page.margins', ['It was a quiet year.', '{section: marginLeft=1800}'])).toEqual(['Section 1 has other margins: left 1.25 in; the style wants 1 in on all sides.'])
    const bare = await docxOf({ body: p('', r('It was a quiet year.')) + '<w:sectPr/>', styles: english })
    expect(saidOf(await audit(bare, { style: 'apa-7' }, nodeCodec), 'page.margins')).toEqual(['Section 1 has no margins; the style wants 1 in on all sides.'])
  })

  test('a title page shows a number where the pages have one, and would show it where they have none yet', async () => {
    const paper = ['[Title] A Year in the Harbour', '[Chicago Title Page] Ada Sample', '{pageBreakBefore=true} It was a quiet year for the harbour, and nobody expected the ice to come so early.']
    expect(await said('page.number-format', [...paper, '{header: right PAGE}'], 'chicago-18-nb')).toEqual(['The title page shows a number; the style has none there.'])
    expect(await said('page.number-format', paper, 'chicago-18-nb')).toEqual(['The title page would be numbered like the pages after it; the style has no number there.'])
  })

  test('a header is to hold its number alone, or nothing where the style numbers pages elsewhere', async () => {
    const lines = ['{header: Ships of the North}', 'It was a quiet year.']
    expect(await said('page.running-head', lines, 'apa-7')).toEqual(['The header says “Ships of the North”; the style wants only the page number there.'])
    expect(await said('page.running-head', lines, 'harvard')).toEqual(['The header says “Ships of the North”; the style wants nothing there.'])
  })

  test('an author whom nobody names is asked for the surname, and where it goes', async () => {
    expect(await said('page.header-author', ['It was a quiet year.'], 'mla-9')).toEqual([
      'The surname of the author is missing before the page number, since who wrote the paper is not certain. Type it there, or give the option metadata.authors.',
    ])
  })

  test('of a caption is spoken where a picture has one', async () => {
    const high = (...below: string[]) => said('page.object-overflow', ['It was a quiet year.', '{high picture: a ship}', ...below])
    expect(await high('{section: pageWidth=15840,pageHeight=12240,orientation=landscape}')).toEqual(['The picture is 8.75 in high; the margins of the style leave room for 6.5 in.'])
    expect((await high('[caption] Figure 1\nIt was a quiet year for the harbour, and nobody expected the ice.'))[0]).toMatch(/in beside its caption\.$/)
  })

  test('a table without lines is told from one that has them elsewhere', async () => {
    const of = (kind: string) => said('tab.rules', ['It was a quiet year for the harbour, as Table 1 shows.', '[caption] Table 1\nBees by Month', `{${kind}table: Month | Bees / May | 12 / June | 30}`])
    expect(await of('')).toEqual(['The table has no lines; the style wants one above, one under the heads and one below.'])
    expect(await of('grid ')).toEqual(['The table has upright lines; the style wants one above, one under the heads and one below.'])
  })

  test('sides are named as the reader of a text from right to left sees them', async () => {
    const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'
    expect(await said('type.alignment', [`{bidi=true,align=both} ${text}`])).toEqual(['Text is justified; the style wants it flush right.'])
    expect((await said('type.first-line-indent', [`{bidi=true,indentStart=240,firstLine=0} ${text}`]))[0]).toMatch(/right indent of 0\.17 in/)
  })

  test('tabs that a paragraph begins with are counted', async () => {
    const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'
    expect(await said('type.manual-layout', [`\t${text}`, `\t\t\t${text}`])).toEqual(['a tab', '3 tabs'].map((found) => `The paragraph begins with ${found}; use Word’s first-line indent instead.`))
  })

  test('a quotation begins where it opens, also after one in German signs', async () => {
    const long = Array.from({ length: 50 }, () => 'ice').join(' ')
    const report = await audit(await makeDocx([`Sie nannten es „Eis“ und schrieben: „${long}“ (Sample, 2019, p. 3), und dabei blieb es dann auch.`]), { style: 'apa-7' }, nodeCodec)
    const excerpts = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'quote.block-length')!.findings.map(({ excerpt }) => excerpt.slice(0, 8))
    expect(excerpts).toEqual(['„ice ice'])
  })
})

test('who wrote a paper is asked once, however many headers it has', async () => {
  const head = p('<w:jc w:val="right"/>', field('PAGE', '3'))
  const text = r('It was a quiet year for the harbour, and nobody expected the ice to come so early.')
  const body = p(section(page, { 'header default': 'header1' }), text) + p('', text) + section(page, { 'header default': 'header2' })
  expect(saidOf(await audit(await docxOf({ body, styles: english, headers: { header1: head, header2: head } }), { style: 'mla-9' }, nodeCodec), 'page.header-author')).toHaveLength(1)
})
