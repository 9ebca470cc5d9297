import type { XmlElement } from '../../xml/element.js'

/** Elements that follow one another without a gap, as their first and last. */
export const stretches = (elements: readonly XmlElement[]): readonly (readonly [first: XmlElement, last: XmlElement])[] => {
  const found: [XmlElement, XmlElement][] = []
  for (const element of elements) {
    const last = found.at(-1)
    if (last?.[1].end === element.start) last[1] = element
    else found.push([element, element])
  }
  return found
}
