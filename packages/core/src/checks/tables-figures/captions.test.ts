import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { field, p, r, style, table } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { bodyText } from '../../../test/reading/text.js'
import { ours, reviseAll } from '../../../test/revisions/revise.js'
import { format } from '../../format.js'
import { effectiveContent } from '../../inspect.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'
const picture = p('', '<w:r><w:drawing/></w:r>')
const grid = table('', [p('', r('Year')), p('', r('Price'))], [p('', r('1709')), p('', r('12'))])
const caption = (...content: string[]): string => p('<w:pStyle w:val="Caption"/>', ...content)

const looks = async (bytes: Uint8Array) => (await effectiveContent(bytes, nodeCodec)).filter(({ part }) => part === 'word/document.xml').map(({ paragraph, runs }) => ({ paragraph, runs }))

/** The lines that have captions, pictures or callouts, formatted directly; tracked changes give the same, and back. */
const formatted = async (name: string, ...blocks: string[]): Promise<string[]> => {
  const original = await docxOf({ body: blocks.join('') + p('', r(prose)), styles: english + style('Caption', 'caption') })
  const direct = await bodyText((await format(original, { style: name }, nodeCodec)).document)
  const tracked = (await format(original, { style: name, trackedChanges: true }, nodeCodec)).document
  expect(await bodyText(await reviseAll(tracked, 'accept', ours))).toEqual(direct)
  const rejected = await reviseAll(tracked, 'reject', ours)
  expect(await bodyText(rejected)).toEqual(await bodyText(original))
  expect(await looks(rejected)).toEqual(await looks(original))
  return direct.filter((line) => /□|tab|fig|abb/i.test(line))
}

describe('the caption of a figure', () => {
  test('moves over the picture where the style has it there, with the number that Word counts', async () => {
    const lines = await formatted('apa-7', p('', r(prose)), picture, caption(r('Figure '), field('SEQ Figure \\* ARABIC', '1'), r('. The Harbour.')), p('', r(prose)))
    expect(lines).toEqual(['Figure 1\nThe Harbour', '□'])
  })

  test('leaves under itself a picture that keeps to nothing below but a note', async () => {
    const held = p('<w:keepNext/>', '<w:r><w:drawing/></w:r>')
    const keeps = async (...behind: string[]) => {
      const original = await docxOf({ body: [p('', r(prose)), held, caption(r('Figure 1. The Harbour')), ...behind].join(''), styles: english + style('Caption', 'caption') })
      const { document } = await format(original, { style: 'apa-7' }, nodeCodec)
      expect((await format(document, { style: 'apa-7' }, nodeCodec)).report.changes).toEqual([])
      return (await effectiveContent(document, nodeCodec))[2]!.paragraph['keepNext']
    }
    expect(await keeps(p('', r(prose)))).toBe(false)
    expect(await keeps(p('', r('Note. Drawn by the council.')), p('', r(prose)))).toBe(true)
  })

  test('moves under it where the style has it there', async () => {
    expect(await formatted('chicago-18-nb', caption(r('Figure 1: The harbour')), picture, p('', r(prose)))).toEqual(['□', 'Figure 1. The harbour'])
  })

  test('is worded as the style has it where a program lays it out with its picture in a table of one column', async () => {
    const laidOut = table('', [picture], [caption(r('Figure 1: The harbour'))])
    expect(await formatted('ieee', p('', r(prose)), laidOut, p('', r(prose)), picture, p('', r('Figure 2: The town')))).toEqual(['□', 'Fig. 1. The harbour.', '□', 'Fig. 2. The town.'])
  })

  test('ends with a stop that looks as its words do, not as the blank behind them', async () => {
    const original = await docxOf({ body: [picture, caption(r('Figure 1: The harbour'), r(' ', '<w:b/>')), p('', r(prose))].join(''), styles: english + style('Caption', 'caption') })
    const { document } = await format(original, { style: 'ieee' }, nodeCodec)
    expect(await bodyText(document)).toContain('Fig. 1. The harbour. ')
    expect((await format(document, { style: 'ieee' }, nodeCodec)).report.changes).toEqual([])
  })

  test('stays where a bookmark ties it to references', async () => {
    const marked = caption('<w:bookmarkStart w:id="1" w:name="_Ref1"/>', r('Figure 1'), '<w:bookmarkEnd w:id="1"/>', r('. The Harbour'))
    expect(await formatted('apa-7', picture, marked, p('', r(prose), field('REF _Ref1 \\h', 'Figure 1')))).toEqual(['□', 'Figure 1\nThe Harbour', `${prose}Figure 1`])
  })
})

