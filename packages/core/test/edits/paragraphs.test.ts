import { describe, expect, test } from 'vitest'
import type { Edit } from '../../src/plan/edit.js'
import type { Document } from '../../src/wordml/document.js'
import type { Paragraph } from '../../src/wordml/paragraph.js'
import { descendants } from '../../src/wordml/tree.js'
import { field, inserted, markWasDeleted, p, paragraphWas, r, section, styled, table, textBox } from '../notation/markup.js'
import { english, german } from '../notation/style-sheets.js'
import { apply, bodyOf } from './apply.js'

const lines = (...texts: string[]): string => texts.map((text) => p('', r(text))).join('')
const words = (parts: Record<string, string>): string[] => [...bodyOf(parts).matchAll(/<w:p>(.*?)<\/w:p>/g)].map((match) => match[1]!.replace(/<[^>]+>/g, ''))

const start = (id: number): string => `<w:bookmarkStart w:id="${id}" w:name="mark${id}"/>`
const end = (id: number): string => `<w:bookmarkEnd w:id="${id}"/>`

/** Applies edits, and holds them to both promises of tracked changes. */
const kept = async (body: string, edits: (document: Document) => readonly Edit[], styles = english) => {
  const applied = await apply({ body, styles }, edits)
  expect(applied.rejected).toEqual(applied.original)
  return applied
}

