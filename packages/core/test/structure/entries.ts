import { partsOf } from '../reading/archive.js'
import { lineText } from '../reading/text.js'
import { attributeOf, childNamed, childrenNamed, everyNamed, readTree, type Node } from '../reading/tree.js'

/** What Word's fields and lists would show, computed from the markup alone. */
export interface Entries {
  /** `TOC \o "1-3"`: level and text. */
  readonly contents: readonly string[]
  /** `STYLEREF "heading 1"` at the end of the text. */
  readonly lastHeading: string | undefined
  /** The numbers of numbered paragraphs with their texts. */
  readonly numbered: readonly string[]
  /** The level in the outline that each paragraph with one has, and its text. */
  readonly outline: readonly string[]
}

export const entriesOf = async (bytes: Uint8Array): Promise<Entries> => {
  const parts = await partsOf(bytes)
  const tree = (name: string): Node | undefined => (parts.has(name) ? readTree(parts.get(name)!) : undefined)
  const styles = new Map(childrenNamed(tree('word/styles.xml'), 'w:style').map((style) => [attributeOf(style, 'w:styleId') ?? '', style]))
  const levels = levelsOf(tree('word/numbering.xml'))
  const counters = new Map<number, number>()
  const [contents, numbered, outline]: [string[], string[], string[]] = [[], [], []]
  let lastHeading: string | undefined
  for (const paragraph of everyNamed(tree('word/document.xml')!, 'w:p')) {
    const properties = childNamed(paragraph, 'w:pPr')
    const text = lineText(paragraph).trim()
    if (text === '') continue
    const own = valueOf(properties, 'w:pStyle') ?? ''
    const chain = chainOf(styles, own)
    const heading = /^heading ([1-9])$/.exec((valueOf(chain[0], 'w:name') ?? '').toLowerCase())?.[1]
    if (heading !== undefined && Number(heading) <= 3) contents.push(`${heading} ${text}`)
    if (heading === '1') lastHeading = text
    const said = [properties, ...chain.map((style) => childNamed(style, 'w:pPr'))]
    const level = said.map((each) => valueOf(each, 'w:outlineLvl')).find((value) => value !== undefined)
    if (level !== undefined && level !== '9') outline.push(`${level} ${text}`)
    const list = said.map((each) => valueOf(childNamed(each, 'w:numPr'), 'w:numId')).find((value) => value !== undefined)
    if (list !== undefined && list !== '0') numbered.push(`${next(levels, counters, own)} ${text}`)
  }
  return { contents, lastHeading, numbered, outline }
}

const valueOf = (parent: Node | undefined, name: string): string | undefined => attributeOf(childNamed(parent, name), 'w:val')

/** A style and those it is based on. */
const chainOf = (styles: ReadonlyMap<string, Node>, id: string): Node[] => {
  const style = styles.get(id)
  return style ? [style, ...chainOf(styles, valueOf(style, 'w:basedOn') ?? '')] : []
}

interface Level {
  readonly style: string | undefined
  readonly text: string
}

const levelsOf = (numbering: Node | undefined): Level[] =>
  childrenNamed(childNamed(numbering, 'w:abstractNum'), 'w:lvl').map((level) => ({ style: valueOf(level, 'w:pStyle'), text: valueOf(level, 'w:lvlText') ?? '' }))

/** Counts a level of a list of headings on, and begins those below it anew. */
const next = (levels: readonly Level[], counters: Map<number, number>, style: string): string => {
  const level = Math.max(levels.findIndex((each) => each.style === style), 0)
  counters.set(level, (counters.get(level) ?? 0) + 1)
  for (const other of [...counters.keys()]) if (other > level) counters.delete(other)
  return levels[level]!.text.replace(/%(\d)/g, (_, digit: string) => String(counters.get(Number(digit) - 1) ?? 1))
}
