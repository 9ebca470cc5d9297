import { grouped } from '../../algorithms/grouped.js'
import type { Citation } from '../citations.js'
import type { Cite } from '../cluster.js'
import { isFew } from '../reference-list/reference.js'
import { isTyped } from './cites.js'
import { isPlaceless } from './placeless.js'
import { takesNumber, type Rendered, type RenderedReference } from './rendered.js'

/**
 * A style without numbers where a few citations keep theirs, since it is not certain what they cite: their entries keep the numbers that stand
 * before them, and all others change. Undefined where a text would keep so many that it were neither one nor the other.
 */
export const withHeldNumbers = (made: Rendered, citations: readonly Citation[], holding: readonly string[]): Rendered | undefined => {
  if (holding.length === 0) return made
  const staying = citations.filter(({ id, system }) => system === 'numeric' && holding.includes(id))
  const held = new Set(staying.flatMap(({ cites }) => cites.flatMap(({ link }) => link.references)))
  if (held.size === 0 || !isFew(staying.length, citations.filter(isTyped).length)) return undefined
  const lists = [...grouped(made.references, ({ reference }) => reference.list).values()]
  const isFit = lists.every((list) => {
    const own = list.filter(({ reference }) => held.has(reference.id))
    return own.length === 0 || (isFew(own.length, list.length) && own.every(canKeepNumber))
  })
  if (!isFit) return undefined
  const references = made.references.map((each) => (held.has(each.reference.id) ? { ...each, held: numberOf(each)! } : each))
  const ids = new Set(staying.map(({ id }) => id))
  const texts = new Map([...made.citations].filter(([id]) => !ids.has(id)))
  return { ...made, citations: texts, holding: [...ids], references: withPlacelessLast(references) }
}

/** The same where the others become notes. A raised number among their marks would be taken for one of them. */
export const withHeldBesideNotes = (made: Rendered, citations: readonly Citation[], staying: readonly Citation[]): Rendered | undefined =>
  staying.some(({ form }) => form === 'superscript') ? undefined : withHeldNumbers(made, citations, pointingInto(made, staying))

/** The ids of citations but for those beyond the end of the list: these point nowhere, however it is counted. */
export const pointingInto = ({ references }: Rendered, citations: readonly Citation[]): readonly string[] => {
  const isBeyond = ({ number = 0, link }: Cite): boolean => link.references.length === 0 && number > references.length
  return citations.flatMap(({ id, cites }) => (cites.every(isBeyond) ? [] : [id]))
}

const canKeepNumber = (each: RenderedReference): boolean => each.number === undefined && !each.reference.kept && numberOf(each) !== undefined

/** As it is typed before an entry, or as Word shows it there and it can be typed: without the others Word would count anew. */
const numberOf = ({ reference }: RenderedReference): string | undefined =>
  reference.raw.slice(0, reference.labelled).trim() || (takesNumber(reference) ? reference.shown : undefined)

/** Whoever looks for a number that is in no alphabet looks at the end of its list. */
const withPlacelessLast = (references: readonly RenderedReference[]): readonly RenderedReference[] => {
  const goesLast = (each: RenderedReference): boolean => each.held !== undefined && isPlaceless(each.reference)
  const last = references.filter(goesLast).sort((one, other) => one.reference.number! - other.reference.number!)
  return [...references.filter((each) => !goesLast(each)), ...last].sort((one, other) => one.reference.list - other.reference.list)
}
