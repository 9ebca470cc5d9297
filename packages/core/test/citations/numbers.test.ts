import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r, styled, table } from '../notation/markup.js'
import { makeDocx } from '../notation/make-docx.js'
import { english } from '../notation/style-sheets.js'
import { bodyText } from '../reading/text.js'

const line = (text: string): string => p('', r(text))
const entries = ['Sample', 'Vaughan', 'Adair', 'Berg'].map((name, index) => line(`[${index + 1}] A. ${name}, “Tides of the north,” Northern Ships, vol. ${index + 1}, no. 2, pp. 55–78, 2017.`))

test('intervals in tables keep their figures where numbers become names, and hold nothing up', async () => {
  const cells = [['Median', '2 [1–4]'], ['Range', '48 [42–68]'], ['Adair', '12.5 [3]']].map((row) => row.map(line))
  const body = [line('Ice was cold [1], [2], and rye was dear [3], [4].'), table('', ...cells), styled('Heading1', 'References'), ...entries]
  const { document } = await format(await docxOf({ body: body.join(''), styles: english }), { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(document)).slice(0, 7)).toEqual([
    'Ice was cold (Sample, 2017; Vaughan, 2017), and rye was dear (Adair, 2017; Berg, 2017).', 'Median', '2 [1–4]', 'Range', '48 [42–68]', 'Adair', '12.5 (Adair, 2017)',
  ])
})

test('an interval from nought points to no entry, and holds no numbers up', async () => {
  const body = [line('Ice was cold [1], [2], and rye was dear [3], [4].'), line('All prices lie in [0, 1] or [0; 4].'), styled('Heading1', 'References'), ...entries]
  const { document } = await format(await docxOf({ body: body.join(''), styles: english }), { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(document)).slice(0, 2)).toEqual([
    'Ice was cold (Sample, 2017; Vaughan, 2017), and rye was dear (Adair, 2017; Berg, 2017).', 'All prices lie in [0, 1] or [0; 4].',
  ])
})

test('a citation that is read as two in numbers keeps the order of its works behind the words of its author', async () => {
  const list = [
    'Adair, B. (2017). Oak and iron. Northern Ships, 4(2), 55–78.', 'Berg, L. (2011). Ropes of the north. Harbour Review, 7(1), 12–19.',
    'Sample, A., & Roe, J. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 345–362.', 'Vaughan, M. (2015). Salt and rye. Fjord Press.',
  ]
  const body = [
    line('Rye was dear (Vaughan, 2015), and so was timber (Berg, 2011).'),
    line('Ice came (for the towns, see Sample & Roe, 2019; for the ports, see Adair, 2017; Berg, 2011; Vaughan, 2015).'),
    styled('Heading1', 'References'), ...list.map(line),
  ]
  const { document } = await format(await docxOf({ body: body.join(''), styles: english }), { style: 'ieee' }, nodeCodec)
  expect((await bodyText(document)).slice(0, 2)).toEqual([
    'Rye was dear [1], and so was timber [2].',
    'Ice came (for the towns, see [3]; for the ports, see [4], [2], [1]).',
  ])
  expect((await format(document, { style: 'ieee' }, nodeCodec)).report.changes).toEqual([])
})

test('numbers that stay say on account of which of them, and which entry is not understood', async () => {
  const unclear = line('[5] ask Martin for the 1962 box in the archive, and whether it is the second')
  const body = [line('Ice was cold [1], [2], and rye was dear [3], [4].'), line('Salt was not [5]. It never was [5].'), styled('Heading1', 'References'), ...entries, unclear]
  const { document, report } = await format(await docxOf({ body: body.join(''), styles: english }), { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(document)).slice(0, 2)).toEqual(['Ice was cold [1], [2], and rye was dear [3], [4].', 'Salt was not [5]. It never was [5].'])
  const [kept] = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'cit.kept')!.findings
  expect(kept!.message).toContain(
    '4 citations were left as they are, “[1], [2]”, “[3], [4]” and “[5]”: numbers change together or not at all, and “[5]” cannot change, since the entry “[5] ask Martin for the 1962 box in the archive, and…” is not understood. Mend',
  )
})

