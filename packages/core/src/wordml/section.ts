import type { XmlDocument, XmlElement } from '../xml/element.js'
import type { PartName } from '../opc/part-name.js'
import { flag, number, onOff, put, text } from './properties/kinds.js'
import { propertyTable, type Property } from './properties/property.js'
import { PropertyReader, type OwnProperties } from './properties/read.js'
import { childrenNamed } from './tree.js'
import { readTwips } from './units.js'

export type HeaderType = 'default' | 'first' | 'even'
export type HeaderSlot = 'header' | 'footer'

/** A stretch of the body with a page layout of its own. */
export interface Section {
  readonly index: number
  readonly element: XmlElement | undefined
  readonly own: OwnProperties
  readonly landscape: boolean
  /** The section's own references, by `header default`, `footer first`, …; what is absent is inherited. */
  readonly references: ReadonlyMap<string, PartName>
  /** What its pages show: its own references, else those of the nearest section before that has one (17.10.1). */
  readonly shown: ReadonlyMap<string, PartName>
}

const margin = (side: string) => number(`margin${side}`, 'w:pgMar', `w:${side.toLowerCase()}`, undefined, readTwips)

/** Every how many lines a number stands: nowhere where it is not said, and the schema knows no number 0 (ISO 29500-1, 17.6.8). */
const lineNumbers: Property = {
  ...number('lineNumbers', 'w:lnNumType', 'w:countBy', 0),
  write: (attributes, every) => put(attributes, 'w:countBy', every === 0 ? null : every),
}

/** The properties of sections that rules speak of. */
export const sectionProperties = propertyTable({
  container: 'w:sectPr',
  properties: [
    number('pageWidth', 'w:pgSz', 'w:w', undefined, readTwips),
    number('pageHeight', 'w:pgSz', 'w:h', undefined, readTwips),
    text('orientation', 'w:pgSz', 'w:orient', 'portrait'),
    number('paperCode', 'w:pgSz', 'w:code', undefined),
    margin('Top'),
    margin('Right'),
    margin('Bottom'),
    margin('Left'),
    margin('Header'),
    margin('Footer'),
    margin('Gutter'),
    number('columns', 'w:cols', 'w:num', 1),
    number('columnGap', 'w:cols', 'w:space', 720, readTwips),
    flag('equalColumns', 'w:cols', 'w:equalWidth'),
    lineNumbers,
    text('lineNumberRestart', 'w:lnNumType', 'w:restart', 'newPage'),
    number('pageNumberStart', 'w:pgNumType', 'w:start', undefined),
    text('pageNumberFormat', 'w:pgNumType', 'w:fmt', 'decimal'),
    text('breakType', 'w:type', 'w:val', 'nextPage'),
    onOff('titlePage', 'w:titlePg'),
    // Some versions of Word write a negative pitch as an unsigned number, which the schema does not allow.
    number('gridCharacterSpace', 'w:docGrid', 'w:charSpace', undefined),
  ],
  apart: ['w:headerReference', 'w:footerReference', 'w:sectPrChange'],
})

/** Where the properties of the last section stand. A document has one body; some files have several, which LibreOffice shows one after the other. */
export const lastBody = ({ root }: XmlDocument): XmlElement | undefined => childrenNamed(root, 'w:body').at(-1)

/** Reads sections one after the other, in the order of the body. */
export const sectionReader = (document: XmlDocument, targets: ReadonlyMap<string, PartName>) => {
  const reader = new PropertyReader(document, sectionProperties)
  let shown: Section['shown'] = new Map()
  return (index: number, element: XmlElement | undefined): Section => {
    const own = reader.read(element)
    const width = Number(own.values['pageWidth'] ?? 0)
    const referred = new Map([...references(document, element, targets, 'header'), ...references(document, element, targets, 'footer')])
    if (referred.size > 0) shown = new Map([...shown, ...referred])
    return {
      index,
      element,
      own,
      landscape: own.values['orientation'] === 'landscape' || width > Number(own.values['pageHeight'] ?? width),
      references: referred,
      shown,
    }
  }
}

function* references(
  document: XmlDocument,
  element: XmlElement | undefined,
  targets: ReadonlyMap<string, PartName>,
  slot: HeaderSlot,
): Generator<[string, PartName]> {
  for (const reference of childrenNamed(element, `w:${slot}Reference`)) {
    const target = targets.get(document.attribute(reference, 'r:id') ?? '')
    if (target !== undefined) yield [`${slot} ${referenceType(document, reference)}`, target]
  }
}

/** What pages a reference is for. Some programs write “odd”, which the schema does not know (17.18.36): those are the pages of the default. */
export const referenceType = (document: XmlDocument, reference: XmlElement): string => {
  const type = document.attribute(reference, 'w:type') ?? 'default'
  return type === 'odd' ? 'default' : type
}

/** The part that a section shows for a slot. */
export const shownIn = (section: Section, slot: HeaderSlot, type: HeaderType): PartName | undefined => section.shown.get(`${slot} ${type}`)

/** The types of header that a section really shows: the first page's only with `w:titlePg`, the even one only where the settings say so. */
export const typesInUse = (section: Section, evenAndOdd: boolean): HeaderType[] => [
  'default',
  ...(section.own.values['titlePage'] === true ? (['first'] as const) : []),
  ...(evenAndOdd ? (['even'] as const) : []),
]

/** Whether the pages of a section are counted in roman numerals, as front matter is. */
export const isCountedInRoman = ({ own }: Section): boolean => /roman$/i.test(String(own.values['pageNumberFormat'] ?? ''))

/** Whether a section begins on a new page: what its own kind of break says, which is the default. */
export const beginsOnPage = (section: Section | undefined): boolean => !/^(continuous|nextColumn)$/.test(String(section?.own.values['breakType'] ?? 'nextPage'))
