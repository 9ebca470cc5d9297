import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { format, inspect } from '../../src/index.js'
import { countWords } from '../../src/structure/view.js'
import { captionLabel } from '../../src/structure/words/caption-label.js'
import { beginsKeywords } from '../../src/structure/words/keywords.js'
import { beginsAbstract, partNamed, sectionNamed } from '../../src/structure/words/section-names.js'
import { typedNumber } from '../../src/structure/words/typed-number.js'

const plain = (text: string) => p('', r(text))
const bold = (text: string) => p('', r(text, '<w:b/>'))
const centred = (text: string, look = '') => p('<w:jc w:val="center"/>', r(text, look))
const chinese = '本文研究了北方港口城市在严冬时期的贸易状况。十一月的第一周，没有任何船只能够离开港口，商人们的货物被困在仓库里，其中一半在春天之前就因潮湿而损坏，市议会每天晚上都开会。'

const rolesOf = async (...body: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: body.join(''), styles: english }), {}, nodeCodec)
  return paragraphs.map(({ role, level, confidence }) => `${role}${level ?? ''}${confidence < 0.85 ? '?' : ''}`)
}

test('signs of scripts without blanks are counted as the words that they make', () => {
  expect(countWords('The harbour in ice, 1709')).toBe(5)
  expect(countWords('冰封的港口')).toBe(2)
  expect(countWords('使用 DNA 分析')).toBe(3)
  expect(countWords('　')).toBe(0)
  expect(countWords('항구의 겨울')).toBe(2)
  expect(countWords(chinese)).toBeGreaterThan(25)
})

describe('a paper in Chinese', () => {
  test('has an abstract and keywords in the line of their labels, and headings that are counted in ideographs', async () => {
    const roles = await rolesOf(
      centred('冰封的港口：北方城市的贸易', '<w:b/><w:sz w:val="36"/>'), centred('李安娜'), centred('北方大学历史系'), plain(`摘要：${chinese}`), plain('关键词：港口；贸易'),
      bold('一、引言'), plain(chinese), bold('二、研究方法'), bold('（一）材料来源'), plain(chinese), bold('（二）分析'), plain(chinese), plain('三、冬天'), plain(chinese), centred('表1　历年冰期'), bold('参考文献'),
      plain('王明. (2019). 港口的一年. 北方城市研究, 12(3), 45–67.'),
    )
    expect(roles).toEqual([
      'title', 'author', 'affiliation', 'abstract', 'keywords', 'heading1', 'body', 'heading1', 'heading2', 'body', 'heading2', 'body', 'heading1', 'body', 'table-caption', 'heading1', 'reference-entry',
    ])
  })

  test('keeps the numbers of its headings', async () => {
    const body = centred('论冰封的港口', '<w:b/><w:sz w:val="32"/>') + ['一、引言', '二、冬天', '三、结论'].flatMap((heading) => [bold(heading), plain(chinese)]).join('')
    const { document } = await format(await docxOf({ body, styles: english }), { style: 'apa-7' }, nodeCodec)
    expect((await inspect(document, {}, nodeCodec)).outline.map(({ text }) => text)).toEqual(['一、引言', '二、冬天', '三、结论'])
  })
})

test.each([
  ['第十二章 结论', 12], ['第2节', 2], ['（三）讨论', 3], ['壹、緒論', 1], ['제3장 결과', 3], ['Ⅳ. 결론', 4], ['2．方法', 2], ['3、结论', 3], ['２．港の冬', 2], ['２．３　港の船', 3],
])('%s has the number %d', (line, value) => expect(typedNumber(line)?.value).toBe(value))

test.each(['一个人的港口', '十二月的冰', '第三次航行', '三、四百年前'])('%s has no number but its first word', (line) => expect(typedNumber(line)?.to ?? 0).toBeLessThanOrEqual(2))

test.each([
  ['目　录', 'contents'], ['İÇİNDEKİLER', 'contents'], ['Περιεχόμενα', 'contents'], ['תוכן עניינים', 'contents'], ['ΒΙΒΛΙΟΓΡΑΦΙΑ', 'references'], ['五、参考文献', 'references'], ['Список использованных источников', 'references'],
  ['Tài liệu tham khảo', 'references'], ['附录A　问卷', 'appendix'], ['Приложение А', 'appendix'], ['Παράρτημα Β', 'appendix'], ['致谢', 'acknowledgements'], ['## Acknowledgements', 'acknowledgements'], ['Lời cảm ơn', 'acknowledgements'], ['Öz', 'abstract'], ['תקציר', 'abstract'],
])('%s is the name of a section: %s', (line, section) => expect(sectionNamed(line)).toBe(section))

test.each(['一、引言', '1．はじめに', 'Ⅰ. 서론', 'المقدمة', 'מבוא', 'Εισαγωγή', 'GİRİŞ', 'TARTIŞMA', 'Zakończenie', 'Mở đầu'])('%s is a main part', (line) => expect(partNamed(line).main).toBe(true))

test.each(['关键词：港口', '【关键词】港口', 'キーワード：港', 'Λέξεις-κλειδιά: λιμάνι', 'Từ khóa: cảng', 'מילות מפתח: נמל'])('%s begins keywords', (line) => expect(beginsKeywords(line)).toBe(true))
test.each(['摘要：本文', '【摘要】本文', 'Abstract—We asked', 'Özet: Bu çalışma'])('%s begins an abstract', (line) => expect(beginsAbstract(line)).toBe(true))

test.each([
  ['图1-1 港口平面图', '1-1', true], ['図2　港の平面図', '2', true], ['<표 1> 결빙 일수', '1', true], ['【表3】历年', '3', true], ['图1显示了港口', '1', false], ['表１２　港の船', '12', true], ['Πίνακας 1. Ημέρες', '1', true], ['טבלה 1: ימי קרח', '1', true],
])('%s is labelled %s, and the label ends there: %s', (line, number, separated) => expect(captionLabel(line)).toMatchObject({ number, separated }))

test('an entry with marks that the model does not know is left as it is', async () => {
  const entry = 'سامبل، أ. (2019). عام في الميناء. مجلة مدن الشمال، 12(3)، 45–67.'
  const body = plain('It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.') + bold('المراجع') + plain(entry)
  const { document } = await format(await docxOf({ body, styles: english }), { style: 'apa-7' }, nodeCodec)
  expect((await inspect(document, {}, nodeCodec)).paragraphs.map(({ text }) => text)).toContain(entry)
})
