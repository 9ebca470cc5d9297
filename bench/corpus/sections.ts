import type { OpenedPackage, XmlNode } from '../shared-tools.js'

interface SectionFacts {
  readonly element: XmlNode
  /** The part shown for each kind of header and footer ("header default"), what is inherited from the section before included. */
  readonly references: ReadonlyMap<string, string>
}

const isElement = (node: XmlNode | string): node is XmlNode => typeof node !== 'string'
const attribute = (node: XmlNode, local: string): string | undefined => node.attrs.find((candidate) => candidate.local === local)?.value

/** The sections of the main story in order; old properties inside a tracked change are not sections. */
export function sectionsOf(pack: OpenedPackage): SectionFacts[] {
  const root = pack.main === null ? null : pack.tree(pack.main)
  const relationships = pack.rels.get(pack.main ?? '')
  let inherited = new Map<string, string>()
  return [...sectionElements(root)].map((element) => {
    inherited = new Map(inherited)
    for (const reference of referencesIn(element)) {
      inherited.set(kindOf(reference), relationships?.get(attribute(reference, 'id') ?? '')?.part ?? '(nothing)')
    }
    return { element, references: inherited }
  })
}

const referencesIn = (section: XmlNode): XmlNode[] =>
  section.children.filter(isElement).filter(({ local }) => local === 'headerReference' || local === 'footerReference')

const kindOf = (reference: XmlNode): string =>
  `${reference.local.replace('Reference', '')} ${attribute(reference, 'type') ?? 'default'}`

function* sectionElements(node: XmlNode | null): Generator<XmlNode> {
  for (const child of node?.children.filter(isElement) ?? []) {
    if (child.local === 'sectPr') yield child
    else if (child.local !== 'pPrChange') yield* sectionElements(child)
  }
}

/** Header references cannot be tracked: they are named in the report, and taken out before what was tracked is compared. */
export function dropNewReferences(before: OpenedPackage, after: OpenedPackage): void {
  const old = sectionsOf(before)
  sectionsOf(after).forEach(({ element }, index) => {
    const section = old[index]?.element
    const kept = new Set(section ? referencesIn(section).map(identity) : [])
    element.children = element.children.filter((child) =>
      typeof child === 'string' || !referencesIn(element).includes(child) || kept.has(identity(child)))
  })
}

const identity = (reference: XmlNode): string =>
  `${reference.local} ${reference.attrs.map(({ local, value }) => `${local}=${value}`).sort().join(' ')}`