test.each(['harvard', 'ieee', 'apa-7'])('%s has nothing to do with a label, its title and a note the second time, wherever it moves them', async (name) => {
  const note = p('', r('Note. ', '<w:i/>'), r('Days on which no ship left.'))
  const label = p('', r('Figure 1'))
  for (const blocks of [[label, p('', r('Ships at Anchor', '<w:i/>')), picture, note], [picture, label, p('', r('Ships at Anchor', '<w:i/>')), note]]) {
    const original = await docxOf({ body: [p('', r(prose)), ...blocks, p('', r(prose))].join(''), styles: english + style('Caption', 'caption') })
    const { document } = await format(original, { style: name }, nodeCodec)
    expect((await format(document, { style: name }, nodeCodec)).report.changes).toEqual([])
  }
})

describe('the caption of a table', () => {
  test('whose label stands over its title has no gap between the two', async () => {
    const original = await docxOf({ body: [p('', r(prose)), caption(r('TABLE I')), caption(r('Prices')), grid, p('', r(prose))].join(''), styles: english + style('Caption', 'caption') })
    const lines = await effectiveContent((await format(original, { style: 'ieee' }, nodeCodec)).document, nodeCodec)
    const [label, title] = ['TABLE I', 'Prices'].map((words) => lines.find(({ text }) => text === words)!.paragraph)
    expect([label!['spaceAfter'], title!['spaceBefore']].map((gap) => Number(gap ?? 0))).toEqual([0, 0])
  })

  test('moves over the table where the style has it there, and the text above stays as it is', async () => {
    const above = p('<w:keepNext/><w:rPr><w:i/></w:rPr>', r(`See the tab. ${prose}`))
    expect(await formatted('apa-7', p('', r(prose)), above, table('', [p('', r('Table'))], [p('', r('1'))], [p('', r('2'))]), caption(r('Table 1. Prices')), p('', r(prose))))
      .toEqual([`See the tab. ${prose}`, 'Table 1\nPrices', 'Table'])
  })

  test('moves there with its label', async () => {
    const lines = [p('', r('Table 1')), p('', r('Tabs and prices', '<w:i/>'))]
    expect(await formatted('ieee', p('', r(`No tab. ${prose}`)), table('', [p('', r('Tab'))], [p('', r('1'))]), ...lines, p('', r(prose))))
      .toEqual([`No tab. ${prose}`, 'TABLE I', 'Tabs and Prices', 'Tab'])
  })

  test('stays under the table where no text stands above whose mark could be its own, or another table stands below', async () => {
    const label = caption(r('Table 1. Prices'))
    for (const blocks of [[grid, label, p('', r(prose))], [p('', r(prose)), p(''), grid, label, p('', r(prose))]]) expect((await formatted('apa-7', ...blocks)).at(-1)).toBe('Table 1\nPrices')
  })

  test('moves over the table where the next one has its caption in its first row', async () => {
    const ofItsOwn = table('', [p('', r('Table 2. Wages'))], [p('', r('Year')), p('', r('Paid'))], [p('', r('1709')), p('', r('3'))])
    expect(await formatted('chicago-18-nb', p('', r(prose)), table('', [p('', r('Tab')), p('', r('1'))]), p(''), caption(r('Table 1: Prices')), p(''), ofItsOwn))
      .toEqual(['Table 1. Prices', 'Tab', 'Table 2. Wages'])
  })

  test('moves over the table where one without content stands below it', async () => {
    const blocks = [p('', r(prose)), table('', [p('', r('Tab'))], [p('', r('1'))]), caption(r('Table 1. Prices')), p('')]
    expect(await formatted('chicago-18-nb', ...blocks, table('', [p('')]), p('', r(prose)))).toEqual(['Table 1. Prices', 'Tab'])
    expect(await formatted('chicago-18-nb', ...blocks, table('', [p('', r('No tab'))]), p('', r(prose)))).toEqual(['Tab', 'Table 1. Prices', 'No tab'])
  })

  test('has Roman numerals in IEEE, and the text goes on naming it', async () => {
    const lines = await formatted('ieee', p('', r(`Tables 1 and 2 show it, and so does Table 2 of Sample. ${prose}`)), caption(r('Table 1: Prices')), grid, caption(r('Table 2: Wages')), grid)
    expect(lines).toEqual([`Tables I and II show it, and so does Table 2 of Sample. ${prose}`, 'TABLE I\nPrices', 'TABLE II\nWages'])
  })

  test('keeps its number where a field shows it in other numerals', async () => {
    expect(await formatted('ieee', caption(r('Table '), field('SEQ Table \\* ARABIC', '1'), r(': Prices')), grid)).toEqual(['TABLE 1\nPrices'])
  })

  test('stays above its own, though a line that says more of it stands between them and another table ends right above', async () => {
    const says = (number: number, title: string): string[] => [caption(r(`Table ${number}: ${title}`)), p('', r('Of all tables here, in per cent'))]
    const tabulated = table('', [p('', r('Tab'))], [p('', r('12'))])
    expect(await formatted('harvard', p('', r(prose)), ...says(1, 'Bees'), tabulated, ...says(2, 'Wasps'), tabulated)).toEqual([
      'Table 1: Bees', 'Of all tables here, in per cent', 'Tab', 'Table 2: Wasps', 'Of all tables here, in per cent', 'Tab',
    ])
  })
})

