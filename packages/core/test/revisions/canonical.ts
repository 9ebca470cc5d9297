import { attributeOf, elementsOf, everyNamed, having, isNode, readTree, type Node } from '../reading/tree.js'
import { partsOf } from '../reading/archive.js'

/** What `report.untracked` says stays behind when all changes are rejected. */
export interface Untracked {
  readonly kind: string
  readonly part: string
  readonly detail: string
}

/**
 * The parts of a file in a spelling in which files that say the same are equal: attributes sorted, neighbouring runs
 * of one look joined, containers that say nothing left out. `without` are things that are left out as well.
 */
export const canonicalParts = async (bytes: Uint8Array, without: readonly Untracked[] = []): Promise<Record<string, string>> => {
  const added = without.filter(({ kind }) => kind === 'part-added').map(({ part }) => part)
  const parts = [...(await partsOf(bytes))].filter(([name]) => !added.includes(name))
  return Object.fromEntries(
    parts.map(([name, text]) => {
      if (!/\.(xml|rels)$/.test(name)) return [name, text]
      const root = remainder(readTree(text), name, without)
      return [name, spell(root)]
    }),
  )
}

const remainder = (root: Node, part: string, without: readonly Untracked[]): Node => {
  const sections = everyNamed(root, 'w:sectPr')
  const goes = (node: Node): boolean =>
    without.some(({ kind, part: where, detail }) => {
      if (kind === 'part-added') return attributeOf(node, 'PartName') === `/${where}` || attributeOf(node, 'Target') === where.replace(/^word\//, '')
      if (where !== part) return false
      if (kind === 'style-added') return node.name === 'w:style' && detail.endsWith(`(${attributeOf(node, 'w:styleId')})`)
      if (kind === 'numbering-added') {
        const [name, id] = detail.startsWith('definition') ? ['w:abstractNum', 'w:abstractNumId'] : ['w:num', 'w:numId']
        return node.name === name && detail.endsWith(`(${attributeOf(node, id)})`)
      }
      if (kind === 'setting') return node.name === detail
      const [, section, slot, type] = /^section (\d+): (\w+) (\w+)$/.exec(detail) ?? []
      return node.name === `w:${slot}Reference` && attributeOf(node, 'w:type') === type && sections[Number(section) - 1]?.children.includes(node) === true
    })
  const prune = (node: Node): Node =>
    having(node, node.children.filter((child) => !isNode(child) || !goes(child)).map((child) => (isNode(child) ? prune(child) : child)))
  return prune(root)
}

const textual = /^w:(t|delText|instrText|delInstrText)$/
const mayBeEmpty = /^w:(pPr|rPr|trPr|sectPr)$/

const spell = (node: Node): string => {
  const attributes = node.attributes
    .filter(({ name }) => name !== 'xmlns' && name !== 'xml:space' && name !== '{http://www.w3.org/XML/1998/namespace}space')
    .map(({ name, value }) => ` ${name}="${value}"`)
    .sort()
    .join('')
  const children = joined(node).map((child) => (isNode(child) ? spell(child) : textual.test(node.name) || child.trim() !== '' ? child : ''))
  const inner = children.join('').replace(/<\/w:t><w:t>/g, '')
  if (inner === '' && attributes === '' && mayBeEmpty.test(node.name)) return ''
  return `<${node.name}${attributes}>${inner}</${node.name}>`
}

/** Cutting a run in two changes nothing that can be seen. */
const joined = (parent: Node): (Node | string)[] => {
  const result: (Node | string)[] = []
  for (const child of parent.children) {
    const last = result.at(-1)
    if (isNode(child) && last !== undefined && isNode(last) && child.name === 'w:r' && last.name === 'w:r' && lookOf(child) === lookOf(last)) {
      result[result.length - 1] = having(last, [...last.children, ...elementsOf(child).filter(({ name }) => name !== 'w:rPr')])
    } else result.push(child)
  }
  return result
}

const lookOf = (run: Node): string => [spell({ ...run, children: [] }), ...elementsOf(run).filter(({ name }) => name === 'w:rPr').map(spell)].join('')