describe('set-paragraph', () => {
  test('writes properties in the order of the schema, and the style by the id that its name has in the file', async () => {
    const { direct } = await kept(p('<w:keepNext/><w:jc w:val="center"/>', r('A')), ({ paragraphs: [paragraph] }) => [
      { kind: 'set-paragraph', paragraph: paragraph!, style: 'heading-2', properties: { firstLine: 720, spaceBefore: 240 } },
    ], german)
    expect(bodyOf(direct)).toMatch(/<w:pPr><w:pStyle w:val="berschrift2"\/>.*<w:keepNext\/>.*<w:spacing [^>]*w:before="240".*<w:ind w:firstLine="720"\/><w:jc w:val="center"\/>/)
  })

  test('says the sides of tab stops in the words of Strict in a Strict file, and knows them again there', async () => {
    const tabs = '<w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs>'
    const tabbed = async (body: string) => apply({ body, strict: true }, ({ paragraphs: [paragraph] }) => [{ kind: 'set-paragraph', paragraph: paragraph!, properties: { 'w:tabs': tabs } }])
    const { direct, tracked } = await tabbed(lines('A'))
    for (const parts of [direct, tracked]) expect(bodyOf(parts)).toContain('<w:tab w:pos="9360" w:val="end"/>')
    const again = await tabbed(p(tabs.replace('right', 'end'), r('A')))
    expect(again.direct).toEqual(again.original)
  })

  test('keeps the old properties as a record, without the mark and the section', async () => {
    const { tracked } = await kept(p(`<w:jc w:val="both"/><w:rPr><w:b/></w:rPr>${section()}`, r('A')) + lines('B') + section(), ({ paragraphs: [paragraph] }) => [
      { kind: 'set-paragraph', paragraph: paragraph!, properties: { align: 'left' } },
    ])
    expect(bodyOf(tracked)).toContain('<w:pPr><w:jc w:val="both"/></w:pPr></w:pPrChange></w:pPr>')
  })

  // pandoc writes the number of a list before its level, flextable the lower border before the upper one; Word reads both. The record keeps what it found.
  test.each([
    ['<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>', '<w:numPr><w:numId w:val="1"/><w:ilvl w:val="0"/></w:numPr>'],
    ['<w:shd w:fill="EEEEEE" w:val="clear"/>', '<w:shd w:fill="EEEEEE"/>'],
    ['<w:framePr w:w="90"/>', '<w:framePr fillcolor="#DDEEFF" w:w="90"/>'],
    ['<w:pBdr><w:top w:val="single"/><w:bottom w:val="single"/></w:pBdr>', '<w:pBdr><w:bottom w:val="single"/><w:top w:val="single"/></w:pBdr>'],
  ])('writes a property as the schema wants it where it writes those of its paragraph, and only there: %s', async (sound, faulty) => {
    const item = p(faulty, r('A'))
    const { direct, tracked, accepted } = await kept(item + item, ({ paragraphs: [first] }) => [
      { kind: 'set-paragraph', paragraph: first!, properties: { align: 'left', spaceAfter: 120 } },
    ])
    expect(bodyOf(direct)).toMatch(new RegExp(`^<w:p><w:pPr>${sound}<w:.*${faulty}`))
    expect(bodyOf(accepted)).toEqual(bodyOf(direct))
    expect(bodyOf(tracked)).toContain(`<w:pPr>${faulty}</w:pPr></w:pPrChange>`)
  })

  test('keeps who gave a paragraph its number, which Word says behind the number', async () => {
    const said = '<w:ins w:author="Ada" w:id="7"/>'
    const { direct } = await kept(p(`<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/>${said}</w:numPr>`, r('A')), ({ paragraphs: [paragraph] }) => [
      { kind: 'set-paragraph', paragraph: paragraph!, properties: { numbering: 2 } },
    ])
    expect(bodyOf(direct)).toContain(`<w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/>${said}</w:numPr>`)
  })

  test('leaves even a faulty order in properties where only the mark changes, tracked, since nothing would record it', async () => {
    const borders = '<w:pBdr><w:bottom w:val="single"/><w:top w:val="single"/></w:pBdr>'
    const { tracked } = await kept(p(borders, r('A')), ({ paragraphs: [paragraph] }) => [
      { kind: 'format-text', range: { paragraph: paragraph!, from: 0, to: 1 }, properties: { bold: true }, mark: 'only' },
    ])
    expect(bodyOf(tracked)).toContain(borders)
  })

  test('puts a deletion of the mark before its other properties, where LibreOffice wrote it behind them', async () => {
    const [deletion] = /<w:del .*?\/>/.exec(markWasDeleted(1))!
    const body = p(`<w:rPr><w:sz w:val="20"/>${deletion}</w:rPr>`, r('A')) + p('', r('B'))
    const { direct, tracked } = await apply({ body }, ({ paragraphs: [paragraph] }) => [
      { kind: 'format-text', range: { paragraph: paragraph!, from: 0, to: 1 }, properties: { bold: true }, mark: 'only' },
    ])
    for (const parts of [direct, tracked]) expect(bodyOf(parts)).toMatch(/<w:rPr><w:del [^>]*\/><w:b\/><w:sz w:val="20"\/>/)
  })

  test('puts properties in the order of the schema, tracked as well, and keeps in the record the order that was there', async () => {
    const faulty = '<w:jc w:val="both"/><w:spacing w:after="80"/><w:shd w:fill="EEEEEE" w:val="clear"/>'
    const { direct, tracked, accepted } = await kept(p(`${faulty}<w:rPr><w:b/></w:rPr>`, r('A')), ({ paragraphs: [paragraph] }) => [
      { kind: 'set-paragraph', paragraph: paragraph!, properties: { keepNext: true } },
    ])
    expect(bodyOf(direct)).toContain('<w:pPr><w:keepNext/><w:shd w:fill="EEEEEE" w:val="clear"/><w:spacing w:after="80"/><w:jc w:val="both"/><w:rPr><w:b/></w:rPr></w:pPr>')
    expect(bodyOf(accepted)).toEqual(bodyOf(direct))
    expect(bodyOf(tracked)).toContain(`<w:pPr>${faulty}</w:pPr></w:pPrChange>`)
  })

  test('makes a hanging indent of a negative first line, and takes indents in characters away', async () => {
    const { direct } = await kept(p('<w:ind w:firstLineChars="200" w:firstLine="420"/>', r('A')), ({ paragraphs: [paragraph] }) => [
      { kind: 'set-paragraph', paragraph: paragraph!, properties: { indentStart: 720, firstLine: -720, firstLineChars: 0 } },
    ])
    expect(bodyOf(direct)).toContain('<w:ind w:hanging="720" w:left="720"/>')
  })

  test('leaves the look of a paragraph as it was where only its style is another, but for what is asked', async () => {
    const { direct, accepted } = await kept(styled('Quote', 'A'), ({ paragraphs: [paragraph] }) => [{ kind: 'set-paragraph', paragraph: paragraph!, style: 'heading-1', properties: { align: 'left' } }])
    expect(bodyOf(accepted)).toContain('<w:ind w:left="864" w:right="864"/>')
    expect(bodyOf(direct)).toContain('<w:ind w:left="864" w:right="864"/>')
  })
})

