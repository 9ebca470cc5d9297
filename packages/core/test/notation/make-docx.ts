import JSZip from 'jszip'
import type { StyleDefinition } from '../../src/styles/definition.js'
import { styleNamed } from '../../src/styles/registry.js'
import { resolveStyle, type ResolvedStyle, type ResolvedWordStyle } from '../../src/styles/resolved.js'
import { contentTypes, namespaceTable, relationshipType } from '../../src/wordml/names.js'
import { markupOf, patchChildren } from '../../src/wordml/properties/patch.js'
import { paragraphProperties } from '../../src/wordml/properties/paragraph.js'
import type { Properties, PropertyTable, Value } from '../../src/wordml/properties/property.js'
import { runProperties } from '../../src/wordml/properties/run.js'
import { sectionProperties } from '../../src/wordml/section.js'
import type { XmlDocument } from '../../src/xml/element.js'
import { escapeText } from '../../src/xml/escape.js'
import { newPartWriter, type NewPartWriter } from '../../src/xml/write.js'
import { drawingMarkup, equationMarkup, linkMarkup, noteMark, notesPart, pictures, pngOf, tableMarkup } from './objects.js'

/**
 * Makes a .docx from lines that a librarian can read, one a paragraph:
 *
 *     [heading 1] {align=left} The <italic=true>Harbour</>     style, properties of the paragraph, properties of text
 *     A {++very ++}quiet {--old --}year.{comment: Was it?}     the author's own revisions and comments
 *     {field: CITATION Lee18 => (Lee, 2018)}                   a field: its code, and what it shows; {bold field: …}, {unclosed field: …}
 *     {footnote: See Lee.} {picture: A ship} {link: here}       objects in the text, as objects.ts has them; notes are lines like these
 *     {footnote: {raised number} See Lee.}                     a note that shows its number, raised or as {number}
 *     {table: Ship | Crew / Ada | 12}                          a table; its cells are lines like these
 *     [heading 4] {runIn=true} The Ice.                        a heading in the line of the text that follows
 *     {numbering=2} flour and salt                             an item of a list; list 1 counts headings as the style does
 *     {section: marginLeft=1800}                               properties of the (last) section
 *     {section ends: columns=1}                            the end of a section with those
 *     {header: {stops: right 8640} Harbours\\tPAGE}            … whose tabs lead elsewhere than to the margin, or with {stops: none} nowhere
 *     {header: right PAGE}                                     a header with a field, or with text, ` // ` between lines; {footer: …} likewise
 *     {settings: documentProtection}                           an element of the settings
 *     {missing: media/image1.png}                              a picture that is referred to and is not there
 *     {file: A Year in the Harbour}                            what the file says that it is called
 *     {language: en-US}                                        what the text is marked as
 *     {stops=2000 4000} Ship\tCrew                             … and its tabs lead there
 *
 * `\\t`, `\\n` and `\\f` are a tab, a break of the line and one of the page. All else is as the style wants it, so that a line shows
 * the one thing it is about. The default style is Normal with the look of running text.
 */
export const makeDocx = async (lines: readonly string[], named: string | StyleDefinition = 'apa-7'): Promise<Uint8Array> => {
  const style = typeof named === 'string' ? styleNamed(named).style : named
  const resolved = resolveStyle(style, style.fonts[0]!)
  const directives = new Map<string, string>()
  const paragraphs: string[] = []
  const write = newPartWriter(namespaceTable, false)
  const asides: Asides = { comments: [], footnote: [], endnote: [], line: (line) => paragraphMarkup(write, line, asides) }
  for (const line of lines) {
    const directive = /^\{(section|header|footer|settings|missing|file|language): (.*)\}$/.exec(line)
    const ends = /^\{section ends: (.*)\}$/.exec(line)
    const table = /^\{(?:(\w+) )?table: (.*)\}$/.exec(line)
    if (table) paragraphs.push(tableMarkup(write, table[2]!, table[1], asides.line))
    else if (ends) paragraphs.push(write.element('w:p', {}, write.element('w:pPr', {}, write.element('w:sectPr', {}, sectionMarkup(resolved, write, ends[1])))))
    else if (directive) directives.set(directive[1]!, directive[2]!)
    else paragraphs.push(paragraphMarkup(write, line, asides, Number(resolved.wordStyles.get('body')!.paragraph['firstLine'])))
  }
  return pack(resolved, write, paragraphs.join(''), directives, asides)
}

/** What stands in parts of its own, in the order of its marks, and how a line of it is written. */
type Asides = Readonly<Record<'comments' | 'footnote' | 'endnote', string[]>> & { readonly line: (line: string) => string }