test('citations become numbers where every entry can have its own: none while somebody’s change is pending in one, and why is said', async () => {
  const list = (pending: string) => [
    '[heading 1] References',
    'Adair, B. (2017). Oak and iron. Northern Ships, 4(2), 55–78.',
    `Berg, L. (2011). ${pending} of the north. Harbour Review, 7(1), 12–19.`,
  ]
  const lines = ['Rye was dear in the town (Berg, 2011), and so was timber (Adair, 2017). Nobody (Nolan, 2001) says so.']
  const paper = await makeDocx([...lines, ...list('{--Ropes--}{++Knots++}')])
  const { document, report } = await format(paper, { style: 'ieee' }, nodeCodec)
  expect((await bodyText(document))[0]).toBe(lines[0])
  expect((await bodyText(document)).filter((each) => /^\[\d\]/.test(each))).toEqual([])
  const kept = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'cit.kept')!.findings
  expect(kept.map(({ message }) => message)).toEqual([
    '2 citations were left as they are, “(Berg, 2011)” and “(Adair, 2017)”: numbers come to all entries or to none, and “Berg, L. (2011). Knots of the north. Harbour Review, 7(1),…” can have none while a change is pending in it. Mend that and format the paper again, or write them as the style guide shows them.',
  ])
  expect((await format(document, { style: 'ieee' }, nodeCodec)).report.changes).toEqual([])
  const decided = await format(await makeDocx([...lines, ...list('Knots')]), { style: 'ieee' }, nodeCodec)
  expect((await bodyText(decided.document))[0]).toBe('Rye was dear in the town [1], and so was timber [2]. Nobody (Nolan, 2001) says so.')
})

test('numbers that stand in other words count the list as it stands: no entry takes the number that they point to', async () => {
  const list = [...entries.slice(0, 3), line('[4] A. Berg, “Ropes of the north,” Northern Ships, vol. 4, no. 2, pp. 55–78, 2018.')]
  const text = 'Ice was cold [1], rye was dear (ref 2), and [3, and what Berg told her] says so. So do others [4].'
  for (const [style, wanted] of [['vancouver', 'Ice was cold (1), rye was dear (ref 2), and [3, and what Berg told her] says so. So do others (4).'], ['ieee', text]] as const) {
    const { document } = await format(await docxOf({ body: [line(text), styled('Heading1', 'References'), ...list].join(''), styles: english }), { style }, nodeCodec)
    const [first, , ...references] = await bodyText(document)
    expect(first).toBe(wanted)
    expect(references.map((reference) => /Sample|Vaughan|Adair|Berg/.exec(reference)?.[0])).toEqual(['Sample', 'Vaughan', 'Adair', 'Berg'])
    expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  }
})

describe('words between the works of one bracket', () => {
  const list = ['[heading 1] References', 'Ames, A. (2011). Salt and rye. Fjord Press.', 'Costa, C. (2020). The sinking quay. Harbour Books.', 'Lind, L. (2018). Slow towns. Fjord Press.']
  const inStyle = async (style: string, line: string) => {
    const once = (await format(await makeDocx([line, ...list]), { style }, nodeCodec)).document
    expect((await format(once, { style }, nodeCodec)).report.changes).toEqual([])
    return (await bodyText(once))[0]
  }
  test.each([
    ['They agree (Ames, 2011; see also Costa, 2020).', 'They agree ([1]; see also [2]).'],
    ['They agree (e.g., Ames, 2011; see also Lind, 2018; for a review, see Costa, 2020, Chapter 3). So it is (Costa, 2020).', 'They agree (e.g., [1]; see also [2]; for a review, see [3, Ch. 3]). So it is [3].'],
  ])('stay there beside numbers: %s', async (typed, wanted) => expect(await inStyle('ieee', typed)).toBe(wanted))
  test('stand on the line between raised numbers', async () =>
    expect(await inStyle('ama-11', 'They agree (e.g., Ames, 2011, p. 5; see also Lind, 2018). So it is (Costa, 2020).')).toBe('They agree (e.g.,1(p5); see also2). So it is.3'))
  test('behind the year of names in a sentence stay in brackets beside the number', async () =>
    expect(await inStyle('ieee', 'Ames (2011, Supplement 2) says so, and Costa (2020, p. 5) too.')).toBe('Ames ([1], Supplement 2) says so, and Costa [2, p. 5] too.'))
})

