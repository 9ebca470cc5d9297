import { noDate, notYetOut } from '../../../words/undated.js'
import type { Part } from '../../model/label.js'
import { cutAt, type Mend, type Segment } from '../../segment.js'

const yearAtEnd = /[\s,;(]+((?:1[5-9]|20)\d\d)[a-z]?[)\s.,;:]*$/u
/** In small letters: “N. D.” are the initials of a person. */
const undatedAtEnd = /[\s.,;]*(?<!\p{L})\(?n\.\s?d\.\)?[\s.,;:]*$/u
/** `(forthcoming). Who pays?`: what stands in brackets behind the authors says when, and is no word of the title. */
const statusAtStart = new RegExp(String.raw`^[\s.,]*\((?:${notYetOut}|accepted|${noDate}|n\.\s?d\.)\)[\s.,:;]*(?=\S)`, 'iu')
const yearAtStart = /^[\s,;(]*((?:1[5-9]|20)\d\d)[a-z]?\s*[);:,.]+/u

/** A year at the edge of a journal's name, of a volume or of pages is the date of an entry that has no other, and “n.d.” or “(in press)” behind its authors. */
export const withDate: Mend = (_, segments) => {
  if (segments.some(({ label, text }) => label === 'date' && /\d{4}|\p{L}{4}|n\.?\s?d/u.test(text))) return segments
  const dated: Segment[] = []
  let found = false
  for (const segment of segments) {
    const [start, year] = found ? [] : edgeYear(segment)
    if (start === undefined || year === undefined) {
      dated.push(segment)
      continue
    }
    found = true
    const [before, rest] = cutAt(segment, start, 'date')
    const [date, after] = cutAt(rest, year.length, segment.label)
    dated.push(...[before, date, after].filter(({ text }) => /[\p{L}\p{N}]/u.test(text)))
  }
  return dated
}

const mayHoldDate: ReadonlySet<Part> = new Set(['journal', 'container-title', 'volume', 'pages', 'publisher', 'location'])

/** Where a year stands at the edge of a segment, and what stands there. */
const edgeYear = ({ label, text }: Segment): [start: number, text: string] | [] => {
  const undated = label === 'author' ? undatedAtEnd.exec(text) : null
  if (undated && undated.index > 0) return [undated.index, undated[0]]
  const status = label === 'title' ? statusAtStart.exec(text) : null
  if (status) return [0, status[0]]
  if (!mayHoldDate.has(label)) return []
  if (label === 'volume') {
    const first = yearAtStart.exec(text)
    if (first && first[0].length < text.length) return [0, first[0]]
  }
  const end = yearAtEnd.exec(text)
  return end && (label !== 'pages' || end.index > 0) ? [end.index, end[0]] : []
}
