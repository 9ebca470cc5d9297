import { fold } from '../in-text/fold.js'
import { namesDash } from '../words/names-dash.js'
import { isLost } from './placeless.js'
import { bare, type RenderedReference } from './rendered.js'

/**
 * A list in the order of the style, but for entries that stay as they are and begin with a title or with a dash: where the style would begin them
 * with something else, `The Coastal Daily`, they go on standing behind what they stand behind, if that is their place by their own words; and a
 * dash stands for the names of whatever it stands behind.
 */
export const withTypedPlaces = (made: readonly RenderedReference[]): readonly RenderedReference[] => {
  const all = made.toSorted((one, other) => one.reference.list - other.reference.list || one.reference.place - other.reference.place)
  // Behind what has no place in the alphabet nothing has one.
  const typed = all.filter((each, at) => !isLost(each) || (all[at + 1] !== undefined && keepsDash(all[at + 1]!)))
  const ordered = made.filter((each) => !isLost(each))
  const places = new Map(ordered.map((each, place) => [each, place]))
  /** What the style has behind an entry, but for one. */
  const nextOf = (entry: RenderedReference, one: RenderedReference): RenderedReference | undefined => {
    const place = places.get(entry)! + 1
    return ordered[place] === one ? ordered[place + 1] : ordered[place]
  }
  const isInPlace = (before: RenderedReference, each: RenderedReference, after: RenderedReference | undefined): boolean =>
    before.reference.list === each.reference.list && each.number === undefined
    && (keepsDash(each) || (isTitled(each) && isBefore(before, each) && isBefore(each, after) && isBefore(each, nextOf(before, each))))
  const behind = new Map(typed.flatMap((each, at) => (at > 0 && isInPlace(typed[at - 1]!, each, typed[at + 1]) ? [[typed[at - 1]!, each]] : [])))
  const staying = new Set(behind.values())
  return made.flatMap((each) => (staying.has(each) ? [] : [each, ...followers(each, behind)]))
}

/** Whether one entry comes before another by the words with which they begin; behind a list nothing does. */
const isBefore = (one: RenderedReference, other: RenderedReference | undefined): boolean =>
  other?.reference.list !== one.reference.list || first(one) <= first(other)

/** It stays, and names nobody itself: under another entry it would be somebody else's work. */
export const keepsDash = ({ text, reference: { raw, labelled } }: RenderedReference): boolean => text === undefined && namesDash.test(raw.slice(labelled))

/** What stands behind an entry, and what stands behind that. */
const followers = (entry: RenderedReference, behind: ReadonlyMap<RenderedReference, RenderedReference>): RenderedReference[] => {
  const found: RenderedReference[] = []
  for (let next = behind.get(entry); next; next = behind.get(next)) found.push(next)
  return found
}

/** It stays, and nobody is named before its title. */
const isTitled = ({ text, reference: { raw, labelled, entry: { csl: { author, editor }, fields: { title } } } }: RenderedReference): boolean =>
  text === undefined && (author ?? editor) === undefined && title !== undefined && !/\p{L}/u.test(raw.slice(labelled, title.span[0]))

const first = ({ reference }: RenderedReference): string => fold(bare(reference)).replace(/^(?:the|an?) /, '')