test('an entry keeps the letter of its year where a citation that stays has it', async () => {
  const paper = ['So they say (Ames, 2011a, p. 5; Ames, 2012, p. 5, of all things, as a friend once said).', '[heading 1] References', 'Ames, A. (2011a). Salt and rye. Fjord Press.', 'Ames, A. (2011b). Rye again. Fjord Press.']
  const { document } = await format(await makeDocx(paper), { style: 'ieee' }, nodeCodec)
  expect((await bodyText(document)).slice(0, 4).filter((line) => /2011a/.test(line))).toHaveLength(2)
})

describe('a place that is no page', () => {
  const list = ['[heading 1] References', 'Ames, A. (2011). Salt and rye. Fjord Press.', 'Costa, C. (2020). The sinking quay. Harbour Books.']
  const inStyle = async (style: string, place: string) =>
    (await bodyText((await format(await makeDocx([`Salt is dear (Ames, 2011, ${place}).`, 'It sank (Costa, 2020, p. 5). It sinks (Costa, 2020).', ...list]), { style }, nodeCodec)).document))[0]
  test.each([['Chapter 3', 'ch. 3'], ['Table 2', 'table 2'], ['Figure 2', 'fig. 2'], ['line 7', 'line 7']])('has a word for what it counts in MLA: %s', async (typed, wanted) =>
    expect(await inStyle('mla-9', typed)).toBe(`Salt is dear (Ames, ${wanted}).`))
  test('becomes none where the style has pages alone', async () => expect(await inStyle('asa-7', 'Section 2.1')).toBe('Salt is dear (Ames, 2011, Section 2.1).'))
})

test('the year of a work is no page of it in a paper that cites pages', async () => {
  const paper = ['The World Tides Programme (WTP, 2019) warned. The quay sinks (Costa 5). It sank (Ames 7). It sinks (Ames 8).', '[heading 1] Works Cited', 'Ames, A. Salt and Rye. Fjord Press, 2011.', 'Costa, C. The Sinking Quay. Harbour Books, 2020.', 'World Tides Programme. Sinking Quays. 2019, https://www.wtp.example/quays.']
  const { document } = await format(await makeDocx(paper), { style: 'mla-9' }, nodeCodec)
  expect((await bodyText(document))[0]).toContain('(WTP, 2019)')
})

test('an abbreviation before the name of a group is a part of it, and no word beside the number', async () => {
  const paper = ['Salt is dear (Ames, 2011). So says the state (NSW Harbour Committee, 2020).', 'Rye is not (Lind, 2018). It is sold (Ames, 2011; Lind, 2018).', '[heading 1] References', 'Ames, A. (2011). Salt and rye. Fjord Press.', 'Lind, L. (2018). Slow towns. Fjord Press.', 'Harbour Committee. (2020). The sinking quay. Harbour Books.']
  const { document } = await format(await makeDocx(paper), { style: 'ieee' }, nodeCodec)
  expect((await bodyText(document))[0]).toBe('Salt is dear [1]. So says the state (NSW Harbour Committee, 2020).')
})

