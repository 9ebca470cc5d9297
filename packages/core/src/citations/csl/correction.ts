import type { CitedItem } from '../engine.js'
import { isNode, type CslNode } from './node.js'

/** Where a CSL style and the handbook disagree: what is done about it, and who says so. */
export interface Correction {
  readonly source: string
  /** Changes an element of the style; undefined leaves it out. */
  readonly style?: (node: CslNode) => CslNode | undefined
  /** Changes a work before it is rendered. */
  readonly item?: (item: CitedItem) => CitedItem
  /** A field that is to go from entries, also where they are otherwise as the style has them. */
  readonly leavesOut?: 'accessed'
  /** Changes what a work is sorted by, before the engine parts its words: names of one person by `|`. */
  readonly sortKey?: (key: string) => string
  /** Changes what was rendered. */
  readonly text?: (text: string) => string
}

/** Words as they begin an element of their own. */
export const begun = (words: string): string => words.replace(/^\p{Ll}(?!\d)/u, (letter) => letter.toUpperCase())

export const named = ({ name, attrs }: CslNode, element: string, macro?: string): boolean => name === element && (macro === undefined || attrs['name'] === macro)

export const withAttributes = (node: CslNode, attrs: Readonly<Record<string, string>>): CslNode => ({ ...node, attrs: { ...node.attrs, ...attrs } })

export const without = (node: CslNode, ...names: readonly string[]): CslNode => {
  const kept = Object.entries(node.attrs).filter(([name]) => !names.includes(name))
  return { ...node, attrs: Object.fromEntries(kept) }
}

/** An element that is not in the style. */
export const element = (name: string, attrs: Readonly<Record<string, string>>, ...children: readonly CslNode[]): CslNode => ({ name, attrs, children })

export const ifAny = (attribute: 'type' | 'variable', values: string, ...then: readonly CslNode[]): CslNode =>
  element('choose', {}, element('if', { [attribute]: values, match: 'any' }, ...then))

export const unlessAny = (attribute: 'type' | 'variable', values: string, ...then: readonly CslNode[]): CslNode =>
  element('choose', {}, element('if', { [attribute]: values, match: 'none' }, ...then))

/** Whether an element prints this variable or macro, itself. */
export const prints = ({ attrs }: CslNode, what: string): boolean => attrs['variable'] === what || attrs['macro'] === what

/** Changes the children that print a variable or a macro. */
export const eachPrinting = (node: CslNode, what: string, change: (child: CslNode) => CslNode | readonly CslNode[]): CslNode => ({
  ...node,
  children: node.children.flatMap((child): readonly (CslNode | string)[] => (isNode(child) && prints(child, what) ? [change(child)].flat() : [child])),
})

export const hasAll = ({ children }: CslNode, ...what: readonly string[]): boolean =>
  what.every((each) => children.some((child) => isNode(child) && prints(child, each)))
