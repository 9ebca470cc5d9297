import { style } from './markup.js'

/** What Word itself begins a document with: a theme font, small type, spacing after, coloured headings. */
const defaults =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:asciiTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="en-GB"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="259" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>'

const headingLook = (level: number): string =>
  `<w:pPr><w:keepNext/><w:spacing w:before="240" w:after="0"/><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:rFonts w:asciiTheme="majorHAnsi" w:hAnsiTheme="majorHAnsi"/><w:color w:val="2F5496" w:themeColor="accent1" w:themeShade="BF"/><w:sz w:val="${34 - level * 2}"/></w:rPr>`

const tableLook =
  '<w:pPr><w:spacing w:after="0" w:line="240" w:lineRule="auto"/></w:pPr><w:tblPr><w:tblBorders><w:top w:val="single" w:sz="4"/></w:tblBorders></w:tblPr><w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr></w:tblStylePr><w:tblStylePr w:type="band1Horz"><w:pPr><w:jc w:val="center"/></w:pPr></w:tblStylePr>'

interface Ids {
  readonly normal: string
  readonly heading: string
  readonly title: string
  readonly quote: string
  readonly list: string
}

const sheet = ({ normal, heading, title, quote, list }: Ids): string => {
  const based = `<w:basedOn w:val="${normal}"/>`
  return [
    defaults,
    style(normal, 'Normal', '', 'w:type="paragraph" w:default="1"'),
    ...[1, 2, 3].map((level) => style(`${heading}${level}`, `heading ${level}`, `${based}<w:next w:val="${normal}"/><w:qFormat/>${headingLook(level)}`)),
    style(title, 'Title', `${based}<w:pPr><w:contextualSpacing/></w:pPr><w:rPr><w:spacing w:val="-10"/><w:sz w:val="56"/></w:rPr>`),
    style(quote, 'Quote', `${based}<w:pPr><w:spacing w:before="200"/><w:ind w:left="864" w:right="864"/><w:jc w:val="center"/></w:pPr><w:rPr><w:i/></w:rPr>`),
    style(list, 'List Paragraph', `${based}<w:pPr><w:ind w:left="720"/><w:contextualSpacing/></w:pPr>`),
    style('Strong', 'Strong', '<w:rPr><w:b/></w:rPr>', 'w:type="character"'),
    style('TableNormal', 'Normal Table', '<w:tblPr><w:tblInd w:w="0" w:type="dxa"/></w:tblPr>', 'w:type="table" w:default="1"'),
    style('TableGrid', 'Table Grid', `<w:basedOn w:val="TableNormal"/>${tableLook}`, 'w:type="table"'),
  ].join('')
}

export const englishIds: Ids = { normal: 'Normal', heading: 'Heading', title: 'Title', quote: 'Quote', list: 'ListParagraph' }
export const germanIds: Ids = { normal: 'Standard', heading: 'berschrift', title: 'Titel', quote: 'Zitat', list: 'Listenabsatz' }

/** The style sheet of an English Word. */
export const english = sheet(englishIds)
/** That of a German Word: other ids, the same names. */
export const german = sheet(germanIds)

const face = (kind: string, name: string): string => `<a:${kind}Font><a:latin typeface="${name}"/><a:ea typeface=""/><a:cs typeface=""/></a:${kind}Font>`

/** A theme with the fonts of older Words. */
export const officeTheme = `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Office"><a:themeElements><a:fontScheme name="Office">${face('major', 'Calibri Light')}${face('minor', 'Calibri')}</a:fontScheme></a:themeElements></a:theme>`
