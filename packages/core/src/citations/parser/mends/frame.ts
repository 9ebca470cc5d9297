import { surelyAnnounces } from '../../words/announcements.js'
import { isAnnouncement } from '../fields/access.js'
import { readMonth } from '../fields/date.js'
import { typeOfKind } from '../fields/kind.js'
import type { Part } from '../model/label.js'
import { atLeast, certain, cutAt, framed, has, type Mend, type Segment, surely, withStretch } from '../segment.js'

const dated = /^[\s.,]*\([^()]*(?:\d{4}|\p{L}{4}|n\.\s?d)[^()]*\)[\s.,:]*$/u
/** `National Bank. Harbour`: a stop behind a word ends a sentence, and none behind the letters of `U.S. Department`. */
const sentenceEnd = /[\p{Ll}\p{N})\]]{2}[.?!]\s/u
const statesWhat: ReadonlySet<Part> = new Set(['genre', 'version', 'number', 'journal'])
const addressed: ReadonlySet<Part> = new Set(['url', 'doi', 'note', 'original-date'])

/**
 * `Berg, A. (2019). Tides of the north (Version 2) [Data set]. Fjord Archive. https://…`: between names with their year and what says
 * what a work is stands its title, and behind that one sentence: who has brought it out or where it was held (APA 7, 9.1), or the day of
 * its year (Cite Them Right).
 */
export const withFrame: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label }) => label === 'date')
  const first = segments.findIndex((segment, index) => index > at && isSaid(segment))
  const isNamed = segments.slice(0, at).every(({ label }) => label === 'author' || label === 'citation-number')
  if (at < 1 || first < at + 2 || !dated.test(segments[at]!.text) || !isNamed) return segments
  const end = segments.findIndex((segment, index) => index > first && !isSaid(segment))
  const behind = end < 0 ? segments.length : end
  // `Tables of the coast. London: The Stationery Office. (Cm 1234).`
  if (segments.slice(at + 1, first).some((segment, index, inner) => segment.label === 'location' && segment.confidence > certain && /:\s*$/.test(segment.text) && inner[index + 1]?.label === 'publisher')) return segments
  const title = between(raw, segments, at + 1, first, 'title')
  if (/[[\]]|\sIn:?\s\p{Lu}/u.test(title.text)) return segments
  const after = segments.findIndex(({ label, text }, index) => index >= behind && (addressed.has(label) || isAnnouncement(text)))
  const last = after < 0 ? segments.length : after
  const source = last > behind ? sourceOf(between(raw, segments, behind, last, 'publisher'), segments[first]!) : []
  return source ? [...segments.slice(0, at + 1), title, ...segments.slice(first, behind), ...source, ...segments.slice(last)] : segments
}

/** One sentence before an address, before what announces one, or before the work that it stands in. */
const lone = new RegExp(String.raw`^[\s.,:]*((?!${surelyAnnounces})(?=[^.?!]*\p{L})[^.?!]*[.?!])\s+(?=https?:|www\.|doi:|10\.\d|${surelyAnnounces}\s|In:?\s\p{L})`, 'iu')

/**
 * `Fjord Trust. (2021, May 3). Tides. https://…`, `Fjord Trust. (n.d.). Tide. In Harbour dictionary.`: what stands alone between the year
 * behind the names and an address, or what a work stands in, is the title, however short it is.
 */
export const withLoneTitle: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label }) => label === 'date')
  if (at < 1 || !dated.test(segments[at]!.text)) return segments
  const from = segments[at]!.span[1]
  const [whole, title] = lone.exec(raw.slice(from)) ?? []
  if (whole === undefined) return segments
  if (has(segments, 'title')) {
    const [read, address] = segments.slice(at + 1)
    return read?.label === 'title' && addressed.has(address?.label ?? 'title') ? segments.with(at + 1, atLeast(framed, read)) : segments
  }
  const start = from + whole.indexOf(title!)
  return withStretch(raw, segments, [start, start + title!.length], 'title')
}

const titleOfNames = /(?<=^\s*(?:\p{Ll}+\s)*\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?,\s(?:\p{Lu}[\p{L}.’' -]*\p{Ll}\.|(?:\p{Lu}\.\s?)*\p{Lu}\.(?=\s\p{Lu}\p{Ll}*\s\p{L})))\s+(?=\p{Lu}[^.]*\.\s*$)/u

/** `Marlow, Ada. Ropes. | 1987. | Harbour Press, 2004.`: nobody is called by a sentence behind the stop of a given name, which is the title before the year. */
export const withTitleOfNames: Mend = (_, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'author' && titleOfNames.test(text) && segments[index + 1]?.label === 'original-date')
  if (at < 0 || has(segments, 'title')) return segments
  const { text } = segments[at]!
  const found = segments.map((segment) => (segment.label === 'publisher' ? surely(segment) : segment))
  return found.toSpliced(at, 1, ...cutAt(surely(segments[at]!), titleOfNames.exec(text)!.index, 'title'))
}

/** In brackets, or as the name of a server, which no title has. */
const isSaid = ({ label, text, confidence }: Segment): boolean => statesWhat.has(label) && confidence === 1 && (label === 'journal' || /^[([]/.test(text))

const between = (raw: string, segments: readonly Segment[], from: number, to: number, label: Part): Segment => {
  const span = [segments[from]!.span[0], segments[to - 1]!.span[1]] as const
  return { label, text: raw.slice(...span), span, confidence: framed }
}

const onlyDay = /^\d{1,2}\s\p{L}+[\s.]*$/u

/** Where something was held is a meeting and its place. */
const sourceOf = (source: Segment, kind: Segment): Segment[] | undefined => {
  const text = source.text.replace(/^[\s.,]+/, '')
  const start = source.span[1] - text.length
  if (onlyDay.test(text) && readMonth(text.replace(/[\d\s]+/, '')) !== undefined) return [{ ...source, label: 'date', text, span: [start, source.span[1]] }]
  if (!/\p{L}/u.test(text) || /^In:?\s/u.test(text) || sentenceEnd.test(text)) return undefined
  // A meeting has the year in its name: `Harbours 2019, Bergen`.
  if (typeOfKind(kind.text.replace(/[[\]]/g, '')) !== 'speech') return /\d{4}/.test(text) ? undefined : withPlace(source)
  const [, meeting = text, place] = /^([^,]+,\s)((?:\p{Lu}[\p{L}.' -]*(?:,\s)?){1,3}[\s.]*)$/u.exec(text) ?? []
  const event: Segment = { ...source, label: 'container-title', text: meeting, span: [start, start + meeting.length] }
  return place === undefined ? (meeting.includes(',') ? undefined : [event]) : [event, { ...source, label: 'location', text: place, span: [start + meeting.length, source.span[1]] }]
}

/** `Bergen: Fjord Press` */
const withPlace = (source: Segment): Segment[] => {
  const colon = source.text.indexOf(': ')
  if (colon < 0) return [source]
  const [place, publisher] = cutAt({ ...source, label: 'location' }, colon + 2, 'publisher')
  return [place, publisher]
}
