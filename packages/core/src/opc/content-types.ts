import { equivalenceKey, type PartName } from './part-name.js'
import type { Addition, PackageXml } from './package-xml.js'

/** The entry that says of what type each part is; it is no part itself. */
export const contentTypesName = '[Content_Types].xml'

const relationshipsType = 'application/vnd.openxmlformats-package.relationships+xml'

/** The type of a part by its name (ISO/IEC 29500-2, section 6.2.3.5): an override first, then the extension's default. */
export interface ContentTypes {
  of(name: PartName): string | undefined
  /** Whether there is an override for the name, be there a part or not. */
  overrides(name: PartName): boolean
}

export const readContentTypes = ({ document }: PackageXml): ContentTypes => {
  const defaults = new Map<string, string>()
  const overrides = new Map<string, string>()
  for (const child of document.root.children) {
    const type = document.attribute(child, 'ContentType')
    const extension = document.attribute(child, 'Extension')
    const partName = document.attribute(child, 'PartName')
    if (type === undefined) continue
    if (child.name === 'types:Default' && extension !== undefined) defaults.set(extension.toLowerCase(), type)
    if (child.name === 'types:Override' && partName !== undefined) overrides.set(equivalenceKey(partName.replace(/^\//, '')), type)
  }
  return {
    of: (name) => overrides.get(equivalenceKey(name)) ?? defaults.get(extensionOf(name)),
    overrides: (name) => overrides.has(equivalenceKey(name)),
  }
}

/** What has to be added so that parts are of the types given. */
export const typesToAdd = (current: ContentTypes, parts: Iterable<readonly [PartName, string]>): Addition[] =>
  [...parts]
    .filter(([name, type]) => current.of(name) !== type)
    .map(([name, type]) => ['Override', { PartName: `/${name}`, ContentType: type }])

/** The type of a relationships part, which new ones are given. */
export const relationshipsPart = (name: PartName) => [name, relationshipsType] as const

const extensionOf = (name: PartName) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()
