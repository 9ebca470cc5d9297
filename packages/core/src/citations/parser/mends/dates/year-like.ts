import type { Part } from '../../model/label.js'
import { cutAt, joined, type Mend, type Segment, surely } from '../../segment.js'

/** Where a number in the form of a year is none, and what it is there. */
interface Place {
  /** What stands before it, and how that is written. */
  readonly behind: Part
  readonly form: RegExp
  /** How it is written itself. */
  readonly written: RegExp
  /** What stands behind it; without it the end of the entry, an address or the year. */
  readonly before?: Part
  readonly is: Part
  /** It belongs to what stands before it. */
  readonly joins?: true
  /** What stands before it is this then. */
  readonly makes?: Part
  /** The entry has none of this besides. */
  readonly only?: Part
}

const places: readonly Place[] = [
  // `p. 1686, 2019.`, `2019, p. 1686.`
  { behind: 'pages', form: /^[\s,(]*(?:pp?|S|art(?:icle)?)\.?\s*$/iu, written: /^\d/u, is: 'pages', joins: true },
  // `4(43), 1686.`, `2019, 11(9), 1843;`
  { behind: 'volume', form: /[,:]\s*$/u, written: /^\d/u, is: 'pages', only: 'pages' },
  // `2019, 19, 1999.`
  { behind: 'pages', form: /^\s*\d{1,3},\s*$/u, written: /^\d/u, is: 'pages', makes: 'volume', only: 'volume' },
  // `285(1883).`
  { behind: 'volume', form: /\d\s*$/u, written: /^\(/u, is: 'volume', joins: true },
  // `285(1883), 20180977.`
  { behind: 'pages', form: /^\s*\d{1,4}\s*$/u, written: /^\(/u, before: 'pages', is: 'volume', joins: true },
  // `Acta 1857, 1256–66`
  { behind: 'journal', form: /[\p{L}.,]\s*$/u, written: /^\d/u, before: 'pages', is: 'volume', only: 'volume' },
  // `Tides 2000, 55(1)`, `Tides 2000. 2011;55`
  { behind: 'journal', form: /[\p{L}.]\s*$/u, written: /^\d/u, before: 'volume', is: 'journal', joins: true },
  { behind: 'journal', form: /[\p{L}.]\s*$/u, written: /^\d/u, before: 'date', is: 'journal', joins: true },
]

/** In an entry that has its year elsewhere, a page, a volume or an issue may have the form of one; so may the end of a journal's name. */
export const withYearLike: Mend = (raw, found) => {
  const segments = found.flatMap(apart)
  for (const place of places) {
    const at = segments.findIndex((_, index) => stands(segments, index, place))
    if (at < 0) continue
    const { is, joins, makes } = place
    const [before, date] = [segments[at - 1]!, segments[at]!]
    const [like, rest] = cutAt(date, number.exec(date.text)![0].length, 'date')
    const own = joins ? [joined(raw, before, like, is)] : [{ ...before, label: makes ?? before.label }, { ...like, label: is }]
    return segments.toSpliced(at - 1, 2, ...own.map(surely), ...(/\d/.test(rest.text) ? [rest] : []))
  }
  return segments
}

/** `2011;55(1):`, taken for a volume behind a number that was taken for the year. */
const apart = (segment: Segment, at: number, segments: readonly Segment[]): Segment[] => {
  const year = segment.label === 'volume' && segments[at - 1]?.label === 'date' ? /^\s*(?:19|20)\d\d;\s*(?=\d)/u.exec(segment.text) : null
  return year ? cutAt(surely(segment), year[0].length, 'volume').map((each, index) => (index === 0 ? { ...each, label: 'date' } : each)) : [segment]
}

const number = /^\s*\(?((?:1[5-9]|20)\d\d)(?:[)\s.,;:]*$|[.,]?\s+(?=\(?(?:19|20)\d\d))/u
const ending: ReadonlySet<Part | undefined> = new Set<Part | undefined>([undefined, 'doi', 'url', 'pubmed', 'note', 'status'])

const stands = (segments: readonly Segment[], at: number, { behind, form, written, before, is, joins, only }: Place): boolean => {
  const [last, { label, text }, next] = [segments[at - 1], segments[at]!, segments[at + 1]]
  const found = label === 'date' && last?.label === behind && form.test(last.text) && written.test(text.trimStart()) ? number.exec(text) : null
  if (!found || segments.some((each) => each.label === only && each !== last)) return false
  const rest = text.slice(found[0].length)
  if (before === undefined ? rest === '' && !ending.has(next?.label) : next?.label !== before) return false
  // The year of a journal stands right behind its name (ACS Guide, 4.3), or before that, or at the end.
  const dates = segments.filter((each, index) => each.label === 'date' && index !== at && (before === undefined || before === 'date' || index < at || index === segments.length - 1))
  const years = [rest, ...dates.map((each) => each.text)].flatMap((each) => each.match(/(?:1[5-9]|20)\d\d/gu) ?? [])
  // The year again, or the one beside it, is a volume, or a page where a word says so.
  return years.some((year) => (is === 'pages' && joins) || (is === 'volume' && !joins) || Math.abs(Number(year) - Number(found[1])) > 1)
}
