import { unsafeName } from './refusals.js'

/** The name of a part as the archive spells it, without the leading slash: `word/document.xml`. */
export type PartName = string

/**
 * The part name of a ZIP entry. Windows programs that do not know better write backslashes; Word reads them as slashes.
 * Refused is whatever could name something outside the package (ISO/IEC 29500-2, section 6.2.2).
 */
export const partNameOf = (entryName: string): PartName => {
  const name = entryName.replaceAll('\\', '/')
  const segments = decoded(name).replace(/\/$/, '').split('/')
  const isUnsafe = /[\0-\x1f\x7f]/.test(name) || /%(?:2f|5c)/i.test(name) || /^[a-z]:/i.test(name)
  if (isUnsafe || segments.some((segment) => segment === '' || segment === '.' || segment === '..')) throw unsafeName(entryName)
  return name
}

/** The same for all equivalent names: case does not count, nor whether a character is percent-encoded. */
export const equivalenceKey = (name: PartName): string => decoded(name).toLowerCase()

/** The part that holds the relationships of a part, or of the package itself. */
export const relationshipsPartOf = (source: PartName | null): PartName => {
  const [folder, file] = split(source ?? '')
  return `${folder}_rels/${file}.rels`
}

/** The part name a relationship's target stands for, seen from its source; undefined where it leads out of the package. */
export const resolveTarget = (source: PartName | null, target: string): PartName | undefined => {
  const path = target.replaceAll('\\', '/').replace(/[?#][^]*$/, '')
  if (path === '' || /^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//')) return undefined
  const segments = path.startsWith('/') ? [] : split(source ?? '')[0].split('/').slice(0, -1)
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.length === 0) return undefined
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments.length === 0 ? undefined : segments.join('/')
}

/** How a relationship of `source` names the part `target`: relative where it lies beside or below it. */
export const targetFrom = (source: PartName | null, target: PartName): string => {
  const [folder] = split(source ?? '')
  return target.startsWith(folder) ? target.slice(folder.length) : `/${target}`
}

const split = (name: PartName): [folder: string, file: string] => {
  const slash = name.lastIndexOf('/') + 1
  return [name.slice(0, slash), name.slice(slash)]
}

const decoded = (name: string) =>
  name.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
