import { describe, expect, test } from 'vitest'
import { documentOf } from '../../test/edits/apply.js'
import { control, level, list, p, r, style, table } from '../../test/notation/markup.js'
import { officeTheme } from '../../test/notation/style-sheets.js'
import type { Parts } from '../../test/notation/docx-of.js'
import type { Properties } from './properties/property.js'

/** What holds for the first paragraph with text, and for its first run. */
const held = async (parts: Parts): Promise<{ paragraph: Properties; run: Properties }> => {
  const { paragraphs } = await documentOf(parts)
  const paragraph = paragraphs.find(({ text }) => text !== '')!
  return { paragraph: paragraph.effective, run: paragraph.runs.find(({ from, to }) => to > from)!.effective }
}

const defaults = (run: string, paragraph = '') =>
  `<w:docDefaults><w:rPrDefault><w:rPr>${run}</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr>${paragraph}</w:pPr></w:pPrDefault></w:docDefaults>`
const normal = (look = '') => style('Normal', 'Normal', look, 'w:type="paragraph" w:default="1"')
const character = (id: string, look: string) => style(id, id, `<w:rPr>${look}</w:rPr>`, 'w:type="character"')
const run = (look: string) => `<w:rPr>${look}</w:rPr>`
const paragraph = (look: string) => `<w:pPr>${look}</w:pPr>`
const based = (on: string) => `<w:basedOn w:val="${on}"/>`

describe('the cascade', () => {
  test('goes from the defaults over the chain of styles and the character style to what is said directly', async () => {
    const styles = defaults('<w:sz w:val="20"/><w:color w:val="111111"/><w:u w:val="single"/><w:highlight w:val="red"/>') + normal(run('<w:color w:val="222222"/><w:u w:val="dotted"/><w:highlight w:val="green"/>')) + style('Deep', 'Deep', based('Normal') + run('<w:u w:val="dash"/><w:highlight w:val="blue"/>')) + character('C', '<w:highlight w:val="cyan"/>')
    const { run: held1 } = await held({ styles, body: p('<w:pStyle w:val="Deep"/>', r('A', '<w:rStyle w:val="C"/><w:i/>')) })
    expect(held1).toMatchObject({ size: 20, color: '222222', underline: 'dash', highlight: 'cyan', italic: true })
  })

  test('gives a paragraph with an unknown style the default style', async () => {
    const { paragraph: held1 } = await held({ styles: normal(paragraph('<w:jc w:val="both"/>')), body: p('<w:pStyle w:val="Missing"/>', r('A')) })
    expect(held1['align']).toBe('both')
  })

  test('takes the style that is called Normal for the default where none says that it is one', async () => {
    const styles = style('Standard', 'Normal', paragraph('<w:jc w:val="right"/>'))
    expect((await held({ styles, body: p('', r('A')) })).paragraph).toMatchObject({ align: 'right' })
  })

  test('does without a styles part', async () => {
    expect(await held({ body: p('<w:jc w:val="right"/>', r('A', '<w:b/>')) })).toMatchObject({ paragraph: { align: 'right' }, run: { bold: true } })
  })

  test('takes a hanging indent of none for no indent', async () => {
    expect((await held({ body: p('<w:ind w:hanging="0"/>', r('A')) })).paragraph).toEqual({ firstLine: 0 })
  })

  test('knows no frame that the defaults speak of, as Pages writes one', async () => {
    const frame = '<w:framePr w:h="0" w:w="0" w:xAlign="left"/>'
    expect((await held({ styles: defaults('', `${frame}<w:keepNext/>`), body: p('', r('A')) })).paragraph).toEqual({ keepNext: true })
    expect((await held({ styles: normal(paragraph(frame)), body: p('', r('A')) })).paragraph).toHaveProperty(['w:framePr'])
  })

  test('cuts a circle of styles', async () => {
    const styles = style('A', 'A', based('B') + paragraph('<w:keepNext/>')) + style('B', 'B', based('A') + paragraph('<w:jc w:val="right"/>'))
    expect((await held({ styles, body: p('<w:pStyle w:val="A"/>', r('x')) })).paragraph).toMatchObject({ keepNext: true, align: 'right' })
  })

  test('does not follow a chain into styles of another type', async () => {
    const styles = character('C', '<w:b/>') + style('P', 'P', based('C'))
    expect((await held({ styles, body: p('<w:pStyle w:val="P"/>', r('x')) })).run['bold']).toBeUndefined()
  })
})

