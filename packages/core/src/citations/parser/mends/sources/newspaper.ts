import { readDate, readMonth } from '../../fields/date.js'
import { isNewspaper } from '../../fields/newspaper.js'
import { lastSentence } from '../titles/last-sentence.js'
import { cutAt, has, isContainer, joined, type Mend, type Segment, surely } from '../../segment.js'

/**
 * `(2019, March 4). Why ice? The Northern Times. https://…`, `Why ice? The Northern Times. March 4, 2019.`: what is of a day, and of no place,
 * stood in the newspaper that is named.
 */
export const withNewspaper: Mend = (_, segments) => {
  const isElsewhere = segments.some(isContainer) || has(segments, 'location')
  if (isElsewhere || !isOfADay(segments)) return segments
  return segments.flatMap((segment, index): Segment[] => {
    if (isBehindDay(segments, index)) return [surely({ ...segment, label: 'journal' })]
    if (segment.label === 'publisher' && isNewspaper(segment.text)) return [{ ...segment, label: 'journal' }]
    const at = segment.label === 'title' ? segment.text.search(lastSentence) : -1
    return at > 0 && isNewspaper(segment.text.slice(at)) ? cutAt(segment, at, 'journal') : [segment]
  })
}

/** `Why ice? (2019, March 4). | The Northern Times, | A4.`: behind the title and its day in brackets stands what has the page. */
const isBehindDay = (segments: readonly Segment[], index: number): boolean => {
  const [title, date, source, pages] = [segments[index - 2], segments[index - 1], segments[index], segments[index + 1]]
  return title?.label === 'title' && date?.label === 'date' && /^\s*\([^()]*\d{1,2}\)/.test(date.text) && source?.label === 'title' && /^[^.?!]*,\s*$/u.test(source.text) && pages?.label === 'pages'
}

/**
 * `The Times (London), March 12, 1833.`, `The Times [London], 12 Mar. 1833,`: a town in brackets between its name and the day tells a newspaper from
 * others of that name (CMOS 18, 14.89; MLA 9, 5.54).
 */
export const withTownOfNewspaper: Mend = (_, segments) =>
  segments.map((segment, at) => {
    const [town, date] = segments.slice(at + 1)
    const isOf = isContainer(segment) && isNewspaper(segment.text) && town?.label === 'location' && inBrackets.test(town.text) && date?.label === 'date'
    const isTownOf = segment.label === 'location' && inBrackets.test(segment.text) && isNewspaper(segments[at - 1]?.text ?? '')
    return isOf ? surely({ ...segment, label: 'journal' }) : isTownOf ? surely(segment) : segment
  })

const inBrackets = /^\s*(?:\([^()]*\)|\[[^[\]]*\])/u

/** `Northport Gazette (2019) ‘Why ice?’, 4 March.`: nobody is called as newspapers are (Cite Them Right 12, newspaper articles without an author). */
export const withNewspaperFirst: Mend = (_, segments) => {
  const [first, date, title, ...others] = segments
  const isTitled = date?.label === 'date' && title?.label === 'title' && /^\s*["“‘']/u.test(title.text)
  const [day, ...behind] = others.filter(({ text }) => /[\p{L}\d]/u.test(text))
  if (first?.label !== 'author' || !isNewspaper(first.text) || !isTitled || day?.label !== 'date') return segments
  return [surely({ ...first, label: 'journal' }), date, title, day, ...behind]
}

const isOfADay = (segments: readonly Segment[]): boolean => segments.some(({ label, text }) => label === 'date' && readDate(text)?.date['date-parts']?.[0]?.length === 3)

const inSection = /^[\s,]*(?:\p{Lu}\d{1,2}|\d{1,2}\p{Lu})[\s,.]*$/u
const alone = /^[\s,]*\d{1,3}[\s,.]*$/u
/** Of weeklies, which may count their volumes: those are old, and these have more digits. */
const twoDigits = /^[\s,]*\d{1,2}[\s,.]*$/u

/** `(2013, April 2). … The Northern Post, A1, A4.`, `The Northern Post, 12.`, `The Northerner, 29.`: the page of what is of a day is no volume. */
export const withSectionPage: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => {
    const before = segments[index - 1]
    return label === 'volume' && before?.label === 'journal' && (inSection.test(text) || (alone.test(text) && index === segments.length - 1 && (isNewspaper(before.text) || twoDigits.test(text))))
  })
  if (at < 0 || !isOfADay(segments)) return segments
  const after = segments[at + 1]
  return after?.label === 'pages' ? segments.toSpliced(at, 2, joined(raw, segments[at]!, after, 'pages')) : segments.with(at, { ...segments[at]!, label: 'pages' })
}

