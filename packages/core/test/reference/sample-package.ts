import { handmadeZip } from './handmade-zip.js'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export const contentTypes = (mainType = documentType, mainPart = '/word/document.xml') =>
  `${xmlDeclaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`
  + '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
  + '<Default Extension="xml" ContentType="application/xml"/><Default Extension="PNG" ContentType="image/png"/>'
  + `<Override PartName="${mainPart}" ContentType="${mainType}"/></Types>`

export const relationships = (...items: readonly string[]) =>
  `${xmlDeclaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`

export const relationship = (id: string, type: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`

/** The entries of the smallest document there is, with some replaced, added, or with undefined left out. */
const sampleEntries = (changed: Readonly<Record<string, string | undefined>> = {}): Map<string, string> => {
  const entries = new Map<string, string>()
  const all = {
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': `${xmlDeclaration}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>`,
    ...changed,
  }
  for (const [name, content] of Object.entries(all)) if (content !== undefined) entries.set(name, content)
  return entries
}

export const samplePackage = (changed: Readonly<Record<string, string | undefined>> = {}): Uint8Array =>
  handmadeZip([...sampleEntries(changed)].map(([name, content]) => ({ name, content })))
