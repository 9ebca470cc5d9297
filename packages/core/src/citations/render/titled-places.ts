import { fold } from '../in-text/fold.js'
import { bare, type RenderedReference } from './rendered.js'

/**
 * A list in the order of the style, but for entries that stay as they are and begin with a title: where the style would begin them with
 * something else, `The Coastal Daily`, they go on standing behind what they stand behind, if that is their place by their own words.
 */
export const withTitledPlaces = (made: readonly RenderedReference[]): readonly RenderedReference[] => {
  const typed = made.toSorted((one, other) => one.reference.list - other.reference.list || one.reference.place - other.reference.place)
  return typed.reduce<readonly RenderedReference[]>((order, each, at) => {
    const [before, after] = [typed[at - 1], typed[at + 1]]
    if (!isTitled(each) || !before || before.reference.list !== each.reference.list) return order
    const stands = first(before) < first(each) && (!after || after.reference.list !== each.reference.list || first(each) <= first(after))
    if (!stands) return order
    const others = order.filter((other) => other !== each)
    return others.toSpliced(others.indexOf(before) + 1, 0, each)
  }, made)
}

/** It is numbered by nothing, stays, and nobody is named before its title. */
const isTitled = ({ text, number, reference: { raw, labelled, entry: { csl: { author, editor }, fields: { title } } } }: RenderedReference): boolean =>
  text === undefined && number === undefined && (author ?? editor) === undefined && title !== undefined && !/\p{L}/u.test(raw.slice(labelled, title.span[0]))

const first = ({ reference }: RenderedReference): string => fold(bare(reference)).replace(/^(?:the|an?) /, '')
