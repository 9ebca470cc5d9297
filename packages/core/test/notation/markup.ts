/** WordprocessingML in short: `p('<w:jc w:val="center"/>', r('Title', '<w:b/>'))`. */

const inside = (container: string, properties: string): string => properties && `<${container}>${properties}</${container}>`
const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** A paragraph. */
export const p = (properties: string, ...content: string[]): string => `<w:p>${inside('w:pPr', properties)}${content.join('')}</w:p>`

/** A paragraph in a style. */
export const styled = (id: string, ...content: string[]): string => p(`<w:pStyle w:val="${id}"/>`, ...content.map((each) => (each.startsWith('<') ? each : r(each))))

/** A run; a tab and a line break in the text are elements. */
export const r = (text: string, properties = '', element = 'w:t'): string =>
  `<w:r>${inside('w:rPr', properties)}${text
    .split(/([\t\n\f])/)
    .map((piece) => breaks[piece] ?? (piece && `<${element} xml:space="preserve">${escape(piece)}</${element}>`))
    .join('')}</w:r>`

const breaks: Readonly<Record<string, string>> = { '\t': '<w:tab/>', '\n': '<w:br/>', '\f': '<w:br w:type="page"/>' }

/** A mark of a complex field: begin, separate or end. */
export const mark = (type: 'begin' | 'separate' | 'end'): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
export const code = (text: string): string => r(text, '', 'w:instrText')

/** A complex field with what it shows. */
export const field = (instruction: string, shows: string): string =>
  mark('begin') + code(` ${instruction} `) + mark('separate') + r(shows) + mark('end')

/** A revision by the author of the document, not by this library. */
const by = (id: number): string => `w:id="${id}" w:author="Ada" w:date="2024-01-01T00:00:00Z"`
export const inserted = (id: number, ...runs: string[]): string => `<w:ins ${by(id)}>${runs.join('')}</w:ins>`
export const deleted = (id: number, text: string): string => `<w:del ${by(id)}>${r(text, '', 'w:delText')}</w:del>`
export const runWasPlain = (id: number): string => `<w:rPrChange ${by(id)}><w:rPr/></w:rPrChange>`
export const paragraphWas = (id: number, properties: string): string => `<w:pPrChange ${by(id)}><w:pPr>${properties}</w:pPr></w:pPrChange>`
export const markWasInserted = (id: number): string => `<w:rPr><w:ins ${by(id)}/></w:rPr>`
export const markWasDeleted = (id: number): string => `<w:rPr><w:del ${by(id)}/></w:rPr>`

/** A table of cells, each with its blocks. */
export const table = (properties: string, ...rows: string[][]): string =>
  `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid>${rows[0]!.map(() => '<w:gridCol w:w="2000"/>').join('')}</w:tblGrid>${rows
    .map((cells) => `<w:tr>${cells.map((blocks) => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${blocks}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`

/** A content control around blocks. */
export const control = (properties: string, ...blocks: string[]): string => `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${blocks.join('')}</w:sdtContent></w:sdt>`

/** An emoji as Word writes it: a symbol, and the character itself for those who do not know `w16se`. */
export const emoji = '<w:r><mc:AlternateContent><mc:Choice Requires="w16se"><w16se:symEx xmlns:w16se="http://schemas.microsoft.com/office/word/2015/wordml/symex" w16se:font="Segoe UI Emoji" w16se:char="1F60A"/></mc:Choice><mc:Fallback><w:t>😊</w:t></mc:Fallback></mc:AlternateContent></w:r>'

/** A text box in both branches of mc:AlternateContent, as Word writes it. */
export const textBox = (blocks: string, other = blocks): string => `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:txbx><w:txbxContent>${blocks}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${other}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`

/** The layout of a section; `references` are relationship ids by `header default`. */
export const section = (properties = page, references: Readonly<Record<string, string>> = {}): string =>
  `<w:sectPr>${Object.entries(references)
    .map(([key, id]) => `<w:${key.split(' ')[0]}Reference w:type="${key.split(' ')[1]}" r:id="${id}"/>`)
    .join('')}${properties}</w:sectPr>`

export const page = '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1134" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/>'

/** A list definition with levels, and the `w:num` of the same number. */
export const list = (id: number, ...levels: string[]): { abstract: string; instance: string } => ({
  abstract: `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="multilevel"/>${levels.join('')}</w:abstractNum>`,
  instance: `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`,
})

export const level = (index: number, format: string, text: string, rest = '', style = ''): string =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${style && `<w:pStyle w:val="${style}"/>`}<w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/>${rest}</w:lvl>`

/** A paragraph style, or one of another type. */
export const style = (id: string, name: string, rest = '', attributes = 'w:type="paragraph"'): string =>
  `<w:style ${attributes} w:styleId="${id}"><w:name w:val="${name}"/>${rest}</w:style>`