describe('toggle properties', () => {
  const bold = run('<w:b/>')
  const body = (look: string) => p('<w:pStyle w:val="P"/>', r('A', look))
  const styles = normal() + style('P', 'P', based('Normal') + bold) + character('C', '<w:b/>')

  test('cancel out between the paragraph style and the character style', async () => {
    expect((await held({ styles, body: body('') })).run['bold']).toBe(true)
    expect((await held({ styles, body: body('<w:rStyle w:val="C"/>') })).run['bold']).toBe(false)
  })

  test('do not cancel out along one chain of styles', async () => {
    const chain = style('Q', 'Q', bold) + style('P', 'P', based('Q') + bold)
    expect((await held({ styles: chain, body: body('') })).run['bold']).toBe(true)
  })

  test('are absolute where they are said directly', async () => {
    expect((await held({ styles, body: body('<w:rStyle w:val="C"/><w:b/>') })).run['bold']).toBe(true)
    expect((await held({ styles, body: body('<w:b w:val="0"/>') })).run['bold']).toBe(false)
  })

  test('stay on where the defaults have them on', async () => {
    expect((await held({ styles: defaults('<w:b/>') + styles, body: body('') })).run['bold']).toBe(true)
  })
})

describe('fonts', () => {
  test('of the theme win over a name beside them, and lose to a name of a higher level', async () => {
    const styles = defaults('<w:rFonts w:ascii="Arial" w:asciiTheme="minorHAnsi"/>') + normal() + style('P', 'P', run('<w:rFonts w:ascii="Georgia"/>'))
    const document = await documentOf({ theme: officeTheme, styles, body: p('', r('A')) + p('<w:pStyle w:val="P"/>', r('B')) })
    const faces = document.paragraphs.map(({ runs: [first] }) => document.theme.face(first!.effective['fontAscii'] as string))
    expect(faces).toEqual(['Calibri', 'Georgia'])
  })
})

describe('table styles', () => {
  const look = '<w:tblLook w:firstRow="1" w:lastRow="0" w:firstColumn="1" w:lastColumn="0" w:noHBand="0" w:noVBand="1"/>'
  const conditional = (type: string, inner: string) => `<w:tblStylePr w:type="${type}">${inner}</w:tblStylePr>`
  const grid = style('T', 'T', paragraph('<w:spacing w:after="10"/>') + conditional('firstRow', run('<w:b/>')) + conditional('firstCol', run('<w:i/>')) + conditional('band1Horz', paragraph('<w:jc w:val="right"/>')) + conditional('nwCell', run('<w:caps/>')), 'w:type="table"')
  const rows = [['NW', 'top'], ['left', 'one'], ['left', 'two']].map((cells) => cells.map((text) => p('', r(text))))
  const cells = async (styles: string) => (await documentOf({ styles, body: table(`<w:tblStyle w:val="T"/>${look}`, ...rows) + p('') })).paragraphs

  test('format cells by their place', async () => {
    const [corner, top, left, one, , two] = await cells(grid)
    expect(corner!.runs[0]!.effective).toMatchObject({ bold: true, italic: true, caps: true })
    expect(top!.runs[0]!.effective).toMatchObject({ bold: true })
    expect(left!.runs[0]!.effective).toMatchObject({ italic: true })
    expect(one!.effective).toMatchObject({ align: 'right', spaceAfter: 10 })
    expect(two!.effective['align']).toBeUndefined()
  })

  test('know the last column, where the table wants it to have a look of its own', async () => {
    const styles = style('T', 'T', conditional('lastCol', run('<w:b/>')), 'w:type="table"')
    const bold = async (wanted: string) => {
      const body = table(`<w:tblStyle w:val="T"/><w:tblLook w:lastColumn="${wanted}"/>`, [p('', r('one')), p('', r('two'))]) + p('')
      return (await documentOf({ styles, body })).paragraphs.slice(0, 2).map(({ runs: [first] }) => first!.effective['bold'] ?? false)
    }
    expect([await bold('1'), await bold('0')]).toEqual([[false, true], [false, false]])
  })

  test('know the last row where it lies in a content control, as sections that repeat do', async () => {
    const styles = style('T', 'T', conditional('lastRow', run('<w:b/>')), 'w:type="table"')
    const cell = (text: string) => `<w:tc>${p('', r(text))}</w:tc>`
    const repeated = control('<w:alias w:val="a"/>', `<w:tr>${cell('one')}</w:tr>`, `<w:tr>${control('<w:alias w:val="b"/>', cell('two'))}</w:tr>`)
    const body = `<w:tbl><w:tblPr><w:tblStyle w:val="T"/><w:tblLook w:val="0040"/></w:tblPr><w:tr>${cell('head')}</w:tr>${repeated}</w:tbl>${p('')}`
    const { paragraphs } = await documentOf({ styles, body })
    expect(paragraphs.slice(0, 3).map(({ runs: [first] }) => first!.effective['bold'] ?? false)).toEqual([false, false, true])
  })

  test('beat the defaults and lose to what Normal says', async () => {
    expect((await cells(defaults('', '<w:spacing w:after="160"/>') + normal() + grid))[3]!.effective['spaceAfter']).toBe(10)
    expect((await cells(normal(paragraph('<w:spacing w:after="200"/>')) + grid))[3]!.effective['spaceAfter']).toBe(200)
  })
})

