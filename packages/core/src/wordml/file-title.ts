import { FormatError } from '../errors.js'
import type { Package } from '../opc/package.js'
import type { XmlLimits } from '../xml/limits.js'
import { parseXml } from '../xml/parse.js'
import { relationshipName } from './names.js'
import { childOf } from './tree.js'

const coreProperties = new Map([
  ['http://schemas.openxmlformats.org/package/2006/metadata/core-properties', 'cp'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
])

/** What the file says that it is called (ISO 29500-2, clause 11); empty where it says nothing that can be read. */
export const readFileTitle = async (source: Package, limits: XmlLimits): Promise<string> => {
  const name = (await source.relationships(null)).find(({ type }) => relationshipName(type) === 'core-properties')?.target
  const part = name === undefined ? undefined : source.part(name)
  if (name === undefined || !part) return ''
  try {
    const xml = parseXml((await part.text()).source, { namespaces: coreProperties, limits, partName: name })
    const title = childOf(xml.root, 'dc:title')
    return title ? xml.text(title).trim() : ''
  } catch (error) {
    // Word opens such a file, and nothing but this hangs on the part.
    if (error instanceof FormatError) return ''
    throw error
  }
}