/** Word’s own styles of quotations; the intense one slants what it is given to, and draws a line above and below. */
const withQuote = ({ wordStyles }: ResolvedStyle): readonly ResolvedWordStyle[] => {
  const normal = wordStyles.get('normal')!
  const lines = ['top', 'bottom'].map((side) => `<w:${side} w:val="single" w:sz="4" w:space="10" w:color="4472C4"/>`).join('')
  const intense = { ...normal, key: 'intense-quote', name: 'Intense Quote', paragraph: { ...normal.paragraph, 'w:pBdr': `<w:pBdr>${lines}</w:pBdr>` }, run: { ...normal.run, italic: true } }
  return [...wordStyles.values(), { ...normal, key: 'quote', name: 'Quote' }, intense]
}

const idOf = (name: string): string => name.replace(/\s/g, '')

const strictless = { strict: false } as XmlDocument

const properties = (write: NewPartWriter, table: PropertyTable, values: Properties): string => {
  const inner = markupOf(patchChildren(table, strictless, undefined, values, write))
  return inner && write.element(table.container, {}, inner)
}

const parseProperties = (text: string | undefined): Record<string, Value> =>
  Object.fromEntries(
    (text ?? '').split(',').filter(Boolean).map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      if (name === 'stops') return ['w:tabs', `<w:tabs>${value.split(' ').map((at) => `<w:tab w:val="left" w:pos="${at}"/>`).join('')}</w:tabs>`]
      return [name.trim(), /^-?\d+$/.test(value) && name !== 'color' ? Number(value) : value === 'true' ? true : value === 'false' ? false : value]
    }),
  )

const paragraphMarkup = (write: NewPartWriter, line: string, asides: Asides, firstLine?: number): string => {
  const [, style, own, text = ''] = /^(?:\[([^\]]+)\] ?)?(?:\{((?:\w+=[^}]*)+)\} ?)?(.*)$/s.exec(line)!
  const isText = style === undefined && firstLine !== undefined
  const { runIn, ...look } = { ...(isText && { firstLine }), ...parseProperties(own) } as Record<string, Value>
  const styleMarkup = style === undefined ? '' : write.element('w:pStyle', { 'w:val': idOf(style) })
  const mark = runIn === true ? properties(write, runProperties, { hidden: true, continuesHeading: true }) : ''
  const inner = styleMarkup + markupOf(patchChildren(paragraphProperties, strictless, undefined, look, write)) + mark
  return write.element('w:p', {}, inner && write.element('w:pPr', {}, inner), textMarkup(write, text, asides))
}

