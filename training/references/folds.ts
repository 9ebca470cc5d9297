import type { Line } from './example.js'

/**
 * Splits lines so that no work stands in two folds: what shares a document or a title goes together
 * (connected components over both), and the components are dealt out, the largest first.
 */
export const foldsOf = (lines: readonly Line[], count: number): number[] => {
  const parent = lines.map((_, index) => index)
  const root = (index: number): number => {
    while (parent[index] !== index) index = parent[index] = parent[parent[index]!]!
    return index
  }
  const seen = new Map<string, number>()
  lines.forEach((line, index) => {
    for (const key of keysOf(line)) {
      const other = seen.get(key)
      if (other === undefined) seen.set(key, index)
      else parent[root(index)] = root(other)
    }
  })
  const components = new Map<number, number[]>()
  lines.forEach((_, index) => components.set(root(index), [...(components.get(root(index)) ?? []), index]))
  const sizes = new Array<number>(count).fill(0)
  const folds = new Array<number>(lines.length).fill(0)
  for (const members of [...components.values()].sort((a, b) => b.length - a.length || a[0]! - b[0]!)) {
    const fold = sizes.indexOf(Math.min(...sizes))
    sizes[fold]! += members.length
    for (const member of members) folds[member] = fold
  }
  return folds
}

const keysOf = ({ doc, gold, id, source }: Line): string[] => {
  const title = (gold.title ?? '').normalize('NFKD').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  // A rendered line is one of several of the same item: its id begins with the item's.
  const item = id.split('|')[0]!
  return [...(doc ? [`doc:${doc}`] : []), ...(title.length > 8 ? [`title:${title}`] : []), `item:${source.startsWith('styled') || !doc ? item : id}`]
}
