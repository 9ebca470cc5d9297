import type { PartHash } from '../opc/package.js'
import type { Document } from '../wordml/document.js'
import type { XmlDocument } from '../xml/element.js'
import type { Report } from './report.js'

type Hashes = ReadonlyMap<string, PartHash>

/** Constructs that a reader would miss if they were lost, by element. */
const constructs = Object.entries({
  'w:tbl': 'tables',
  'w:drawing': 'drawings',
  'w:pict': 'pictures',
  'w:object': 'objects',
  'm:oMath': 'equations',
  'w:footnoteReference': 'footnotes',
  'w:endnoteReference': 'endnotes',
  'w:commentReference': 'comments',
  'w:hyperlink': 'hyperlinks',
  'w:bookmarkStart': 'bookmarks',
  'w:sdt': 'content controls',
  'w:fldChar': 'field marks',
  'w:fldSimple': 'simple fields',
})

/** The receipt: every part with its hash before and after, and a count of what must not get lost; `taken` is what was taken out on purpose. */
export const preservationOf = (
  document: Document,
  before: Hashes,
  after: Hashes,
  changed: ReadonlyMap<string, XmlDocument>,
  taken: Readonly<Record<string, number>> = {},
): Report['preservation'] => {
  const parts = [...new Set([...before.keys(), ...after.keys()])].map((name) => {
    const [old, now] = [before.get(name)?.sha256 ?? null, after.get(name)?.sha256 ?? null]
    const state = old === null ? ('added' as const) : old === now ? ('unchanged' as const) : ('changed' as const)
    return { name, sha256_before: old, sha256_after: now, state }
  })
  const features: Record<string, { before: number; after: number }> = {}
  for (const [name, part] of document.parts) {
    count(part.xml, features, 'before')
    count(changed.get(name) ?? part.xml, features, 'after')
  }
  for (const [name, xml] of changed) if (!document.parts.has(name)) count(xml, features, 'after')
  const fewer = Object.entries(features).some(([name, each]) => each.after + (taken[name] ?? 0) < each.before)
  const lost = fewer || parts.some(({ sha256_after: now }) => now === null)
  const identical = parts.every(({ state }) => state === 'unchanged')
  return { verdict: lost ? 'degraded' : identical ? 'identical' : 'explained', parts, features }
}

const count = (xml: XmlDocument, features: Record<string, { before: number; after: number }>, when: 'before' | 'after'): void => {
  const census = xml.census()
  for (const [element, construct] of constructs) {
    const number = census.get(element) ?? 0
    if (number > 0) (features[construct] ??= { before: 0, after: 0 })[when] += number
  }
}