describe('insert-blocks', () => {
  test('writes paragraphs before one, whose rejection leaves nothing behind', async () => {
    const { direct, accepted } = await kept(lines('A', 'B'), ({ paragraphs: [, second] }) => [{ kind: 'insert-blocks', before: second!, blocks: [{ content: [{ text: 'new' }] }, { content: [] }] }])
    expect(words(direct)).toEqual(['A', 'new', '', 'B'])
    expect(words(accepted)).toEqual(words(direct))
  })

  test('names the style by the id that it has in the file, or adds it', async () => {
    const { direct, untracked } = await kept(lines('A'), ({ paragraphs: [first] }) => [{ kind: 'insert-blocks', before: first!, blocks: [{ content: [{ text: 'new' }], style: 'body' }] }])
    expect(bodyOf(direct)).toContain('<w:pStyle w:val="APABody"/>')
    expect(untracked).toContainEqual({ kind: 'style-added', part: 'word/styles.xml', detail: 'APA Body (APABody)' })
  })

  test('goes into a cell as well', async () => {
    const { accepted, direct } = await kept(table('<w:tblW w:w="0" w:type="auto"/>', [lines('cell')]) + lines('after'), ({ paragraphs: [cell] }) => [
      { kind: 'insert-blocks', before: cell!, blocks: [{ content: [{ text: 'above' }] }] },
    ])
    expect(words(accepted)).toEqual(['above', 'cell', 'after'])
    expect(words(direct)).toEqual(words(accepted))
  })
})

describe('remove-blocks', () => {
  test('takes a paragraph out', async () => {
    const { direct, accepted } = await kept(lines('A') + p('<w:jc w:val="center"/>') + lines('B'), ({ paragraphs: [, blank] }) => [{ kind: 'remove-blocks', paragraph: blank! }])
    expect(words(direct)).toEqual(['A', 'B'])
    expect(accepted).toEqual(direct)
  })

  test('takes one out with its text', async () => {
    const { direct, accepted } = await kept(lines('A', 'gone', 'B'), ({ paragraphs: [, second] }) => [{ kind: 'remove-blocks', paragraph: second! }])
    expect(words(direct)).toEqual(['A', 'B'])
    expect(accepted).toEqual(direct)
  })

  test('leaves an empty one where the mark has to stay, as at the end of a cell', async () => {
    const { direct, tracked, accepted } = await kept(table('', [p('<w:jc w:val="center"/>', field('PAGE', '7'))]) + lines('B'), ({ paragraphs: [cell] }) => [
      { kind: 'remove-blocks', paragraph: cell!, keepMark: true },
    ])
    expect(bodyOf(direct)).toContain('<w:p><w:pPr><w:jc w:val="center"/></w:pPr></w:p>')
    expect(bodyOf(tracked)).toContain('<w:delInstrText> PAGE ')
    expect(accepted).toEqual(direct)
  })

  test('beats every other edit of the paragraph, whichever check comes first', async () => {
    const { direct, accepted } = await kept(lines('A', 'gone', 'B'), ({ paragraphs: [, second] }) => [
      { kind: 'format-text', range: { paragraph: second!, from: 0, to: 4 }, properties: { bold: true } },
      { kind: 'set-paragraph', paragraph: second!, properties: { align: 'center' } },
      { kind: 'remove-blocks', paragraph: second! },
      { kind: 'replace-text', range: { paragraph: second!, from: 0, to: 1 }, content: [{ text: 'X' }] },
    ])
    expect(words(direct)).toEqual(['A', 'B'])
    expect(accepted).toEqual(direct)
  })
})