const pieces = /\{(footnote|endnote): ((?:[^{}]|\{[^}]*\})*)\}|\{((?:floating |broad |wide |high |coarse |fine |flat |low )?picture|text box|link|equation): ?(.*?)\}|\{(bold |unclosed )?field: (.*?) => (.*?)\}|<(\w+=[^>]*)>(.*?)<\/>|\{\+\+(.*?)\+\+\}|\{--(.*?)--\}|\{comment: (.*?)\}|\{((?:raised )?number)\}|([^<{]+|[{<])/gs
const revision = { 'w:id': '900', 'w:author': 'Ada', 'w:date': '2024-01-01T00:00:00Z' }

const textMarkup = (write: NewPartWriter, text: string, asides: Asides): string =>
  [...text.matchAll(pieces)]
    .map(([, note, noted, object, about = '', how, code, shown, look, styled, inserted, deleted, comment, number, plain]) => {
      if (note !== undefined) return asideMarkup(write, note as 'footnote' | 'endnote', noted!, asides)
      if (object !== undefined) return objectMarkup(write, object, about)
      if (code !== undefined) return field(write, code, shown ?? '', how)
      if (look !== undefined) return run(write, styled ?? '', properties(write, runProperties, parseProperties(look)))
      if (inserted !== undefined) return write.element('w:ins', revision, run(write, inserted))
      if (deleted !== undefined) return write.element('w:del', revision, run(write, deleted, '', 'w:delText'))
      if (number !== undefined) return write.element('w:r', {}, number === 'number' ? '' : properties(write, runProperties, { verticalAlign: 'superscript' }), write.element('w:footnoteRef'))
      if (comment === undefined) return run(write, plain ?? '')
      asides.comments.push(comment)
      return write.element('w:r', {}, write.element('w:commentReference', { 'w:id': String(asides.comments.length) }))
    })
    .join('')

const objectMarkup = (write: NewPartWriter, kind: string, about: string): string => {
  if (kind === 'link') return linkMarkup(write, about)
  return kind === 'equation' ? equationMarkup(write, about) : drawingMarkup(write, kind, about)
}

const asideMarkup = (write: NewPartWriter, kind: 'footnote' | 'endnote', line: string, asides: Asides): string => {
  asides[kind].push(asides.line(line))
  return noteMark(write, kind, asides[kind].length)
}

const fieldSign = (write: NewPartWriter, type: string): string => write.element('w:r', {}, write.element('w:fldChar', { 'w:fldCharType': type }))

const field = (write: NewPartWriter, code: string, shown: string, how = ''): string => {
  const look = how === 'bold ' ? properties(write, runProperties, { bold: true }) : ''
  const begun = fieldSign(write, 'begin') + run(write, ` ${code} `, '', 'w:instrText') + fieldSign(write, 'separate') + run(write, shown, look)
  return how === 'unclosed ' ? begun : begun + fieldSign(write, 'end')
}

const run = (write: NewPartWriter, text: string, look = '', element = 'w:t'): string =>
  write.element(
    'w:r',
    {},
    look,
    ...text.split(/([\t\n\f])/).map((piece) => signs(write)[piece] ?? (piece && write.element(element, { 'xml:space': 'preserve' }, escapeText(piece)))),
  )

const signs = (write: NewPartWriter): Readonly<Record<string, string>> =>
  ({ '\t': write.element('w:tab'), '\n': write.element('w:br'), '\f': write.element('w:br', { 'w:type': 'page' }) })

const stylesPart = (resolved: ResolvedStyle, language: string | undefined): string => {
  const write = newPartWriter(namespaceTable, false)
  const defaults = language === undefined ? '' : write.element('w:docDefaults', {}, write.element('w:rPrDefault', {}, properties(write, runProperties, { language })))
  const styles = withQuote(resolved).map((style) =>
    write.element(
      'w:style',
      { 'w:type': style.type, 'w:styleId': idOf(style.name), ...(style.key === 'normal' && { 'w:default': '1' }) },
      write.element('w:name', { 'w:val': style.name }),
      style.key === 'normal' || style.type === 'character' ? '' : write.element('w:basedOn', { 'w:val': 'Normal' }),
      style.type === 'character' ? '' : properties(write, paragraphProperties, style.paragraph),
      properties(write, runProperties, style.run),
    ),
  )
  return write.part('w:styles', {}, defaults, ...styles)
}

interface NumberedLevel {
  readonly format: string
  readonly text: string
  readonly indent?: string
}

/** The list with the number 1 counts headings as the style does, 2 is an ordinary one. */
const numberingPart = (headings: readonly NumberedLevel[]): string => {
  const write = newPartWriter(namespaceTable, false)
  const value = (name: string, text: string): string => write.element(name, { 'w:val': text })
  const level = ({ format, text, indent }: NumberedLevel, index: number): string =>
    write.element('w:lvl', { 'w:ilvl': String(index) }, value('w:start', '1'), value('w:numFmt', format), indent === undefined ? value('w:suff', 'space') : '', value('w:lvlText', text), indent ?? '')
  const ordinary = { format: 'decimal', text: '%1.', indent: properties(write, paragraphProperties, { indentStart: 720, firstLine: -360 }) }
  const lists = [headings, [ordinary]]
  const abstracts = lists.map((levels, index) => write.element('w:abstractNum', { 'w:abstractNumId': String(index) }, ...levels.map(level)))
  return write.part('w:numbering', {}, ...abstracts, ...lists.map((_, index) => write.element('w:num', { 'w:numId': String(index + 1) }, value('w:abstractNumId', String(index)))))
}

const headerPart = (slot: 'header' | 'footer', text: string, { definition: { page: { size, margins } } }: ResolvedStyle): string => {
  const write = newPartWriter(namespaceTable, false)
  // What stands behind a tab stands at the other margin.
  const width = (size === 'letter' ? 12240 : 11906) - margins.left - margins.right
  const paragraphs = text.split(' // ').map((line) => {
    const [, stops = `right ${width}`, align, content = ''] = /^(?:\{stops: ([^}]*)\} )?(?:(left|center|right) )?(.*)$/.exec(line)!
    const shown = content.split(/(PAGE)/).map((piece) => (piece === 'PAGE' ? field(write, 'PAGE', '1') : piece && run(write, piece))).join('')
    const tabs = content.includes('\t') ? [...stops.matchAll(/(\w+) (\d+)/g)].map(([, kind = '', at = '']) => write.element('w:tab', { 'w:val': kind, 'w:pos': at })) : []
    return write.element('w:p', {}, write.element('w:pPr', {}, tabs.length > 0 ? write.element('w:tabs', {}, ...tabs) : '', write.element('w:jc', { 'w:val': align ?? 'left' })), shown)
  })
  return write.part(slot === 'header' ? 'w:hdr' : 'w:ftr', {}, ...paragraphs)
}

const sectionMarkup = (resolved: ResolvedStyle, write: NewPartWriter, own: string | undefined): string => {
  const { size, margins: sides, columns } = resolved.definition.page
  const distances = { marginHeader: 720, marginFooter: 720, marginGutter: 0 }
  const edges = { marginTop: sides.top, marginRight: sides.right, marginBottom: sides.bottom, marginLeft: sides.left }
  const paper = size === 'letter' ? { pageWidth: 12240, pageHeight: 15840 } : { pageWidth: 11906, pageHeight: 16838 }
  const page = { ...paper, ...edges, ...distances, ...(columns.count > 1 && { columns: columns.count, columnGap: columns.gap }) }
  return markupOf(patchChildren(sectionProperties, strictless, undefined, { ...page, ...parseProperties(own) }, write))
}

const pack = async (
  resolved: ResolvedStyle,
  write: NewPartWriter,
  body: string,
  directives: ReadonlyMap<string, string>,
  { comments, footnote, endnote }: Asides,
): Promise<Uint8Array> => {
  const parts = new Map<string, { content: string; type: string }>([['styles', { content: stylesPart(resolved, directives.get('language')), type: contentTypes.styles }]])
  const margins = (['header', 'footer'] as const).filter((slot) => directives.has(slot))
  for (const slot of margins) parts.set(slot, { content: headerPart(slot, directives.get(slot)!, resolved), type: contentTypes[slot] })
  const settings = newPartWriter(namespaceTable, false)
  const protection = directives.has('settings') ? settings.element('w:documentProtection', { 'w:edit': 'readOnly', 'w:enforcement': '1' }) : ''
  parts.set('settings', { content: settings.part('w:settings', {}, protection), type: contentTypes.settings })
  const scheme = resolved.definition.headings.numbering
  if (Array.isArray(scheme) || body.includes('<w:numId w:val="2"/>')) parts.set('numbering', { content: numberingPart(Array.isArray(scheme) ? scheme : []), type: contentTypes.numbering })
  for (const [kind, texts] of Object.entries({ footnote, endnote })) {
    if (texts.length > 0) parts.set(`${kind}s`, { content: notesPart(newPartWriter(namespaceTable, false), kind, texts), type: contentTypes.styles.replace('styles', `${kind}s`) })
  }
  if (comments.length > 0) parts.set('comments', { content: commentsPart(comments), type: contentTypes.styles.replace('styles', 'comments') })

  const names = [...parts.keys()]
  const missing = directives.has('missing') ? [['image', directives.get('missing')!] as const] : []
  const references = margins.map((slot) => write.element(`w:${slot}Reference`, { 'w:type': 'default', 'r:id': `rId${names.indexOf(slot) + 1}` }))
  const section = sectionMarkup(resolved, write, directives.get('section'))
  const zip = new JSZip()
  const overrides = names.map((name) => `<Override PartName="/word/${name}.xml" ContentType="${parts.get(name)!.type}"/>`).join('')
  zip.file('[Content_Types].xml', `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${overrides}</Types>`)
  const title = directives.get('file')
  zip.file('_rels/.rels', relationships([['officeDocument', 'word/document.xml'], ...(title === undefined ? [] : [['metadata/core-properties', 'docProps/core.xml'] as const])]))
  if (title !== undefined) zip.file('docProps/core.xml', `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeText(title)}</dc:title></cp:coreProperties>`)
  const shown = Object.keys(pictures).filter((id) => body.includes(`r:embed="${id}"`))
  zip.file('word/_rels/document.xml.rels', relationships([...names.map((name) => [name, `${name}.xml`] as const), ...missing, ...shown.map((id) => ['image', `media/${id}.png`, id] as const)]))
  for (const id of shown) zip.file(`word/media/${id}.png`, pngOf(pictures[id]!))
  zip.file('word/document.xml', write.part('w:document', {}, write.element('w:body', {}, body, write.element('w:sectPr', {}, ...references, section))))
  for (const [name, { content }] of parts) zip.file(`word/${name}.xml`, content)
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
}

const commentsPart = (comments: readonly string[]): string => {
  const write = newPartWriter(namespaceTable, false)
  return write.part('w:comments', {}, ...comments.map((text, index) => write.element('w:comment', { 'w:id': String(index + 1), 'w:author': 'Ada' }, write.element('w:p', {}, run(write, text)))))
}

const relationships = (list: readonly (readonly [name: string, target: string, id?: string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.map(([name, target, id], index) => `<Relationship Id="${id ?? `rId${index + 1}`}" Type="${relationshipType(name, false)}" Target="${target}"/>`).join('')}</Relationships>`
