import { resolveLimits } from '../../opc/limits.js'
import type { Package, Part } from '../../opc/package.js'
import type { PartName } from '../../opc/part-name.js'
import type { Document } from '../../wordml/document.js'
import { relationshipName } from '../../wordml/names.js'
import { decodeXml } from '../../xml/decode.js'
import { parseXml } from '../../xml/parse.js'
import type { LiveData } from '../fields/live-field.js'
import { endnotePreference } from './endnote.js'
import { mendeleyCitePreference, mendeleyPreference } from './mendeley.js'
import type { Preference, PreferenceFormat } from './preference.js'
import { wordPreference } from './word.js'
import { zoteroPreference } from './zotero.js'

/** Citavi keeps the style in its own project. */
const formats: readonly PreferenceFormat[] = [zoteroPreference, mendeleyPreference, mendeleyCitePreference, endnotePreference, wordPreference]

/** Where the managers of a document's citations remember its style. */
export const readPreferences = async ({ package: source, main }: Document, managers: ReadonlySet<LiveData['manager']>): Promise<Preference[]> => {
  const wanted = formats.filter(({ manager }) => managers.has(manager))
  if (wanted.length === 0) return []
  const found: Preference[] = []
  for (const { manager, path, detail, read } of wanted) {
    for (const part of await partsAt(source, main.name, path)) {
      const { source: text, encoding } = decodeXml(await part.bytes(), part.name)
      const setTo = read(parseXml(text, { namespaces: new Map(), strictNamespaces: new Set(), limits: resolveLimits(), partName: part.name }))
      if (setTo) found.push({ manager, part: part.name, encoding, source: text, setTo, detail })
    }
  }
  return found
}

/** The parts to which relationships lead, one after the other. */
const partsAt = async (source: Package, main: PartName, path: readonly string[]): Promise<readonly Part[]> => {
  let from: readonly (PartName | null)[] = [null, main]
  let parts: readonly Part[] = []
  for (const step of path) {
    const related = (await Promise.all(from.map((name) => source.relationships(name)))).flat()
    parts = related.flatMap(({ type, target }) => (relationshipName(type) === step && target !== undefined ? source.part(target) ?? [] : []))
    from = parts.map(({ name }) => name)
  }
  return parts
}
