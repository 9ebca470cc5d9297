import type { Cite, Cluster, Locator } from '../cluster.js'

/**
 * `(Lee, 2020, p. 9; Lee, 2020, p. 12)` is `(Lee, 2020, pp. 9, 12)`, and `[1, p. 9], [1, p. 12]` is `[1, pp. 9, 12]`: one work with two of its pages, as
 * all styles have it; those that say no pages would else count it twice.
 */
export const withPlacesTogether = (cluster: Cluster): Cluster => {
  const cites = cluster.cites.reduce<readonly Cite[]>((found, cite) => {
    const before = found.at(-1)
    const whole = before && together(before, cite)
    return whole ? [...found.slice(0, -1), whole] : [...found, cite]
  }, [])
  return cites.length < cluster.cites.length ? { ...cluster, cites } : cluster
}

const together = (one: Cite, other: Cite): Cite | undefined => {
  const { locator: first, suffix: _, ...work } = one
  const { locator: last, suffix } = other
  if (first?.label !== 'page' || last?.label !== 'page' || !isSameWork(one, other) || one.suffix !== undefined || (other.prefix ?? '') !== '') return undefined
  return { ...work, to: other.to, locator: pagesOf(first, last), ...(suffix !== undefined && { suffix }) }
}

const pagesOf = (first: Locator, last: Locator): Locator =>
  ({ ...first, to: last.to, value: first.value === last.value ? first.value : `${first.value}, ${last.value}` })

const isSameWork = ({ link, ...one }: Cite, { link: then, ...other }: Cite): boolean =>
  link.references.length === 1 && then.references.length === 1 && link.references[0] === then.references[0] && link.kind === then.kind
  && one.letter === other.letter && one.original === undefined && other.original === undefined
