import { isObject } from '../../algorithms/is-object.js'
import { citationItemOf, objectsIn, parseObject, textOf, withObject, type Json } from './csl-json.js'
import { plain } from '../rich-text.js'
import { decodeText, encodeText } from './base64.js'
import type { LiveData, LiveFormat } from './live-field.js'
import { html } from './marked-text.js'

/** Mendeley Desktop: `ADDIN CSL_CITATION {…}` and `ADDIN Mendeley Bibliography CSL_BIBLIOGRAPHY`. */
export const mendeleyDesktop: LiveFormat = {
  field(code) {
    if (/^ADDIN\s+Mendeley\s+Bibliography\b/u.test(code)) return { manager: 'mendeley', kind: 'bibliography', id: null, items: [] }
    if (!/^ADDIN\s+(?:Mendeley\s+Citation|CSL_CITATION)\b/u.test(code)) return undefined
    const data = parseObject(code)
    const own = isObject(data?.['mendeley']) ? data['mendeley'] : {}
    const shown = textOf(own['plainTextFormattedCitation']) ?? textOf(own['formattedCitation'])
    return {
      manager: 'mendeley',
      kind: 'citation',
      id: null,
      items: itemsOf(data),
      ...(shown !== undefined && { shown }),
      ...(textOf(own['manualFormatting']) !== undefined && { pinned: true }),
      ...(data && {
        showing: (text) => {
          const remembered = { formattedCitation: html(text), plainTextFormattedCitation: plain(text), previouslyFormattedCitation: html(text) }
          return { code: withObject(code, { ...data, mendeley: { ...own, ...remembered } }) }
        },
      }),
    }
  },
}

/** Mendeley Cite: content controls tagged `MENDELEY_CITATION_v3_` with base64 of its JSON, and `MENDELEY_BIBLIOGRAPHY`. */
export const mendeleyCite: LiveFormat = {
  control(tag) {
    if (/^MENDELEY_BIBLIOGRAPHY/u.test(tag)) return { manager: 'mendeley-cite', kind: 'bibliography', id: null, items: [] }
    const [, prefix, coded] = /^(MENDELEY_CITATION(?:_v\d+)?_)(.*)$/su.exec(tag) ?? []
    if (prefix === undefined || coded === undefined) return undefined
    const data = parseObject(decodeText(coded))
    const own = isObject(data?.['manualOverride']) ? data['manualOverride'] : {}
    return {
      manager: 'mendeley-cite',
      kind: 'citation',
      id: textOf(data?.['citationID']) ?? null,
      items: itemsOf(data),
      ...shownOf(data),
      ...(own['isManuallyOverridden'] === true && { pinned: true }),
      ...(data && { showing: (text) => ({ tag: prefix + encodeText(JSON.stringify({ ...data, manualOverride: { ...own, citeprocText: html(text) } })) }) }),
    }
  },
}

const itemsOf = (data: Json | undefined): LiveData['items'] =>
  objectsIn(data?.['citationItems']).map((cite) => citationItemOf(cite, textOf(Array.isArray(cite['uris']) ? cite['uris'][0] : undefined) ?? textOf(cite['id']) ?? ''))

const shownOf = (data: Json | undefined): { shown?: string } => {
  const own = data?.['manualOverride']
  const shown = isObject(own) ? textOf(own['citeprocText']) : undefined
  return shown === undefined ? {} : { shown }
}
