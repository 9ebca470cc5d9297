import type { Part } from '../../model/label.js'
import { cutAt, has, inTurn, isContainer, joined, type Mend, type Segment, sure } from '../../segment.js'

const yearOfWork = /^\s*\((?:1[89]|20)\d\d[a-z]?\)[.,]?\s*$/u
const yearAlone = /^\s*(?:1[89]|20)\d\d\s*[.,:]\s*$/u
const mayBeTitle: ReadonlySet<Part> = new Set(['title', 'journal', 'container-title'])
/** Who has published it, or its address: `Harbour Office (2020), Yearbook | 2020, | https://…` */
const beforeSource: ReadonlySet<Part> = new Set(['publisher', 'url'])
const counting: readonly Part[] = ['volume', 'pages']
/** Behind it stands the last name of `Northern indicators, Fjord Publishing,`. */
const beforeHouse = /,\s+(?=[^,]+,?\s*$)/u

/**
 * `Fjord Bank (2021), | Harbour Outlook | 2021, | Fjord Publishing,`, as the OECD words what it publishes: behind the year of a work, another one
 * before its publisher belongs to the title, and behind a colon so do the words before the publisher.
 */
export const withYearOfTitle: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'date' && yearAlone.test(text) && mayBeTitle.has(segments[index - 1]?.label ?? 'note')
    && yearOfWork.test(segments[index - 2]?.text ?? '') && beforeSource.has(segments[index + 1]?.label ?? 'note'))
  if (at < 0 || has(segments, ...counting)) return segments
  const title = joined(raw, segments[at - 1]!, segments[at]!, 'title')
  const [subtitle, house] = /:\s*$/.test(title.text) ? behindColon(segments[at + 1]!) : [undefined, segments[at + 1]!]
  if (!house) return segments
  return segments.toSpliced(at - 1, 3, { ...(subtitle ? joined(raw, title, subtitle, 'title') : title), confidence: sure }, house)
}

const twoYears = /^\s*(?:1[89]|20)\d\d\.\s+(?=(?:1[89]|20)\d\d[.,]?\s*$)/u

/**
 * `Ferries, | England, | 2019. 2019. | https://…`, `2018, | Ferries, | England, | 2017, | cat. no. 12`: nobody says twice where a work came out
 * and when; what stands behind the title before the second year, or behind the year of the work, goes on with it.
 */
const withPlaceOfTitle: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'date' && index > 1 && segments[index - 1]!.label === 'location' && segments[index - 2]!.label === 'title'
    && (twoYears.test(text) || (yearAlone.test(text) && segments.slice(0, index - 2).some((other) => other.label === 'date' && /\d{4}/.test(other.text)))))
  if (at < 0) return segments
  const [year, rest] = cutAt(segments[at]!, twoYears.exec(segments[at]!.text)?.[0].length ?? segments[at]!.text.length, 'date')
  const title = { ...joined(raw, segments[at - 2]!, year, 'title'), confidence: sure }
  return segments.toSpliced(at - 2, 3, title, ...(rest.text === '' ? [] : [rest]))
}

const yearRange = /^\s*(?:1[0-9]|20)\d\d\s?[–-]\s?(?:(?:1[0-9]|20)\d\d|\d\d)[\s.,]*$/u

const editedBehind = /^[\s,]*(?:edited|ed\.|translated|trans\.)\s/iu

/**
 * `Best Harbour Essays | 2006, | edited by Ada Berg, Fjord Press, 2006`: a year before those who edited a book is a word of its title, where another
 * one stands behind.
 */
const withYearOfBook: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'date' && yearAlone.test(text) && isContainer(segments[index - 1])
    && spokenBehind.test(segments[index + 1]?.text ?? '') && segments.slice(index + 1).some((other) => other.label === 'date' && other.confidence >= sure))
  return at < 1 ? segments : segments.toSpliced(at - 1, 2, { ...joined(raw, segments[at - 1]!, segments[at]!, 'container-title'), confidence: sure })
}

const spokenBehind = /^[\s,]*edited\sby\s/iu

/**
 * `In Ropes: Trade in the North, | 1150–1400, | edited by Ada Berg`, `Trade in the North, | 1150–1400. | … pp. 53–91`: pages stand behind those who
 * edited a book, and once; years before them are part of a title.
 */
const withYearsOfRange: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'pages' && yearRange.test(text) && mayBeTitle.has(segments[index - 1]?.label ?? 'note')
    && (editedBehind.test(segments[index + 1]?.text ?? '') || segments.some((other, place) => place > index && other.label === 'pages')))
  if (at < 1) return segments
  const title = joined(raw, segments[at - 1]!, segments[at]!, segments[at - 1]!.label)
  return withYearsOfRange(raw, segments.toSpliced(at - 1, 2, { ...title, confidence: segments[at - 1]!.confidence }))
}

const behindColon = (words: Segment): readonly [Segment, Segment] | readonly [undefined, undefined] => {
  const comma = beforeHouse.exec(words.text)
  return comma ? cutAt(words, comma.index + comma[0].length, 'publisher') : [undefined, undefined]
}

/** Years before those who edited a book, before its pages, and before the year of the work are words of a title. */
export const withYearsOfTitle = inTurn(withPlaceOfTitle, withYearOfBook, withYearsOfRange)
