import { childOf, descendants } from '../../wordml/tree.js'
import type { XmlDocument, XmlElement } from '../../xml/element.js'
import type { Redrawn } from '../edit.js'
import type { Lowering } from './context.js'

/** A drawing in another size: all that says how large it is, in the same proportion (ISO 29500-1, 20.4.2.7 and 20.1.7.3). */
export const drawingMarkup = (lowering: Lowering, { drawing, xml, width }: Redrawn): string => {
  const inline = drawing.children[0]!
  const extent = childOf(inline, 'wp:extent')!
  const share = (width * emuPerTwip) / Number(xml.attribute(extent, 'cx'))
  const sizes = [extent, ...[...descendants(inline)].filter(({ name, parent }) => name === 'a:ext' && parent?.name === 'a:xfrm')]
  const changes = sizes.map((element) => startTag(xml, element, /(\bc[xy]=["'])(\d+)/g, (before, size) => before + String(Math.round(Number(size) * share))))
  const names = childOf(inline, 'wp:docPr')
  // While both are in the file, each is an object of its own.
  if (names && lowering.revisions) changes.push(startTag(xml, names, /(\sid=["'])(\d+)/, (before) => before + String(lowering.nextDrawing())))
  return applied(xml, drawing, changes)
}

const emuPerTwip = 635

interface Change {
  readonly from: number
  readonly to: number
  readonly text: string
}

const startTag = (xml: XmlDocument, { start, openEnd }: XmlElement, what: RegExp, by: (before: string, number: string) => string): Change => ({
  from: start,
  to: openEnd,
  text: xml.source.slice(start, openEnd).replace(what, (_, before: string, number: string) => by(before, number)),
})

const applied = ({ source }: XmlDocument, { start, end }: XmlElement, changes: readonly Change[]): string => {
  let [markup, at] = ['', start]
  for (const { from, to, text } of changes.toSorted((one, other) => one.from - other.from)) {
    markup += source.slice(at, from) + text
    at = to
  }
  return markup + source.slice(at, end)
}

/** The highest id of a drawing in any part. */
export const highestDrawing = (parts: Iterable<{ readonly xml: XmlDocument }>): number => {
  let highest = 0
  for (const { xml } of parts) {
    for (const match of xml.source.matchAll(/:docPr\s(?:[^>]*?\s)?id=["'](\d{1,9})["']/g)) highest = Math.max(highest, Number(match[1]))
  }
  return highest
}