describe('captions of papers in other languages', () => {
  const texts = {
    de: 'Die Schiffe, die im Winter in den Hafen der Stadt kamen, stehen mit dem Jahr und dem Preis in Tabelle 1 und sind nicht nach der Größe geordnet, die in den Büchern der Stadt zu finden ist.',
    es: 'Los barcos que en el invierno llegaron al puerto de la ciudad están con el año y el precio en la Tabla 1 y no se ordenan por el tamaño que se lee en los libros de la ciudad.',
    pl: 'Statki, które zimą przypłynęły do portu miasta, są wymienione z rokiem i ceną i nie są uporządkowane według wielkości, którą można znaleźć w księgach miejskich z tego okresu.',
  }

  test.each([
    ['apa-7', 'de', 'Tab. 1: Schiffe im Hafen', 'Tabelle 1\nSchiffe im Hafen'],
    ['chicago-18-nb', 'de', 'Tabelle 1\nSchiffe im Hafen', 'Tabelle 1. Schiffe im Hafen'],
    ['apa-7', 'es', 'Tabla 1. Barcos en el puerto', 'Tabla 1\nBarcos en el puerto'],
    ['apa-7', 'pl', 'Tabela 1. Statki w porcie', 'Tabela 1. Statki w porcie'],
  ] as const)('have the form of %s in the words of the language (%s): %s', async (name, language, typed, wanted) => {
    const text = p('', r(texts[language]))
    expect(await formatted(name, text, text, caption(r(typed)), grid)).toContain(wanted)
  })

  test('of figures have the short word where the style has it', async () => {
    const text = p('', r(texts.de))
    expect(await formatted('mla-9', text, text, picture, caption(r('Abbildung 1: Schiffe im Hafen')))).toContain('Abb. 1. Schiffe im Hafen.')
  })
})

