import type { CslDate } from '../../item.js'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const otherMonths = new Map(Object.entries({
  januar: 1, februar: 2, märz: 3, mai: 5, juni: 6, juli: 7, oktober: 10, dezember: 12, janvier: 1, février: 2, mars: 3, avril: 4, juin: 6, juillet: 7, août: 8,
  septembre: 9, octobre: 10, novembre: 11, décembre: 12, enero: 1, febrero: 2, marzo: 3, abril: 4, mayo: 5, junio: 6, julio: 7, agosto: 8, septiembre: 9,
  octubre: 10, noviembre: 11, diciembre: 12,
}))
const wordsForYear = /\bn\.?\s?d\.?(?![\p{L}])|\bs\.\s?[ad]\.|\bno date\b|\bin press\b|\bforthcoming\b|\bim druck\b|\bsous presse\b|\bin preparation\b|\bsubmitted\b|\bin review\b|\bto appear\b|\bo\.\s?j\./iu

/** A date of publication, with the letter that tells two works of one year apart. */
export interface ReadDate {
  readonly date: CslDate
  readonly letter: string | undefined
}

/** Reads the words of a date; undefined where no year and none of the words for one stand there. */
export const readDate = (text: string): ReadDate | undefined => {
  const year = /(?<![\d./])(1[0-9]\d\d|20\d\d)([a-z])?(?![\d\p{L}])/u.exec(text)
  if (!year) {
    const literal = wordsForYear.exec(text)
    return literal ? { date: { literal: literal[0].toLowerCase() }, letter: undefined } : undefined
  }
  const month = monthIn(text)
  const day = month === undefined ? undefined : dayIn(text, year.index)
  const parts = [Number(year[1]), month, day].filter((part) => part !== undefined)
  return { date: { 'date-parts': [parts] }, letter: year[2] }
}

/** A month by itself, without a year: `(August)`. */
export const readMonth = (text: string): number | undefined => (/^[\s,.:;(]*\p{L}{3,}[\s,.:;)]*$/u.test(text) ? monthIn(text) : undefined)

const monthIn = (text: string): number | undefined => {
  for (const word of text.toLowerCase().match(/\p{L}{3,}/gu) ?? []) {
    const other = otherMonths.get(word)
    if (other !== undefined) return other
    const known = months.findIndex((month) => word.startsWith(month) && 'january february march april may june july august september october november december sept'.includes(word))
    if (known >= 0) return known + 1
  }
  return undefined
}

const dayIn = (text: string, yearAt: number): number | undefined => {
  const rest = `${text.slice(0, yearAt)} ${text.slice(yearAt + 4)}`
  const day = /(?<!\d)([12]\d|3[01]|0?[1-9])(?:st|nd|rd|th)?(?!\d)/.exec(rest)
  return day ? Number(day[1]) : undefined
}