describe('move-blocks', () => {
  const move = (...from: number[]) => ({ paragraphs }: Document): Edit[] => [{ kind: 'move-blocks', paragraphs: from.map((index) => paragraphs[index]!), before: paragraphs[0]! }]

  test('moves a paragraph with its looks', async () => {
    const { direct, accepted } = await kept(lines('A') + p('<w:jc w:val="right"/>', r('B', '<w:b/>')) + lines('C'), move(1))
    expect(words(direct)).toEqual(['B', 'A', 'C'])
    expect(accepted).toEqual(direct)
  })

  // LibreOffice takes an insertion at the end of a paragraph and one that begins right behind it for one; rejecting it joins what stood apart.
  test.each([
    ['moves', (_: Paragraph, b: Paragraph, c: Paragraph): Edit => ({ kind: 'move-blocks', paragraphs: [c], before: b })],
    ['is new', (_: Paragraph, b: Paragraph): Edit => ({ kind: 'insert-blocks', before: b, blocks: [{ content: [{ text: 'New' }] }] })],
  ])('parts text at the end of a paragraph by a deletion from one below it that %s', async (_, arrives) => {
    const { tracked, direct, accepted } = await kept(lines('Alpha', 'Bravo', 'Charlie', 'Delta'), ({ paragraphs: [a, b, c] }) => [
      { kind: 'replace-text', range: { paragraph: a!, from: 5, to: 5 }, content: [{ text: '.' }] },
      arrives(a!, b!, c!),
    ])
    expect(bodyOf(tracked)).toMatch(/^<w:p><w:r><w:t>Alph<\/w:t><\/w:r><w:ins [^>]*><w:r><w:t>a\.<\/w:t><\/w:r><\/w:ins><w:del [^>]*><w:r><w:delText>a<\/w:delText><\/w:r><\/w:del><\/w:p>/)
    expect(words(direct)[0]).toBe('Alpha.')
    expect(words(accepted)).toEqual(words(direct))
  })

  test('moves several in their order', async () => {
    const { direct, accepted } = await kept(lines('A', 'B', 'C', 'D'), move(1, 2))
    expect(words(direct)).toEqual(['B', 'C', 'A', 'D'])
    expect(accepted).toEqual(direct)
  })

  test('moves the last one of the text, whose mark stays and becomes that of the new end', async () => {
    const body = p('<w:jc w:val="right"/><w:rPr><w:b/></w:rPr>', r('A')) + p('<w:jc w:val="center"/>', r('B', '<w:i/>')) + lines('C')
    const { direct, tracked, accepted } = await kept(body, (document) => [
      { kind: 'set-paragraph', paragraph: document.paragraphs[1]!, properties: { indentStart: 720 } },
      ...move(2)(document),
    ])
    expect(words(direct)).toEqual(['C', 'A', 'B'])
    expect(accepted).toEqual(direct)
    expect(bodyOf(tracked)).toMatch(/<w:ind w:left="720"\/><w:jc w:val="center"\/><w:pPrChange [^>]*\/><\/w:pPr><w:del /)
  })

  test('moves all that stands below a new end', async () => {
    const body = p('<w:jc w:val="right"/>', r('A')) + lines('B', 'C', 'D') + p('<w:jc w:val="center"/><w:rPr><w:b/></w:rPr>', r('E'))
    const { direct, accepted } = await kept(body, move(2, 4, 3))
    expect(words(direct)).toEqual(['C', 'E', 'D', 'A', 'B'])
    expect(accepted).toEqual(direct)
  })

  test('leaves the last one where nothing is left above it, a table stands there, or something else comes behind', async () => {
    const stays = async (body: string, edits: (document: Document) => Edit[]) => {
      const { original, direct } = await kept(body, edits)
      expect(words(direct).toSorted()).toEqual(words(original).toSorted())
      expect(words(direct).at(-1)).toBe(words(original).at(-1))
      return words(direct)
    }
    await stays(lines('A', 'B'), move(0, 1))
    await stays(lines('A') + table('', [lines('cell')]) + lines('B'), ({ paragraphs }) => [{ kind: 'move-blocks', paragraphs: [paragraphs[2]!], before: paragraphs[0]! }])
    await stays(lines('A') + p('', inserted(5, r('B'))) + lines('C'), move(2))
    const moved = await stays(lines('A', 'B', 'C'), ({ paragraphs: [one, two, three] }) => [
      { kind: 'move-blocks', paragraphs: [one!], before: three! },
      { kind: 'move-blocks', paragraphs: [three!], before: two! },
    ])
    // Only the move that cannot be is lost.
    expect(moved).toEqual(['B', 'A', 'C'])
  })

  test('carries along what else is planned for a paragraph that moves', async () => {
    const { direct, accepted } = await kept(lines('A', 'B two') + p('', r('C')), (document) => {
      const second = document.paragraphs[1]!
      return [
        { kind: 'set-paragraph', paragraph: second, style: 'reference', properties: { align: 'center' } },
        { kind: 'format-text', range: { paragraph: second, from: 0, to: 1 }, properties: { bold: true }, mark: true },
        { kind: 'replace-text', range: { paragraph: second, from: 2, to: 5 }, content: [{ text: 'three' }] },
        { kind: 'insert-blocks', before: second, blocks: [{ content: [{ text: 'new' }] }] },
        ...move(1)(document),
      ]
    })
    expect(words(direct)).toEqual(['new', 'B three', 'A', 'C'])
    expect(bodyOf(direct)).toMatch(/<w:pStyle w:val="APAReference"\/>.*<w:jc w:val="center"\/>.*<w:b\/>/)
    expect(words(accepted)).toEqual(words(direct))
    expect(bodyOf(accepted)).toMatch(/<w:pStyle w:val="APAReference"\/>.*<w:jc w:val="center"\/>.*<w:b\/>/)
  })

  test('records no change of format for what arrives, as the deleted paragraph shows the old one', async () => {
    const { tracked } = await kept(lines('A', 'B', 'C'), (document) => [
      { kind: 'set-paragraph', paragraph: document.paragraphs[1]!, properties: { align: 'center' } },
      ...move(1)(document),
    ])
    expect(bodyOf(tracked)).not.toContain('w:pPrChange')
    expect(bodyOf(tracked)).toContain('<w:delText>B')
  })

  test('moves an empty paragraph with the text that it gets', async () => {
    const { direct, accepted } = await kept(lines('A') + '<w:p/>' + lines('C'), (document) => [
      { kind: 'replace-text', range: { paragraph: document.paragraphs[1]!, from: 0, to: 0 }, content: [{ text: 'B' }] },
      ...move(1)(document),
    ])
    expect(words(direct)).toEqual(['B', 'A', 'C'])
    expect(accepted).toEqual(direct)
  })

  test.each([
    ['a bookmark that a field leads to', lines('A') + p('', start(1), r('B'), end(1)) + p('', r('C'), field('REF mark1 \\h', 'B'))],
    ['a bookmark that a link leads to', lines('A') + p('', start(1), r('B'), end(1)) + p('', r('C'), `<w:hyperlink w:anchor="mark1">${r('there')}</w:hyperlink>`)],
    ['a bookmark that begins among its words and ends elsewhere', lines('A') + p('', r('B'), start(1), r('b')) + p('', r('C'), end(1))],
    ['a picture', lines('A') + p('', textBox(lines('inside'))) + lines('C')],
    ['the last mark before a table', lines('A', 'B') + table('', [lines('cell')]) + lines('C')],
  ])('leaves a paragraph in its place that is tied to it by %s', async (_, body) => {
    const { direct, original } = await kept(body, move(1))
    expect(direct).toEqual(original)
  })
})

