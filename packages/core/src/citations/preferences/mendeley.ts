import { isObject } from '../../algorithms/is-object.js'
import { escapeText } from '../../xml/escape.js'
import { parseObject, type Json } from '../fields/csl-json.js'
import { localeFor, styleAddress, withAttribute, type ChangedTags, type PreferenceFormat } from './preference.js'

/** Mendeley Desktop: a property of the document. */
export const mendeleyPreference: PreferenceFormat = {
  manager: 'mendeley',
  path: ['custom-properties'],
  detail: 'Mendeley Citation Style_1: the style of Mendeley',
  read(xml) {
    const [value] = xml.root.children.find((property) => xml.attribute(property, 'name') === 'Mendeley Citation Style_1')?.children ?? []
    if (!value) return undefined
    return (style) => (xml.text(value) === styleAddress(style) ? [] : [{ start: value.openEnd, end: value.closeStart, text: escapeText(styleAddress(style)) }])
  },
}

/** Mendeley Cite: properties of its web extension, one with the style, and one with a copy of every citation and of its tag. */
export const mendeleyCitePreference: PreferenceFormat = {
  manager: 'mendeley-cite',
  path: ['webextensiontaskpanes', 'webextension'],
  detail: 'MENDELEY_CITATIONS_STYLE: the style of Mendeley Cite',
  read(xml) {
    const properties = xml.root.children.flatMap(({ children }) => children)
    const named = (name: string) => properties.find((property) => xml.attribute(property, 'name') === name)
    const [styled, listed, worded] = [named('MENDELEY_CITATIONS_STYLE'), named('MENDELEY_CITATIONS'), named('MENDELEY_CITATIONS_LOCALE_CODE')]
    const style = styled && parseObject(xml.attribute(styled, 'value') ?? '')
    if (!styled || !style) return undefined
    return (wanted, tags) => {
      const id = styleAddress(wanted).replace(/^http:/u, 'https:')
      const { title: _, ...rest } = style
      const citations = listed && tags.size > 0 ? retagged(xml.attribute(listed, 'value') ?? '', tags) : undefined
      return [
        ...(style['id'] === id ? [] : withAttribute(xml, styled, 'value', JSON.stringify({ ...rest, id, title: wanted.csl }))),
        ...(worded ? withAttribute(xml, worded, 'value', (xml.attribute(worded, 'value') ?? '').replace(/[\w-]+/u, (locale) => localeFor(locale, wanted))) : []),
        ...(listed && citations !== undefined ? withAttribute(xml, listed, 'value', citations) : []),
      ]
    }
  },
}

/** The list of citations with the tags that they have now, and the text that goes with each. */
const retagged = (list: string, tags: ChangedTags): string | undefined => {
  let citations: unknown
  try {
    citations = JSON.parse(list)
  } catch {
    return undefined
  }
  if (!Array.isArray(citations)) return undefined
  return JSON.stringify(citations.map((citation: unknown) => (isObject(citation) ? retaggedOne(citation, tags) : citation)))
}

const retaggedOne = (citation: Json, tags: ChangedTags): Json => {
  const changed = tags.get(String(citation['citationTag']))
  const override = citation['manualOverride']
  if (!changed) return citation
  return { ...citation, citationTag: changed.tag, ...(isObject(override) && { manualOverride: { ...override, citeprocText: changed.shows } }) }
}
