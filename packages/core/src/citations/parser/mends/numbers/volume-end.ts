import { readDate } from '../../fields/date.js'
import { readVolume } from '../../fields/numbers.js'
import { cutAt, has, inTurn, isContainer, joined, type Mend, type Segment, surely, withStretch } from '../../segment.js'

/** What was taken for a volume is an issue, or goes on with who published the work. */
const withIssueOrPublisher: Mend = (raw, segments) =>
  segments.flatMap((segment, index): Segment[] => {
    if (segment.label !== 'volume') return [segment]
    if (isOfYear(raw, segment, segments[index + 1]) || isIssueAlone(raw, segment)) return [{ ...segment, text: `no. ${segment.text.replace(/[()]/g, '').trim()}` }]
    const cut = has(segments, 'publisher') ? undefined : publisherBehind.exec(segment.text)?.[0].length
    return cut === undefined ? [segment] : cutAt(segment, cut, 'publisher')
  })

const roman = /(?<=\p{Ll})\s+(?=[IVXLC]{2,}[\s,]*$)/u
const issueFirst = /^[\s,(]*(?:no|nr|num|number|issue|iss|n\.?º|n°|H)(?!\p{L})/iu

/** `Journal of Harbours XIX, no. 3`: a numeral between the name of a journal and its issue counts its volume. */
const withRomanVolume: Mend = (_, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'journal' && roman.test(text) && segments[index + 1]?.label === 'volume' && issueFirst.test(segments[index + 1]!.text))
  if (at < 0 || segments.filter(({ label }) => label === 'volume').length > 1) return segments
  const journal = surely(segments[at]!)
  return segments.toSpliced(at, 1, ...cutAt(journal, roman.exec(journal.text)!.index, 'volume'))
}

/**
 * `Ropes. Harbours in Mind, 9.`: a number alone behind the journal counts its volume, since pages stand behind one (APA 7, 9.25). Of a month or a day
 * it may be a page, and so chemists cite, without a title and with the year behind: `Synthesis, 474 (1977)`.
 */
const withVolumeAlone: Mend = (_, segments) => {
  const at = segments.findIndex(({ label, text }, index) => counts.has(label) && /^[\s,]*\d{1,4}[\s.,;]*$/.test(text) && isBehindJournal(segments, index))
  const isTitled = has(segments.slice(0, Math.max(at, 0)), 'title')
  if (!isTitled || segments[at + 1]?.label === 'date' || segments.some(({ label, text }, index) => (counts.has(label) && index !== at) || (label === 'date' && isOfMonth(text)))) return segments
  return segments.with(at, surely({ ...segments[at]!, label: 'volume' }))
}

/**
 * Right behind it, or behind its year where no colon announces a page: `Ropes. Harbours 2016, 6.` (ACS Guide, 4.3), `Harbours. 2016;6.` Lawyers,
 * who have quotation marks, count pages within a year: `„Ropes“, Harbours 2016, 6`.
 */
