import { describe, expect, test } from 'vitest'
import type { Inline } from '../../src/plan/edit.js'
import { descendants } from '../../src/wordml/tree.js'
import { code, emoji, field, mark, p, r } from '../notation/markup.js'
import { apply, bodyOf } from './apply.js'

const replaced = (body: string, from: number, to: number, content: readonly Inline[]) =>
  apply({ body }, ({ paragraphs: [paragraph] }) => [{ kind: 'replace-text', range: { paragraph: paragraph!, from, to }, content }])

const run = (text: string, look = '') => `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t>${text}</w:t></w:r>`

describe('replace-text', () => {
  test('puts words in place of others inside one run, which keep its look', async () => {
    const { direct, accepted, rejected, original } = await replaced(p('', r('Smith & Jones agree.', '<w:i/>')), 6, 7, [{ text: 'and' }])
    expect(bodyOf(direct)).toBe(`<w:p>${run('Smith and Jones agree.', '<w:i/>')}</w:p>`)
    expect(accepted).toEqual(direct)
    expect(rejected).toEqual(original)
  })

  test('shows the old words as deleted and the new ones as inserted', async () => {
    const { tracked } = await replaced(p('', r('one two')), 4, 7, [{ text: 'three' }])
    const by = 'w:author="Formatter" w:date="2024-05-01T09:30:00Z"'
    expect(bodyOf(tracked)).toBe(
      `<w:p>${run('one ')}<w:ins ${by} w:id="1">${run('three')}</w:ins><w:del ${by} w:id="2"><w:r><w:delText>two</w:delText></w:r></w:del></w:p>`,
    )
  })

  test('reaches over several runs, and the new words look as the first of those that go', async () => {
    const { direct, accepted, rejected, original } = await replaced(p('', r('ab', '<w:b/>'), r('cd', '<w:i/>'), r('ef')), 1, 5, [{ text: 'X' }])
    expect(bodyOf(direct)).toBe(`<w:p>${run('aX', '<w:b/>')}${run('f')}</w:p>`)
    expect(accepted).toEqual(direct)
    expect(rejected).toEqual(original)
  })

  test('what stands in the place of a whole field looks as its words do, and not as a bracket before them', async () => {
    const shown = r('（', '<w:rFonts w:ascii="MS Gothic"/>') + r('Lee', '<w:i/>') + r('）', '<w:rFonts w:ascii="MS Gothic"/>')
    const { direct } = await apply({ body: p('', mark('begin') + code(' CITATION Lee ') + mark('separate') + shown + mark('end')) }, ({ paragraphs: [paragraph] }) => [
      { kind: 'replace-text', range: { paragraph: paragraph!, from: 0, to: 5 }, content: [{ text: 'A. Lee' }], whole: { of: paragraph!.fields[0]! } },
    ])
    expect(bodyOf(direct)).toBe(`<w:p>${run('A. Lee', '<w:i/>')}</w:p>`)
  })

  test('at the end looks like the last words, not like a run behind them that holds nothing', async () => {
    const { direct } = await replaced(p('', r('ab', '<w:i/>'), '<w:r><w:rPr><w:rtl w:val="0"/></w:rPr></w:r>'), 2, 2, [{ text: '. ' }])
    expect(bodyOf(direct)).toContain('<w:rPr><w:i/></w:rPr><w:t>ab. </w:t>')
  })

  test('puts what comes in at one place in the order in which it was asked for', async () => {
    const { direct, accepted, rejected, original } = await apply({ body: p('', r('The ice came early, they say.')) }, ({ paragraphs: [paragraph] }) => [
      { kind: 'replace-text', range: { paragraph: paragraph!, from: 18, to: 18 }, content: [{ text: ' (Lee)' }] },
      { kind: 'replace-text', range: { paragraph: paragraph!, from: 18, to: 18 }, content: [{ text: ';' }] },
      { kind: 'replace-text', range: { paragraph: paragraph!, from: 18, to: 19 }, content: [] },
    ])
    expect(bodyOf(direct)).toBe(`<w:p>${run('The ice came early (Lee); they say.')}</w:p>`)
    expect(accepted).toEqual(direct)
    expect(rejected).toEqual(original)
  })

  test('leaves an emoji where it is, and counts nothing that is no text', async () => {
    const body = p('', r('It was '), emoji, '<w:r><w:contentPart r:id="rId9"/><w:t>so so</w:t></w:r>')
    const { direct, accepted, rejected, original } = await replaced(body, 11, 13, [{ text: 'quiet' }])
    expect(bodyOf(direct)).toContain('<w:t>so quiet</w:t>')
    expect(accepted).toEqual(direct)
    expect(rejected).toEqual(original)
  })

  test('writes into an empty paragraph', async () => {
    for (const empty of ['<w:p/>', p(''), p('<w:jc w:val="right"/>')]) {
      const { direct, accepted, rejected, original } = await replaced(empty, 0, 0, [{ text: 'New' }])
      expect(bodyOf(direct)).toContain('<w:t>New</w:t></w:r></w:p>')
      expect(accepted).toEqual(direct)
      expect(rejected).toEqual(original)
    }
  })

  test('takes away a tab and the blanks after it', async () => {
    const { direct, accepted, rejected, original } = await replaced(p('', r('\t'), r('  It was')), 0, 3, [])
    expect(bodyOf(direct)).toBe(`<w:p>${run('It was')}</w:p>`)
    expect(accepted).toEqual(direct)
    expect(rejected).toEqual(original)
  })

  test('writes tabs and line breaks as elements, and fields with what they show', async () => {
    const { direct } = await replaced(p('', r('a')), 1, 1, [{ text: '\tb\n' }, { field: 'PAGE', shows: '1' }])
    expect(bodyOf(direct)).toContain('<w:tab/><w:t>b</w:t><w:br/>')
    expect(bodyOf(direct)).toContain('<w:instrText> PAGE </w:instrText>')
  })

  test('leaves markers that have no text where they are', async () => {
    const body = p('', r('one '), '<w:bookmarkStart w:id="1" w:name="here"/>', r('two'), '<w:bookmarkEnd w:id="1"/>', '<w:proofErr w:type="spellEnd"/>', r(' three'))
    const { direct, accepted, rejected, original } = await replaced(body, 2, 9, [{ text: '-' }])
    expect(bodyOf(direct)).toContain('<w:bookmarkStart w:id="1" w:name="here"/>')
    expect(bodyOf(direct)).toContain('<w:bookmarkEnd w:id="1"/>')
    expect(accepted).toEqual(direct)
    expect(rejected).toEqual(original)
  })

  test('escapes what means something in markup', async () => {
    const { direct } = await replaced(p('', r('x')), 0, 1, [{ text: 'a < b & "c"' }])
    expect(bodyOf(direct)).toBe(`<w:p>${run('a < b & "c"')}</w:p>`)
  })

  test('never splits the code of a field', async () => {
    const body = p('', r('See '), mark('begin'), code(' REF a '), mark('separate'), r('Table 1'), mark('end'), r(' now'))
    const { direct, rejected, original } = await replaced(body, 0, 3, [{ text: 'Look at' }])
    expect(bodyOf(direct)).toContain('<w:instrText> REF a </w:instrText>')
    expect(rejected).toEqual(original)
  })

  test('has its place behind a field in whose code another field shows something', async () => {
    const body = p('', mark('begin'), code(' IF '), field('PAGE', '3'), code(' = 3 "on" "off" '), mark('separate'), r('on'), mark('end'), r(' to the ice'))
    const { direct, accepted, rejected, original } = await replaced(body, 3, 5, [{ text: 'into' }])
    expect(bodyOf(direct)).toMatch(/<w:t>3<\/w:t>.*<w:t>on<\/w:t>.*<w:t> into the ice<\/w:t>/)
    expect(accepted).toEqual(direct)
    expect(rejected).toEqual(original)
  })

  test('puts what comes in at a place before what is written over the words behind it, whichever was asked for first', async () => {
    const { direct, accepted, rejected, original } = await apply({ body: p('', r('ibid., 4')) }, ({ paragraphs: [paragraph] }) => [
      { kind: 'replace-text', range: { paragraph: paragraph!, from: 0, to: 5 }, content: [{ text: 'Lee' }] },
      { kind: 'replace-text', range: { paragraph: paragraph!, from: 0, to: 0 }, content: [{ text: 'See ' }] },
    ])
    expect(bodyOf(direct).replace(/<[^>]*>/g, '')).toBe('See Lee, 4')
    expect(accepted).toEqual(direct)
    expect(rejected).toEqual(original)
  })

  test('puts text before a field that stands at the same place, not into its code', async () => {
    const { direct, rejected, original } = await replaced(p('', field('REF a', 'Table 1')), 0, 0, [{ text: 'In ' }])
    const body = bodyOf(direct)
    expect(body.indexOf('In ')).not.toBe(-1)
    expect(body.slice(body.indexOf('begin'), body.indexOf('separate'))).not.toContain('In ')
    expect(rejected).toEqual(original)
  })

  test('lets text before a field keep a look of its own', async () => {
    const { direct, accepted, rejected, original } = await replaced(p('', field('REF a', 'Table 1')), 0, 0, [{ text: 'cf. ', properties: { italic: true } }])
    expect(bodyOf(direct)).toContain(run('cf. ', '<w:i/>'))
    expect(accepted).toEqual(direct)
    expect(rejected).toEqual(original)
  })

  const blue = '<w:color w:val="0563C1"/>'
  const links: readonly (readonly [string, string, string])[] = [
    ['an element', '<w:hyperlink w:anchor="a">', '</w:hyperlink>'],
    ['a field', mark('begin') + code(' HYPERLINK "https://a.example" ') + mark('separate'), mark('end')],
  ]

  test.each(links)('puts words before an address and signs behind it beside its link, which is %s, and in the look of the words before', async (_, open, close) => {
    const link = open + r('a.example', blue) + close
    const before = await replaced(p('', r('Ice. '), link), 5, 5, [{ text: 'Retrieved (' }])
    expect(bodyOf(before.direct)).toContain('<w:t>Ice. Retrieved (</w:t>')
    const behind = await replaced(p('', r('Ice. '), link), 14, 14, [{ text: ').' }])
    expect(bodyOf(behind.direct)).toMatch(/<w:t>\)\.<\/w:t><\/w:r><\/w:p>$/)
    for (const { direct, accepted, rejected, original } of [before, behind]) {
      expect(accepted).toEqual(direct)
      expect(rejected).toEqual(original)
    }
  })

  test('and in the look that the words before are given', async () => {
    const { direct, accepted } = await apply({ body: p('', r('Ice. '), links[0]![1] + r('a.example', blue) + links[0]![2]) }, ({ paragraphs: [paragraph] }) => [
      { kind: 'format-text', range: { paragraph: paragraph!, from: 0, to: 5 }, properties: { italic: true } },
      { kind: 'replace-text', range: { paragraph: paragraph!, from: 14, to: 14 }, content: [{ text: ').' }] },
    ])
    expect(bodyOf(direct)).toMatch(/<w:i\/><\/w:rPr><w:t>\)\.<\/w:t><\/w:r><\/w:p>$/)
    expect(accepted).toEqual(direct)
  })

  test.each(links)('puts what belongs to an address into its link, which is %s', async (_, open, close) => {
    const { direct } = await replaced(p('', r('Ice. '), open + r('a.example', blue) + close), 5, 5, [{ text: 'https://' }])
    expect(bodyOf(direct)).toContain(run('https://a.example', blue))
  })

  test('does not touch text that the author has deleted', async () => {
    const gone = '<w:del w:id="9" w:author="Ada"><w:r><w:delText>old</w:delText></w:r></w:del>'
    const { direct } = await replaced(p('', r('a'), gone, r('b')), 0, 2, [{ text: 'X' }])
    expect(bodyOf(direct)).toContain('<w:delText>old</w:delText>')
  })
})

test('a picture in another width keeps its proportions, in all that says how large it is, and is another object than the one that is deleted', async () => {
  const spaces = 'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
  const size = 'cx="1270000" cy="635000"'
  const inline = `<wp:inline ${spaces}><wp:extent ${size}/><wp:docPr id="7" name="Ice"/><a:graphic><a:graphicData uri="p"><a:xfrm><a:ext ${size}/></a:xfrm></a:graphicData></a:graphic></wp:inline>`
  const { direct, tracked } = await apply({ body: p('', r('Ice: '), `<w:r><w:drawing>${inline}</w:drawing></w:r>`) }, ({ main: { xml }, paragraphs: [paragraph] }) => {
    const drawing = [...descendants(xml.root)].find(({ name }) => name === 'w:drawing')!
    return [{ kind: 'replace-text', range: { paragraph: paragraph!, from: 5, to: 6 }, content: [{ drawing, xml, width: 1000 }] }]
  })
  expect(bodyOf(direct).match(/cx="\d+" cy="\d+"/g)).toEqual(['cx="635000" cy="317500"', 'cx="635000" cy="317500"'])
  expect(bodyOf(tracked).match(/docPr id="\d+"/g)).toEqual(['docPr id="8"', 'docPr id="7"'])
})
