import type { RenderedCite } from '../engine.js'
import type { Reference } from '../reference-list/reference.js'
import { plain, type RichText } from '../rich-text.js'
import type { Opened } from './open.js'

/** `2019a`, `n.d.-a`, `no date a` */
const letter = /(?:\d{4}|-|date )[a-z](?!\p{L})/u

/**
 * Words citations, those of works of one year in the order of the list that gives them their letters: `2019a, 2019b`. Any other order is
 * that of the style or of whoever wrote the paper.
 */
export const wordLettered = (opened: Opened, references: ReadonlyMap<string, Reference>) => {
  const places = new Map(opened.list.map(({ id }, place) => [id, place]))
  const sameYear = ({ id }: RenderedCite): string => {
    const { author, editor, issued } = references.get(id)?.entry.csl ?? {}
    return JSON.stringify([author ?? editor, issued?.['date-parts']?.[0]?.[0]])
  }
  const ascending = (cites: readonly RenderedCite[]): readonly RenderedCite[] => {
    const keys = cites.map(sameYear)
    const rows = new Map(keys.map((key) => [key, cites.filter((_, at) => keys[at] === key).sort((one, other) => places.get(one.id)! - places.get(other.id)!)]))
    return keys.map((key) => rows.get(key)!.shift()!)
  }
  return (cites: readonly RenderedCite[]): RichText => {
    const text = opened.cite(cites)
    const isFree = cites.length > 1 && cites.every(({ prefix, suffix }) => (prefix ?? suffix) === undefined)
    return isFree && letter.test(plain(text)) ? opened.cite(ascending(cites)) : text
  }
}
