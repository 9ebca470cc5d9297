import { resolveLimits } from '../../opc/limits.js'
import { parseXml } from '../../xml/parse.js'
import type { XmlDocument, XmlElement } from '../../xml/element.js'
import type { CslItem, CslName, CslType } from '../item.js'
import { escapeText } from '../../xml/escape.js'
import { plain } from '../rich-text.js'
import { decodeText, encodeText } from './base64.js'
import { dateOfYear, filled } from './csl-json.js'
import type { LiveFormat, LiveItem } from './live-field.js'

/**
 * EndNote: `ADDIN EN.CITE <EndNote>…</EndNote>`, or with the same XML as base64 in the field's data, then often in a field
 * `ADDIN EN.CITE.DATA` inside the first one's code; and `ADDIN EN.REFLIST`.
 */
export const endnote: LiveFormat = {
  field(code, data) {
    if (/^ADDIN\s+EN\.REFLIST\b/u.test(code)) return { manager: 'endnote', kind: 'bibliography', id: null, items: [] }
    if (!/^ADDIN\s+EN\.CITE(?!\.DATA)/u.test(code)) return undefined
    const inCode = whole.exec(code)?.[0]
    const text = inCode ?? whole.exec(data === undefined ? '' : decodeText(data))?.[0]
    const xml = text === undefined ? undefined : read(text)
    if (!xml) return { manager: 'endnote', kind: 'citation', id: null, items: [] }
    const cites = xml.root.children.filter(({ name }) => name === 'Cite')
    const shown = cites.flatMap((cite) => inside(xml, cite, 'DisplayText') ?? [])[0]
    const changed = (now: string): string => text!.replace(displayed, () => `<DisplayText>${escapeText(now)}</DisplayText>`)
    return {
      manager: 'endnote',
      kind: 'citation',
      id: null,
      items: cites.map((cite) => itemOf(xml, cite)),
      ...(shown !== undefined && {
        shown,
        showing: (now) => {
          const xmlNow = changed(plain(now))
          // EndNote ends its data with a nought.
          return inCode === undefined ? { data: inLines(encodeText(`${xmlNow}\0`)) } : { code: code.replace(whole, () => xmlNow) }
        },
      }),
    }
  },
}

const whole = /<EndNote>[\s\S]*<\/EndNote>/u
const displayed = /<DisplayText>[\s\S]*?<\/DisplayText>/gu
const inLines = (coded: string): string => coded.replace(/.{76}(?=.)/gu, '$&\n')

const read = (text: string): XmlDocument | undefined => {
  try {
    return parseXml(text, { namespaces: new Map(), strictNamespaces: new Set(), limits: resolveLimits(), partName: 'EndNote' })
  } catch {
    return undefined
  }
}

/** EndNote's numbers of its kinds of reference; what is not here is read as a document. */
const kinds = new Map<string, CslType>(Object.entries({
  0: 'article-journal', 17: 'article-journal', 6: 'book', 5: 'chapter', 28: 'book', 32: 'thesis', 27: 'report', 10: 'paper-conference', 47: 'paper-conference',
  12: 'webpage', 16: 'webpage', 23: 'article-newspaper', 19: 'article-magazine', 43: 'article-journal', 44: 'book', 59: 'dataset', 9: 'software',
  25: 'patent', 31: 'legislation', 7: 'legal_case', 36: 'manuscript', 26: 'personal_communication', 21: 'motion_picture', 13: 'document',
} as const))

const itemOf = (xml: XmlDocument, cite: XmlElement): LiveItem => {
  const record = child(cite, 'record')
  const pages = inside(xml, cite, 'Pages')
  const [prefix, suffix] = [inside(xml, cite, 'Prefix'), inside(xml, cite, 'Suffix')]
  return {
    key: inside(xml, cite, 'RecNum') ?? '',
    item: record ? recordOf(xml, record) : bareOf(xml, cite),
    ...(pages !== undefined && { locator: { label: 'page', value: pages } }),
    ...(prefix !== undefined && { prefix }),
    ...(suffix !== undefined && { suffix }),
    ...(xml.attribute(cite, 'ExcludeAuth') === '1' && { suppressAuthor: true }),
    ...(xml.attribute(cite, 'AuthorYear') === '1' && { inSentence: true }),
    ...(xml.attribute(cite, 'ExcludeYear') === '1' && { authorOnly: true }),
    ...(!record && { partial: true }),
  }
}

/** A cite without its record: EndNote's own author and year. */
const bareOf = (xml: XmlDocument, cite: XmlElement): CslItem => ({
  type: 'document',
  author: namesOf([inside(xml, cite, 'Author') ?? '']),
  ...issued(inside(xml, cite, 'Year')),
})

const recordOf = (xml: XmlDocument, record: XmlElement): CslItem => {
  const at = (...path: string[]) => deep(xml, record, path)
  const journal = at('periodical', 'full-title') ?? at('titles', 'secondary-title')
  return filled({
    type: kinds.get(at('ref-type') ?? '') ?? 'document',
    author: namesOf(all(xml, record, ['contributors', 'authors', 'author'])),
    editor: namesOf(all(xml, record, ['contributors', 'secondary-authors', 'author'])),
    title: at('titles', 'title'),
    'container-title': journal,
    volume: at('volume'),
    issue: at('number'),
    page: at('pages'),
    edition: at('edition'),
    publisher: at('publisher'),
    'publisher-place': at('pub-location'),
    DOI: at('electronic-resource-num')?.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/iu, ''),
    URL: at('urls', 'related-urls', 'url'),
    ISBN: at('isbn'),
    ...issued(at('dates', 'year')),
  })
}

const issued = (year: string | undefined): Pick<CslItem, 'issued'> => {
  const date = dateOfYear(year)
  return date ? { issued: date } : {}
}

/** `Smith, John`; a comma at the end makes a group of it. */
const namesOf = (names: readonly string[]): CslName[] =>
  names.filter((name) => name !== '').map((name) => {
    const [family, ...given] = name.split(',').map((part) => part.trim())
    const first = given.filter((part) => part !== '').join(', ')
    return first === '' ? (name.endsWith(',') || /\s/u.test(name) ? { literal: family! } : { family: family! }) : { family: family!, given: first }
  })

const child = (element: XmlElement, name: string): XmlElement | undefined => element.children.find((each) => each.name === name)

const all = (xml: XmlDocument, element: XmlElement, [first, ...rest]: readonly string[]): string[] => {
  const found = element.children.filter(({ name }) => name === first)
  return rest.length === 0 ? found.map((each) => wholeText(xml, each)) : found.flatMap((each) => all(xml, each, rest))
}

const deep = (xml: XmlDocument, element: XmlElement, path: readonly string[]): string | undefined => all(xml, element, path).find((text) => text !== '')

const inside = (xml: XmlDocument, element: XmlElement, name: string): string | undefined => deep(xml, element, [name])

/** With what lies in `<style face="italic">` and the like. */
const wholeText = (xml: XmlDocument, element: XmlElement): string => {
  if (element.children.length === 0) return xml.text(element).trim()
  return element.children.map((each) => wholeText(xml, each)).join('').trim() || xml.text(element).trim()
}
