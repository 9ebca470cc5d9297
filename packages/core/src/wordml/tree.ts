import type { XmlDocument, XmlElement } from '../xml/element.js'

/** The first child of that name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined => {
  if (element) for (const child of element.children) if (child.name === name) return child
  return undefined
}

/** All children of that name. */
export const childrenNamed = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element ? element.children.filter((child) => child.name === name) : []

/** The `w:val` of the first child of that name. */
export const valueOfChild = (document: XmlDocument, element: XmlElement | undefined, name: string): string | undefined => {
  const child = childOf(element, name)
  return child && document.attribute(child, 'w:val')
}

/** Every element below, in document order, itself not included. Iterative: nesting is bounded, but not small. */
export function* descendants(element: XmlElement): Generator<XmlElement> {
  const stack = [...element.children].reverse()
  for (let next = stack.pop(); next; next = stack.pop()) {
    yield next
    for (let index = next.children.length - 1; index >= 0; index--) stack.push(next.children[index]!)
  }
}
