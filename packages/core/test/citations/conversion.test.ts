import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { effectiveContent, format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { makeDocx } from '../notation/make-docx.js'
import { p, r, style, styled } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { partsOf } from '../reading/archive.js'
import { bodyText } from '../reading/text.js'
import { ours, reviseAll } from '../revisions/revise.js'

const entries = [
  'Adair, B. (2017). Oak and iron. <italic=true>Northern Ships</>, <italic=true>4</>(2), 55–78.',
  'Sample, A., & Roe, J. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 345–362.',
  'Vaughan, M. (2015). <italic=true>Salt and rye</>. Fjord Press.',
]
const paper = [
  'The harbour lay under ice for months (Sample & Roe, 2019, pp. 350–352), and no ship came in. Vaughan (2015) says the same of the year before.',
  'Timber was dear (Adair, 2017; Vaughan, 2015).',
  '[heading 1] References',
  ...entries,
]

const converted = async (style: string, lines: readonly string[] = paper, options = {}) =>
  bodyText((await format(await makeDocx(lines), { style, options }, nodeCodec)).document)

describe('an entry that names some of its authors', () => {
  const numbered = ['Ice is cold [1].', '[heading 1] References', '[normal] 1. Frang SM, Fleszer LA, Brelow MJ, et al. Ice and rope. Northern Ships. 1997;27:112–134.']

  test('says “et al.” where the style would go on', async () => {
    expect((await converted('apa-7', numbered)).slice(0, 3)).toEqual([
      'Ice is cold (Frang et al., 1997).', 'References', 'Frang, S. M., Fleszer, L. A., Brelow, M. J., et al. (1997). Ice and rope. Northern Ships, 27, 112–134.',
    ])
  })

  test('is asked to name the others', async () => {
    const { report } = await format(await makeDocx(numbered), { style: 'apa-7' }, nodeCodec)
    const messages = report.groups.flatMap(({ checks }) => checks).filter(({ id }) => id === 'ref.complete').flatMap(({ findings }) => findings.map(({ message }) => message))
    expect(messages).toEqual(['The entry lacks the authors behind “et al.”.'])
  })
})

test('“et al.” is slanted in a caption whose own style slants it all, and which is set upright', async () => {
  const four = 'Sample, A., Roe, J., Lee, B., & Berg, C. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 345–362.'
  const body = [p('', r('It was a quiet year for the harbour, and the people of the town had time for what they liked to do (Adair, 2017), as is seen in Figure 1.')), styled('ImageCaption', 'Figure 1: Ships of the year (Sample et al., 2019)'), styled('Heading1', 'References'), p('', r(entries[0]!.replace(/<.*?>/g, ''))), p('', r(four))]
  const original = await docxOf({ body: body.join(''), styles: english + style('ImageCaption', 'Image Caption', '<w:rPr><w:i/></w:rPr>') })
  const once = await format(original, { style: 'harvard' }, nodeCodec)
  const caption = (await effectiveContent(once.document, nodeCodec)).find(({ text }) => text.startsWith('Figure 1'))
  expect(caption?.runs.filter(({ properties }) => properties['italic'] === true).map(({ text }) => text).join('').trim()).toBe('et al.')
  expect((await format(once.document, { style: 'harvard' }, nodeCodec)).report.changes).toEqual([])
})

test.each([
  ['harvard', 'Ice is cold (Sample et al., 2019).', '“et al.” in “(Sample et al., 2019)” is not italic; the style wants it italic.'],
  ['harvard', 'Ice is cold <italic=true>(Sample et al., 2019)</>.', '“(Sample” in “(Sample et al., 2019)” is italic; the style wants it not italic.'],
  ['harvard', 'Ice is cold <verticalAlign=superscript>(Adair, 2017)</>.', '“(Adair, 2017)” is raised; the style wants it on the line.'],
])('in %s a citation whose letters alone are wrong is told by them: %s', async (style, line, message) => {
  const four = 'Sample, A., Roe, J., Lee, B. and Berg, C. (2019) ‘A year in the harbour’, <italic=true>Journal of Northern Towns</>, 12(3), pp. 345–362.'
  const { report } = await format(await makeDocx([line, '[heading 1] Reference list', entries[0]!, four], style), { style }, nodeCodec)
  const findings = report.groups.flatMap(({ checks }) => checks).filter(({ id }) => id === 'cit.system').flatMap((check) => check.findings)
  expect(findings.map((finding) => finding.message)).toEqual([message])
  expect(findings[0]!.before).not.toBe(findings[0]!.after)
})

test('what stays in words with the letter of its year has the entry with that letter, and its place among the numbers', async () => {
  const often = 'Ice came early (Vaughan, 2015).'
  const lines = [often, often, often, often, 'It was measured (following the ways of measuring in Adair 2017b).', 'The harbour lay under ice (Sample & Roe, 2019).', '[heading 1] References', ...entries.map((entry) => entry.replace('2017', '2017b'))]
  const once = await format(await makeDocx(lines), { style: 'ama-11' }, nodeCodec)
  expect((await bodyText(once.document)).slice(3, 6)).toEqual(['Ice came early.1', 'It was measured (following the ways of measuring in Adair 2017b).', 'The harbour lay under ice.3'])
  expect((await bodyText(once.document)).find((line) => line.includes('Adair, B.'))).toContain('2017b')
  expect((await format(once.document, { style: 'ama-11' }, nodeCodec)).report.changes).toEqual([])
})

test('a page with its volume before it stays what it is where the style would take both for one number', async () => {
  const said = 'Rye was dear (Sample & Roe, 2019, 2:364), and so was salt (Vaughan, 2015, 2: 364–366).'
  expect((await converted('ieee', [said, ...paper.slice(2)]))[0]).toBe('Rye was dear [1, vol. 2, p. 364], and so was salt [2, vol. 2, pp. 364–366].')
  expect((await converted('harvard', [said, ...paper.slice(2)]))[0]).toBe(said)
  expect((await converted('chicago-18-ad', [said, ...paper.slice(2)]))[0]).toBe('Rye was dear (Sample and Roe 2019, 2:364), and so was salt (Vaughan 2015, 2:364–366).')
})

describe('MLA', () => {
  test('rewrites no entry that reads otherwise once its names stand in the place of a dash', async () => {
    const lines = [
      'Ice came (Hoff 2013).', '[heading 1] References',
      'Vaughan, M. 2015. <italic=true>Salt and Rye</>. Fjord Press.',
      'Hoff, Jan H. 2013. “Teaching Repair in Qualitative Northern Geography.” In World Geography Association (Wga), Conference on the Geography Curriculum: '
      + 'Towards a Gradual Reformation: May, 3–31.',
      'Hoff, Jan H. 2010. “A Year of Ice.” <italic=true>Northern Ships</> 4 (2): 55–78.',
      'papers seen in the harbour office, box 12',
    ]
    const { document } = await format(await makeDocx(lines), { style: 'mla-9' }, nodeCodec)
    expect((await format(document, { style: 'mla-9' }, nodeCodec)).report.changes).toEqual([])
  })

  const crowded = ['Ice was dear, as Stone et al. (Stone et al., 2020) say.', '[heading 1] References', 'Stone, A., Roe, J., Berg, K., & Lind, M. (2020). Ice in the harbour. <italic=true>Northern Ships</>, <italic=true>4</>(2), 55–78.']

  test('says the names again where their bracket says them again, though the list names one of them now', async () => {
    const { document } = await format(await makeDocx(crowded), { style: 'mla-9' }, nodeCodec)
    expect((await bodyText(document)).find((text) => text.startsWith('Ice was'))).toBe('Ice was dear, as Stone et al. (Stone et al.) say.')
    expect((await converted('mla-9', ['So say Stone et al. (2020). Ice was dear.', ...crowded.slice(1)]))[0]).toBe('So say Stone et al. Ice was dear.')
    expect((await format(document, { style: 'mla-9' }, nodeCodec)).report.changes).toEqual([])
  })

  test('takes the years out of citations though those of an entry that is not understood keep theirs', async () => {
    const lines = ['Timber was dear (Vaughan, 2015), and iron (Adair, 2017). Salt was not (Sample & Roe, 2019).', '[heading 1] References', 'Adair (2017) Oak iron north :: ships 4//2 zz 55 [x', ...entries.slice(1)]
    const { document } = await format(await makeDocx(lines), { style: 'mla-9' }, nodeCodec)
    expect((await bodyText(document)).find((text) => text.startsWith('Timber'))).toBe('Timber was dear (Vaughan), and iron (Adair, 2017). Salt was not (Sample and Roe).')
    expect((await format(document, { style: 'mla-9' }, nodeCodec)).report.changes).toEqual([])
  })
})

describe('a paper in APA style', () => {
  test('becomes one with numbers, its list in the order of first mention', async () => {
    expect(await converted('ieee')).toEqual([
      'The harbour lay under ice for months [1, pp. 350–352], and no ship came in. Vaughan [2] says the same of the year before.',
      'Timber was dear [2], [3].',
      'References',
      '[1]\tA. Sample and J. Roe, “A year in the harbour,” Journal of Northern Towns, vol. 12, no. 3, pp. 345–362, 2019.',
      '[2]\tM. Vaughan, Salt and rye. Fjord Press, 2015.',
      '[3]\tB. Adair, “Oak and iron,” Northern Ships, vol. 4, no. 2, pp. 55–78, 2017.',
    ])
  })

  test('keeps the brackets around words that stand beside a number', async () => {
    const [first] = await converted('ieee', ['Timber was dear (see also Adair, 2017), as salt was (zum Salz s. Vaughan, 2015, and others there).', ...paper.slice(2)])
    expect(first).toBe('Timber was dear (see also [1]), as salt was (zum Salz s. [2], and others there).')
  })

  test('counts no citation that stays as it is, however like an entry it is', async () => {
    const lines = ['Iron was dear (Adaire, 2017).', paper[0]!, 'Salt was cheap (Vaughan, 2015).', '[heading 1] References', ...entries]
    const { document } = await format(await makeDocx(lines), { style: 'ieee' }, nodeCodec)
    expect((await bodyText(document)).slice(0, 3)).toEqual([lines[0], expect.stringContaining('[1, pp. 350–352]'), 'Salt was cheap [2].'])
    expect((await format(document, { style: 'ieee' }, nodeCodec)).report.changes).toEqual([])
  })

  test('becomes one with raised numbers, which stand after the stop', async () => {
    const [first, second] = await converted('ama-11')
    expect(first).toBe('The harbour lay under ice for months,1(pp350-352) and no ship came in. Vaughan2 says the same of the year before.')
    expect(second).toBe('Timber was dear.2,3')
  })

  test('keeps what its author says beside a citation in the brackets, once and whole', async () => {
    const lines = [
      'Timber was dear (see Adair, 2017), and so was salt (e.g., that from the coast, of which little came in, Vaughan, 2015).',
      'Ships waited (“for ice”; or “for wind,” see Adair, 2017), or left (the smaller ones; Vaughan, 2015) early.',
      ...paper.slice(2),
    ]
    expect((await converted('ieee', lines)).slice(0, 2)).toEqual([
      'Timber was dear (see [1]), and so was salt (e.g., that from the coast, of which little came in, [2]).',
      'Ships waited (“for ice”; or “for wind,” see [1]), or left (the smaller ones; [2]) early.',
    ])
    expect((await converted('ama-11', lines)).slice(0, 2)).toEqual([
      'Timber was dear (see1), and so was salt (e.g., that from the coast, of which little came in,2).',
      'Ships waited (“for ice”; or “for wind,” see1), or left (the smaller ones;2) early.',
    ])
    expect((await converted('mla-9', lines))[1]).toBe('Ships waited (“for ice”; or “for wind,” see Adair), or left (the smaller ones; Vaughan) early.')
  })

  test('keeps the names in a bracket that says more of them than the sentence', async () => {
    const [line] = await converted('apa-7', ['Ice came early, says Sample (Sample and Roe 2019).', ...paper.slice(2)])
    expect(line).toBe('Ice came early, says Sample (Sample & Roe, 2019).')
  })

  test('counts entries that cannot be moved as they stand', async () => {
    const seen = entries.map((entry) => `${entry}{comment: Was it?}`)
    expect((await converted('ieee', [...paper.slice(0, 3), ...seen])).slice(3).map((line) => line.split(',')[0])).toEqual(['[1]\tB. Adair', '[2]\tA. Sample and J. Roe', '[3]\tM. Vaughan'])
  })

  test('keeps the capitals of titles that are not English', async () => {
    const german = 'Bauer, K. (2001). <italic=true>Die Geschichte der kleinen Häfen</>. Fjord Verlag.'
    const lines = ['Timber was dear (Bauer, 2001), as salt was (Vaughan, 2015).', '[heading 1] References', german, entries[2]!]
    expect((await converted('mla-9', lines)).slice(2)).toEqual(['Bauer, K. Die Geschichte der kleinen Häfen. Fjord Verlag, 2001.', 'Vaughan, M. Salt and Rye. Fjord Press, 2015.'])
  })

  test('repeats the names of the entry above where its list cannot be put in order', async () => {
    const [ships, masts] = ['Adair, B. (2017). Oak and iron. <italic=true>Northern Ships</>, <italic=true>4</>(2), 55–78.', 'Adair, B. (2018). Masts. <italic=true>Northern Ships</>, <italic=true>5</>(1), 3–9.']
    const list = (...lines: string[]) => converted('mla-9', ['Timber was dear (Adair, 2017, 2018).', '[heading 1] References', ships, ...lines])
    expect((await list(masts)).slice(2)).toEqual(['Adair, B. “Masts.” Northern Ships, vol. 5, no. 1, 2018, pp. 3–9.', '---. “Oak and Iron.” Northern Ships, vol. 4, no. 2, 2017, pp. 55–78.'])
    expect((await list('papers seen in the harbour office, box 12', masts)).filter((line) => line.includes('Northern Ships')).every((line) => line.startsWith('Adair, B.'))).toBe(true)
  })

  test('leaves the letters of words beside a work as their author has them', async () => {
    const lines = ['Timber was dear (<italic=true>sensu</> Adair, 2017, p. 60).', '[heading 1] References', entries[0]!]
    const { document, report } = await format(await makeDocx(lines), { style: 'mla-9' }, nodeCodec)
    expect(report.changes.find(({ check_id: id }) => id.startsWith('cit.'))?.after).toBe('(sensu Adair 60)')
    expect((await partsOf(document)).get('word/document.xml')).toMatch(/<w:i\/><\/w:rPr><w:t[^>]*>sensu/)
    expect((await format(document, { style: 'mla-9' }, nodeCodec)).report.changes).toEqual([])
  })

  test('raises the brackets around pages with the number', async () => {
    const numbered = ['Timber was dear (1, pp. 345–62).', '[heading 1] References', '[normal] 1.\tAdair B. Oak and iron. Northern Ships. 2017;4(2):55–78.']
    const { document } = await format(await makeDocx(numbered), { style: 'ama-11' }, nodeCodec)
    const runs = [...(await partsOf(document)).get('word/document.xml')!.split('</w:p>')[0]!.matchAll(/<w:r>(.*?)<w:t[^>]*>(.*?)<\/w:t>/g)]
    expect(runs.map(([, look]) => (look!.includes('superscript') ? 'raised' : 'on the line')).filter((look, place, all) => look !== all[place - 1])).toEqual(['on the line', 'raised'])
    expect(runs.flatMap(([, look, text]) => (look!.includes('superscript') ? text! : [])).join('')).toBe('1(pp345-362)')
  })

  test('keeps the brackets and the words of a remark in which a citation stands', async () => {
    const lines = ['Salt was dear (as they said themselves; see Vaughan, 2015), and rye (Sample & Roe, 2019, among others; and more of them) as well.', ...paper.slice(2)]
    expect((await converted('ieee', lines))[0]).toBe('Salt was dear (as they said themselves; see [1]), and rye ([2], among others; and more of them) as well.')
    expect((await converted('harvard', lines))[0]).toBe('Salt was dear (as they said themselves; see Vaughan, 2015), and rye (Sample and Roe, 2019, among others; and more of them) as well.')
  })

  test('gives the address of a page, and the day on which it was seen where the style has a place for it', async () => {
    const pages = [
      'Ice is cold (Poe, 2020; Roe, 2016).', '[heading 1] References',
      'Poe, K. (2020). Tides and harbours. Retrieved May 3, 2022, from https://example.org/tides', 'Roe, K. (2016). The harbour package. Retrieved from https://example.org/harbour',
    ]
    expect((await converted('harvard', pages)).slice(-2)).toEqual([
      'Poe, K. (2020) Tides and harbours. Available at: https://example.org/tides (Accessed: 3 May 2022).',
      'Roe, K. (2016) The harbour package. Available at: https://example.org/harbour.',
    ])
    expect((await converted('apa-7', pages)).slice(-2)).toEqual([pages[2], 'Roe, K. (2016). The harbour package. https://example.org/harbour'])
  })

  test('calls an author as its citations do, whose list has the particle behind the given names', async () => {
    const dutch = ['Ice is cold (van der Berg and Roe 2016).', '[heading 1] References', 'Berg, Julia D. van der, and Ada Roe. 2016. “Ice and Rope.” Northern Ships 34 (19): 867–73.']
    expect((await converted('apa-7', dutch)).slice(0, 3)).toEqual([
      'Ice is cold (van der Berg & Roe, 2016).', 'References', 'van der Berg, J. D., & Roe, A. (2016). Ice and Rope. Northern Ships, 34(19), 867–873.',
    ])
  })

  test('goes on naming pages in the language of the text', async () => {
    const german = [
      'So war es (Adair und Roe 2017, S. 55 ff), und so (Adair und Roe 2017, S.12) blieb es (vgl. Adair und Roe 2017, S. 42–45).', '[heading 1] Literatur',
      'Adair, Bela & Ada Roe (2017): Eichen und Eisen. Hamburg: Fjordverlag.',
    ]
    expect((await converted('apa-7', german))[0]).toBe('So war es (Adair & Roe, 2017, S. 55 ff), und so (Adair & Roe, 2017, S. 12) blieb es (vgl. Adair & Roe, 2017, S. 42–45).')
    expect((await converted('mla-9', german))[0]).toBe('So war es (Adair and Roe 55 ff), und so (Adair and Roe 12) blieb es (vgl. Adair and Roe 42–45).')
    expect((await converted('vancouver', german))[0]).toBe('So war es (1), und so (1) blieb es (vgl. 1).')
  })

  test('has titles as sentences where the paper itself writes their words small', async () => {
    const chicago = [
      'The ropes of ships were studied in winter, when ice lay in the harbour and no rope was dry enough for use (Adair 2017; Roe 2018).', '[heading 1] References',
      'Adair, Bela. 2017. “Ice and Ropes: Studied in Winter.” <italic=true>Northern Ships</> 34 (19): 867–73.', 'Roe, Ada. 2018. “The Ropes of Oslo.” <italic=true>Northern Ships</> 35 (1): 7–13.',
    ]
    expect((await converted('apa-7', chicago)).slice(-2)).toEqual([
      'Adair, B. (2017). Ice and ropes: Studied in winter. Northern Ships, 34(19), 867–873.', 'Roe, A. (2018). The Ropes of Oslo. Northern Ships, 35(1), 7–13.',
    ])
    expect((await converted('mla-9', chicago)).at(-2)).toContain('“Ice and Ropes: Studied in Winter.”')
  })

  test('has no dash for people who are others behind their “et al.”', async () => {
    const lees = [
      'Ice is cold (Lee et al., 2017, 2018, 2019).', '[heading 1] References', 'Lee, A., Moe, D., & Doe, E. (2019). Harbours. Northern Ships, 3, 1–9.',
      'Lee, A., Moe, D., & Doe, E. (2018). Houses. Northern Ships, 2, 1–9.', 'Lee, A., Roe, B., & Poe, C. (2017). Streets. Northern Ships, 1, 1–9.',
    ]
    expect((await converted('mla-9', lees)).slice(-3)).toEqual([
      'Lee, A., et al. “Harbours.” Northern Ships, vol. 3, 2019, pp. 1–9.', '---. “Houses.” Northern Ships, vol. 2, 2018, pp. 1–9.',
      'Lee, A., et al. “Streets.” Northern Ships, vol. 1, 2017, pp. 1–9.',
    ])
  })

  test('keeps the citation without which its sentence would break off, where the style has notes', async () => {
    const leant = ['Ice is cold, as shown by (Adair, 2017), and Vaughan (2015)’s ropes were dry.', '[heading 1] References', ...entries]
    expect((await converted('chicago-18-nb', leant))[0]).toMatch(/^Ice is cold, as shown by \(Adair, 2017\), and Vaughan’s\P{L} ropes were dry\.$/u)
  })

  test('has the comma before an author’s words in a note inside the quotation marks', async () => {
    const remark = ['Ice is cold (Adair, 2017). Ice is cold (Adair, 2017, comp. also Fig. 2).', '[heading 1] References', ...entries]
    const { document } = await format(await makeDocx(remark), { style: 'chicago-18-nb' }, nodeCodec)
    expect((await partsOf(document)).get('word/footnotes.xml')).toMatch(/Oak and Iron,”[^“]*comp\. also Fig\. 2/u)
  })

  test('becomes one of author and page', async () => {
    const [first, second, , adair] = await converted('mla-9')
    expect(first).toMatch(/^The harbour lay under ice for months \(Sample and Roe 350–52\), and no ship came in\. Vaughan says the same/)
    expect(second).toBe('Timber was dear (Adair; Vaughan).')
    expect(adair).toBe('Adair, B. “Oak and Iron.” Northern Ships, vol. 4, no. 2, 2017, pp. 55–78.')
  })

  test('has its last entry where it belongs, though the entry stays as it is', async () => {
    const hidden = 'Youssef, P. (2017). Zinc. Copy kept by the harbour master, third shelf on the left, 4 leaves; Fjord Press.'
    const lines = ['Zinc was dear (Youssef, 2017), as timber was (Adair, 2017).', '[heading 1] References', entries[0]!, hidden]
    expect(await converted('vancouver', lines)).toEqual([
      'Zinc was dear (1), as timber was (2).',
      'References',
      '1.\tYoussef, P. (2017). Zinc. Copy kept by the harbour master, third shelf on the left, 4 leaves; Fjord Press.',
      '2.\tAdair B. Oak and iron. Northern Ships. 2017;4(2):55–78.',
    ])
    const tracked = (await format(await makeDocx(lines), { style: 'vancouver', trackedChanges: true }, nodeCodec)).document
    expect(await bodyText(await reviseAll(tracked, 'reject', ours))).toEqual(await bodyText(await makeDocx(lines)))
    expect(await bodyText(await reviseAll(tracked, 'accept', ours))).toEqual(await converted('vancouver', lines))
  })

  test('is the paper that was handed in once the changes are rejected, and has nothing left to change once they are accepted', async () => {
    const original = await makeDocx(paper)
    for (const style of ['ieee', 'mla-9', 'harvard']) {
      const { document } = await format(original, { style, trackedChanges: true }, nodeCodec)
      expect(await bodyText(await reviseAll(document, 'reject', ours))).toEqual(await bodyText(original))
      const accepted = await reviseAll(document, 'accept', ours)
      expect(await bodyText(accepted)).toEqual(await converted(style))
      const again = await format(accepted, { style }, nodeCodec)
      expect(again.report.changes.filter(({ check_id: id }) => /^(?:cit|ref)\.(?:system|style|order)$/.test(id))).toEqual([])
    }
  })

  test('keeps its wording where that is asked for', async () => {
    expect(await converted('ieee', paper, { citations: { wording: 'keep' } })).toEqual(await bodyText(await makeDocx(paper)))
  })
})

describe('what is not certain', () => {
  test('stays: raised numbers of affiliations, though a list has entries with these numbers', async () => {
    const marked = ['Ada Sample<verticalAlign=superscript>1</>, Jo Roe<verticalAlign=superscript>2</>', '<verticalAlign=superscript>1</>Fjord University', '<verticalAlign=superscript>2</>Northern College', ...paper]
    expect((await converted('mla-9', marked)).slice(0, 3)).toEqual(['Ada Sample1, Jo Roe2', '1Fjord University', '2Northern College'])
  })

  test('keeps the order of works after words that divide them', async () => {
    const [text] = await converted('apa-7', ['Timber was dear (Vaughan 2015; but see Adair 2017).', ...paper.slice(1)])
    expect(text).toBe('Timber was dear (Vaughan, 2015; but see Adair, 2017).')
  })

  test('says what a package is beside its version', async () => {
    const versioned = 'Lykke, U., Stort, T. and Kiesel, P. (2021). Tidal: Tide processing. R package version 0.7-7. https://example.org/tidal.'
    expect(await converted('apa-7', [...paper.slice(0, 3), entries[0]!, versioned, ...entries.slice(1)]))
      .toContain('Lykke, U., Stort, T., & Kiesel, P. (2021). Tidal: Tide processing (Version 0.7-7) [R package]. https://example.org/tidal')
  })

  const listed = async (style: string, entry: string) => (await converted(style, [paper[0]!, paper[2]!, ...entries, ...others, entry])).slice(2)
  const others = ['Berg, K. (2011). <italic=true>Rope</>. Fjord Press.', 'Lind, P. (2012). <italic=true>Tar</>. Fjord Press.']

  test('stays: an entry whose last author stands behind a gap that the style has no sign for', async () => {
    const gap = 'Lee, A., Roe, B., … Zorn, C. (2014). Ice and rope. <italic=true>Northern Ships</>, <italic=true>4</>(2), 55–78.'
    expect(await listed('asa-7', gap)).toContain(gap.replace(/<[^>]*>/g, ''))
    const many = `${[...'ABCDEFG'].map((letter) => `Lee, ${letter}.`).join(', ')}, … Zorn, C. (2014). Ice and rope. <italic=true>Northern Ships</>, <italic=true>4</>(2), 55–78.`
    expect(await listed('chicago-18-ad', many)).toContain('Lee, A., B. Lee, C. Lee, et al. 2014. “Ice and Rope.” Northern Ships 4 (2): 55–78.')
  })

  test('stays: an entry whose publisher was taken for a place, where the style has no places', async () => {
    const taken = 'Hynes, D. (2001). Repainting Harbours. Zolotoy.'
    expect((await listed('mla-9', taken)).join('\n')).toMatch(/Zolotoy/)
    const series = 'Luz, L. (2019). Beyond harbours: Access report. Harbour Papers. World Timber Bank. https://doi.org/10.1234/567.'
    expect((await listed('apa-7', series)).join('\n')).toMatch(/World Timber Bank/)
  })

  test('stays: an entry whose year the style would leave to its title', async () => {
    const [year] = (await listed('ieee', 'International Ice Agency. (2016). IIO-2016 special report: Ice and air. https://example.org/ice.')).filter((text) => text.includes('special report'))
    expect(year!.replaceAll('IIO-2016', '')).toMatch(/2016/)
  })

  test('stays: a citation with another work in the words behind it', async () => {
    const [text] = await converted('chicago-18-nb', ['Timber was dear (vgl. Vaughan, 2015, S. 15 und Munk, 2006, S. 275 f.).', ...paper.slice(1)])
    expect(text).toBe('Timber was dear (vgl. Vaughan, 2015, S. 15 und Munk, 2006, S. 275 f.).')
  })

  test('keeps the words of a group in their order, though two of them could be a name', async () => {
    const group = 'Planet Harbour. (2018). <italic=true>Who sails where</>. https://example.org/sails'
    expect((await listed('asa-7', group)).find((text) => text.includes('ails'))).toMatch(/^Planet Harbour\. 2018\./)
    const { document } = await format(await makeDocx([paper[0]!, paper[2]!, ...entries, ...others, group]), { style: 'ieee' }, nodeCodec)
    expect((await bodyText(document)).find((text) => text.includes('ails'))).toMatch(/Planet Harbour/)
    expect((await format(document, { style: 'ieee' }, nodeCodec)).report.changes).toEqual([])
  })

  test('keeps the names that the words before it lead to, beside its number', async () => {
    const leading = [
      'Timber was dear (as described by Vaughan, 2015; Sample & Roe, 2019), and salt (see Adair, 2017).',
      'Tar was not (Adair, 2017), nor rope (Sample & Roe, 2019) and rye (Adair, 2017; Vaughan, 2015).', ...paper.slice(2),
    ]
    expect((await converted('vancouver', leading))[0]).toBe('Timber was dear (as described by Vaughan, and Sample and Roe (1,2)), and salt (see 3).')
    const { document } = await format(await makeDocx(leading), { style: 'ama-11' }, nodeCodec)
    expect((await bodyText(document))[0]).toBe('Timber was dear (as described by Vaughan, and Sample and Roe1,2), and salt (see3).')
    expect((await format(document, { style: 'ama-11' }, nodeCodec)).report.changes).toEqual([])
  })

  test('says the year of a page once', async () => {
    expect(await listed('turabian-9-ad', 'Pebb, T. L. (2020). Plankwork: The composer of decks. https://example.org/plankwork'))
      .toContain('Pebb, T. L. 2020. “Plankwork: The Composer of Decks.” https://example.org/plankwork.')
  })

  test('keeps pages that are more than a range as they are', async () => {
    const odd = 'Henz, M. (2019). Ice and rope. <italic=true>Northern Ships</>, <italic=true>21</>, 1–26–1–26.'
    expect((await listed('chicago-18-ad', odd)).find((text) => text.startsWith('Henz'))).toMatch(/21: 1[-–]26[-–]1[-–]26\./)
  })

  test('stays: an entry that is not understood, and citations of it', async () => {
    const odd = 'ask Martin for the 1962 box in the archive, and whether it is the second'
    expect(await converted('mla-9', [...paper.slice(0, 3), ...entries, odd])).toContain(odd)
  })

  test('keeps the numbers of a list to which a citation points that leads nowhere', async () => {
    const numbered = ['Timber was dear [1], and so was rye [2, 9].', '[heading 1] References', '1.\tM. Vaughan, <italic=true>Salt and rye</>. Fjord Press, 2015.', '2.\tB. Adair, <italic=true>Oak and iron</>. Fjord Press, 2017.']
    const [text, , first, second] = await converted('apa-7', numbered)
    expect(text).toBe('Timber was dear [1], and so was rye [2, 9].')
    expect([first, second].map((entry) => entry?.slice(0, 2))).toEqual(['1.', '2.'])
  })

  test('keeps the numbers that Word counts such a list with', async () => {
    const entries = ['M. Vaughan, <italic=true>Salt and rye</>. Fjord Press, 2015.', 'B. Adair, <italic=true>Oak and iron</>. Fjord Press, 2017.']
    const counted = ['Timber was dear [1], and so was rye [2, 9].', '[heading 1] References', ...entries.map((entry) => `{numbering=1} ${entry}`)]
    const { document } = await format(await makeDocx(counted), { style: 'apa-7' }, nodeCodec)
    expect((await partsOf(document)).get('word/document.xml')!.match(/<w:numId w:val="\d+"/g)).toEqual(Array(2).fill('<w:numId w:val="1"'))
  })
})
