import { isObject } from '../../algorithms/is-object.js'
import { citationItemOf, objectsIn, parseObject, textOf, withObject, type Json } from './csl-json.js'
import { plain } from '../rich-text.js'
import type { LiveFormat } from './live-field.js'
import { rtf } from './marked-text.js'

/** Zotero: `ADDIN ZOTERO_ITEM CSL_CITATION {…}` and `ADDIN ZOTERO_BIBL {…} CSL_BIBLIOGRAPHY` (zotero/zotero, integration.js). */
export const zotero: LiveFormat = {
  field(code) {
    const match = /^ADDIN\s+ZOTERO_(ITEM|BIBL|CITATION)\b/u.exec(code)
    if (!match) return undefined
    const data = parseObject(code)
    if (match[1] === 'BIBL') return { manager: 'zotero', kind: 'bibliography', id: null, items: [] }
    const properties = isObject(data?.['properties']) ? data['properties'] : {}
    const shown = textOf(properties['plainCitation'])
    const items = objectsIn(data?.['citationItems']).map((cite) => citationItemOf(cite, keyOf(cite)))
    return {
      manager: 'zotero',
      kind: 'citation',
      id: textOf(data?.['citationID']) ?? null,
      items,
      ...(shown !== undefined && { shown }),
      ...(properties['dontUpdate'] === true && { pinned: true }),
      ...(data && {
        // Zotero asks whether a citation was modified where the text is not the plain one, and writes it anew where the formatted one is not its own.
        showing: (text) => ({ code: withObject(code, { ...data, properties: { ...properties, formattedCitation: rtf(text), plainCitation: plain(text) } }) }),
      }),
    }
  },
}

const keyOf = (cite: Json): string => {
  const uris = cite['uris'] ?? cite['uri']
  return textOf(Array.isArray(uris) ? uris[0] : uris) ?? textOf(cite['id']) ?? ''
}
