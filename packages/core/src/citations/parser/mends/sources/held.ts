import { monthName, shortMonth } from '../../../../structure/words/months.js'
import { namesMeeting } from '../../fields/type.js'
import { has, type Mend, type Segment, surely, withStretch } from '../../segment.js'

const day = String.raw`(?:[12]?\d|3[01])`
const dash = String.raw`\s?[–-]\s?`
const month = `(?:${shortMonth}|${monthName}\\.?)`
const year = String.raw`(?:19|20)\d\d`

/** `June 12–15`, `Jun. 30–Jul. 2`; `12–15 June`, `30 June–2 July`. */
const [monthFirst, dayFirst] = [String.raw`${month}\s${day}${dash}(?:${month}\s)?${day}`, String.raw`${day}(?:\s${month})?${dash}${day}\s${month}`]

/** `2019 Jun 12–15`, `June 12–15, 2019`, `12–15 June 2019`: between signs that end what stands before and behind them. */
const written = [String.raw`${year}\s${monthFirst}`, String.raw`${monthFirst}(?:,\s${year})?`, String.raw`${dayFirst}(?:\s${year})?`]
const held = new RegExp(String.raw`(?<=[,;]\s)(?:${written.join('|')})(?=[.,;](?:\s|$))(?!,\s${year})`, 'iu')

/** `Harbour conference. Bergen,`: behind a word in small letters, which nobody shortens, a stop ends the name of the meeting. */
const townBefore = /(?<=(?<!\p{L})\p{Ll}{4,}\.\s)\p{Lu}[\p{L} ’-]{1,30}(?=,\s$)/u

/** `; Bergen, Norway.` behind the days, as the National Library of Medicine has it: who printed it, and where, stands behind the stop. */
const placeBehind = /(?<=^;\s)[^;:.\d]+(?=\.(?:\s|$))/u

const yearAlone = new RegExp(String.raw`^[\s.,;(]*(${year})[a-z]?[\s.,;:)]*$`, 'u')

/**
 * `Proceedings of the Harbour Meeting; 2019 Jun 12–15; Bergen, Norway. Oslo: Fjord Press; 2020.`, `Harbour Meeting. Bergen, 12–15 June. Oslo: Fjord
 * Press`: days behind the name of a meeting are when people met, and no pages; the place with them is not where a house has printed what they said.
 */
export const withHeld: Mend = (raw, segments) => {
  const said = held.exec(raw)
  if (!said || !namesMeeting(raw.slice(0, said.index))) return segments
  const [from, to]: Span = [said.index, said.index + said[0].length]
  const town = spanOf(townBefore.exec(raw.slice(0, from)), 0)
  if (!town && isTorn(segments, from)) return segments
  const places = [town, spanOf(placeBehind.exec(raw.slice(to)), to)]
  const placed = places.reduce<readonly Segment[]>((all, place) => (place ? withStretch(raw, all, place, 'location') : all), segments)
  const found = withStretch(raw, placed, [from, to], isOfOtherYear(said[0], segments) ? 'event-date' : 'date')
  const at = found.findIndex(({ span }) => span[0] === from)
  const [before, after] = [found[at - 1], /^[,;]/.test(raw.slice(to)) ? found[at + 1] : undefined]
  const beside = [before, after].find((segment) => segment?.label === 'location')
  return beside && isBook(found) ? found.with(found.indexOf(beside), surely({ ...beside, label: 'event-place' })) : found
}

type Span = readonly [from: number, to: number]

const spanOf = (found: RegExpExecArray | null, from: number): Span | undefined =>
  (found ? [from + found.index, from + found.index + found[0].length] : undefined)

const isBook = (segments: readonly Segment[]): boolean => has(segments, 'editor', 'publisher')

/** `(2020) … 12–15 June 2019`, `2019 Jun 12–15; … 2020.`: people met before the book came out. */
const isOfOtherYear = (said: string, segments: readonly Segment[]): boolean =>
  /\d{4}/.test(said) && segments.some(({ label, text }) => label === 'date' && !said.includes(yearAlone.exec(text)?.[1] ?? ''))

/** `Ropes in cold water. 12th Int. | Conf. Harbour Eng.;`, `Harbour Symp. Leeds, | 12–15 June.`: a stop may end the name of the meeting, or a word in it. */
const isTorn = (segments: readonly Segment[], at: number): boolean =>
  segments.some(({ label, text, span }, index) => {
    const isLast = label === 'container-title' && (span[1] > at || segments[index + 1]?.span[0] === at)
    return (isLast || (label === 'title' && span[1] < at)) && /[\p{L}\d]\.\s+\S/u.test(text)
  })