const dayOfMonth = /^\s*(\p{L}{3,9})\.?\s(?:[12]?\d|3[01]),?\s*$/u

/** `Harbour Watch, Mar. 4, 2020`: a month with its day before the year is no volume. */
export const withDayBeforeYear: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'volume' && readMonth(dayOfMonth.exec(text)?.[1] ?? '') !== undefined && /^\s*(?:1[89]|20)\d\d/.test(segments[index + 1]?.text ?? ''))
  const [day, year] = [segments[at], segments[at + 1]]
  return day && year?.label === 'date' ? segments.toSpliced(at, 2, { ...joined(raw, day, year, 'date'), confidence: year.confidence }) : segments
}

const dayBefore = /^\s*(?:[12]?\d|3[01]);/u
const endsInMonth = /\d{4}\s+(\p{L}{3,9})\.?\s*$/u

/**
 * `The Northern Post. 2020 Feb 11:7.`, `2020 Feb 11;7.`: behind its month without a semicolon between them stands the day (Citing Medicine 2,
 * chapter 23), and no volume.
 */
export const withDayBehindMonth: Mend = (raw, found) => {
  const segments = found.flatMap((segment, index): Segment[] => {
    const day = segment.label === 'volume' && found[index - 1]?.label === 'date' && endsInMonth.test(found[index - 1]!.text) ? dayBefore.exec(segment.text) : null
    return day ? cutAt({ ...segment, confidence: found[index - 1]!.confidence }, day[0].length, 'volume') : [segment]
  })
  const at = segments.findIndex(({ label, text }, index) => label === 'volume' && /^\s*(?:[12]?\d|3[01])\s*[:;]?\s*$/.test(text) && segments[index - 1]?.label === 'date')
  const before = segments[at - 1]
  const month = endsInMonth.exec(before?.text ?? '')?.[1]
  return month === undefined || readMonth(month) === undefined ? segments : segments.toSpliced(at - 1, 2, joined(raw, before!, segments[at]!, 'date'))
}

const monthAlone = /^[\s,]*(\p{L}{3,9})\.?\s*$/u
const daysAlone = /^\s*(?:[12]?\d|3[01])\s?[–-]\s?(?:[12]?\d|3[01])\.?\s*$/u
const daysOfMonth = /^[\s,]*(?:[12]?\d|3[01])(?:\s?[–-]\s?(?:[12]?\d|3[01]))?\s(\p{L}{3,9})\.?\s*$/u

/** `Harbour Conference, Bergen, June | 12–15.`, `Bergen, 12–15 June.`: behind its place a meeting has its days, at the end of the entry, and no pages. */
export const withDaysOfMeeting: Mend = (raw, segments) => {
  const [last, before] = [segments.at(-1), segments.at(-2)]
  const day = daysOfMonth.exec(last?.text ?? '')?.[1]
  if (last?.label === 'date' && before?.label === 'location' && day !== undefined && readMonth(day) !== undefined) return segments.with(-1, surely(last))
  const month = before?.label === 'date' && last?.label === 'pages' && daysAlone.test(last.text) ? monthAlone.exec(before.text)?.[1] : undefined
  return month === undefined || readMonth(month) === undefined ? segments : segments.toSpliced(-2, 2, surely(joined(raw, before!, last!, 'date')))
}
