import { archiveOf } from '../reading/archive.js'

/** The parts of a document as the markup inside their roots; what is left out is not in the file. */
export interface Parts {
  /** The blocks of the body, and its `w:sectPr`; undefined in a document without one. */
  readonly body: string | undefined
  readonly styles?: string
  readonly numbering?: string
  readonly settings?: string
  readonly footnotes?: string
  readonly theme?: string
  /** The works of Word's own citations (`b:Sources`), in a part of custom XML. */
  readonly sources?: string
  /** The properties of the file that programs keep there (`property`). */
  readonly properties?: string
  /** Headers and footers by relationship id: `header1`, `footer2`. */
  readonly headers?: Readonly<Record<string, string>>
  /** Parts that nothing reads: name → content. */
  readonly others?: Readonly<Record<string, string | Uint8Array>>
  /** Uses the namespaces of ISO 29500 Strict. */
  readonly strict?: boolean
  /** A prefix in place of `w`. */
  readonly prefix?: string
  /** The content type of the main part, where it is not an ordinary document. */
  readonly kind?: string
}

const declarations =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" mc:Ignorable="w14"'
const propertyDeclarations = 'xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const relationshipBase = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const roots = { styles: 'w:styles', numbering: 'w:numbering', settings: 'w:settings', footnotes: 'w:footnotes' } as const

/** Packs a document. */
export const docxOf = async ({ body, headers = {}, others = {}, strict = false, prefix = 'w', kind = `${word}.document.main+xml`, ...rest }: Parts): Promise<Uint8Array> => {
  const spelled = (markup: string): string => prefixed(strict ? strictly(markup) : markup, prefix)
  const part = (root: string, inner: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${spelled(`<${root} ${declarations}>${inner}</${root}>`)}`
  const parts = new Map<string, string | Uint8Array>()
  const types: string[] = [override('word/document.xml', kind)]
  const relationships: string[] = []
  const add = (id: string, name: string, content: string, type: string, contentType: string): void => {
    parts.set(`word/${name}.xml`, content)
    types.push(override(`word/${name}.xml`, contentType))
    relationships.push(relationship(id, type, `${name}.xml`))
  }
  for (const [name, root] of Object.entries(roots)) {
    const inner = rest[name as keyof typeof roots]
    if (inner !== undefined) add(`rId-${name}`, name, part(root, inner), name, `${word}.${name}+xml`)
  }
  if (rest.theme !== undefined) add('rId-theme', 'theme', rest.theme, 'theme', 'application/vnd.openxmlformats-officedocument.theme+xml')
  if (rest.sources !== undefined) add('rId-sources', 'sources', rest.sources, 'customXml', 'application/xml')
  const custom = rest.properties === undefined ? [] : [['docProps/custom.xml', `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties ${propertyDeclarations}>${rest.properties}</Properties>`] as const]
  if (custom.length > 0) types.push(override('docProps/custom.xml', 'application/vnd.openxmlformats-officedocument.custom-properties+xml'))
  for (const [id, inner] of Object.entries(headers)) {
    const slot = id.replace(/\d+$/, '')
    add(id, id, part(slot === 'header' ? 'w:hdr' : 'w:ftr', inner), slot, `${word}.${slot}+xml`)
  }
  const base = strict ? strictly : (text: string) => text
  return archiveOf([
    ['[Content_Types].xml', `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="bin" ContentType="application/octet-stream"/><Default Extension="png" ContentType="image/png"/>${types.join('')}</Types>`],
    ['_rels/.rels', base(relationshipsPart(relationship('rId1', 'officeDocument', 'word/document.xml'), ...custom.map(([name]) => relationship('rId2', 'custom-properties', name))))],
    ...custom,
    ['word/document.xml', part('w:document', body === undefined ? '' : `<w:body>${body}</w:body>`)],
    ['word/_rels/document.xml.rels', base(relationshipsPart(...relationships))],
    ...parts,
    ...Object.entries(others),
  ])
}

const override = (name: string, type: string): string => `<Override PartName="/${name}" ContentType="${type}"/>`
const relationship = (id: string, type: string, target: string): string => `<Relationship Id="${id}" Type="${relationshipBase}/${type}" Target="${target}"/>`
const relationshipsPart = (...list: string[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`

const prefixed = (markup: string, prefix: string): string => (prefix === 'w' ? markup : markup.replace(/(<\/?|\s(?:xmlns:)?)w(?=[:=])/g, `$1${prefix}`))

/** The same document in the vocabulary of ISO 29500 Strict: other namespaces, start and end for left and right. */
const strictly = (markup: string): string =>
  markup
    .replaceAll('http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'http://purl.oclc.org/ooxml/wordprocessingml/main')
    .replaceAll(relationshipBase, 'http://purl.oclc.org/ooxml/officeDocument/relationships')
    .replace(/<w:ind [^>]*>/g, (ind) => ind.replace(/w:left/g, 'w:start').replace(/w:right/g, 'w:end'))
    .replace(/<w:jc w:val="(left|right)"/g, (_, side: string) => `<w:jc w:val="${side === 'left' ? 'start' : 'end'}"`)
