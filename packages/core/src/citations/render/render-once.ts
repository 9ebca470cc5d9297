import { fold } from '../in-text/fold.js'
import type { Citation } from '../citations.js'
import type { CitedItem } from '../engine.js'
import type { ParsedEntry } from '../parser/entry.js'
import type { Reference } from '../reference-list/reference.js'
import { plain, type RichText } from '../rich-text.js'
import { droppedFields, isRepeated } from './conserved.js'
import type { Opened } from './open.js'
import { renderCitations } from './render-citations.js'
import { bare, isUnderstood, type Rendered, type RenderedReference } from './rendered.js'
import { typedAlike, typingWithin } from './typed-alike.js'
import { isCutWithin, unknownName, withEtAl, worksOf } from './work.js'

type Entries = ReadonlyMap<string, ParsedEntry>

/** Words the entries of the lists of a chapter and its citations once, by what is read of the `entries` now. */
export const renderOnce = (
  open: (works: readonly CitedItem[]) => Opened,
  ordered: readonly Reference[],
  citations: readonly Citation[],
  entries: Entries,
): Rendered => {
  const typed = new Map(ordered.map((reference) => [reference.id, reference]))
  const works = worksOf(ordered.map(({ id }) => [id, entries.get(id)!]))
  const several = ordered.some(({ list }) => list !== ordered[0]!.list)
  const opened = open(several ? works.map((work) => ({ ...work, list: String(typed.get(work.id)!.list) })) : works)
  const references = wordEntries(opened, typed, entries)
  const numeric = references.some(({ number }) => number !== undefined)
  const read = new Map(ordered.map((reference) => [reference.id, { ...reference, entry: entries.get(reference.id)! }]))
  return { references, citations: renderCitations(opened, citations, read, numeric), frozen: false, holding: [], unsteady: new Set() }
}

/** Words the entries one after the other: a dash in one stands for the names of the one before it. */
const wordEntries = (opened: Opened, typed: ReadonlyMap<string, Reference>, entries: Entries): RenderedReference[] => {
  let named = ''
  const typingIn = typingWithin([...typed.values()].map(bare))
  const list = opened.list.filter(({ id }) => typed.has(id))
  return list.map(({ id, text: printed, number }, place): RenderedReference => {
    const [reference, entry] = [typed.get(id)!, entries.get(id)!]
    const inFull = (): RichText => opened.named().find((each) => each.id === id)!.text
    const hides = isRepeated(plain(printed)) && !isBySame(entries.get(list[place - 1]?.id ?? ''), entry)
    const rendered = hides ? inFull() : printed
    const text = withEtAl(rendered)
    const words = plain(text)
    const repeats = isRepeated(words)
    const typing = typingIn(bare(reference))
    const dropped = droppedFields(entry, words, named)
    if (!repeats) named = words
    const as = (style: RichText): RichText => typedAlike(withEtAl(style), typing)
    const isCut = isUnderstood(reference) && isCutWithin(plain(rendered), entry)
    const safe = words !== '' && isUnderstood(reference) && dropped !== undefined && !isCut && !words.includes(unknownName) &&
      !(dropped.includes('accessed') && !opened.leavesAccessOut && isSameButAccess(reference, words))
    return {
      reference,
      ...(safe && { text: as(text) }),
      ...(safe && repeats && { named: () => as(inFull()) }),
      ...(number !== undefined && { number }),
      ...(reference.grey && plain(as(text)) === bare(reference) && { stands: true }),
      ...((isCut || (safe && words !== plain(rendered))) && { unnamed: true }),
      dropped: dropped ?? [],
    }
  })
}

/**
 * Whether a dash may stand for the authors of an entry: they are those of the one above, all of them (MLA 9, 5.126), or a
 * dash stands there already. The engine compares what is printed, and “et al.” hides different people.
 */
const isBySame = (above: ParsedEntry | undefined, entry: ParsedEntry): boolean => {
  if (isRepeated(entry.raw)) return true
  const [one, other] = [above, entry].map((each) => JSON.stringify((each?.csl.author ?? each?.csl.editor ?? []).map(({ family, given, literal }) => fold(`${literal ?? family} ${given ?? ''}`))))
  return !above?.etAl && !entry.etAl && one === other
}

/** The day on which a page was seen is given where its author thinks that it will change (APA 7, 9.16; MLA 9, 5.111): it is no fault of an entry. */
const isSameButAccess = ({ raw, labelled, entry: { fields } }: Reference, rendered: string): boolean => {
  const [from, to] = fields['accessed']?.span ?? [0, 0]
  return `${raw.slice(labelled, from)} ${raw.slice(to)}`.replace(/\s+/g, ' ').trim() === rendered
}
