import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
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
const berg = ['Berg, L. (2011). Ropes of the north and their', 'many makers. Harbour Review, 7(1), 12–19.']
const joined = 'Berg, L. (2011). Ropes of the north and their many makers. Harbour Review, 7(1), 12–19.'

const paper = (...entries: string[]) => makeDocx([cited, '[heading 1] References', ...entries])

/** The list of a paper in a style, and what becomes of each split or joined entry in its report. */
const listIn = async (bytes: Uint8Array, style = 'apa-7') => {
  const { document, report } = await format(bytes, { style }, nodeCodec)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  const { findings } = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'ref.split-joined')!
  return { list: (await bodyText(document)).slice(2), statuses: findings.map(({ status }) => status), findings }
}

describe('an entry that a break splits over two paragraphs', () => {
  test('is written into one, in its place in the list', async () => {
    const { list, statuses, findings } = await listIn(await paper(...berg, adair, vaughan))
    expect(list).toEqual([adair, joined, vaughan])
    expect(statuses).toEqual(['fixed'])
    expect(findings[0]).toMatchObject({ before: berg.join(' ¶ '), after: joined })
  })

  test('stays where it is, and its year in it, where names alone are above and are not certainly an entry', async () => {
    const halves = ['Adair, B.', adair.slice('Adair, B. '.length)]
    expect((await listIn(await paper(vaughan, ...halves, joined))).list).toEqual([vaughan, ...halves, joined])
  })

  test('is written into one at the end of the text, too, wherever it belongs', async () => {
    expect((await listIn(await paper(vaughan, ...berg))).list).toEqual([joined, vaughan])
    expect((await listIn(await paper(adair, ...berg))).list).toEqual([adair, joined])
  })

  test('takes its address along', async () => {
    const { list } = await listIn(await paper(adair, 'https://doi.org/10.1000/182', vaughan))
    expect(list).toEqual([`${adair} https://doi.org/10.1000/182`, vaughan])
  })

  test.each(['apa-7', 'mla-9', 'ieee', 'chicago-18-nb'])('is in %s as it was once changes are rejected, and as formatted directly once they are accepted', async (style) => {
    const original = await paper(vaughan, ...berg, adair)
    await expectBothWays(original, (bytes, trackedChanges) => format(bytes, { style, trackedChanges }, nodeCodec))
  })

  test('stays as it is where the check is switched off, and moves as a whole', async () => {
    const options = { rules: { disabled: ['ref.split-joined'] } }
    const { document } = await format(await paper(...berg, adair, vaughan), { style: 'apa-7', options }, nodeCodec)
    expect((await bodyText(document)).slice(2)).toEqual([adair, ...berg, vaughan])
    expect((await format(document, { style: 'apa-7', options }, nodeCodec)).report.changes).toEqual([])
  })

  test.each([
    ['is split within a word', [vaughan.replace('rye', 'rope-'), 'work. Fjord Press.', adair]],
    ['is split within an address', [`${adair.slice(0, -1)}. https://harbour.example/north/`, 'ships.html', vaughan]],
  ])('is asked about at most where it %s', async (_, entries) => {
    const { list, statuses } = await listIn(await paper(...entries))
    expect(list).toHaveLength(entries.length)
    expect(statuses).not.toContain('fixed')
  })

  test('keeps a link in its second half, and is asked about where there is one in the first', async () => {
    const linked = (text: string) => `<w:hyperlink w:anchor="north">${r(text)}</w:hyperlink>`
    const withHalves = (...halves: string[]) => {
      const entries = [r(adair), ...halves, r(vaughan)].map((content) => p('', content))
      return docxOf({ body: [p('', r(cited)), styled('Heading1', 'References'), ...entries].join(''), styles: english })
    }
    const second = await withHalves(r(berg[0]!), linked(berg[1]!))
    expect((await listIn(second)).list).toEqual([adair, joined, vaughan])
    expect(await partOf((await format(second, { style: 'apa-7' }, nodeCodec)).document)).toMatch(/<w:hyperlink w:anchor="north">(?:(?!<\/w:hyperlink>).)*many makers/)
    const { list, statuses } = await listIn(await withHalves(linked(berg[0]!), r(berg[1]!)))
    expect(list).toEqual([adair, ...berg, vaughan])
    expect(statuses).toEqual(['needs_review'])
  })

  test('is asked about where somebody has marked a word of its first half', async () => {
    const marked = p('', r(berg[0]!.slice(0, 9)) + r(berg[0]!.slice(9), '<w:highlight w:val="yellow"/>'))
    const body = [p('', r(cited)), styled('Heading1', 'References'), p('', r(adair)), marked, ...[berg[1]!, vaughan].map((text) => p('', r(text)))]
    const { list, statuses } = await listIn(await docxOf({ body: body.join(''), styles: english }))
    expect(list).toEqual([adair, ...berg, vaughan])
    expect(statuses).toEqual(['needs_review'])
  })

  test.each(['ieee', 'vancouver', 'apa-7'])('has in %s the number that Word counts it with, or none, as its fellows', async (style) => {
    const counted = [vaughan, berg[0], adair].map((entry) => `{numbering=2} ${entry}`)
    const original = await paper(counted[0]!, counted[1]!, berg[1]!, counted[2]!)
    const { document } = await format(original, { style }, nodeCodec)
    const entries = (await effectiveContent(document, nodeCodec)).filter(({ part }) => part === 'word/document.xml').slice(2)
    expect(entries).toHaveLength(3)
    expect(new Set(entries.map(({ paragraph }) => paragraph['numbering'])).size).toBe(1)
    await expectBothWays(original, (bytes, trackedChanges) => format(bytes, { style, trackedChanges }, nodeCodec))
  })
})

describe('a break of the line within an entry', () => {
  test('becomes a blank', async () => {
    const { list, statuses } = await listIn(await paper(adair, berg.join('\n'), vaughan))
    expect(list).toEqual([adair, joined, vaughan])
    expect(statuses).toEqual(['fixed'])
  })

  test('is as it was once changes are rejected', async () => {
    await expectBothWays(await paper(adair, berg.join('\n'), vaughan), (bytes, trackedChanges) => format(bytes, { style: 'ieee', trackedChanges }, nodeCodec))
  })
})

test('any list that is broken behind its names and years is as it was once changes are rejected, as formatted directly once they are accepted, and then has nothing left to change', async () => {
  const breaks = fc.record({ at: fc.nat(), by: fc.constantFrom('paragraph', 'line', 'nothing') })
  const broken = (entry: string, { at, by }: { at: number; by: string }): string[] => {
    const words = entry.split(' ')
    const place = 3 + (at % (words.length - 4))
    const halves = [words.slice(0, place).join(' '), words.slice(place).join(' ')]
    return by === 'paragraph' ? halves : [halves.join(by === 'line' ? '\n' : ' ')]
  }
  const list = fc.tuple(fc.shuffledSubarray([vaughan, adair, joined], { minLength: 2 }), fc.tuple(breaks, breaks, breaks))
  await fc.assert(fc.asyncProperty(list, fc.constantFrom('apa-7', 'mla-9', 'ieee', 'ama-11'), async ([entries, all], style) => {
    const original = await paper(...entries.flatMap((entry, place) => broken(entry, all[place]!)))
    await expectBothWays(original, (bytes, trackedChanges) => format(bytes, { style, trackedChanges }, nodeCodec))
  }), { seed: 20261129, numRuns: 25 })
}, 120_000)