const isBehindJournal = (segments: readonly Segment[], index: number): boolean => {
  const [year, before] = [segments[index - 1], segments[index - 2]]
  const isQuoted = segments.some(({ label, text }) => label === 'title' && /["“”„«»‘]|(?<!\p{L})'/u.test(text))
  const named = year?.label === 'date' && (isQuoted ? /\d;\s*$/ : /\d[,;]\s*$/).test(year.text) ? before : year
  return isContainer(named)
}

const volumeBeforeAddress = /(?<=\p{L},)\s+(?=\d{1,3}\.?\s*$)/u
const quotedTitle = /^[\s,.]*["“‘'].*["”’'][\s.,]*$/u

/** `‘Ropes’, Harbours, 1. Available at: …` (Cite Them Right): a number behind what a quoted title stands in counts its volume, and is no part of its name. */
const withVolumeBeforeAddress: Mend = (_, segments) => {
  const at = segments.findIndex((segment, index) => isContainer(segment) && segments[index - 1]?.label === 'title' && quotedTitle.test(segments[index - 1]!.text) && volumeBeforeAddress.test(segment.text))
  if (at < 0 || !has(segments.slice(at), 'url') || has(segments, 'volume', 'pages')) return segments
  const journal = surely({ ...segments[at]!, label: 'journal' })
  return segments.toSpliced(at, 1, ...cutAt(journal, volumeBeforeAddress.exec(journal.text)!.index, 'volume'))
}

const counts: ReadonlySet<Segment['label']> = new Set(['pages', 'volume'])
const isOfMonth = (text: string): boolean => (readDate(text)?.date['date-parts']?.[0]?.length ?? 0) > 1

/** `제17권, 제1` and `호, 2018`: what counts a number stands right behind it. */
const withCounter: Mend = (raw, segments) => {
  const at = segments.findIndex(({ text, span }, index) => segments[index - 1]?.label === 'volume' && segments[index - 1]!.span[1] === span[0] && counter.test(text))
  if (at < 0) return segments
  const [sign, rest] = cutAt(segments[at]!, 1, segments[at]!.label)
  return segments.toSpliced(at - 1, 2, joined(raw, segments[at - 1]!, sign, 'volume'), rest)
}

const counter = /^[권卷巻호号號期]/u

const volumeAlone = /^[\s,]*\d+\s*\(\d+\)\.\s*$/u

/** `20 (1). | Harbour Society: | 96–104`: between the number of an issue and the pages stands who printed the journal (CSL for Chicago, until 2018). */
const withPublisherBehind: Mend = (_, segments) => {
  const at = segments.findIndex(({ label, text }, index) => segments[index - 1]?.label === 'volume' && volumeAlone.test(segments[index - 1]!.text)
    && segments[index + 1]?.label === 'pages' && label !== 'note' && /^\s*\p{Lu}[^.:]+:\s*$/u.test(text))
  if (at < 0 || segments.some(({ label }, index) => label === 'publisher' && index !== at)) return segments
  return segments.with(at, surely({ ...segments[at]!, label: 'publisher' }))
}

/** `20 (1). Harbour Press: 96–104` */
const publisherBehind = /^[\s,]*\d+\s*\(\d+\)\.\s+(?=\p{L}{3})/u

/**
 * `1977;(122):37–45`, `Past & Present, (38), 56–97`, `Past & Present (38), pp. 56–97`: of a journal that counts no volumes styles put the number in
 * brackets alone (APA 7, 9.25).
 */
const isIssueAlone = (raw: string, { text, span: [from] }: Segment): boolean =>
  /^\s*\(\d{1,4}\)[:,.]?\s*$/u.test(text) && (/\d;$/.test(raw.slice(0, from)) || /(?:[\p{L})],\s*|\p{Ll}\s*)\(\d{1,4}\)(?:[,.]\s|\.?$)/u.test(raw.slice(from - 3, from + text.length + 2)))

/** `1/2007`: the first issue of that year. */
const isOfYear = (raw: string, { span: [from] }: Segment, after: Segment | undefined): boolean =>
  after?.label === 'date' && /^\s*\d{1,2}\/\s?(?:19|20)\d\d(?!\d)/u.test(raw.slice(from, after.span[1]))

const pagesOfArticle = /(?<=[,;:.)]\s?)\d+:\d+\s?[–-]\s?\d+:\d+(?![\d:])/u

/** `42.2, 6:1–6:59`: where each article is counted for itself, its number stands before each page of it (ACM). */
export const withPagesOfArticle: Mend = (raw, segments) => {
  const found = segments.some(isTimed) ? null : pagesOfArticle.exec(raw)
  return found ? withStretch(raw, segments, [found.index, found.index + found[0].length], 'pages') : segments
}

const issueBehindComma = /(?<=[\p{L})]\s)(?<volume>\d{1,4}, \d{1,4}) (?<date>\((?:\p{L}{3,9}\.? )?(?:19|20)\d\d\)), (?<page>[a-z]?\d[\d:–-]*)(?=\.(?:\s|$))/u
const numbers: ReadonlySet<Segment['label']> = new Set(['journal', 'container-title', 'volume', 'date', 'pages'])

/** `Ropes 19, 5 (Aug. 2014), 222–227.`: volume and issue, when that came out, and the pages (ACM). */
export const withIssueBehindComma: Mend = (raw, segments) => {
  const found = issueBehindComma.exec(raw)
  if (!found) return segments
  const to = found.index + found[0].length
  if (!segments.every(({ label, span }) => span[1] <= found.index || span[0] >= to || numbers.has(label))) return segments
  return (['volume', 'date', 'page'] as const).reduce<readonly Segment[]>((cut, name) => {
    const at = raw.indexOf(found.groups![name]!, found.index)
    return withStretch(raw, cut, [at, at + found.groups![name]!.length], name === 'page' ? 'pages' : name)
  }, segments)
}

/** `6:30–7:15` on a day is when something was held. */
const isTimed = ({ label, text }: Segment): boolean => label === 'date' && /\d:\d/.test(text)

/** `Vol. 2, Art. 701–706`, and a number alone of what stands in nothing: it counts something else than a volume. */
export const withOddVolume: Mend = (_, segments) => {
  const standsIn = segments.some((segment) => isContainer(segment) || segment.label === 'collection-title')
  return segments.map((segment) => {
    if (segment.label !== 'volume') return segment
    const { volume = '' } = readVolume(segment.text)
    return volume.includes(',') || (!standsIn && /^\d+$/.test(volume) && !/\p{L}/u.test(segment.text)) ? { ...segment, confidence: 0 } : segment
  })
}

/** Puts right where the number of a volume ends, and whether it is one. */
export const withVolumeEnd = inTurn(withCounter, withPublisherBehind, withRomanVolume, withVolumeBeforeAddress, withVolumeAlone, withIssueOrPublisher)
