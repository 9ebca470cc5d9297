import { resolveLimits } from '../../opc/limits.js'
import type { Document } from '../../wordml/document.js'
import { relationshipName } from '../../wordml/names.js'
import { decodeXml } from '../../xml/decode.js'
import { parseXml } from '../../xml/parse.js'
import type { LiveData } from '../fields/live-field.js'
import type { Preference, PreferenceFormat } from './preference.js'
import { zoteroPreference } from './zotero.js'

const formats: readonly PreferenceFormat[] = [zoteroPreference]

/** Where the managers of a document's citations remember its style. */
export const readPreferences = async ({ package: source, main }: Document, managers: ReadonlySet<LiveData['manager']>): Promise<Preference[]> => {
  const wanted = formats.filter(({ manager }) => managers.has(manager))
  if (wanted.length === 0) return []
  const related = (await Promise.all([null, main.name].map((from) => source.relationships(from)))).flat()
  const found: Preference[] = []
  for (const { manager, relationship, detail, read } of wanted) {
    for (const { type, target } of related) {
      const part = relationshipName(type) === relationship && target !== undefined ? source.part(target) : undefined
      if (!part) continue
      const { source: text, encoding } = decodeXml(await part.bytes(), part.name)
      const setTo = read(parseXml(text, { namespaces: new Map(), strictNamespaces: new Set(), limits: resolveLimits(), partName: part.name }))
      if (setTo) found.push({ manager, part: part.name, encoding, source: text, setTo, detail })
    }
  }
  return found
}
