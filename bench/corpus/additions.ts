import type { Report } from '@formatter/core'
import type { OpenedPackage, XmlNode } from '../shared-tools.js'
import { sectionsOf } from './sections.js'

export type Untracked = Report['untracked'][number]

/** Something that stays after reject-all and so must be in the report: `names` are the words of which its entry has to use one. */
export interface Addition {
  readonly kind: Untracked['kind']
  readonly part: string
  readonly names: readonly string[]
  /** What lies in a part that was added needs no entry besides the part's. */
  readonly required: boolean
}

const isElement = (node: XmlNode | string): node is XmlNode => typeof node !== 'string'
const attribute = (node: XmlNode, local: string): string => node.attrs.find((candidate) => candidate.local === local)?.value ?? ''
const child = (node: XmlNode, local: string): XmlNode | undefined =>
  node.children.filter(isElement).find((candidate) => candidate.local === local)

/** Kind of entry and names for an element that was added to a part of definitions, or undefined where nothing may be added. */
const definitions: Record<string, (added: XmlNode) => Pick<Addition, 'kind' | 'names'> | undefined> = {
  styles: (added) => added.local === 'style'
    ? { kind: 'style-added', names: [attribute(added, 'styleId'), attribute(child(added, 'name') ?? added, 'val')] }
    : undefined,
  numbering: (added) => added.local === 'num' || added.local === 'abstractNum'
    ? { kind: 'numbering-added', names: [attribute(added, 'numId') || attribute(added, 'abstractNumId'), attribute(child(added, 'abstractNumId') ?? added, 'val')] }
    : undefined,
  settings: (added) => ({ kind: 'setting', names: [added.local] }),
  coreProperties: (added) => ({ kind: 'document-property', names: [added.local] }),
  Properties: (added) => ({ kind: 'document-property', names: [added.local, attribute(added, 'name')] }),
}

export const holdsDefinitions = (root: XmlNode): boolean => root.local in definitions

/** Elements of `after` that `before` has not; `fault` is set where something was changed or taken away instead. */
export function definitionsAdded(
  part: string, before: readonly (readonly [XmlNode, string])[], after: readonly (readonly [XmlNode, string])[], root: XmlNode,
): { additions: Addition[]; fault?: string } {
  const additions: Addition[] = []
  let next = 0
  for (const [element, text] of after) {
    if (before[next]?.[1] === text) next++
    else {
      const addition = definitions[root.local]?.(element)
      if (!addition) return { additions, fault: `${part}: ${element.local} added or changed` }
      additions.push({ ...addition, part, required: true })
    }
  }
  const missing = before[next]
  return missing ? { additions, fault: `${part}: changed or gone: ${missing[1].slice(0, 240)}` } : { additions }
}

/** Sections that show another header or footer than before, be it by a reference of their own or by inheriting one. */
export function referencesAdded(before: OpenedPackage, after: OpenedPackage): Addition[] {
  const old = sectionsOf(before)
  return sectionsOf(after).flatMap(({ references }, index) =>
    [...references].filter(([kind, part]) => old[index]?.references.get(kind) !== part).map(([kind]) => ({
      kind: 'header-reference' as const,
      part: after.main ?? '',
      names: [`section ${String(index + 1)}`],
      required: !/ (first|even)$/.test(kind) || has(old[index]?.element, kind),
    })))
}

/** A first-page header only shows where the section has a title page. */
const has = (section: XmlNode | undefined, kind: string): boolean => section !== undefined && kind.endsWith(' first') && child(section, 'titlePg') !== undefined

const notThere = 'listed but not there: '

/** Whether a fault is of the list itself, not of the document. */
export const isOfList = (fault: string): boolean => fault.startsWith(notThere)

/** Additions without an entry, and entries without an addition. */
export function* unmatched(additions: readonly Addition[], entries: readonly Untracked[], before: OpenedPackage): Iterable<string> {
  for (const { kind, part, names, required } of additions) {
    if (required && !entries.some((entry) => matches(entry, kind, part, names))) yield `not listed as untracked: ${kind} ${part} ${names.join(' / ')}`
  }
  for (const entry of entries) {
    // What a reference manager remembers of the style cannot be tracked: it stays in the part that it was in, and the entry says so.
    if (entry.kind === 'document-property' && entry.detail.includes(': ') && before.parts.has(entry.part.replace(/^\//, ''))) continue
    if (!additions.some(({ kind, part, names }) => matches(entry, kind, part, names))) yield `${notThere}${JSON.stringify(entry)}`
  }
}

function matches(entry: Untracked, kind: Untracked['kind'], part: string, names: readonly string[]): boolean {
  if (entry.kind !== kind || entry.part.replace(/^\//, '') !== part) return false
  return names.length === 0 || names.some((name) => name !== '' && mentions(entry.detail, name))
}

/** The name as a word of its own: "section 1" is not meant by "section 12". */
function mentions(detail: string, name: string): boolean {
  const quoted = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${quoted}(?![\\p{L}\\p{N}])`, 'iu').test(detail)
}