test('no comma stands between names and the year that comes for their number', async () => {
  const entries = ['[1] A. Ames, “Salt,” Northern Ships, vol. 1, no. 2, pp. 55–78, 2011.', '[2] C. Costa, L. Lind, B. Berg, and D. Roe, “Quays,” Northern Ships, vol. 2, no. 2, pp. 55–78, 2020.']
  const paper = ['Salt is dear [1], and quays sink, as Costa et al., [2] say.', '[heading 1] References', ...entries]
  const { document } = await format(await makeDocx(paper), { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(document))[0]).toBe('Salt is dear (Ames, 2011), and quays sink, as Costa et al. (2020) say.')
})

const worded = async (style: string, lines: readonly string[]): Promise<string | undefined> =>
  (await bodyText((await format(await makeDocx(lines), { style }, nodeCodec)).document))[0]
const list = ['[heading 1] References', 'Adair, B. (2017). Oak and iron. Northern Ships, 4(2), 55–78.', 'Jutson, S. D., & Roe, P. M. (2021). Ice and its people. Northern Ships, 34(5), 385–392.']
const numbered = ['[heading 1] References', '1. Jutson SD, Roe PM. Ice and its people. Northern Ships. 2021;34(5):385–92.', '2. Adair B. Oak and iron. Northern Ships. 2017;4(2):55–78.']

test('initials are no “n.d.”', async () => {
  expect(await worded('vancouver', ['Ice is cold (S. D. Jutson & Roe, 2021), and timber was dear (Adair, 2017).', ...list])).toBe('Ice is cold (1), and timber was dear (2).')
  expect(await worded('apa-7', ['Ice is cold [1], and timber was dear [2].', ...numbered])).toBe('Ice is cold (Jutson & Roe, 2021), and timber was dear (Adair, 2017).')
})

test('degrees of freedom are no numbers of entries', async () => {
  expect(await worded('vancouver', ['Ice is cold (Jutson & Roe, 2021), in all towns, F(1, 2) = 1.16, and timber was dear (Adair, 2017).', ...list]))
    .toBe('Ice is cold (1), in all towns, F(1, 2) = 1.16, and timber was dear (2).')
})

describe('a numbered paper that stays numbered', () => {
  const cites = ['Salt is dear [1]. It holds, as refs 2 and 3 say of ropes [4].']
  const entries = ['[1] C. Lund and D. Roe, “Quays,” Trade, vol. 3, pp. 9–12, 2009.', '[2] B. Berg, “Rye,” Trade, vol. 4, pp. 9–12, 2010.', '[3] C. Lund and D. Roe, “Ropes,” Trade, vol. 5, pp. 9–12, 2011.', '[4] A. Ames, “Salt,” Trade, vol. 6, pp. 9–12, 2012.']
  const inMla = async (list: readonly string[]) => {
    const once = (await format(await makeDocx([...cites, '[heading 1] References', ...list.map((entry) => `{align=left} ${entry}`)]), { style: 'mla-9' }, nodeCodec)).document
    expect((await format(once, { style: 'mla-9' }, nodeCodec)).report.changes).toEqual([])
    return bodyText(once)
  }
  test('has names in its entries, and no dash for those of another', async () => {
    const lines = await inMla(entries)
    expect(lines[0]).toBe(cites[0])
    expect(lines.slice(2).map((line) => line.slice(0, 10))).toEqual(['[1] Lund, ', '[2] Berg, ', '[3] Lund, ', '[4] Ames, '])
  })
  test('keeps the order of a list whose numbers nobody typed', async () => {
    const lines = await inMla(entries.map((entry) => entry.slice(4)))
    expect(lines[0]).toBe(cites[0])
    expect(lines.slice(2).map((line) => line.slice(0, 4))).toEqual(['Lund', 'Berg', 'Lund', 'Ames'])
  })
})

