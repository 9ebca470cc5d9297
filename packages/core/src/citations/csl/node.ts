/** An element of a CSL style or locale, in the shape in which the engine reads it. */
export interface CslNode {
  readonly name: string
  readonly attrs: Readonly<Record<string, string>>
  readonly children: readonly (CslNode | string)[]
}

export const isNode = (child: CslNode | string): child is CslNode => typeof child !== 'string'

/** The words of an attribute that holds a list. */
export const words = (value: string | undefined): string[] => (value ?? '').split(/\s+/).filter((word) => word !== '')

/** A tree with each of its elements passed through `change` from the leaves up; what comes back undefined is left out. */
export const mapped = (node: CslNode, change: (node: CslNode) => CslNode | undefined): CslNode | undefined => {
  const children = node.children.flatMap((child) => (isNode(child) ? mapped(child, change) ?? [] : child))
  return change({ ...node, children })
}

export function* elements(node: CslNode): Generator<CslNode> {
  yield node
  for (const child of node.children) if (isNode(child)) yield* elements(child)
}
