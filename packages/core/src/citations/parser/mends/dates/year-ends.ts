import { monthName } from '../../../../structure/words/months.js'
import { noDate, notYetOut } from '../../../words/undated.js'
import type { Part } from '../../model/label.js'
import { cutAt, has, joined, type Mend, type Segment, surely, withStretch } from '../../segment.js'

// Puts right where a year ends, and what was taken for none.

const undated = new RegExp(String.raw`(?<=^[^()[\]]{2,300}\s)[(\[](?:n\.\s?d\.|${noDate})[)\]][.,:]*|(?<=\p{L}\.\s)n\.d\.(?=\s[“"])|(?<=^[^()[\]\d]{2,150}\s)n\.d\.,(?=\s[\p{Lu}‘'“"])`, 'iu')

/** `Berg, Ada. N.d. Knots for Beginners.`: nobody has a small letter for an initial. */
const undatedTitle = /(?<=^[^()[\]\d“”"]{2,150}\p{L}\.\s)[Nn]\.d\.(?=\s\p{Lu})/u

/**
 * `Eckert, S. (o. D.).`, `Institut de la statistique. (s. d.).`, `Harbour Council. n.d. “Tides.”`: the first bracket says that nobody knows the
 * year, or the letters before a title in quotation marks, whatever they were taken for.
 */
export const withUndated: Mend = (raw, segments) => {
  const match = undated.exec(raw) ?? undatedTitle.exec(raw)
  return match ? withStretch(raw, segments, [match.index, match.index + match[0].length], 'date') : segments
}

const quotedAndYear = /^\s*‘[^‘]*’\s(?=(?:1[89]|20)\d\d,\s*$)/u
const quoted = /^\s*‘[^‘]*’\s*$/u
const yearBeforeComma = /^\s*(?:1[89]|20)\d\d,\s*$/u

/**
 * `‘Why ice?’ 2019, Harbour Watch, 4 March`: behind a title in quotation marks, with which an entry begins, stands its year (Style Manual of the
 * Australian Government).
 */
export const withYearOfQuotation: Mend = (_, segments) => {
  const [first, ...others] = segments
  const parts = first?.label === 'title' && quotedAndYear.test(first.text) ? [...cutAt(surely(first), quotedAndYear.exec(first.text)![0].length, 'date'), ...others] : segments
  const [title, date, ...behind] = parts
  return title?.label === 'title' && quoted.test(title.text) && date?.label === 'date' && yearBeforeComma.test(date.text) ? [title, surely(date), ...behind] : parts
}

const yearAndNumber = /^\s*\(?(?:1[5-9]|20)\d\d[a-z]?\)?\s+(?=\d)(?!(?:1[5-9]|20)\d\d(?!\d))/u

/** `Roe, C 2015 8 million loaves`: what stands behind a year, with no sign between them, begins the title. */
export const withNumberBehindYear: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'date' && yearAndNumber.test(text) && segments[index - 1]?.label === 'author' && segments[index + 1]?.label === 'title')
  if (at < 0) return segments
  const [date, number] = cutAt(surely(segments[at]!), yearAndNumber.exec(segments[at]!.text)![0].length, 'title')
  return segments.toSpliced(at, 2, date, joined(raw, number, segments[at + 1]!, 'title'))
}

const yearAlone = /^[\s.,;]*(?:19|20)\d\d[:;]\s*$/u

const monthAndYear = new RegExp(String.raw`^\s*${monthName}\s(?:19|20)\d\d\.?\s*$`, 'iu')

/** `(2020) Catch of the north, June 2020.`: behind a comma that no quotation mark follows, the month of a title is its own, where the year stood before it. */
export const withMonthOfTitle: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'date' && monthAndYear.test(text) && segments[index - 1]?.label === 'title'
    && /[\p{L}\d)],\s*$/u.test(segments[index - 1]!.text) && isDated(segments.slice(0, index - 1)))
  return at < 0 ? segments : segments.toSpliced(at - 1, 2, { ...joined(raw, segments[at - 1]!, segments[at]!, 'title'), confidence: segments[at - 1]!.confidence })
}

const isDated = (segments: readonly Segment[]): boolean => segments.some(({ label, text }) => label === 'date' && /\d{4}|\p{L}{4}/u.test(text))

/** `In: 2018 Conference on Harbours. 2018:226-230`: no book has two thousand volumes, and what else has no date is of that year. */
export const withYearBeforePages: Mend = (_, segments) =>
  isDated(segments) ? segments : segments.map((segment, index) =>
    (segment.label === 'volume' && yearAlone.test(segment.text) && segments[index + 1]?.label === 'pages' ? { ...segment, label: 'date' } : segment))