test('a letter with a number in square brackets is no citation', async () => {
  const paper = ['Salt is dear [1]. The third value, y[3], is nought. Rye [2] is not [3].', '[heading 1] References', ...['A. Ames, “Salt,” Trade, vol. 6, pp. 9–12, 2012.', 'B. Berg, “Rye,” Trade, vol. 4, pp. 9–12, 2010.', 'C. Lund, “Quays,” Trade, vol. 3, pp. 9–12, 2009.'].map((entry, place) => `{align=left} [${place + 1}] ${entry}`)]
  const { document } = await format(await makeDocx(paper), { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(document))[0]).toBe('Salt is dear (Ames, 2012). The third value, y[3], is nought. Rye (Berg, 2010) is not (Lund, 2009).')
})

test('a title behind the comma of two authors is read again in MLA', async () => {
  const paper = ['Quays sink [1], [2]. Ropes do not [1].', '[heading 1] References', '{align=left} [1] C. Costa and D. Dahl, The Sinking Quay. New York, NY, USA: Harbor Press, 2018.', '{align=left} [2] C. Costa and D. Dahl, “Quays again,” Trade, vol. 3, pp. 9–12, 2009.']
  const { document } = await format(await makeDocx(paper), { style: 'mla-9' }, nodeCodec)
  expect((await bodyText(document))[0]).toBe('Quays sink (Costa and Dahl, The Sinking Quay; Costa and Dahl, “Quays Again”). Ropes do not (Costa and Dahl, The Sinking Quay).')
})

test('an abbreviation may have a small letter for a small word', async () => {
  const paper = ['They say no (DfE, 2018), and nobody else does (Adair, 2017).', '[heading 1] References', 'Adair, B. (2017). Oak and iron. Fjord Press.', 'Department for Education. (2018). Working together. Fjord Press.']
  const { document, report } = await format(await makeDocx(paper), { style: 'ieee' }, nodeCodec)
  expect((await bodyText(document))[0]).toBe('They say no [1], and nobody else does [2].')
  expect(report.groups.flatMap(({ checks }) => checks.flatMap(({ id, findings }) => (id === 'match.missing-reference' ? findings : [])))).toEqual([])
})

test('items counted in brackets are the same to citations, typed or counted by Word', async () => {
  const items = ['(1) Reading ahead saves a quarter of the time.', '(2) On ice it costs a twentieth.', '(3) The choice of rope matters more than that of the ship.']
  const paper = ['Ice is old [1]. The towns count it [2].', '[heading 1] Results', 'We have found three things in all of the towns of the north.', ...items, 'They are worth having where ships are slow.', ...numbered]
  const once = (await format(await makeDocx(paper), { style: 'vancouver' }, nodeCodec)).document
  expect((await bodyText(once)).join(' ')).toContain('Reading ahead')
  expect((await format(once, { style: 'vancouver' }, nodeCodec)).report.changes).toEqual([])
})

test('the place in a source stays behind its number, or the report says that the style has none', async () => {
  const paper = [
    'Ice came (Vaughan, 2015, p. 12), and stayed (Roe, 2016, Chapter 4).', '[heading 1] References',
    'Roe, B. (2016). Rye at sea. Fjord Press.', 'Vaughan, M. (2015). Salt and rye. Fjord Press.',
  ]
  const formatted = async (style: string) => format(await makeDocx(paper), { style }, nodeCodec)
  const first = async (style: string) => (await bodyText((await formatted(style)).document))[0]
  expect(await first('acs')).toBe('Ice came,1(p 12) and stayed.2(chap 4)')
  expect(await first('ama-11')).toBe('Ice came,1(p12) and stayed.2(chap4)')
  expect(await first('vancouver')).toBe('Ice came (1), and stayed (2).')
  const messages = JSON.stringify((await formatted('vancouver')).report)
  expect(messages).toContain('The style leaves out the place “p. 12”.')
  expect(messages).toContain('The style leaves out the place “Chapter 4”.')
  const again = (await formatted('acs')).document
  expect((await format(again, { style: 'acs' }, nodeCodec)).document).toEqual(again)
})

