import { grouped } from '../../../algorithms/grouped.js'
import type { Citation, CitingParagraph } from '../../citations.js'
import type { Cite, Cluster } from '../../cluster.js'
import { entryKeys, type ListedEntry } from '../../in-text/entry-key.js'
import { EntryIndex } from '../../in-text/link.js'
import type { Span } from '../../in-text/read-citations.js'
import { readTexts, type CitingText } from '../../in-text/read-texts.js'
import { plain } from '../../rich-text.js'
import type { Replacement } from '../placed.js'
import { fullRange } from '../work.js'

/** A document as it would be read. */
export interface Rehearsal {
  /** By id; missing where nothing is read in its place any more. */
  readonly citations: ReadonlyMap<string, Citation>
  /** Ids of those that are read as citations of the same works and places in them. */
  readonly same: ReadonlySet<string>
  /** What would be read as citations and is none now. */
  readonly strangers: readonly Citation[]
  /** Of those that stand in what a citation becomes, the ids of both. */
  readonly partsOf: ReadonlyMap<string, string>
}

/** Reads a document as it would be with its citations and entries replaced, and cited in notes or in the text; offsets are those of then. */
export const rehearse = (
  texts: readonly CitingParagraph[],
  citations: readonly Citation[],
  replacements: ReadonlyMap<string, Replacement>,
  entries: readonly ListedEntry[],
  intoNotes: boolean,
): Rehearsal => {
  const byParagraph = grouped(citations, ({ paragraph }) => paragraph)
  const futures = texts.map((text) => futureOf(text, byParagraph.get(text.paragraph) ?? [], replacements))
  const { clusters } = readTexts(futures.map(({ text }) => text), new EntryIndex(entryKeys(entries)), intoNotes)
  const read = new Map<string, Citation>()
  const same = new Set<string>()
  const strangers: Citation[] = []
  const partsOf = new Map<string, string>()
  futures.forEach((future, place) => {
    const paragraph = { ...texts[place]!.paragraph, text: future.text.text }
    const found = new Set(clusters[place])
    const hosts = new Map<Cluster, string>()
    for (const { id, origin, cites, from, to } of byParagraph.get(texts[place]!.paragraph) ?? []) {
      const [now, ...others] = readAt(future, { from, to }, replacements.get(id), found)
      if (!now) continue
      found.delete(now)
      for (const other of others) hosts.set(other, id)
      read.set(id, { ...now, id, origin, paragraph })
      if (sameWorks(cites, [now, ...others].flatMap((cluster) => cluster.cites))) same.add(id)
    }
    for (const cluster of found) {
      const id = `s${strangers.length + 1}`
      strangers.push({ ...cluster, id, origin: 'text', paragraph })
      if (hosts.has(cluster)) partsOf.set(id, hosts.get(cluster)!)
    }
  })
  return { citations: read, same, strangers, partsOf }
}

/**
 * What is read where a citation stands then; a sentence that leans on several works names one after the other, and names in brackets of the
 * author's are read with the words beside them.
 */
const readAt = ({ shift }: Future, now: Span, replacement: Replacement | undefined, found: ReadonlySet<Cluster>): readonly Cluster[] => {
  const place = replacement ?? now
  const [from, to] = [shift(place.from), shift(place.to)]
  if (!replacement) return [...found].filter((cluster) => cluster.from === from && cluster.to === to)
  const within = [...found].filter((cluster) => from <= cluster.from && cluster.to <= to)
  return within.length > 0 ? within : [...found].filter((cluster) => cluster.from < from && to < cluster.to)
}

interface Future {
  readonly text: CitingText
  /** Where a place of the text as it is will be. */
  readonly shift: (place: number) => number
}

const futureOf = (now: CitingParagraph, citations: readonly Citation[], replacements: ReadonlyMap<string, Replacement>): Future => {
  const made = citations.flatMap(({ id }) => replacements.get(id) ?? []).sort((one, other) => one.from - other.from)
    .map((each) => ({ ...each, length: plain(each.text).length }))
  if (made.length === 0) return { text: now, shift: (place) => place }
  let text = ''
  let at = 0
  const [raised, slanted]: Span[][] = [[], []]
  for (const { from, to, text: wanted } of made) {
    text += now.text.slice(at, from)
    for (const run of wanted) {
      const span = { from: text.length, to: text.length + run.text.length }
      if (run.position === 'superscript') raised!.push(span)
      if (run.italic) slanted!.push(span)
      text += run.text
    }
    at = to
  }
  text += now.text.slice(at)
  const shift = shiftPast(made)
  const shifted = ({ from, to }: Span): Span => ({ from: shift(from), to: shift(to) })
  const withStaying = (own: readonly Span[], before: readonly Span[] = []): Span[] => {
    const staying = before.filter(({ from, to }) => !made.some((each) => each.from <= from && to <= each.to))
    return [...staying.map(shifted), ...own].sort((one, other) => one.from - other.from)
  }
  const looks = { superscript: withStaying(raised!, now.superscript), slanted: withStaying(slanted!, now.slanted) }
  return { text: { ...now, ...looks, text, closed: (now.closed ?? []).map(shifted) }, shift }
}

interface Stretch {
  readonly from: number
  readonly to: number
  /** Of what stands in its place then. */
  readonly length: number
}

/** Where a place will be behind stretches that change, in their order; what ends where one begins ends before it. */
const shiftPast = (made: readonly Stretch[]): Future['shift'] => {
  const grown = [0]
  for (const { from, to, length } of made) grown.push(grown.at(-1)! + length - (to - from))
  return (place) => {
    let [first, end] = [0, made.length]
    while (first < end) {
      const middle = (first + end) >> 1
      if (made[middle]!.from < place) first = middle + 1
      else end = middle
    }
    const last = made[first - 1]
    if (!last) return place
    return place >= last.to ? place + grown[first]! : last.from + grown[first - 1]! + Math.min(place - last.from, last.length)
  }
}

const said = ({ link, personal }: Cite): string => JSON.stringify([link.references, personal])
const placeOf = ({ locator }: Cite): string | undefined => locator && `${locator.label} ${fullRange(locator.value.replace(/\s/g, '').replace(/[‐-―]/g, '-'))}`

/** Whether two readings are of the same works and the same places in them. A style may change their order, and leave places out. */
const sameWorks = (one: readonly Cite[], other: readonly Cite[]): boolean => {
  const [works, others] = [one, other].map((cites) => cites.map(said).sort())
  if (works!.length !== others!.length || !works!.every((work, place) => work === others![place])) return false
  return other.every((cite) => cite.locator === undefined || one.some((each) => said(each) === said(cite) && placeOf(each) === placeOf(cite)))
}
