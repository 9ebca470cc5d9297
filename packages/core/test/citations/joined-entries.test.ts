import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format, type FormatRequest } from '../../src/index.js'
import { effectiveContent } from '../../src/inspect.js'
import { docxOf } from '../notation/docx-of.js'
import { makeDocx } from '../notation/make-docx.js'
import { p, r, styled } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { partOf } from '../reading/archive.js'
import { bodyText } from '../reading/text.js'
import { expectBothWays } from '../revisions/both-ways.js'

const cited = 'Rye was dear (Vaughan, 2015), and so was rope (Berg, 2011; Adair, 2017).'
const vaughan = 'Vaughan, M. (2015). Salt and rye. Fjord Press.'
const adair = 'Adair, B. (2017). Oak and iron. Northern Ships, 4(2), 55–78.'
const berg = 'Berg, L. (2011). Ropes of the north. Harbour Review, 7(1), 12–19.'
const lund = 'Lund, K. (2013). Ice and tar. Northern Ships, 2(1), 5–9.'

const paper = (...entries: string[]) => makeDocx([cited, '[heading 1] References', ...entries])

/** The list of a paper in a style, and what becomes of each of its joined entries. */
const listIn = async (bytes: Uint8Array, style = 'apa-7', options: FormatRequest['options'] = {}) => {
  const { document, report } = await format(bytes, { style, options }, nodeCodec)
  expect((await format(document, { style, options }, nodeCodec)).report.changes).toEqual([])
  const findings = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'ref.split-joined')?.findings ?? []
  return { list: (await bodyText(document)).slice(2), statuses: findings.map(({ status }) => status), findings }
}

describe('entries that a line break joins in one paragraph', () => {
  test('have one each', async () => {
    const { list, statuses, findings } = await listIn(await paper(`${adair}\n${berg}`, vaughan))
    expect(list).toEqual([adair, berg, vaughan])
    expect(statuses).toEqual(['fixed'])
    expect(findings[0]).toMatchObject({ message: `The entry shares a paragraph with another: “${adair}” is wanted.`, before: adair, after: adair })
  })

  test.each([
    ['of two', [`${vaughan}\n${adair}`, berg]],
    ['of all', [`${vaughan}\n${berg}\n${adair}`]],
    ['of three, with blanks and empty lines between them,', [lund, `${vaughan} \n\n${adair}\n ${berg}`]],
    ['at the end of the text', [vaughan, `${berg}\n${adair}`]],
    ['between others', [vaughan, `${lund}\n${adair}`, berg]],
  ])('come into the order of the list: %s', async (_, entries) => {
    const sorted = [adair, berg, lund, vaughan].filter((entry) => entries.join('\n').includes(entry))
    expect((await listIn(await paper(...entries))).list).toEqual(sorted)
  })

  test('have the number each that the style gives them', async () => {
    const { list } = await listIn(await paper(`${adair}\n${berg}`, vaughan), 'ieee')
    expect(list.map((entry) => entry.slice(0, 13))).toEqual(['[1]\tM. Vaugha', '[2]\tL. Berg, ', '[3]\tB. Adair,'])
  })

  test('lose the numbers that they were typed with where the style has none', async () => {
    const text = 'Rye was dear [1], and so was rope [2], [3].'
    const typed = [`1. M. Vaughan, Salt and Rye. Oslo: Fjord Press, 2015.`, `2. L. Berg, “Ropes of the north,” Harbour Rev., vol. 7, no. 1, pp. 12–19, 2011.\n3. B. Adair, “Oak and iron,” North. Ships, vol. 4, no. 2, pp. 55–78, 2017.`]
    const { list } = await listIn(await makeDocx([text, '[heading 1] References', ...typed]))
    expect(list.map((entry) => entry.slice(0, 16))).toEqual(['Adair, B. (2017)', 'Berg, L. (2011).', 'Vaughan, M. (201'])
  })

  test.each(['ieee', 'vancouver', 'apa-7'])('are each counted by Word in %s, or not at all, as their fellows', async (style) => {
    const counted = [`${vaughan}\n${adair}`, berg].map((entry) => `{numbering=2} ${entry}`)
    const original = await makeDocx(['Rye was dear.', '[heading 1] References', ...counted])
    const { document } = await format(original, { style }, nodeCodec)
    const entries = (await effectiveContent(document, nodeCodec)).filter(({ part }) => part === 'word/document.xml').slice(2)
    expect(entries).toHaveLength(3)
    expect(new Set(entries.map(({ paragraph }) => paragraph['numbering'])).size).toBe(1)
    await expectBothWays(original, (bytes, trackedChanges) => format(bytes, { style, trackedChanges }, nodeCodec))
  })

  test.each(['apa-7', 'mla-9', 'ieee', 'chicago-18-nb', 'vancouver'])('are in %s as they were once changes are rejected, and as formatted directly once they are accepted', async (style) => {
    for (const entries of [[`${vaughan}\n${adair}`, berg], [lund, `${berg}\n${vaughan}\n${adair}`]]) {
      await expectBothWays(await paper(...entries), (bytes, trackedChanges) => format(bytes, { style, trackedChanges }, nodeCodec))
    }
  })

  test('stay where they are where the order of the list does, each in a paragraph of its own', async () => {
    const options = { rules: { disabled: ['ref.order'] } }
    expect((await listIn(await paper(`${vaughan}\n${adair}`, berg), 'apa-7', options)).list).toEqual([vaughan, adair, berg])
  })

  test('stay together where the check is switched off', async () => {
    const options = { rules: { disabled: ['ref.split-joined'] } }
    expect((await listIn(await paper(`${vaughan}\n${adair}`, berg), 'apa-7', options)).list).toEqual([`${vaughan}\n${adair}`, berg])
  })
})