describe('numbering', () => {
  const bullets = list(1, level(0, 'bullet', '•', paragraph('<w:ind w:left="720" w:hanging="360"/>') + run('<w:b/>')), level(1, 'bullet', '–', paragraph('<w:ind w:left="1440" w:hanging="360"/>')))
  const numbering = bullets.abstract + bullets.instance
  const numbered = (id: number, at = 0) => `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr>`
  const indented = paragraph('<w:ind w:left="100"/>')

  test('that is given directly beats the indents of styles', async () => {
    const { paragraph: held1 } = await held({ numbering, styles: normal(indented), body: p(numbered(1, 1), r('A')) })
    expect(held1).toMatchObject({ indentStart: 1440, firstLine: -360, numberingLevel: 1 })
  })

  test('loses to indents that are given directly beside it', async () => {
    expect((await held({ numbering, body: p(`${numbered(1)}<w:ind w:left="0"/>`, r('A')) })).paragraph).toMatchObject({ indentStart: 0, firstLine: -360 })
  })

  test('that a style carries loses to the style’s own indents, and beats those of the styles below', async () => {
    const styles = normal(paragraph('<w:ind w:right="50" w:left="5"/>')) + style('L', 'L', based('Normal') + paragraph(numbered(1) + '<w:ind w:left="100"/>')) + style('M', 'M', based('Normal') + paragraph(numbered(1)))
    expect((await held({ numbering, styles, body: p('<w:pStyle w:val="L"/>', r('A')) })).paragraph).toMatchObject({ indentStart: 100, firstLine: -360, indentEnd: 50 })
    expect((await held({ numbering, styles, body: p('<w:pStyle w:val="M"/>', r('A')) })).paragraph).toMatchObject({ indentStart: 720 })
  })

  test('is switched off by the number 0, with its indents', async () => {
    const styles = style('L', 'L', paragraph(numbered(1)))
    const { paragraph: held1 } = await held({ numbering, styles, body: p('<w:pStyle w:val="L"/><w:numPr><w:numId w:val="0"/></w:numPr>', r('A')) })
    expect(held1).toMatchObject({ numbering: 0 })
    expect(held1['indentStart']).toBeUndefined()
  })

  test('looks the level up by the style that is linked to it', async () => {
    const headings = list(2, level(0, 'decimal', '%1', '', 'H1'), level(1, 'decimal', '%1.%2', paragraph('<w:ind w:left="900"/>'), 'H2'))
    const styles = style('H1', 'heading 1', paragraph('<w:numPr><w:numId w:val="2"/></w:numPr>')) + style('H2', 'heading 2', paragraph('<w:numPr><w:numId w:val="2"/></w:numPr>'))
    const { paragraph: held1 } = await held({ numbering: headings.abstract + headings.instance, styles, body: p('<w:pStyle w:val="H2"/>', r('A')) })
    expect(held1).toMatchObject({ numberingLevel: 1, indentStart: 900 })
  })

  test('formats the number only, not the text, with the run properties of its level', async () => {
    expect((await held({ numbering, body: p(numbered(1), r('A')) })).run['bold']).toBeUndefined()
  })

  test('says nothing where the list is not defined', async () => {
    expect((await held({ body: p(numbered(9), r('A')) })).paragraph['indentStart']).toBeUndefined()
  })
})
