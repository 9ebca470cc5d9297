import { capital, phrase, reference, sentence, word } from './prose.js'
import type { Ink } from './ink.js'
import { BOLD, ITALIC } from './ink.js'

const PICTURES = 40

/** What the body needs from other parts. */
export interface Body {
  readonly xml: string
  readonly footnotes: readonly string[]
  readonly pictures: number
}

/** The body of a student's long paper, page by page, with the habits that a formatter meets: tabs, blank lines, bold lines as headings. */
export function writeBody(ink: Ink, pages: number): Body {
  const { chance } = ink
  const blocks: string[] = []
  const footnotes: string[] = []
  let [headings, tables, figures, bookmarks] = [0, 0, 0, 0]
  const put = (properties: string, content: string) => { blocks.push(ink.paragraph(properties, content)) }

  const heading = (level: number) => {
    const title = (level === 1 ? `${String(++headings)}. ` : '') + capital(phrase(chance, chance.between(2, 6)))
    if (chance.of(0.25)) return put(level === 1 ? '<w:jc w:val="center"/>' : '', ink.text(title, '<w:rPr><w:b/><w:bCs/><w:sz w:val="28"/></w:rPr>'))
    const id = String(bookmarks++)
    put(`<w:pStyle w:val="Heading${String(level)}"/>`, `<w:bookmarkStart w:id="${id}" w:name="_Toc${id}"/>${ink.text(title, '')}<w:bookmarkEnd w:id="${id}"/>`)
  }
  const caption = (label: string, number: number) => {
    const title = `. ${capital(phrase(chance, 8))}`
    put('<w:pStyle w:val="Caption"/>', ink.run(`${label} `) + ink.field(`SEQ ${label} \\* ARABIC`, String(number)) + ink.text(title, ''))
  }
  const paragraph = (length: number) => {
    const sentences: string[] = []
    for (let left = length; left > 0; left -= 20) sentences.push(sentence(chance, chance.between(14, 24)))
    const note = chance.of(0.2) ? footnote() : ''
    const indent = chance.of(0.3) ? '<w:r><w:tab/></w:r>' : ''
    const properties = chance.pick([
      '<w:spacing w:line="480" w:lineRule="auto"/><w:ind w:firstLine="720"/><w:jc w:val="both"/>',
      '<w:spacing w:after="0" w:line="360" w:lineRule="auto"/><w:jc w:val="both"/>',
      '<w:pStyle w:val="BodyText"/>',
    ])
    put(properties, indent + ink.text(sentences.join(' ')) + note)
  }
  const footnote = () => {
    const id = String(footnotes.length + 1)
    const mark = '<w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr>'
    const text = ink.text(` ${sentence(chance, chance.between(8, 25))}`, '')
    footnotes.push(`<w:footnote w:id="${id}">${ink.paragraph('<w:pStyle w:val="FootnoteText"/>', `<w:r>${mark}<w:footnoteRef/></w:r>${text}`)}</w:footnote>`)
    return `<w:r>${mark}<w:footnoteReference w:id="${id}"/></w:r>`
  }
  const list = () => {
    const number = chance.pick(['1', '2'])
    const properties = `<w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${number}"/></w:numPr>`
    for (let left = chance.between(3, 5); left > 0; left--) put(properties, ink.text(sentence(chance, chance.between(6, 14))))
  }
  const table = () => {
    caption('Table', ++tables)
    const columns = chance.between(3, 5)
    const cell = (row: number, column: number) => ink.text(row === 0 || column === 0 ? capital(word(chance)) : (chance.next() * 100).toFixed(2), row === 0 ? BOLD : '')
    const rows = Array.from({ length: chance.between(4, 7) }, (_, row) => `<w:tr w:rsidR="${ink.session()}">${Array.from({ length: columns }, (_, column) =>
      `<w:tc><w:tcPr><w:tcW w:w="1800" w:type="dxa"/></w:tcPr>${ink.paragraph('<w:jc w:val="center"/>', cell(row, column))}</w:tc>`).join('')}</w:tr>`)
    const properties = '<w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/><w:tblLook w:val="04A0"/></w:tblPr>'
    blocks.push(`<w:tbl>${properties}<w:tblGrid>${'<w:gridCol w:w="1800"/>'.repeat(columns)}</w:tblGrid>${rows.join('')}</w:tbl>`)
  }
  const figure = () => {
    figures++
    put('<w:keepNext/><w:jc w:val="center"/>', drawing(figures, (figures - 1) % PICTURES))
    caption('Figure', figures)
  }

  for (const line of [capital(phrase(chance, 10)), 'Nadia Eriksen', 'Department of Method, University of the North', '14 March 2024']) put('<w:jc w:val="center"/>', ink.text(line, ''))
  put('<w:jc w:val="center"/>', ink.run('Abstract', BOLD))
  paragraph(150)
  for (let page = 0; ink.words < pages * 300; page++) {
    if (page % 6 === 0) heading(1)
    else if (page % 2 === 0) heading(2)
    else if (page % 5 === 0) heading(3)
    if (page % 4 === 2) table()
    if (page % 5 === 3) figure()
    if (page % 3 === 1) list()
    if (page % 6 === 4) put('<w:ind w:left="720" w:right="720"/>', ink.text(sentence(chance, 55)))
    if (page % 4 === 1) put('', '')
    for (let left = 230; left > 0; left -= 90) paragraph(90)
  }
  put('<w:pageBreakBefore/><w:jc w:val="center"/>', ink.run('References', BOLD))
  for (let left = Math.min(300, pages + 3); left > 0; left--) {
    const [before, title, rest] = reference(chance)
    put(chance.of(0.7) ? '<w:ind w:left="720" w:hanging="720"/>' : '', ink.text(before) + ink.text(title, ITALIC) + ink.text(rest))
  }
  return { xml: blocks.join(''), footnotes, pictures: Math.min(figures, PICTURES) }
}

function drawing(id: number, picture: number): string {
  const name = `id="${String(id)}" name="Picture ${String(id)}"`
  const main = 'http://schemas.openxmlformats.org/drawingml/2006/main'
  const kind = 'http://schemas.openxmlformats.org/drawingml/2006/picture'
  const size = 'cx="4572000" cy="2743200"'
  const shape = `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`
  const blip = `<pic:blipFill><a:blip r:embed="rIdPicture${String(picture)}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>`
  const graphic = `<a:graphic xmlns:a="${main}"><a:graphicData uri="${kind}"><pic:pic xmlns:pic="${kind}"><pic:nvPicPr><pic:cNvPr ${name}/><pic:cNvPicPr/></pic:nvPicPr>${blip}${shape}</pic:pic></a:graphicData></a:graphic>`
  return `<w:r><w:rPr><w:noProof/></w:rPr><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr ${name}/>${graphic}</wp:inline></w:drawing></w:r>`
}
