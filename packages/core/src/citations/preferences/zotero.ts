import { highest } from '../../algorithms/highest.js'
import type { XmlDocument, XmlElement } from '../../xml/element.js'
import { escapeAttribute, escapeText } from '../../xml/escape.js'
import type { Splice } from '../../xml/splice.js'
import { localeFor, styleAddress, type ManagedStyle, type PreferenceFormat } from './preference.js'

/** As much as Word lets a property of a document hold. */
const longest = 255

/** Zotero: one text, XML or JSON, over the properties `ZOTERO_PREF_1`, `ZOTERO_PREF_2`, … (zotero/zotero, integration.js). */
export const zoteroPreference: PreferenceFormat = {
  manager: 'zotero',
  path: ['custom-properties'],
  detail: 'ZOTERO_PREF: the style of Zotero',
  read(xml) {
    const holders = xml.root.children
      .flatMap((property) => {
        const number = /^ZOTERO_PREF_(\d+)$/u.exec(xml.attribute(property, 'name') ?? '')?.[1]
        const [value] = property.children
        return number !== undefined && value ? [{ number: Number(number), property, value }] : []
      })
      .sort((one, other) => one.number - other.number)
    const old = holders.map(({ value }) => xml.text(value)).join('')
    if (!styled.test(old)) return undefined
    return (style) => {
      const now = withNotes(withLocale(withStyle(old, styleAddress(style)), style), style)
      return now === old ? [] : spread(xml, holders, now)
    }
  },
}

const styled = /<style\b[^>]*?\sid="[^"]*"|"styleID"\s*:\s*"[^"]*"/u

const withStyle = (text: string, address: string): string =>
  text
    .replace(/(<style\b[^>]*?\sid=")[^"]*(")/u, (_, before: string, after: string) => before + escapeAttribute(address) + after)
    .replace(/("styleID"\s*:\s*)"[^"]*"/u, (_, before: string) => before + JSON.stringify(address))

const withLocale = (text: string, style: ManagedStyle): string =>
  text.replace(/(<style\b[^>]*?\slocale="|"locale"\s*:\s*")([\w-]+)(?=")/u, (_, before: string, locale: string) => before + localeFor(locale, style))

/** Whether Zotero puts citations into footnotes (1) or into the text (0); who has endnotes (2) keeps them. */
const withNotes = (text: string, { notes }: ManagedStyle): string =>
  text.replace(/(<pref\b[^>]*?\sname="noteType"[^>]*?\svalue="|"noteType"\s*:\s*)(\d)/u, (_, before: string, type: string) => before + (notes ? type.replace('0', '1') : '0'))

/** A text over properties; one that is too many is left empty, and one that is missing is added. */
const spread = (xml: XmlDocument, holders: readonly { readonly property: XmlElement; readonly value: XmlElement }[], text: string): Splice[] => {
  const pieces = text.match(new RegExp(`[^]{1,${longest}}`, 'gu')) ?? []
  const splices = holders.flatMap(({ value }, index): Splice[] => {
    const piece = pieces[index] ?? ''
    return xml.text(value) === piece || value.openEnd === value.closeStart && piece === '' ? [] : [{ start: value.openEnd, end: value.closeStart, text: escapeText(piece) }]
  })
  const last = holders.at(-1)!
  const id = highest(xml.root.children.map((property) => Number(xml.attribute(property, 'pid'))).filter(Number.isInteger), 1)
  const added = pieces.slice(holders.length).map((piece, index) => {
    const markup = (from: number, to: number) => xml.source.slice(from, to)
    const open = markup(last.property.start, last.property.openEnd)
      .replace(/(\spid=["'])\d+/u, `$1${id + 1 + index}`)
      .replace(/ZOTERO_PREF_\d+/u, `ZOTERO_PREF_${holders.length + 1 + index}`)
    return open + markup(last.property.openEnd, last.value.openEnd) + escapeText(piece) + markup(last.value.closeStart, last.property.end)
  })
  return added.length === 0 ? splices : [...splices, { start: last.property.end, end: last.property.end, text: added.join('') }]
}