const seasonBeforeComma = /^\s*(?:Winter|Spring|Summer|Autumn|Fall),\s+(?=(?:1[5-9]|20)\d\d\.?\s*$)/u
const inPeriodical: readonly Part[] = ['container-title', 'journal', 'volume', 'pages', 'publisher', 'url']

/** `A Theory of Tides. | Winter, 2000.`: a book has a publisher and no season, and between a season and its year stands no comma. */
export const withHouseLikeSeason: Mend = (_, segments) => {
  if (has(segments, ...inPeriodical)) return segments
  return segments.flatMap((segment, index): Segment[] => {
    const before = segments[index - 1]
    const season = segment.label === 'date' && before && /\p{L}\.\s*$/u.test(before.text) && before.label === 'title' ? seasonBeforeComma.exec(segment.text) : null
    return season ? cutAt({ ...segment, label: 'publisher' }, season[0].length, 'date') : [segment]
  })
}

const yearOfVolume = /\s?\((?:19|20)\d\d\)[\s:.,]*$/u

/** `Harbour Studies, 86(2014): 178–182.`: where an issue would stand, what has no other date has its year. */
export const withYearOfVolume: Mend = (_, segments) =>
  isDated(segments) ? segments : segments.flatMap((segment): Segment[] => {
    const year = segment.label === 'volume' && /^\D*\d/u.test(segment.text) ? yearOfVolume.exec(segment.text) : null
    return year && year.index > 0 ? cutAt(segment, year.index, 'date') : [segment]
  })

const yearOrWords = new RegExp(String.raw`^[\s.,;(]*(?:(?:19|20)\d\d|${notYetOut})[\s.)]*$`, 'iu')

const yearsAtStart = /^[\s(]*(?:1[5-9]|20)\d\d[–-](?:1[5-9]|20)\d\d\)?\.\s+(?=[\p{Lu}“"])/u

/** `Berg, Ada. | 1972–1973. Salt in the North.`: years behind those who made a work, which has no other date, are no part of its title. */
export const withYearsBehindNames: Mend = (_, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && segments[index - 1]?.label === 'author' && yearsAtStart.test(text))
  if (at < 0 || isDated(segments)) return segments
  return segments.toSpliced(at, 1, ...cutAt({ ...segments[at]!, label: 'date' }, yearsAtStart.exec(segments[at]!.text)![0].length, 'title'))
}

const yearsAlone = /^\s*(?:1[5-9]|20)\d\d\s?[–-]\s?(?:(?:1[5-9]|20)\d\d|\d\d)\.?\s*$/u

/** `2 vols. Bergen: Fjord Press, 1972–73.`, `Fjord Press, 1972–73. 2 vols.`: behind a publisher, at the end of what has no other date, years are no pages. */
export const withYearsAtEnd: Mend = (_, segments) => {
  const end = segments.at(-1)?.label === 'volumes' ? segments.length - 1 : segments.length
  const [house, last] = segments.slice(end - 2, end)
  const isYears = last !== undefined && (last.label === 'date' || (last.label === 'pages' && !isDated(segments))) && house?.label === 'publisher' && yearsAlone.test(last.text)
  return isYears ? segments.with(end - 1, surely({ ...last, label: 'date' })) : segments
}

const yearsAndPages = /^\s*(?:1[5-9]|20)\d\d[–-](?:(?:1[5-9]|20)\d\d|\d\d),\s+(?=pp?\.\s)/u

/** `vol. 74, | 1951–1952, pp. 3–13.`: what stands before the word for pages is none of them, and what has no other date is of those years. */
export const withYearsBeforePages: Mend = (_, segments) =>
  isDated(segments) ? segments : segments.flatMap((segment): Segment[] => {
    const years = segment.label === 'pages' ? yearsAndPages.exec(segment.text) : null
    return years ? cutAt({ ...segment, label: 'date' }, years[0].length, 'pages') : [segment]
  })

/** `arXiv:1706.03762. 2019.`, `Harbour Studies, in press.`: a year alone at the end of what has no other is no note, and neither are the words for it. */
export const withYearAtEnd: Mend = (_, segments) => {
  const last = segments.at(-1)
  return last?.label === 'note' && yearOrWords.test(last.text) && !isDated(segments) ? segments.with(-1, { ...last, label: 'date' }) : segments
}
