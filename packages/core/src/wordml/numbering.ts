import { highest as highestOf } from '../algorithms/highest.js'
import type { XmlDocument, XmlElement } from '../xml/element.js'
import { paragraphProperties } from './properties/paragraph.js'
import type { Properties } from './properties/property.js'
import { PropertyReader } from './properties/read.js'
import { childOf, childrenNamed, valueOfChild } from './tree.js'
import { readInteger } from './units.js'

/** One level of a list. Its run properties are for the number only and are not read. */
interface NumberingLevel {
  readonly format: string
  /** `%1.%2` */
  readonly text: string
  readonly start: number
  /** The paragraph style that is linked to this level, by id. */
  readonly style: string | undefined
  readonly paragraph: Properties
}

type Levels = ReadonlyMap<number, NumberingLevel>

/** The numbering definitions, found by the `w:numId` that paragraphs use. */
export class Numbering {
  constructor(
    private readonly instances: ReadonlyMap<number, Levels>,
    /** The highest ids in use, so that added ones are new. */
    readonly highest: { readonly abstract: number; readonly instance: number },
  ) {}

  /** `undefined` where nothing is numbered: numId 0 switches off, an unknown id numbers nothing. */
  level(numId: number, level: number): NumberingLevel | undefined {
    return this.instances.get(numId)?.get(level)
  }

  /** Whether its paragraphs have anything before them: LibreOffice counts headings in a list that shows nothing. */
  shows(numId: number, level: number): boolean {
    const known = this.level(numId, level)
    return numId !== 0 && !(known?.format === 'none' && /^(?:%\d)*\s*$/.test(known.text))
  }

  has(numId: number): boolean {
    return this.instances.has(numId)
  }

  /** The level that a style is linked to; lists made of headings know their level only by this. */
  levelOfStyle(numId: number, styleId: string): number | undefined {
    for (const [index, level] of this.instances.get(numId) ?? []) if (level.style === styleId) return index
    return undefined
  }
}

/** `numberingOfStyle` follows `w:numStyleLink`: an abstract definition may say that a numbering style has the levels. */
export const readNumbering = (document: XmlDocument | undefined, numberingOfStyle: (id: string) => number | undefined): Numbering => {
  const abstracts = new Map<number, XmlElement>()
  const instances = new Map<number, XmlElement>()
  if (document) {
    collect(document, 'w:abstractNum', 'w:abstractNumId', abstracts, document.root)
    collect(document, 'w:num', 'w:numId', instances, document.root)
  }
  const highest = { abstract: highestOf(abstracts.keys(), -1), instance: highestOf(instances.keys(), 0) }
  if (!document) return new Numbering(new Map(), highest)

  const reader = new PropertyReader(document, paragraphProperties)
  const idOf = (element: XmlElement | undefined) => (element ? readInteger(document.attribute(element, 'w:val')) : undefined)
  const abstractOf = (numId: number, followed = new Set<number>()): XmlElement | undefined => {
    const abstract = abstracts.get(idOf(childOf(instances.get(numId), 'w:abstractNumId')) ?? -1)
    const link = childOf(abstract, 'w:numStyleLink')
    const linked = link && numberingOfStyle(document.attribute(link, 'w:val') ?? '')
    if (linked === undefined || followed.has(linked)) return abstract
    return abstractOf(linked, followed.add(numId))
  }
  const levels = new Map<number, Levels>()
  for (const [numId, instance] of instances) {
    const elements = new Map<number, XmlElement>()
    collect(document, 'w:lvl', 'w:ilvl', elements, abstractOf(numId))
    for (const override of childrenNamed(instance, 'w:lvlOverride')) collect(document, 'w:lvl', 'w:ilvl', elements, override)
    levels.set(numId, new Map([...elements].map(([index, element]) => [index, readLevel(document, element, reader)])))
  }
  return new Numbering(levels, highest)
}

const collect = (document: XmlDocument, name: string, key: string, into: Map<number, XmlElement>, parent: XmlElement | undefined): void => {
  for (const element of childrenNamed(parent, name)) {
    const id = readInteger(document.attribute(element, key))
    if (id !== undefined) into.set(id, element)
  }
}

const readLevel = (document: XmlDocument, element: XmlElement, reader: PropertyReader): NumberingLevel => {
  const value = (name: string) => valueOfChild(document, element, name)
  return {
    format: value('w:numFmt') ?? 'decimal',
    text: value('w:lvlText') ?? '',
    start: readInteger(value('w:start')) ?? 1,
    style: value('w:pStyle'),
    paragraph: reader.read(childOf(element, 'w:pPr')).values,
  }
}
