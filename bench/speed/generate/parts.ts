/** The parts around the body. Only what Word writes in every such document. */
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const NAMESPACES = [
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  `xmlns:r="${OFFICE}/relationships"`,
  `xmlns:m="${OFFICE}/math"`,
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"',
  'mc:Ignorable="w14 w15"',
].join(' ')

const root = (name: string, content: string): string => `${HEAD}<w:${name} ${NAMESPACES}>${content}</w:${name}>`

const SECTION = '<w:sectPr><w:headerReference w:type="default" r:id="rIdHeader"/><w:footerReference w:type="default" r:id="rIdFooter"/><w:pgSz w:w="11906" w:h="16838"/>'
  + '<w:pgMar w:top="1417" w:right="1417" w:bottom="1134" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/><w:cols w:space="708"/><w:docGrid w:linePitch="360"/></w:sectPr>'

const SEPARATORS = '<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>'
  + '<w:footnote w:type="continuationSeparator" w:id="0"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:footnote>'

function style(id: string, name: string, properties: string, type = 'paragraph'): string {
  const parent = id === 'Normal' || type !== 'paragraph' ? '' : '<w:basedOn w:val="Normal"/>'
  const standard = id === 'Normal' ? ' w:default="1"' : ''
  return `<w:style w:type="${type}"${standard} w:styleId="${id}"><w:name w:val="${name}"/>${parent}<w:qFormat/>${properties}</w:style>`
}

const DEFAULTS = '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:asciiTheme="minorHAnsi" w:eastAsiaTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi" w:cstheme="minorBidi"/>'
  + '<w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="en-GB" w:eastAsia="en-US" w:bidi="ar-SA"/></w:rPr></w:rPrDefault>'
  + '<w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="259" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>'

const STYLES = [
  style('Normal', 'Normal', ''),
  ...[1, 2, 3].map((level) => style(`Heading${String(level)}`, `heading ${String(level)}`,
    `<w:pPr><w:keepNext/><w:spacing w:before="240" w:after="0"/><w:outlineLvl w:val="${String(level - 1)}"/></w:pPr><w:rPr><w:color w:val="2F5496"/><w:sz w:val="${String(34 - 2 * level)}"/></w:rPr>`)),
  style('BodyText', 'Body Text', '<w:pPr><w:spacing w:line="480" w:lineRule="auto"/></w:pPr>'),
  style('Caption', 'caption', '<w:pPr><w:spacing w:after="200" w:line="240" w:lineRule="auto"/></w:pPr><w:rPr><w:i/><w:iCs/><w:color w:val="44546A"/><w:sz w:val="18"/></w:rPr>'),
  style('FootnoteText', 'footnote text', '<w:pPr><w:spacing w:after="0" w:line="240" w:lineRule="auto"/></w:pPr><w:rPr><w:sz w:val="20"/></w:rPr>'),
  style('FootnoteReference', 'footnote reference', '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>', 'character'),
  style('ListParagraph', 'List Paragraph', '<w:pPr><w:ind w:left="720"/><w:contextualSpacing/></w:pPr>'),
  style('Header', 'header', ''),
  style('Footer', 'footer', ''),
  style('TableGrid', 'Table Grid', '<w:tblPr><w:tblBorders><w:top w:val="single" w:sz="4" w:space="0" w:color="auto"/></w:tblBorders></w:tblPr>', 'table'),
].join('')

const levels = (format: string, text: (level: number) => string): string => Array.from({ length: 9 }, (_, level) =>
  `<w:lvl w:ilvl="${String(level)}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text(level)}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${String(720 * (level + 1))}" w:hanging="360"/></w:pPr></w:lvl>`).join('')

const NUMBERING = `<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>${levels('bullet', () => '•')}</w:abstractNum>`
  + `<w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="hybridMultilevel"/>${levels('decimal', (level) => `%${String(level + 1)}.`)}</w:abstractNum>`
  + '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>'

