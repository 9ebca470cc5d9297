import { unlessAny, withAttributes } from './correction.js'
import { isNode, mapped, words, type CslNode } from './node.js'

/**
 * A part of a book that nobody has signed is listed by its title, and its book names who edited it: `“Mooring.” The Sea, edited by Otto Zell`
 * (APA 7, 10.3; MLA 9, 5.6; CMOS 18, 13.81). CSL styles put editors in the place of any author that is not there.
 */
export const withUnsignedParts = (style: CslNode): CslNode => mapped(style, withoutEditors) ?? style

const withoutEditors = (node: CslNode): CslNode => {
  // Chicago’s bibliography names the editors of a book where the part has an author.
  if (node.name === 'macro' && node.attrs['name'] === 'container-contributors') return mapped(node, (child) => (child.attrs['variable'] === 'author' ? withAttributes(child, { variable: 'author unsigned', match: 'any' }) : child)) ?? node
  return node.name === 'names' && words(node.attrs['variable']).some((name) => leading.has(name)) ? { ...node, children: node.children.map(substituting) } : node
}

/** Whom a work is listed by. */
const leading: ReadonlySet<string> = new Set(['author', 'composer'])

const substituting = (node: CslNode | string): CslNode | string =>
  isNode(node) && node.name === 'substitute' ? { ...node, children: node.children.map((child) => (isNode(child) && putsEditors(child) ? unlessAny('variable', 'unsigned', child) : child)) } : node

const putsEditors = ({ attrs }: CslNode): boolean => /\beditor\b/u.test(attrs['variable'] ?? attrs['macro'] ?? '')