describe('bookmarks', () => {
  const between = [start(1), p('', r('A')), end(1), start(2), p('', r('B')), end(2), start(3), p('', r('C')), end(3)].join('')
  // Word writes a mark that stands between paragraphs into the one below.
  const inNext = [p('', start(1), r('A')), p('', start(2), end(1), r('B')), p('', end(2), start(3), r('C')), p('', end(3), r('D'))].join('')
  const move = (from: number, to: number) => ({ paragraphs }: Document): Edit[] => [{ kind: 'move-blocks', paragraphs: [paragraphs[from]!], before: paragraphs[to]! }]

  test.each([
    ['beside', between, 1, 0, { mark1: 'A', mark2: 'B', mark3: 'C' }],
    ['beside, downwards', between, 0, 2, { mark1: 'A', mark2: 'B', mark3: 'C' }],
    ['in the next one', inNext, 1, 0, { mark1: 'A', mark2: 'B', mark3: 'C' }],
    ['in the next one, downwards', inNext, 0, 2, { mark1: 'A', mark2: 'B', mark3: 'C' }],
    ['in the next one, which moves', inNext, 2, 0, { mark1: 'A', mark2: 'B', mark3: 'C' }],
    ['in the next one, behind its properties', inNext.replaceAll('<w:p>', '<w:p><w:pPr><w:jc w:val="center"/></w:pPr>'), 0, 2, { mark1: 'A', mark2: 'B', mark3: 'C' }],
    ['around several, in the first of them', inNext.replace(start(1), start(9) + start(1)).replace(end(3), end(3) + end(9)), 1, 0, { mark1: 'A', mark2: 'B', mark3: 'C', mark9: 'BAC' }],
    ['around several', start(1) + between.replaceAll('1"', '9"') + end(1), 1, 0, { mark1: 'BAC', mark9: 'A', mark2: 'B', mark3: 'C' }],
  ])('of a paragraph go with it, with their marks %s', async (_, body, from, to, held) => {
    const { direct } = await kept(body + lines('E'), move(from, to))
    const markup = bodyOf(direct)
    for (const [name, text] of Object.entries(held)) {
      const id = new RegExp(`w:id="(\\d+)" w:name="${name}"`).exec(markup)![1]!
      const inside = markup.slice(markup.indexOf(`w:name="${name}"`), markup.indexOf(`<w:bookmarkEnd w:id="${id}"`))
      expect([name, inside.replace(/^[^>]*>|<[^>]*>/g, '')]).toEqual([name, text])
    }
  })

  test('stay with what is deleted in tracked changes, where nothing leads to them', async () => {
    const { tracked, direct, accepted } = await kept(between + lines('E'), move(1, 0))
    expect(bodyOf(tracked)).toMatch(/^(?:(?!mark2).)*<w:ins [^>]*>(?:(?!mark2).)*B.*mark2.*<w:delText>B/)
    expect(words(accepted)).toEqual(words(direct))
  })
})

