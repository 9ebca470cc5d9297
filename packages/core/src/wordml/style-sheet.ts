import type { XmlDocument, XmlElement } from '../xml/element.js'
import { childOf, childrenNamed, valueOfChild } from './tree.js'
import { paragraphProperties } from './properties/paragraph.js'
import type { Properties } from './properties/property.js'
import { PropertyReader, type OwnProperties } from './properties/read.js'
import { runProperties } from './properties/run.js'
import { readOnOff } from './units.js'

type StyleType = 'paragraph' | 'character' | 'table' | 'numbering'

/** The formatting that a table style gives to some of its cells (`firstRow`, `band1Horz`, …). */
interface ConditionalFormat {
  readonly paragraph: Properties
  readonly run: Properties
}

/** A style as the file defines it; only its own words, without what it is based on. */
export interface Style {
  readonly id: string
  /** `w:name` in lower case: `heading 1` in every language version of Word, whatever the id. */
  readonly name: string
  readonly type: StyleType
  readonly isDefault: boolean
  readonly basedOn: string | undefined
  readonly paragraph: OwnProperties
  readonly run: OwnProperties
  readonly conditional: ReadonlyMap<string, ConditionalFormat>
  /** Where it is defined; a style that is only planned has no element yet. */
  readonly element: XmlElement | undefined
}

/** Real chains have a handful; one of thousands is an attack. */
const longestChain = 200

/** The style sheet: looks styles up, walks their chains. Immutable; `with` gives a changed copy. */
export class StyleSheet {
  private readonly byId = new Map<string, Style>()
  private readonly byName = new Map<string, Style>()
  private readonly chains = new Map<string, readonly Style[]>()
  readonly defaultParagraph: Style | undefined

  constructor(
    readonly styles: readonly Style[],
    readonly defaults: { readonly paragraph: Properties; readonly run: Properties },
  ) {
    for (const style of styles) {
      // Of styles with one id, or with one name and type, the first counts.
      if (!this.byId.has(style.id)) this.byId.set(style.id, style)
      const key = `${style.type} ${style.name}`
      if (!this.byName.has(key)) this.byName.set(key, style)
    }
    this.defaultParagraph = styles.find((style) => style.isDefault && style.type === 'paragraph') ?? this.named('paragraph', 'normal')
  }

  get(id: string | undefined, type: StyleType): Style | undefined {
    const style = id === undefined ? undefined : this.byId.get(id)
    return style?.type === type ? style : undefined
  }

  has(id: string): boolean {
    return this.byId.has(id)
  }

  named(type: StyleType, name: string): Style | undefined {
    return this.byName.get(`${type} ${name.toLowerCase()}`)
  }

  /** The paragraph style that holds: a missing or unknown id means the default style. */
  paragraphStyle(id: string | undefined): Style | undefined {
    return this.get(id, 'paragraph') ?? this.defaultParagraph
  }

  /** From the root of the `basedOn` chain down to the style itself. A cycle is cut where it closes. */
  chain(style: Style | undefined): readonly Style[] {
    if (!style) return []
    let chain = this.chains.get(style.id)
    if (!chain) this.chains.set(style.id, (chain = this.walk(style)))
    return chain
  }

  private walk(style: Style): readonly Style[] {
    const chain: Style[] = []
    const seen = new Set<string>()
    for (let each: Style | undefined = style; each && !seen.has(each.id) && chain.length < longestChain; each = this.get(each.basedOn, each.type)) {
      seen.add(each.id)
      chain.unshift(each)
    }
    return chain
  }

  /** The same sheet with some styles put in place of those with their ids, or added. */
  with(changed: readonly Style[]): StyleSheet {
    const ids = new Map(changed.map((style) => [style.id, style]))
    const kept = this.styles.map((style) => ids.get(style.id) ?? style)
    return new StyleSheet([...kept, ...changed.filter((style) => !this.byId.has(style.id))], this.defaults)
  }
}

/** A file without a styles part is valid: everything then has the application's defaults. */
export const readStyleSheet = (document: XmlDocument | undefined): StyleSheet => {
  if (!document) return new StyleSheet([], { paragraph: {}, run: {} })
  const paragraphs = new PropertyReader(document, paragraphProperties)
  const runs = new PropertyReader(document, runProperties)
  const defaults = childOf(document.root, 'w:docDefaults')
  // Pages writes a frame without width into the defaults; Word makes frames of what paragraphs and styles say alone.
  const { 'w:framePr': _, ...paragraph } = paragraphs.read(childOf(childOf(defaults, 'w:pPrDefault'), 'w:pPr')).values
  const styles = childrenNamed(document.root, 'w:style').flatMap((element) => {
    const style = readStyle(document, element, paragraphs, runs)
    return style ? [style] : []
  })
  return new StyleSheet(styles, {
    paragraph,
    run: runs.read(childOf(childOf(defaults, 'w:rPrDefault'), 'w:rPr')).values,
  })
}

const readStyle = (document: XmlDocument, element: XmlElement, paragraphs: PropertyReader, runs: PropertyReader): Style | undefined => {
  const id = document.attribute(element, 'w:styleId')
  if (id === undefined) return undefined
  const value = (name: string) => valueOfChild(document, element, name)
  return {
    id,
    name: (value('w:name') ?? id).toLowerCase(),
    type: (document.attribute(element, 'w:type') ?? 'paragraph') as StyleType,
    isDefault: readDefault(document.attribute(element, 'w:default')),
    basedOn: value('w:basedOn'),
    paragraph: paragraphs.read(childOf(element, 'w:pPr')),
    run: runs.read(childOf(element, 'w:rPr')),
    conditional: new Map(
      childrenNamed(element, 'w:tblStylePr').map((part) => [
        document.attribute(part, 'w:type') ?? '',
        { paragraph: paragraphs.read(childOf(part, 'w:pPr')).values, run: runs.read(childOf(part, 'w:rPr')).values },
      ]),
    ),
    element,
  }
}

const readDefault = (value: string | undefined): boolean => value !== undefined && readOnOff(value)