const font = (face: string) => `<a:latin typeface="${face}"/><a:ea typeface=""/><a:cs typeface=""/>`
const COLOURS = ['dk1', 'lt1', 'dk2', 'lt2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink']
  .map((name, index) => `<a:${name}><a:srgbClr val="${String(111111 + 50000 * index)}"/></a:${name}>`).join('')
const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3)
const THEME = `${HEAD}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Office"><a:themeElements><a:clrScheme name="Office">${COLOURS}</a:clrScheme>`
  + `<a:fontScheme name="Office"><a:majorFont>${font('Calibri Light')}</a:majorFont><a:minorFont>${font('Calibri')}</a:minorFont></a:fontScheme>`
  + `<a:fmtScheme name="Office"><a:fillStyleLst>${FILL}</a:fillStyleLst><a:lnStyleLst>${'<a:ln w="6350"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>'.repeat(3)}</a:lnStyleLst>`
  + `<a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${FILL}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`

const relationship = (id: string, type: string, target: string): string => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`
const relationships = (list: readonly string[]): string => `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`
const override = (name: string, type: string): string => `<Override PartName="/${name}" ContentType="${type}"/>`

const BESIDE = ['styles', 'settings', 'fontTable', 'numbering', 'footnotes'] as const

/** Every part but the pictures, in the order in which Word stores them. */
export function writeParts(body: string, footnotes: readonly string[], pictures: number, sessions: readonly string[]): [string, string][] {
  const settings = `<w:zoom w:percent="100"/><w:defaultTabStop w:val="708"/><w:footnotePr><w:footnote w:id="-1"/><w:footnote w:id="0"/></w:footnotePr>`
    + '<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>'
    + `<w:rsids>${sessions.map((session) => `<w:rsid w:val="${session}"/>`).join('')}</w:rsids><w:themeFontLang w:val="en-GB"/>`
  const fonts = ['Calibri', 'Times New Roman', 'Calibri Light'].map((name) => `<w:font w:name="${name}"><w:charset w:val="00"/><w:family w:val="auto"/></w:font>`).join('')
  return [
    ['[Content_Types].xml', `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('word/document.xml', `${WORD}.document.main+xml`)}${BESIDE.map((name) => override(`word/${name}.xml`, `${WORD}.${name}+xml`)).join('')}${override('word/header1.xml', `${WORD}.header+xml`)}${override('word/footer1.xml', `${WORD}.footer+xml`)}${override('word/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml')}</Types>`],
    ['_rels/.rels', relationships([relationship('rId1', `${OFFICE}/relationships/officeDocument`, 'word/document.xml')])],
    ['word/document.xml', root('document', `<w:body>${body}${SECTION}</w:body>`)],
    ['word/_rels/document.xml.rels', relationships([
      ...BESIDE.map((name) => relationship(`rId_${name}`, `${OFFICE}/relationships/${name}`, `${name}.xml`)),
      relationship('rIdHeader', `${OFFICE}/relationships/header`, 'header1.xml'),
      relationship('rIdFooter', `${OFFICE}/relationships/footer`, 'footer1.xml'),
      relationship('rIdTheme', `${OFFICE}/relationships/theme`, 'theme/theme1.xml'),
      ...Array.from({ length: pictures }, (_, index) => relationship(`rIdPicture${String(index)}`, `${OFFICE}/relationships/image`, `media/image${String(index)}.png`)),
    ])],
    ['word/footnotes.xml', root('footnotes', SEPARATORS + footnotes.join(''))],
    ['word/header1.xml', root('hdr', '<w:p><w:pPr><w:pStyle w:val="Header"/></w:pPr><w:r><w:t>Draft</w:t></w:r></w:p>')],
    ['word/footer1.xml', root('ftr', '<w:p><w:pPr><w:pStyle w:val="Footer"/><w:jc w:val="center"/></w:pPr><w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p>')],
    ['word/theme/theme1.xml', THEME],
    ['word/settings.xml', root('settings', settings)],
    ['word/styles.xml', root('styles', DEFAULTS + STYLES)],
    ['word/numbering.xml', root('numbering', NUMBERING)],
    ['word/fontTable.xml', root('fonts', fonts)],
  ]
}