test('a citation that would be read as none in numbers keeps no other from its number that comes behind it', async () => {
  const list = [
    'Adair, B. (2017). Oak and iron. Northern Ships, 4(2), 55–78.', 'Berg, L. (2011). Ropes of the north. Harbour Review, 7(1), 12–19.',
    'Sample, A., & Roe, J. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 345–362.',
  ]
  const lines = ['Ice came (Sample & Roe, 2019; but see Adair, 2017).', 'Rye was dear (Berg, 2011), and ice was thick (Sample & Roe, 2019).']
  const { document } = await format(await docxOf({ body: [...lines.map(line), styled('Heading1', 'References'), ...list.map(line)].join(''), styles: english }), { style: 'vancouver' }, nodeCodec)
  expect((await bodyText(document))[1]).toBe('Rye was dear (3), and ice was thick (1).')
  expect((await format(document, { style: 'vancouver' }, nodeCodec)).report.changes).toEqual([])
})

test('a work that was seen in another one stays in brackets behind the name in the sentence', async () => {
  const list = ['Berg, L. (2011). Ropes of the north. Harbour Review, 7(1), 12–19.', 'Vaughan, M. (2015). Salt and rye. Fjord Press.']
  const paper = ['Nach Berg (2011, zit. nach Vaughan 2015, S. 51) war das im Hafen des Nordens lange Zeit ganz anders.', '[heading 1] Literaturverzeichnis', ...list]
  const { document } = await format(await makeDocx(paper), { style: 'ieee' }, nodeCodec)
  expect((await bodyText(document))[0]).toBe('Nach Berg ([1]; zit. nach [2, S. 51]) war das im Hafen des Nordens lange Zeit ganz anders.')
})

test('what would be a minute in a book stays as it is: a volume and its page may be meant', async () => {
  const paper = (place: string) => [`Rye was dear in the towns of the north for years on end (Vaughan 2015, ${place}).`, '[heading 1] References', 'Vaughan, M. (2015). Salt and rye (Vol. 1). Fjord Press.']
  for (const style of ['mla-9', 'chicago-18-nb', 'ieee']) {
    const { document } = await format(await makeDocx(paper('1:33')), { style }, nodeCodec)
    expect((await bodyText(document))[0]).toBe(paper('1:33')[0])
  }
})

test('a raised number that is all a cell has behind “et al.” ends no sentence there', async () => {
  const raised = (number: string): string => `<verticalAlign=superscript>${number}</>`
  const list = ['Sample A, Lind B, Moe C. Ice. North Ships. 2017;1(2):5-8.', 'Vaughan A, Lind B, Moe C. Rye. North Ships. 2018;2(2):5-8.'].map((entry, place) => `${place + 1}. ${entry}`)
  const paper = [`Rye was dear, says Sample et al.${raised('1')}`, `Vaughan et al.${raised('2')}`, '[heading 1] References', ...list]
  const { document } = await format(await makeDocx(paper), { style: 'vancouver' }, nodeCodec)
  expect((await bodyText(document)).slice(0, 2)).toEqual(['Rye was dear, says Sample et al. (1).', 'Vaughan et al. (2)'])
})

test.each(['ama-11', 'acs'])('a raised number beside the mark of a note is read again as the citation that it is, in %s', async (style) => {
  const list = [
    'Adair, B. (2017). Oak and iron. Northern Ships, 4(2), 55–78.', 'Berg, L. (2011). Ropes of the north. Harbour Review, 7(1), 12–19.',
    'Sample, A. (2019). Late ships. Harbour Press.', 'Vaughan, M. (2015). Salt and rye. Fjord Press.',
  ]
  const mark = '<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="2"/></w:r>'
  const body = [
    p('', r('Ice came (Vaughan, 2015). Ships were late (Sample, 2019).'), mark), line('The books burned (Adair, 2017). Some were saved (Berg, 2011), but few (Sample, 2019).'), styled('Heading1', 'References'), ...list.map(line),
  ]
  const { document } = await format(await docxOf({ body: body.join(''), styles: english, footnotes: `<w:footnote w:id="2">${line('So they say.')}</w:footnote>` }), { style }, nodeCodec)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
})
