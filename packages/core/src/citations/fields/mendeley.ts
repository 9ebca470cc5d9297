import { citationItemOf, isObject, objectsIn, parseObject, textOf, type Json } from './csl-json.js'
import { decodeBase64 } from './base64.js'
import type { LiveData, LiveFormat } from './live-field.js'

/** Mendeley Desktop: `ADDIN CSL_CITATION {…}` and `ADDIN Mendeley Bibliography CSL_BIBLIOGRAPHY`. */
export const mendeleyDesktop: LiveFormat = {
  field(code) {
    if (/^ADDIN\s+Mendeley\s+Bibliography\b/u.test(code)) return { manager: 'mendeley', kind: 'bibliography', id: null, items: [] }
    if (!/^ADDIN\s+(?:Mendeley\s+Citation|CSL_CITATION)\b/u.test(code)) return undefined
    const data = parseObject(code)
    const own = isObject(data?.['mendeley']) ? data['mendeley'] : {}
    const shown = textOf(own['plainTextFormattedCitation']) ?? textOf(own['formattedCitation'])
    return { manager: 'mendeley', kind: 'citation', id: null, items: itemsOf(data), ...(shown !== undefined && { shown }) }
  },
}

/** Mendeley Cite: content controls tagged `MENDELEY_CITATION_v3_` with base64 of its JSON, and `MENDELEY_BIBLIOGRAPHY`. */
export const mendeleyCite: LiveFormat = {
  control(tag) {
    if (/^MENDELEY_BIBLIOGRAPHY/u.test(tag)) return { manager: 'mendeley-cite', kind: 'bibliography', id: null, items: [] }
    const coded = /^MENDELEY_CITATION(?:_v\d+)?_(.*)$/su.exec(tag)?.[1]
    if (coded === undefined) return undefined
    const data = parseObject(decodeBase64(coded))
    return { manager: 'mendeley-cite', kind: 'citation', id: textOf(data?.['citationID']) ?? null, items: itemsOf(data), ...shownOf(data) }
  },
}

const itemsOf = (data: Json | undefined): LiveData['items'] =>
  objectsIn(data?.['citationItems']).map((cite) => citationItemOf(cite, textOf(Array.isArray(cite['uris']) ? cite['uris'][0] : undefined) ?? textOf(cite['id']) ?? ''))

const shownOf = (data: Json | undefined): { shown?: string } => {
  const own = data?.['manualOverride']
  const shown = isObject(own) ? textOf(own['citeprocText']) : undefined
  return shown === undefined ? {} : { shown }
}