test('joined entries keep links on their addresses', async () => {
  const [address, other] = ['https://doi.org/10.1000/182', 'https://doi.org/10.1000/183'] as const
  const link = (text: string) => `<w:hyperlink w:anchor="north">${r(text)}</w:hyperlink>`
  const shared = p('', `${r(`${vaughan} `)}${link(address)}<w:r><w:br/></w:r>${r(`${adair} `)}${link(other)}`)
  const original = await docxOf({ body: [p('', r(cited)), styled('Heading1', 'References'), shared, p('', r(berg))].join(''), styles: english })
  const { document } = await format(original, { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(document)).slice(2)).toEqual([`${adair} ${other}`, berg, `${vaughan} ${address}`])
  const xml = await partOf(document)
  expect(xml).toMatch(/HYPERLINK \\l "north"(?:(?!fldCharType="end").)*10\.1000\/183/)
  expect(xml).toMatch(/<w:hyperlink w:anchor="north">(?:(?!<\/w:hyperlink>).)*10\.1000\/182/)
  expect(await partOf((await format(original, { style: 'ieee' }, nodeCodec)).document)).toMatch(/HYPERLINK \\l "north"(?:(?!fldCharType="end").)*>10\.1000\/18/)
  for (const style of ['apa-7', 'ieee', 'vancouver']) await expectBothWays(original, (bytes, trackedChanges) => format(bytes, { style, trackedChanges }, nodeCodec))
})

test('joined entries leave bookmarks that nothing leads to where they are', async () => {
  const mark = (id: number) => `<w:bookmarkStart w:id="${id}" w:name="_Hlk${id}"/>${id === 1 ? r(vaughan) : r(adair)}<w:bookmarkEnd w:id="${id}"/>`
  const shared = p('', `${mark(1)}<w:r><w:br/></w:r>${mark(2)}`)
  const original = await docxOf({ body: [p('', r(cited)), styled('Heading1', 'References'), shared, p('', r(berg))].join(''), styles: english })
  const { document } = await format(original, { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(document)).slice(2)).toEqual([adair, berg, vaughan])
  expect((await partOf(document)).match(/<w:bookmark(?:Start|End)/g)).toHaveLength(4)
  await expectBothWays(original, (bytes, trackedChanges) => format(bytes, { style: 'apa-7', trackedChanges }, nodeCodec))
})

