import { describe, expect, test } from 'vitest'
import { documentOf } from '../../test/edits/apply.js'
import { code, control, deleted, emoji, field, inserted, mark, markWasDeleted, markWasInserted, p, r, table, textBox } from '../../test/notation/markup.js'
import { paragraphTexts } from './text.js'

const documentWith = (...body: string[]) => documentOf({ body: body.join('') })
const textOf = async (...content: string[]) => (await documentWith(p('', ...content))).paragraphs[0]!.text
/** Runs with others beside them for those who cannot read the first. */
const alternatives = (...choices: string[]): string =>
  `<mc:AlternateContent>${choices.map((choice) => `<mc:Choice Requires="w14">${choice}</mc:Choice>`).join('')}<mc:Fallback>${r('old')}</mc:Fallback></mc:AlternateContent>`
const inRun = (markup: string): string => `<w:r>${markup}</w:r>`

describe('the text of a paragraph', () => {
  test.each([
    ['a tab', '<w:tab/>', '\t'],
    ['a line break', '<w:br/>', '\n'],
    ['a page break', '<w:br w:type="page"/>', '\f'],
    ['a carriage return', '<w:cr/>', '\n'],
    ['a hyphen that does not break', '<w:noBreakHyphen/>', '\u2011'],
    ['a soft hyphen', '<w:softHyphen/>', '\u00AD'],
    ['a symbol', '<w:sym w:font="Wingdings" w:char="F04A"/>', '\uFFFC'],
    ['a footnote mark', '<w:footnoteReference w:id="2"/>', '\uFFFC'],
    ['a drawing', '<w:drawing/>', '\uFFFC'],
    ['where a page ended once', '<w:lastRenderedPageBreak/>', ''],
  ])('has %s as a character of its own', async (_, markup, character) => {
    expect(await textOf(r('a'), inRun(markup), r('b'))).toBe(`a${character}b`)
  })

  test('is read as if the author’s changes were accepted', async () => {
    expect(await textOf(r('It was a '), inserted(1, r('very ')), deleted(2, 'rather '), r('quiet year'))).toBe('It was a very quiet year')
  })

  test('goes on in links, in content controls and in what has no meaning of its own', async () => {
    const wrapped = ['w:hyperlink', 'w:smartTag', 'w:customXml'].map((name) => `<${name}>${r('x')}</${name}>`)
    expect(await textOf(...wrapped, control('<w:alias w:val="a"/>', r('y')))).toBe('xxxy')
  })

  test('has entities as characters, and blanks as they are', async () => {
    expect(await textOf('<w:r><w:t xml:space="preserve"> &lt;a&gt; &amp; &#xE9;<![CDATA[<b>]]> </w:t></w:r>')).toBe(' <a> & é<b> ')
  })

  test('has an equation as one object', async () => {
    expect(await textOf(r('a'), '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>x</m:t></m:r></m:oMath>', r('b'))).toBe('a\uFFFCb')
  })

  test('is read from the first branch of alternatives', async () => {
    expect(await textOf(r('a '), alternatives(r('new')))).toBe('a new')
    expect(await textOf(r('a '), alternatives(r('newest'), r('new')))).toBe('a newest')
    expect(await textOf(r('a '), alternatives())).toBe('a old')
  })

  test('has alternatives inside a run as one object: this is how Word writes an emoji', async () => {
    expect(await textOf(r('a '), emoji, r(' b'))).toBe('a \uFFFC b')
  })

  test('is the same to the last gate, which reads the markup by itself', async () => {
    const document = await documentWith(
      p('', r('a\tb\n'), inserted(1, r('in')), deleted(2, 'out'), inRun('<w:noBreakHyphen/><w:sym w:font="S" w:char="F0"/>')),
      table('', [p('', r('cell'))]),
      p('', r('emoji '), emoji, r(' and '), alternatives(r('one'), r('two')), alternatives()),
      p('', mark('begin'), code(' IF '), field('PAGE', '3'), code(' = 3 "on" "off" '), mark('separate'), r('on'), mark('end'), r(' at 3')),
      p('', mark('begin'), code(' IF '), r('never closed')),
      p('', r('box'), textBox(p('', r('inside')))),
    )
    const read = document.paragraphs.filter(({ story }) => !story.fallback).map(({ text }) => text)
    expect(paragraphTexts(document.main.xml).map(({ text }) => text)).toEqual(read)
  })
})

describe('a paragraph', () => {
  test('is revised where the author has something pending in it or on its mark', async () => {
    const { paragraphs } = await documentWith(p('', r('a')), p('', inserted(1, r('b'))), p(markWasInserted(2), r('c')))
    expect(paragraphs.map(({ revised }) => revised)).toEqual([false, true, true])
  })

  test('is joined to text above whose mark somebody deleted, also past paragraphs that are deleted whole', async () => {
    const [text, whole] = [p(markWasDeleted(1), r('a')), p(markWasDeleted(2), deleted(3, 'b'))]
    const { paragraphs } = await documentWith(text, p('', r('c')), text, whole, p(''), whole, p('', r('d')), text, table('', [p('', r('e'))]), p('', r('f')))
    expect(paragraphs.map(({ joined }) => joined)).toEqual([false, true, false, true, true, false, false, false, false, false])
  })

  test('is bound in a content control that Word fills from data', async () => {
    const { paragraphs } = await documentWith(control('<w:dataBinding w:xpath="/a"/>', p('', r('a'))), control('', p('', r('b'))))
    expect(paragraphs.map(({ bound }) => bound)).toEqual([true, false])
  })

  test('is bound around text in an element that no standard knows, whose place among the words nobody can tell', async () => {
    const [aside, within] = [`<x:note xmlns:x="urn:example">${r('b')}</x:note>`, '<w:r><x:note xmlns:x="urn:example"><w:t>b</w:t></x:note></w:r>']
    const { paragraphs } = await documentWith(p('', r('a'), aside), p('', r('a'), within), p('', r('a'), '<x:mark xmlns:x="urn:example"/>', r('', '<w:b/>')))
    expect(paragraphs.map(({ bound, text }) => [bound, text])).toEqual([[true, 'a'], [true, 'a'], [false, 'a']])
  })

  test('knows the cell it stands in, in grid columns', async () => {
    const wide = '<w:tbl><w:tblPr/><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr><w:p/></w:tc><w:tc><w:p/></w:tc></w:tr></w:tbl>'
    const { paragraphs } = await documentWith(wide, p(''))
    expect(paragraphs.map(({ cell }) => cell && [cell.row, cell.column])).toEqual([[0, 0], [0, 2], undefined])
  })

  test('knows it in a row that leaves the first columns out', async () => {
    const late = '<w:tbl><w:tblPr/><w:tr><w:trPr><w:gridBefore w:val="2"/></w:trPr><w:tc><w:p/></w:tc><w:tc><w:p/></w:tc></w:tr></w:tbl>'
    const { paragraphs } = await documentWith(late, p(''))
    expect(paragraphs.map(({ cell }) => cell?.column)).toEqual([2, 3, undefined])
  })

  test('in a text box is read in both branches, so that they can be kept in step', async () => {
    const { stories } = await documentWith(p('', textBox(p('', r('A')), p('', r('B')))))
    expect(stories.map(({ kind, fallback }) => [kind, fallback])).toEqual([['body', false], ['text-box', false], ['text-box', true]])
  })
})
