import type { Document } from '../../wordml/document.js'
import { namespaceTable } from '../../wordml/names.js'
import { childrenNamed, descendants } from '../../wordml/tree.js'
import type { XmlDocument, XmlElement } from '../../xml/element.js'
import { parseXml } from '../../xml/parse.js'
import { applySplices, type Splice } from '../../xml/splice.js'
import type { PartName } from '../../opc/part-name.js'

/**
 * Deals the ids of footnotes out again, so that they rise in the order of their marks where a new note came between old
 * ones. Word finds a note by its id whatever the order; LibreOffice takes them in the order of their ids.
 * Returns the two parts as they are then, where they are others than the splices alone make them.
 */
export const dealNoteIds = ({ main, named, parts }: Document, splices: ReadonlyMap<PartName, readonly Splice[]>): ReadonlyMap<PartName, string> | undefined => {
  const part = named.get('footnotes')
  const [inText, inNotes] = [splices.get(main.name), part === undefined ? undefined : splices.get(part)]
  if (part === undefined || inText === undefined || inNotes === undefined) return undefined
  const text = applySplices(main.xml.source, inText)
  const body = parsed(text, main.name)
  const marks = [...descendants(body.root)].filter(({ name }) => name === 'w:footnoteReference')
  const list = parsed(applySplices(parts.get(part)!.xml.source, inNotes), part)
  const notes = childrenNamed(list.root, 'w:footnote')
  // A mark that leads to no note is none the wiser for the id of another.
  const known = new Set(notes.map((note) => list.attribute(note, 'w:id')))
  const met = [...new Set(marks.map((mark) => body.attribute(mark, 'w:id') ?? ''))].filter((id) => known.has(id))
  const rising = met.toSorted((one, other) => Number(one) - Number(other))
  const dealt = new Map(met.map((id, index) => [id, rising[index]!]))
  if (!met.every((id) => /^\d+$/.test(id)) || met.every((id) => dealt.get(id) === id)) return undefined
  return new Map([[main.name, renamed(body, marks, dealt)], [part, renamed(list, notes, dealt)]])
}

/** What we wrote ourselves is as deep and as large as what was read. */
const ourOwn = { depth: Infinity, elements: Infinity, attributes: Infinity, attributeLength: Infinity, names: Infinity }

const parsed = (source: string, partName: PartName): XmlDocument => parseXml(source, { ...namespaceTable, limits: ourOwn, partName })

const renamed = (document: XmlDocument, elements: readonly XmlElement[], dealt: ReadonlyMap<string, string>): string =>
  applySplices(document.source, elements.flatMap((element): Splice[] => {
    const { start, openEnd } = element
    const id = document.attribute(element, 'w:id')
    const other = id === undefined ? undefined : dealt.get(id)
    if (other === undefined || other === id) return []
    return [{ start, end: openEnd, text: document.source.slice(start, openEnd).replace(/(:id\s*=\s*["'])\d+/, `$1${other}`) }]
  }))