test('a caption with too many blanks is not said to be wanted as it reads', async () => {
  const original = await docxOf({ body: picture + caption(r('Figure 1.   The harbour under ice')) + p('', r(prose)), styles: english + style('Caption', 'caption') })
  const { report } = await format(original, { style: 'chicago-18-nb' }, nodeCodec)
  const messages = report.groups.flatMap(({ checks }) => checks).filter(({ id }) => id === 'fig.caption').flatMap(({ findings }) => findings.map(({ message }) => message))
  expect(messages).toContain('In “Figure 1. The harbour under ice” one blank is to stand between the label, the number and the title.')
})

test('a caption without a number, or in a language whose labels are not known, stays on the page of its picture', async () => {
  const kept = async (text: string, line: string) => {
    const original = await docxOf({ body: [text, text, picture, line, text].map((each) => (each.startsWith('<') ? each : p('', r(each)))).join(''), styles: english + style('Caption', 'caption') })
    const { document } = await format(original, { style: 'chicago-18-nb' }, nodeCodec)
    expect((await format(document, { style: 'chicago-18-nb' }, nodeCodec)).report.changes).toEqual([])
    return (await effectiveContent(document, nodeCodec))[2]!.paragraph['keepNext']
  }
  expect(await kept(prose, p('', r('Ships at anchor in the long winter', '<w:i/>')))).toBe(true)
  expect(await kept('Statki, które zimą przypłynęły do portu miasta, są wymienione z rokiem i ceną i nie są uporządkowane według wielkości.', caption(r('Rys. 1. Statki w porcie')))).toBe(true)
  expect(await kept(prose, p('', r(prose)))).not.toBe(true)
})

describe('a caption whose title stands in a paragraph of its own', () => {
  const title = p('', r('Ships in the tables of '), r('Mare Nostrum', '<w:i/>'))

  test('has its label in the line of the title where the style has it there, with the field that counts it', async () => {
    const counted = caption(r('Table '), field('SEQ Table \\* ARABIC', '1'))
    expect(await formatted('chicago-18-nb', p('', r(prose)), counted, title, grid)).toEqual(['Table 1. Ships in the tables of Mare Nostrum'])
    expect(await formatted('harvard', p('', r(prose)), p('', r('Table 1.')), title, grid)).toEqual(['Table 1: Ships in the tables of Mare Nostrum'])
  })

  test('moves under its figure with its label in its line', async () => {
    expect(await formatted('chicago-18-nb', p('', r(prose)), p('', r('Figure 1', '<w:b/>')), p('', r('The harbour in figures', '<w:i/>')), picture, p('', r(prose)))).toEqual(['□', 'Figure 1. The harbour in figures'])
  })

  test('stays in two where a bookmark ties the label to references, or a page begins with it', async () => {
    const marked = caption('<w:bookmarkStart w:id="1" w:name="_Ref1"/>', r('Table 1'), '<w:bookmarkEnd w:id="1"/>')
    for (const label of [marked, p('<w:pageBreakBefore/>', r('Table 1'))]) {
      expect(await formatted('chicago-18-nb', p('', r(prose)), label, title, grid)).toEqual(['Table 1', 'Ships in the tables of Mare Nostrum'])
    }
  })

  test('is not looked at again', async () => {
    const original = await docxOf({ body: [p('', r(prose)), p('', r('Table 1', '<w:b/>')), title, grid, p('', r(prose))].join(''), styles: english })
    for (const name of ['chicago-18-nb', 'harvard', 'ama-11']) {
      const { document, report } = await format(original, { style: name }, nodeCodec)
      expect(report.groups.flatMap(({ checks }) => checks).flatMap(({ findings }) => findings).filter(({ status }) => status === 'failed')).toEqual([])
      expect((await format(document, { style: name }, nodeCodec)).report.changes).toEqual([])
    }
  })
})
