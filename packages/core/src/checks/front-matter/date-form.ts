import { defineCheck, type Problem } from '../check.js'
import { text } from '../examples.js'
import { viewsOf, type Facts } from '../facts.js'
import { isEnglish } from '../../structure/paper-language.js'
import { monthInEnglish, monthName, monthNumber } from '../../structure/words/months.js'
import { daysOfNumbers, type DayOfYear } from '../../structure/words/numeric-day.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { possible, replace } from '../editable.js'

type Order = 'day-first' | 'month-first'

/** A day that is written somewhere in a line. */
interface Day {
  readonly from: number
  readonly to: number
  /** The ways in which it may be spelled out; none where the numbers may say either of two days. */
  readonly spelled: readonly string[]
}

const page = (date: string): string[] => ['[Title] A Year in the Harbour', ...['Ada Sample', 'Example University', date].map((line) => `[APA Title Page] ${line}`), `{pageBreakBefore=true} ${text}`]
const block = (date: string): string[] => [...['Ada Sample', 'Professor Bea Muster', 'History 101', date].map((line) => `[MLA Title Page] ${line}`), '[Title] A Year in the Harbour', text]

/** The date with the title has its month in words. Numbers that may say either of two days stay, and the author is asked. */
export const dateForm = defineCheck<{ readonly paragraph: Paragraph; readonly day: Day }>({
  id: 'front.date-form',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Date on the title page',
  expected: 'The date with the title has its month in words.',
  source: { source: 'APA 7', section: '2.3' },
  fix: 'tracked',
  help: 'Type the month in words, the day and the year in numbers.',
  examples: [
    { lines: page('November 14, 2023'), passes: true },
    { lines: page('14 November 2023'), passes: true },
    { lines: page('11/14/2023'), passes: false },
    { lines: page('Due: 2023-11-14'), passes: false },
    { lines: page('Nov. 14th, 2023'), passes: false },
    { lines: page('3/4/2023'), passes: false, asks: true },
    { lines: page('5/5/2023'), passes: false },
    { options: { locale: 'en-GB' }, lines: page('14/11/2023'), passes: false },
    { style: 'mla-9', lines: block('14 November 2023'), passes: true },
    { style: 'mla-9', lines: block('11/14/2023'), passes: false },
  ],
  *subjects(facts) {
    const { date } = facts.style.definition.frontMatter
    if (date === 'any' || !isEnglish(facts)) return
    for (const { paragraph } of viewsOf(facts, 'date')) {
      const day = dayIn(paragraph.text, orderIn(date, facts))
      if (day) yield { paragraph, day }
    }
  },
  examine({ paragraph, day: { from, to, spelled } }): Problem | undefined {
    const found = paragraph.text.slice(from, to)
    const [wanted] = spelled
    if (spelled.includes(found)) return undefined
    const problem = { at: { paragraph, from, to }, found }
    if (wanted === undefined) return { ...problem, message: `The date “${found}” may be either of two days; the style wants its month in words.`, expected: 'the month in words' }
    return { ...problem, message: `The date “${found}” is “${wanted}” in the style.`, expected: wanted, fix: possible(replace(paragraph, from, to, wanted)) }
  },
})

/** In English the month comes first in America alone. */
const orderIn = (date: Order, { options: { locale = 'en-US' } }: Facts): Order => (locale === 'en-US' ? date : 'day-first')

const ordinal = String.raw`(?:st|nd|rd|th)?`
const month = `(?<month>${monthName})`
const day = String.raw`(?<day>\d{1,2})`
const year = String.raw`(?<year>(?:19|20)\d\d)(?!\d)`

/** How days are written; with words for the month in the order that their author has. */
const forms: readonly { readonly pattern: RegExp; readonly typed?: Order }[] = [
  { pattern: new RegExp(String.raw`(?<!\p{L})${month}\.?\s${day}${ordinal},?\s${year}`, 'iu'), typed: 'month-first' },
  { pattern: new RegExp(String.raw`(?<!\d)${day}${ordinal}\s(?:of\s)?${month}\.?,?\s${year}`, 'iu'), typed: 'day-first' },
  { pattern: /(?<![\d.-])(?<year>(?:19|20)\d\d)-(?<month>0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\d|3[01])(?!\d)/u },
  { pattern: new RegExp(String.raw`(?<![\d./-])(?<one>\d{1,2})[./-](?<other>\d{1,2})[./-]${year}`, 'u') },
]

const dayIn = (text: string, order: Order): Day | undefined => {
  for (const { pattern, typed = order } of forms) {
    const match = pattern.exec(text)
    const days = match ? daysOf(match.groups!) : []
    if (match && days.length > 0) return { from: match.index, to: match.index + match[0].length, spelled: days.length === 1 ? spelledOut(days[0]!, match.groups!['year']!, typed) : [] }
  }
  return undefined
}

const daysOf = ({ month = '', day, one, other }: Readonly<Record<string, string | undefined>>): readonly DayOfYear[] =>
  (one === undefined ? [{ day: Number(day), month: monthNumber(month.toLowerCase()) ?? Number(month) }] : daysOfNumbers(Number(one), Number(other)))

/** Both ways, the wanted one first. */
const spelledOut = ({ day, month }: DayOfYear, year: string, order: Order): readonly string[] => {
  const [monthFirst, dayFirst] = [`${monthInEnglish(month)} ${day}, ${year}`, `${day} ${monthInEnglish(month)} ${year}`]
  return order === 'month-first' ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
}
