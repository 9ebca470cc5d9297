import type { Citation } from '../citations.js'
import { plain, type RichText, type TextRun } from '../rich-text.js'

/** A stretch of a paragraph, and how it is to read. */
export interface Replacement {
  readonly from: number
  readonly to: number
  readonly text: RichText
}

const isRaised = (run: TextRun | undefined): boolean => run?.position === 'superscript'

/** What comes before a raised number and after one on the line (Chicago 17, 14.26; AMA 11, 3.6). */
const stops = /^[.,]/
const stopped = /[.,;:?!](?=[”’"')]*$)[”’"']*$/

const abbreviation = /\.[”’"')]*$/
/** `(e.g.²)`: no sentence ends before what these lead to. */
const leadsOn = /(?<!\p{L})(?:e\.\s?g|i\.\s?e|cf|vgl|cfr|z\.\s?B)\.$/iu
/** `Roe et al.`, `ten a.m.`: no sentence ends where words go on in small letters; but one may begin with `mRNA` or `lme4`. */
export const goesOn = /^\s+\p{Ll}+(?![\p{L}\d])/u
/** Its stop ends a sentence too where one ends there. */
const etAl = /\bet al\.$/
/** `Roe et al., [2] say` as `Roe et al. (2020) say`: no comma stands between names and the year that belongs to them. */
const [parted, yearAlone] = [/^,\s+$/, /^\((?:\d{4}|n\.d\.|in press)/]
/** `“Was it ice?”`: the question is that of the quotation, and where the sentence ends with it, it has a stop of its own behind the citation. */
const asked = /^[?!][”’"']/
const sentenceEnd = /^\s*$|^\s+[\p{Lu}“]/u
/** `Ice was dear. (Lee, 2020).`: the sentence has its stop, and the other is that of the citation. */
export const ended = /[.?!][”’"')]*$/u

/** `(Lee, 2020). (Roe, 2021).`: nothing but the stop of another citation stands between that and this one. */
export const follows = (citation: Citation, last: Citation | undefined): boolean =>
  last?.paragraph === citation.paragraph && /^[.?!]\s*$/.test(citation.paragraph.text.slice(last.to, citation.from))

/** `Roe et al.⁴`, all that a cell says: no sentence ends there. */
const isPhrase = (text: string, from: number, to: number): boolean => text.slice(to).trim() === '' && !/(?<!\p{L})(?!et al)\p{Ll}{3}/u.test(text.slice(0, from).replace(/\band\b/gu, ''))

/** `The ice came.[2] It stayed.`: typed where a raised number stands. */
const standsRaised = ({ form }: Citation, before: string, after: string): boolean =>
  form === 'superscript' || ((form === 'numeric' || form === 'parenthetical') && stopped.test(before) && /^(?:\s|$)/u.test(after))

/** How far before a citation its blanks and the end of the sentence stand: a paragraph may be as long as a book, and cite on each line. */
const reach = 40

/** The stretch that a citation takes with the blank before it and the stop beside it, and how it is to read; `beside` a citation that gave its own stop up. */
export const placed = (citation: Citation, cited: RichText, beside = false): Replacement => {
  const { paragraph: { text }, from, to, names } = citation
  const is = isRaised(cited.at(-1))
  // `Vaughan²`: names that come in stand in the sentence, and the stop between them and the number.
  const inLine = is ? cited.slice(0, cited.findIndex(isRaised)) : []
  const [before, after] = [text.slice(Math.max(0, from - reach), from), text.slice(to)]
  const was = standsRaised(citation, before, after)
  const doubled = !beside && after.startsWith('.') && ended.test(before.trimEnd())
  if (cited.length === 0) return { from: from - (/\s$/.test(before) ? 1 : 0), to: doubled ? to + 1 : to, text: [] }
  if (was === is) return names && yearAlone.test(plain(cited)) && parted.test(text.slice(names.to, from)) ? { from: names.to, to, text: [{ text: ' ' }, ...cited] } : { from, to, text: cited }
  if (is) {
    const blank = inLine.length > 0 ? 0 : /\s*$/.exec(before)![0].length
    const stop = inLine.length === 0 && /[,;:]\s*$/.test(before) ? '' : (stops.exec(after)?.[0] ?? '')
    return { from: from - blank, to: to + stop.length, text: [...inLine, ...(stop === '' || doubled ? [] : [{ text: stop }]), ...cited.slice(inLine.length)] }
  }
  if (leadsOn.test(before) || (abbreviation.test(before) && goesOn.test(after))) return { from, to, text: [{ text: ' ' }, ...cited] }
  if (etAl.test(before)) return { from, to, text: [{ text: ' ' }, ...cited, ...(/^[.,;:?!)]/.test(after) || isPhrase(text, from, to) ? [] : [{ text: '.' }])] }
  const stop = stopped.exec(before)?.[0] ?? ''
  if (asked.test(stop)) return { from, to, text: [{ text: ' ' }, ...cited, ...(sentenceEnd.test(after) ? [{ text: '.' }] : [])] }
  const moved = /^[.,;:?!]/.exec(stop)?.[0] ?? ''
  return { from: from - stop.length, to, text: [{ text: `${stop.slice(moved.length)} ` }, ...cited, ...(moved === '' ? [] : [{ text: moved }])] }
}