test('links move as they are, and as fields in tracked changes, since no insertion can hold a link', async () => {
  const body = lines('A') + p('', r('B '), `<w:hyperlink w:anchor="a">${r('here')}</w:hyperlink>`, r('.')) + lines('C')
  const { direct, tracked, accepted } = await kept(body, ({ paragraphs }) => [{ kind: 'move-blocks', paragraphs: [paragraphs[1]!], before: paragraphs[0]! }])
  expect(bodyOf(direct)).toContain('<w:hyperlink w:anchor="a">')
  expect(bodyOf(tracked)).toContain('<w:instrText> HYPERLINK \\l "a" </w:instrText>')
  expect(words(direct)).toEqual(['B here.', 'A', 'C'])
  expect(bodyOf(accepted)).toContain('<w:t>here</w:t>')
})

test('a link that becomes a field keeps what it says on hovering, and where it opens', async () => {
  const link = `<w:hyperlink w:anchor="a" w:tooltip="the ice" w:tgtFrame="_top">${r('here')}</w:hyperlink>`
  const { tracked } = await kept(lines('A') + p('', link) + lines('C'), ({ paragraphs }) => [{ kind: 'move-blocks', paragraphs: [paragraphs[1]!], before: paragraphs[0]! }])
  expect(bodyOf(tracked)).toContain('<w:instrText> HYPERLINK \\l "a" \\o "the ice" \\t "_top" </w:instrText>')
})

test('a control around paragraphs goes while they stay, each of its tags in a range of its own where changes are tracked', async () => {
  const control = (document: Document) => [...descendants(document.main.xml.root)].find(({ name }) => name === 'w:sdt')!
  const { direct, tracked } = await kept(`<w:sdt><w:sdtPr><w:tag w:val="a"/></w:sdtPr><w:sdtContent>${lines('A')}</w:sdtContent></w:sdt>${lines('B')}`, (document) => [
    { kind: 'unwrap', paragraphs: [], controls: [control(document)], part: document.main.name },
  ])
  expect(bodyOf(direct)).not.toContain('w:sdt')
  const marks = [...bodyOf(tracked).matchAll(/w:customXmlDelRange(Start|End)[^>]*? w:id="(\d+)"/g)].map(([, mark, id]) => `${mark} ${id}`)
  expect(marks).toEqual(['Start 1', 'End 1', 'Start 2', 'End 2'])
})

describe('a pending change of the author', () => {
  test('to a paragraph’s properties stays as it is', async () => {
    const { direct } = await kept(p(`<w:jc w:val="center"/>${paragraphWas(5, '')}`, r('A')), ({ paragraphs: [paragraph] }) => [
      { kind: 'format-text', range: { paragraph: paragraph!, from: 0, to: 1 }, properties: { bold: true } },
    ])
    expect(bodyOf(direct)).toContain('w:author="Ada"')
  })
})
