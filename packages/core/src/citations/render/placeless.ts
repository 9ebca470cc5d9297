import { grouped } from '../../algorithms/grouped.js'
import { fold } from '../in-text/fold.js'
import type { CslName } from '../item.js'
import { initials, isRunOn } from '../reference-list/grey.js'
import type { Reference } from '../reference-list/reference.js'
import { plain } from '../rich-text.js'
import { isRead, type RenderedReference } from './rendered.js'

/** Nobody knows where an entry belongs in the alphabet that says not who made it, or not clearly; it may be no entry at all. */
export const isPlaceless = (reference: Reference): boolean => {
  const { grey, entry, raw, labelled } = reference
  const names = entry.csl.author ?? entry.csl.editor ?? []
  if (names.length > 0) return grey && isTurnedRound(names[0]!, raw) && !isNamed(reference, names)
  return grey || /\p{L}{3}/u.test(raw.slice(labelled, entry.fields['title']?.span[0] ?? 0))
}

/** `Brogden v Railway Co`: in an alphabet the surname comes first; what was taken for given names before it may be anything. */
const isTurnedRound = ({ family = '', given = '' }: CslName, raw: string): boolean => given !== '' && raw.includes(given) && raw.indexOf(given) < raw.indexOf(family)

/** `V. Roe and A. Lee`: initials are those of somebody, and letters without stops, `HC Deb`, may be anything. */
const isNamed = (reference: Reference, names: readonly CslName[]): boolean =>
  !/^\p{Lu}{2}/u.test(reference.raw.slice(reference.labelled)) && isRead(reference, reference.entry.csl.author ? 'author' : 'editor') && !isRunOn(names) && initials.test(names[0]!.given ?? '')

/** `Bergen Times. “Ice.” 1919.` as `“Ice.” Bergen Times, 1919.`: whatever stood before the title does so no more. */
const beginsWithTitle = ({ reference: { grey, entry: { csl: { title = '' } } }, text }: RenderedReference): boolean =>
  text !== undefined && !grey && title !== '' && fold(plain(text)).startsWith(fold(title))

/** `Slow Ferries. Directed by Ada Berg`: what stays as it is stays under its title, whoever the style would have first. */
const staysUnderTitle = ({ reference: { raw, labelled, entry: { csl: { author, title = '' } } }, text }: RenderedReference): boolean =>
  text === undefined && author !== undefined && title !== '' && fold(raw.slice(labelled)).startsWith(fold(title))

/** Whether nobody knows where an entry belongs in the words that it gets. */
export const isLost = (each: RenderedReference): boolean => (isPlaceless(each.reference) && !beginsWithTitle(each)) || staysUnderTitle(each)

/** With what has no place in the alphabet where it stands in its list, and the others in theirs around it. */
export const withPlacelessInPlace = (made: readonly RenderedReference[]): readonly RenderedReference[] =>
  [...grouped(made, ({ reference: { list } }) => list).values()].flatMap((list) => {
    const rest = list.filter((each) => !isLost(each))
    const typed = list.toSorted((one, other) => one.reference.index - other.reference.index)
    return typed.map((each) => (isLost(each) ? each : rest.shift()!))
  })
