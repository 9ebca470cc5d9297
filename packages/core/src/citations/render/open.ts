import { put } from '../../algorithms/grouped.js'
import type { CitationEngine, CitedItem, RenderedCite, RenderedEntry } from '../engine.js'
import { fold } from '../in-text/fold.js'
import type { CslItem } from '../item.js'
import type { RichText } from '../rich-text.js'

/** Works that are open in an engine. */
export interface Opened {
  /** List by list. */
  readonly list: readonly RenderedEntry[]
  /** The same, where no dash stands for the names of the entry above. */
  named(): readonly RenderedEntry[]
  cite(cites: readonly RenderedCite[]): RichText
  readonly seenIn: CitationEngine['seenIn']
  readonly leavesAccessOut: boolean
}

/** How many lists each engine has ready: that of a document before and after its formatting, of the two documents met last. */
const remembered = 4
const recent = new WeakMap<CitationEngine, Map<string, Opened>>()

/**
 * Opens works in an engine, the same ones but once, since opening is what costs: most entries are read again as what they were,
 * and a document that was audited is formatted next.
 */
export const opener = (engine: CitationEngine): ((works: readonly CitedItem[]) => Opened) => {
  let known = recent.get(engine)
  if (!known) recent.set(engine, (known = new Map()))
  const ready = known
  return (works) => {
    const key = JSON.stringify(works.map(byField))
    const opened = ready.get(key) ?? open(engine, works)
    // In the order in which they were asked for: the first goes first.
    ready.delete(key)
    ready.set(key, opened)
    if (ready.size > remembered) ready.delete([...ready.keys()][0]!)
    return opened
  }
}

/** What is read again is the same in whatever order its fields stood. */
const byField = (work: CitedItem): readonly (readonly [string, unknown])[] => Object.entries(work).sort(([one], [other]) => (one < other ? -1 : 1))

/**
 * A work that stands twice in a list is no second one: it is rendered by itself, after the first, or styles would tell the two
 * apart with letters and titles. Numbers count entries, and need none of that.
 */
const open = (engine: CitationEngine, works: readonly CitedItem[]): Opened => {
  const repeats = repeatsAmong(works)
  if (repeats.size === 0 || engine.open(works.slice(0, 1)).entries()[0]?.number !== undefined) {
    const rendering = engine.open(works)
    return opened((named) => listsOf(works).flatMap(([name]) => rendering.entries(name, named)), (cites) => rendering.cite(cites), engine)
  }
  const rendering = engine.open(works.filter(({ id }) => !repeats.has(id)))
  const entries = (named: boolean) => listsOf(works).flatMap(([name, own]) => {
    // A list that repeats a work of another one has it in its own order.
    const others = own.some(({ id }) => works.find((work) => work.id === repeats.get(id))?.list !== name && repeats.has(id))
    if (others) return listOf(open(engine, own.map(({ list: _, ...work }) => work)), named)
    const alone = own.flatMap((work) => (repeats.has(work.id) ? engine.open([work]).entries() : []))
    return rendering.entries(name, named).flatMap((entry) => [entry, ...alone.filter(({ id }) => repeats.get(id) === entry.id)])
  })
  return opened(entries, (cites) => rendering.cite(cites.map((cite) => ({ ...cite, id: repeats.get(cite.id) ?? cite.id }))), engine)
}

const opened = (entries: (named: boolean) => readonly RenderedEntry[], cite: Opened['cite'], { seenIn, leavesAccessOut }: CitationEngine): Opened => {
  let named: readonly RenderedEntry[] | undefined
  return { list: entries(false), named: () => (named ??= entries(true)), cite, seenIn, leavesAccessOut }
}

const listOf = (works: Opened, named: boolean): readonly RenderedEntry[] => (named ? works.named() : works.list)

const listsOf = (works: readonly CitedItem[]): readonly (readonly [string | undefined, readonly CitedItem[]])[] =>
  [...new Set(works.map(({ list }) => list))].map((list) => [list, works.filter((work) => work.list === list)])

/** The ids of works that are the same as one before, with its id. */
const repeatsAmong = (works: readonly CitedItem[]): ReadonlyMap<string, string> => {
  const repeats = new Map<string, string>()
  const firsts = new Map<string, CitedItem[]>()
  for (const work of works) {
    const { title, author, editor, issued } = work
    const [name] = author ?? editor ?? []
    const year = issued?.['date-parts']?.[0]?.[0]
    if (title === undefined || name === undefined || year === undefined) continue
    const key = `${fold(name.family ?? name.literal ?? '')}|${year}|${fold(title)}`
    const first = firsts.get(key)?.find((each) => agree(each, work))
    if (first) repeats.set(work.id, first.id)
    else put(firsts, key, work)
  }
  return repeats
}

const dayOf = ({ issued }: CslItem): readonly number[] => issued?.['date-parts']?.[0] ?? []
const telling = ['container-title', 'volume', 'issue', 'page', 'number', 'edition', 'publisher', 'DOI', 'URL'] as const

/** No field of one contradicts the other. */
const agree = (one: CslItem, other: CslItem): boolean =>
  one.type === other.type && dayOf(one).every((part, place) => part === (dayOf(other)[place] ?? part)) &&
  telling.every((field) => one[field] === undefined || other[field] === undefined || fold(one[field]) === fold(other[field]))
