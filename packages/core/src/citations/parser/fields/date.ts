import { monthNumber, seasonName } from '../../../structure/words/months.js'
import { daysOfNumbers } from '../../../structure/words/numeric-day.js'
import type { CslDate } from '../../item.js'
import { beforeChrist, noDate, notYetOut } from '../../words/undated.js'

const wordsForYear = new RegExp(String.raw`\bn\.?\s?d\.?(?!\p{L})|\b(?:${noDate}|s\.\s?a\.|${notYetOut}|im druck|sous presse|in review|accepted)(?!\p{L})`, 'iu')

/** A date of publication, with the letter that tells two works of one year apart. */
interface ReadDate {
  readonly date: CslDate
  readonly letter: string | undefined
}

/** Reads the words of a date; undefined where no year and none of the words for one stand there. */
export const readDate = (text: string): ReadDate | undefined => {
  const numbers = dotted.exec(text)?.slice(1).map(Number)
  if (numbers && numbers[1]! <= 12 && numbers[0]! <= 31) return { date: { 'date-parts': [numbers.reverse()] }, letter: undefined }
  const parted = readSlashed(text)
  if (parted) return { date: { 'date-parts': [parted] }, letter: undefined }
  // `1213 March 2009`: days that lost their dash.
  const year = /(?<![\d./])(1[0-9]\d\d|20\d\d)([a-z]|[A-H])?(?![\d\p{L}])(?!\s\p{L}{3,}\s(?:19|20)\d\d(?!\d))/u.exec(text)
  if (!year) {
    const literal = wordsForYear.exec(text)
    return literal ? { date: { literal: literal[0].toLowerCase() }, letter: undefined } : undefined
  }
  const letter = year[2]?.toLowerCase()
  const month = monthIn(text)
  const season = month === undefined ? seasonIn(text) : undefined
  const day = month === undefined ? undefined : dayIn(text, year.index)
  const parts = [Number(year[1]), month, day].filter((part) => part !== undefined)
  const years = month === undefined && season === undefined ? lastYearIn(text, Number(year[1])) : undefined
  if (years !== undefined) return { date: { 'date-parts': [parts, [years]] }, letter }
  const last = day === undefined ? undefined : lastDayIn(text, month!, day)
  return { date: { 'date-parts': last === undefined ? [parts] : [parts, [parts[0]!, ...last]], ...(season !== undefined && { season }) }, letter }
}

/** `3.4.2012`: with stops between them the day comes first. */
export const dotted = /^[\s,(]*(\d{1,2})\.\s?(\d{1,2})\.\s?((?:19|20)\d\d)[\s,.;)]*$/u

const seasonal = new RegExp(String.raw`(?<!\p{L})${seasonName}(?!\p{L})`, 'iu')

const slashed = /^[\s,(]*(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)[\s,.;)]*$/u

/** `18/10/2013` and `10/18/2013` are one day; which month `5/6/2013` is in, nobody can tell. */
const readSlashed = (text: string): [year: number, month: number, day: number] | undefined => {
  const [one, other, year] = slashed.exec(text)?.slice(1).map(Number) ?? []
  const [only, another] = year === undefined ? [] : daysOfNumbers(one!, other!)
  return only && !another ? [year!, only.month, only.day] : undefined
}

/** `Spring 2017`, `Winter/ Spring 1992`: of a journal, which styles have where they would have its month. */
export const seasonIn = (text: string): string | undefined => seasonal.exec(text)?.[0].replace(/(?<=[/–-])\s|\s(?=[/–-])/g, '')

/** A month by itself, without a year: `(August)`. */
export const readMonth = (text: string): number | undefined => (/^[\s,.:;(]*\p{L}{3,}[\s,.:;)]*$/u.test(text) ? monthIn(text) : undefined)

const monthIn = (text: string): number | undefined => {
  for (const word of text.toLowerCase().match(/\p{L}{3,}\.?/gu) ?? []) {
    const month = monthNumber(word) ?? monthNumber(word.replace('.', ''))
    if (month !== undefined) return month
  }
  return undefined
}

const dayIn = (text: string, yearAt: number): number | undefined => {
  const rest = `${text.slice(0, yearAt)} ${text.slice(yearAt + 4)}`
  const day = /(?<!\d)([12]\d|3[01]|0?[1-9])(?:st|nd|rd|th)?(?!\d)/.exec(rest)
  return day ? Number(day[1]) : undefined
}

/** `1972–73`, `2008–2013`: what came out over several years. */
const lastYearIn = (text: string, first: number): number | undefined => {
  const last = new RegExp(String.raw`(?<!\d)${first}\s?[–-]\s?(\d{2}|\d{4})(?!\d)`).exec(text)?.[1]
  const year = last?.length === 2 ? Math.floor(first / 100) * 100 + Number(last) : Number(last)
  return year > first && year < first + 100 ? year : undefined
}

/** `July 8–11`, `June 30–July 2`: what takes several days ends on the last of them. */
const lastDayIn = (text: string, month: number, first: number): readonly [month: number, day: number] | undefined => {
  const [, behind = ''] = new RegExp(String.raw`(?<!\d)${first}(?:\s\p{L}+\.?)?\s?[-–]\s?(.+)$`, 'u').exec(text) ?? []
  const last = Number(/^(?:\p{L}+\.?\s)?(\d{1,2})(?!\d)/u.exec(behind)?.[1])
  const later = monthIn(behind) ?? month
  return last < 32 && (later > month || (later === month && last > first)) ? [later, last] : undefined
}

const ancient = new RegExp(beforeChrist, 'iu')

/** When a work came out first, also before Christ. */
export const readOriginal = (text: string): CslDate | undefined => {
  const literal = ancient.exec(text)?.[0]
  return literal === undefined ? readDate(text)?.date : { literal }
}

/**
 * `(1927/1999)`, `(1927) 1999`, `([1927], 1999)`, `1999 [1927]`: the year in which a work came out first, and the words for that of the
 * edition; `2003/2004` is one year.
 */
export const readYears = (text: string): [original: number, later: string] | undefined => {
  const [, edition, original] = /^[\s.,(]*((?:1[4-9]|20)\d\d[a-z]?)\s?\[((?:1[4-9]|20)\d\d)\][\s.,)]*$/u.exec(text) ?? []
  const [, first = original, last = edition] = /^[\s.,([]*((?:1[4-9]|20)\d\d)(?:\/|[)\]],?\s)((?:1[4-9]|20)\d\d[a-z]?)[\s.,)]*$/u.exec(text) ?? []
  return first !== undefined && Number.parseInt(last!, 10) > Number(first) + 2 ? [Number(first), last!] : undefined
}
