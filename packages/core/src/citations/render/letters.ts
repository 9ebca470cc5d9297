import { grouped } from '../../algorithms/grouped.js'
import type { RenderedCite } from '../engine.js'
import { fold } from '../in-text/fold.js'
import type { CslName } from '../item.js'
import type { Reference } from '../reference-list/reference.js'
import { plain, type RichText } from '../rich-text.js'
import type { Opened } from './open.js'
import type { RenderedReference } from './rendered.js'

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

/** By whom it is cited: who wrote it, or edited it. */
const creatorsOf = ({ reference: { entry: { csl: { author, editor } } } }: RenderedReference): readonly CslName[] => author ?? editor ?? []

const issuedIn = ({ reference: { entry: { csl: { issued } } } }: RenderedReference): string => String(issued?.['date-parts']?.[0]?.[0])

const yearOf = (made: RenderedReference): string => {
  const [first] = creatorsOf(made)
  return `${fold(first?.family ?? first?.literal ?? '')} ${issuedIn(made)}`
}

/** The years of authors of which an entry with a letter stays as it is typed. */
const staying = (made: readonly RenderedReference[]): ReadonlySet<string> =>
  new Set(made.filter(({ reference, text }) => reference.entry.letter !== undefined && text === undefined).map(yearOf))

/**
 * Styles with notes give no letters to years. Works that letters tell apart lose them together or not at all: beside 1984b, which stays,
 * a citation that nobody could place, `(Lee, 1984)`, would mean the one that was 1984a.
 */
export const lettered = (made: readonly RenderedReference[]): ReadonlySet<string> => {
  const years = staying(made)
  return new Set(made.flatMap((each) => (each.reference.entry.letter !== undefined && years.has(yearOf(each)) ? [each.reference.id] : [])))
}

/** All who wrote a work, and its year: what has both in common gets letters. */
const twinOf = (made: RenderedReference): string =>
  `${creatorsOf(made).map(({ family, given, literal }) => fold(`${family ?? literal} ${given?.[0] ?? ''}`)).join()} ${issuedIn(made)}`

/**
 * The ids of entries that would get the letter of another, or one that tells them from nothing: beside 2020a, which stays, 2020b cannot become
 * 2020a, and beside 2020, which stays, no other can.
 */
export const mislettered = (made: readonly RenderedReference[]): string[] => {
  const years = staying(made)
  const unlettered = new Set(made.filter(({ reference, text }) => reference.entry.letter === undefined && text === undefined).map(twinOf))
  return made.flatMap((each) => {
    const given = each.text && /\d{4}([a-z])(?!\p{L})/u.exec(plain(each.text))?.[1]
    return given !== undefined && given !== each.reference.entry.letter && (years.has(yearOf(each)) || unlettered.has(twinOf(each))) ? [each.reference.id] : []
  })
}

/** Works of a year of which some stay are listed by the letters that they are typed with, and no more by their titles. */
export const byLetters = (made: readonly RenderedReference[]): readonly RenderedReference[] => {
  const years = staying(made)
  const isTold = (each: RenderedReference): boolean => each.reference.entry.letter !== undefined && years.has(yearOf(each))
  const ascending = made.filter(isTold).sort((one, other) => (one.reference.entry.letter! < other.reference.entry.letter! ? -1 : 1))
  const rows = new Map([...grouped(ascending, yearOf)].map(([year, row]) => [year, [...row]]))
  return made.map((each) => (isTold(each) ? rows.get(yearOf(each))!.shift()! : each))
}
