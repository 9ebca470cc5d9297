import { defineCheck, type Problem } from '../../check.js'
import { viewsOf, type Facts } from '../../facts.js'
import { isEnglish } from '../../structure/paper-language.js'
import { monthInEnglish, monthName, monthNumber } from '../../structure/words/months.js'
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

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'
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
    { style: 'mla-9', lines: block('14 November 2023'), passes: true },
    { style: 'mla-9', lines: block('11/14/2023'), passes: false },
  ],
  *subjects(facts) {
    if (facts.style.definition.frontMatter.date === 'any' || !isEnglish(facts)) return
    for (const { paragraph } of viewsOf(facts, 'date')) {
      const day = dayIn(paragraph.text, orderOf(facts))
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
const orderOf = ({ style, options: { locale } }: Facts): Order => {
  const { date } = style.definition.frontMatter
  return date === 'any' || (locale !== undefined && locale !== 'en-US') ? 'day-first' : date
}

const end = String.raw`(?:st|nd|rd|th)?`
const year = String.raw`((?:19|20)\d\d)(?!\d)`
const forms: readonly (readonly [RegExp, (parts: readonly string[], order: Order) => readonly string[]])[] = [
  [new RegExp(String.raw`(?<!\p{L})(${monthName})\.?\s(\d{1,2})${end},?\s${year}`, 'iu'), ([month, day, of]) => inWords(monthNumber(month!.toLowerCase()), day, of, 'month-first')],
  [new RegExp(String.raw`(?<!\d)(\d{1,2})${end}\s(?:of\s)?(${monthName})\.?,?\s${year}`, 'iu'), ([day, month, of]) => inWords(monthNumber(month!.toLowerCase()), day, of, 'day-first')],
  [/(?<![\d.-])((?:19|20)\d\d)-(\d\d)-(\d\d)(?!\d)/u, ([of, month, day], order) => inWords(Number(month), day, of, order)],
  [new RegExp(String.raw`(?<![\d./-])(\d{1,2})[./-](\d{1,2})[./-]${year}`, 'u'), ([one, other, of], order) => inNumbers(Number(one), Number(other), of!, order)],
]

const dayIn = (text: string, order: Order): Day | undefined => {
  for (const [form, spell] of forms) {
    const match = form.exec(text)
    if (match) return { from: match.index, to: match.index + match[0].length, spelled: spell(match.slice(1), order) }
  }
  return undefined
}

const inWords = (month: number | undefined, day: string | undefined, of: string | undefined, order: Order): readonly string[] => {
  if (month === undefined || month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31) return []
  const [monthFirst, dayFirst] = [`${monthInEnglish(month)} ${Number(day)}, ${of}`, `${Number(day)} ${monthInEnglish(month)} ${of}`]
  return order === 'month-first' ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
}

/** `11/14/2023` and `14.11.2023` are one day; `3/4/2023` is either of two. */
const inNumbers = (one: number, other: number, of: string, order: Order): readonly string[] => {
  if (one > 12) return inWords(other, String(one), of, order)
  return other > 12 || one === other ? inWords(one, String(other), of, order) : []
}
