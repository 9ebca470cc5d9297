import { noDate } from '../undated.js'
import { cutAt, joined, sure, withStretch, type Segment } from './segment.js'

// Puts right where a year ends, and what was taken for none.

const undated = new RegExp(String.raw`(?<=^[^()[\]]{2,300}\s)[(\[](?:n\.\s?d\.|${noDate})[)\]][.,:]*`, 'iu')

/** `Eckert, S. (o. D.).`, `Institut de la statistique. (s. d.).`: the first bracket says that nobody knows the year, whatever it was taken for. */
export const withUndated = (raw: string, segments: readonly Segment[]): Segment[] => {
  const match = undated.exec(raw)
  return match ? withStretch(raw, segments, [match.index, match.index + match[0].length], 'date') : [...segments]
}

const yearAndNumber = /^\s*\(?(?:1[5-9]|20)\d\d[a-z]?\)?\s+(?=\d)(?!(?:1[5-9]|20)\d\d(?!\d))/u

/** `Roe, C 2015 8 million loaves`: what stands behind a year, with no sign between them, begins the title. */
export const withNumberBehindYear = (raw: string, segments: readonly Segment[]): Segment[] => {
  const at = segments.findIndex(({ label, text }, index) => label === 'date' && yearAndNumber.test(text) && segments[index - 1]?.label === 'author' && segments[index + 1]?.label === 'title')
  if (at < 0) return [...segments]
  const [date, number] = cutAt({ ...segments[at]!, confidence: Math.max(segments[at]!.confidence, sure) }, yearAndNumber.exec(segments[at]!.text)![0].length, 'title')
  return segments.toSpliced(at, 2, date, joined(raw, number, segments[at + 1]!, 'title'))
}

const yearAlone = /^[\s.,;]*(?:19|20)\d\d[:;]\s*$/u

const isDated = (segments: readonly Segment[]): boolean => segments.some(({ label, text }) => label === 'date' && /\d{4}|\p{L}{4}/u.test(text))

/** `In: 2018 Conference on Harbours. 2018:226-230`: no book has two thousand volumes, and what else has no date is of that year. */
export const withYearBeforePages = (_: string, segments: readonly Segment[]): Segment[] =>
  isDated(segments) ? [...segments] : segments.map((segment, index) =>
    (segment.label === 'volume' && yearAlone.test(segment.text) && segments[index + 1]?.label === 'pages' ? { ...segment, label: 'date' } : segment))

/** `arXiv:1706.03762. 2019.`: a year alone at the end of what has no other is no note. */
export const withYearAtEnd = (_: string, segments: readonly Segment[]): Segment[] => {
  const last = segments.at(-1)
  return last?.label === 'note' && /^[\s.,;(]*(?:19|20)\d\d[\s.)]*$/u.test(last.text) && !isDated(segments) ? segments.with(-1, { ...last, label: 'date' }) : [...segments]
}