describe('joined entries are asked about', () => {
  const inXml = (...entries: string[]) => docxOf({ body: [p('', r(cited)), styled('Heading1', 'References'), ...entries].join(''), styles: english })
  const lineBreak = '<w:r><w:br/></w:r>'
  test.each([
    ['one of them holds a link', p('', `<w:hyperlink w:anchor="north">${r(adair)}</w:hyperlink>${lineBreak}${r(berg)}`)],
    ['words of a title stand out', p('', r('Adair, B. (2017). ') + r('Oak', '<w:i/>') + r(' and iron. Northern Ships, 4(2), 55–78.') + lineBreak + r(berg))],
    ['a sign is raised', p('', r('Adair, B. (2017). Oak, iron and CO') + r('2', '<w:vertAlign w:val="subscript"/>') + r('. Northern Ships, 4(2), 55–78.') + lineBreak + r(berg))],
    ['somebody has marked a word', p('', r(adair.slice(0, 20)) + r(adair.slice(20), '<w:highlight w:val="yellow"/>') + lineBreak + r(berg))],
    ['a page begins with them', p('<w:pageBreakBefore/>', r(adair) + lineBreak + r(berg))],
    ['a page ends between them', p('', `${r(adair)}<w:r><w:br w:type="page"/></w:r>${r(berg)}`)],
    ['somebody’s change is pending', p('', `${r(adair)}${lineBreak}${r(berg)}<w:ins w:id="9" w:author="Ada" w:date="2024-01-01T00:00:00Z">${r(' ')}</w:ins>`)],
  ])('where %s', async (_, shared) => {
    const { findings } = await listIn(await inXml(shared, p('', r(vaughan))))
    expect(findings).toMatchObject([{ status: 'needs_review', message: 'The entry stands in one paragraph with the one above it. Give it a paragraph of its own.' }])
  })

  test('where Word counts them, and numbers in the text stay that point to what it counts', async () => {
    const counted = [`${adair}\n${berg}`, vaughan].map((entry) => `{numbering=2} ${entry}`)
    const { list, statuses } = await listIn(await makeDocx(['Rye was dear [2], and so was rope [1].', '[heading 1] References', ...counted]), 'ieee')
    expect(list).toHaveLength(2)
    expect(statuses).toEqual(['needs_review'])
  })

  test('where one of them is not understood', async () => {
    const { list, statuses } = await listIn(await paper(`${adair}\nBerg, L. (2011). Letters seen in the harbour office, box 12, folder 3 (copy of 1907?)`, vaughan))
    expect(list).toHaveLength(2)
    expect(statuses).not.toContain('fixed')
  })
})

test('any list that breaks join and tear is as it was once changes are rejected, as formatted directly once they are accepted, and then has nothing left to change', async () => {
  const list = fc.tuple(fc.shuffledSubarray([vaughan, adair, berg, lund], { minLength: 2 }), fc.array(fc.constantFrom('\n', '\f', ' \n', '\n\n', '|', '|'), { minLength: 3, maxLength: 3 }), fc.nat({ max: 40 }))
  await fc.assert(fc.asyncProperty(list, fc.constantFrom('apa-7', 'mla-9', 'ieee', 'ama-11', 'chicago-18-ad'), async ([entries, seams, at], style) => {
    const joined = entries.map((entry, place) => (place === 0 ? entry : seams[place - 1]! + entry)).join('')
    const torn = joined.split(' ').map((word, place) => (place === at + 4 ? `|${word}` : word)).join(' ').replace(' |', '|')
    await expectBothWays(await paper(...torn.split('|')), (bytes, trackedChanges) => format(bytes, { style, trackedChanges }, nodeCodec))
  }), { seed: 20261129, numRuns: 25 })
}, 120_000)
