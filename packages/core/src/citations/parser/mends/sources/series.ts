import type { Part } from '../../model/label.js'
import { periodicalWords } from '../../periodical-words.js'
import { cutAt, has, inTurn, isContainer, joined, type Mend, type Segment, surely } from '../../segment.js'

const quoted = /[“”"„«»]|(?<!\p{L})[‘']|[’'](?!\p{L})/u
const within = /^[\s.,(]*In\b/iu
/** Academies print their journals themselves, and entries in East Asian letters name them. */
const periodical = new RegExp(String.raw`[^\p{Script=Latin}\p{Script=Common}]|${periodicalWords}|conference`, 'iu')
const counted = /\s\d{1,4}[\s.,)]*$/u

/**
 * `Ships of the North. Maritime Studies 12. Woodbridge: Boydell Press, 2009.`: what has a number, no pages and a publisher right behind it
 * is a series, and no journal; articles have pages or quotation marks, and chapters stand in something.
 */
const withNumberedSeries: Mend = (raw, segments) => {
  const title = segments.find(({ label }) => label === 'title')
  const at = segments.findIndex(isContainer)
  const [name, volume] = [segments[at], segments[at + 1]]
  // Who edited a book stands first, and those who edited what a work stands in behind its title.
  if (!title || quoted.test(title.text) || !name || has(segments, ...apart) || has(segments.slice(segments.indexOf(title)), 'editor')) return segments
  if (within.test(name.text) || periodical.test(name.text)) return segments
  const isCounted = volume?.label === 'volume' && !/\(/.test(volume.text)
  if (!isCounted && !(name.label === 'container-title' && counted.test(name.text))) return segments
  const end = at + (isCounted ? 2 : 1)
  if (!isPublished(segments, at, end)) return segments
  const series = isCounted ? joined(raw, name, volume, 'collection-title') : { ...name, label: 'collection-title' as const }
  return segments.toSpliced(at, end - at, /;\s*$/.test(raw.slice(0, series.span[0])) && /;\s*$/.test(series.text) ? surely(series) : series)
}

const lastPart = /(?<=\p{L}\.)\s+(?=\p{Lu}[^.,]*\d[.;]\s*$)/u
/** `Ropes of the North, Maritime Studies 12,` before those who edited it. */
const numberedPart = /(?<=\p{L}),\s+(?![^,]*\b(?:[Vv]ol(?:ume)?|[Pp]art|[Bb]ook|[Bb]and|[Tt]ome)\.?\s\d)(?=\p{Lu}[^,.]*\p{L}\s\d{1,3},\s*$)/u

/** `edited by R. Berg. Maritime Studies 12. Fjord Press.`: a chapter stands in one book, and what has a number before the publisher is the series of it. */
const withSeriesOfBook: Mend = (raw, segments) => {
  const isPart = segments.some(isContainer) && has(segments, 'editor')
  if (!isPart || has(segments, 'collection-title')) return segments
  const end = segments.findIndex((segment, index) => index > 0 && isNumbered(segment) && isPublished(segments, 0, index + 1) && isContainer(segment.label === 'volume' ? segments[index - 1]! : segment))
  if (end > 0) {
    const from = segments[end]!.label === 'volume' ? end - 1 : end
    const name = from < end ? joined(raw, segments[from]!, segments[end]!, 'container-title') : segments[from]!
    const cut = segments.slice(0, from).some(isContainer) ? 0 : name.text.search(lastPart)
    if (cut < 0 || periodical.test(name.text.slice(cut))) return segments
    const [book, series] = cutAt(surely(name), cut, 'collection-title')
    return segments.toSpliced(from, end - from + 1, ...(cut > 0 ? [book] : []), series)
  }
  return segments.flatMap((segment, index): Segment[] => {
    const cut = segment.label === 'container-title' && segments[index + 1]?.label === 'editor' ? segment.text.search(numberedPart) : -1
    return cut > 0 ? cutAt(segment, cut, 'collection-title') : [segment]
  })
}

const isNumbered = ({ label, text }: Segment): boolean => (label === 'volume' ? /^[\s,]*\d{1,3}[.;,]\s*$/u : /\p{L}\s\d{1,3}[.;]\s*$/u).test(text)

const apart: readonly Part[] = ['pages', 'doi', 'collection-title']

/** The publisher or its place stands next behind the series, or the series last of all. */
const isPublished = (segments: readonly Segment[], at: number, end: number): boolean => {
  const [next, after] = segments.slice(end)
  if (next === undefined) return has(segments.slice(0, at), 'publisher')
  return next.label === 'publisher' || (next.label === 'location' && after?.label === 'publisher')
}

const secondIn = /(?<=^[\s,]*in\s.*\p{L}[.,)]*),\s+(?=in\s\p{Lu})/u

/**
 * `in Ropes of the North, in Northern Studies, no. 7.`, `Ropes of the North. in Northern Studies, vol. 7.`: a second “in” leads to the series
 * (IEEE Reference Guide, books).
 */
const withSecondContainer: Mend = (raw, segments) => {
  if (!/[.,] in /.test(raw)) return segments
  const pieces = segments.flatMap((segment): Segment[] => {
    const at = isContainer(segment) ? segment.text.search(secondIn) : -1
    return at > 0 ? cutAt(segment, at, 'collection-title') : [segment]
  })
  const at = pieces.findIndex((segment, index) => (isContainer(segment) || segment.label === 'collection-title') && /^[\s,]*in\s/.test(segment.text) && isBehindWork(pieces.slice(0, index), segment, pieces.slice(index + 1)))
  if (at < 0) return pieces
  const counted = pieces[at + 1]?.label === 'volume'
  const series = counted ? joined(raw, pieces[at]!, pieces[at + 1]!, 'collection-title') : { ...pieces[at]!, label: 'collection-title' as const }
  return pieces.toSpliced(at, counted ? 2 : 1, surely(series))
}

/**
 * The work that something stands in is named before, or the title is a whole sentence and the series counts its volumes. It is one, too, where a place
 * stands next and nothing has pages: chapters have quotation marks or pages.
 */
const isBehindWork = (before: readonly Segment[], series: Segment, [after, ...rest]: readonly Segment[]): boolean => {
  const title = before.find(({ label }) => label === 'title')
  if (before.some(isContainer) || !title) return title !== undefined
  const isWhole = /[\p{Ll}\d]\.\s*$/u.test(before.at(-1)!.text) && !quoted.test(title.text)
  const isPrinted = /^\s*in\s\p{Lu}.*\.\s*$/u.test(series.text) && after?.label === 'location' && rest[0]?.label === 'publisher' && !has([...before, ...rest], 'pages')
  return isWhole && (isPrinted || counted.test(series.text) || (after?.label === 'volume' && /^[\s,]*(?:no|vol)\./u.test(after.text)))
}

/** What stands before a series where it has an element of its own. */
const ended: ReadonlySet<Part> = new Set(['pages', 'volume'])

/** `31–45. Northern Studies. Bergen: Fjord Press`, `Vol. 2. Northern Studies. Bergen:` (CMOS 17, 14.123): nothing else stands between pages and a place. */
const withSeriesBetween: Mend = (_, segments) =>
  segments.map((segment, index) => {
    const [before, place, house] = [segments[index - 1], segments[index + 1], segments[index + 2]]
    const isBetween = before && ended.has(before.label) && /\.\s*$/.test(before.text) && place?.label === 'location' && /:\s*$/.test(place.text) && house?.label === 'publisher'
    return isBetween && mayBeSeries.has(segment.label) && /^\p{Lu}[^:]*\.\s*$/u.test(segment.text.trim()) ? surely({ ...segment, label: 'collection-title' }) : segment
  })

const mayBeSeries: ReadonlySet<Part> = new Set(['collection-title', 'journal', 'container-title', 'publisher', 'title'])

const countedName = /^\p{Lu}\p{L}+(?:\s\p{L}[\p{L}’'-]*){1,8},?\s\d{1,4}\.?$/u
/** What else ends with a number says so. */
const otherwiseCounted = /^(?:Reprint|Original|First|Access|Retriev|Vol|Part|Book|Issue|Number|Chapter|Edition|Version|Updated|Published)|\b(?:[Vv]ol|[Pp]art|[Rr]eport|[Pp]aper|of)\.?\s\d|\s(?:1[5-9]|20)\d\d\.?$/u
const uncertain: ReadonlySet<Part> = new Set(['collection-title', 'note'])

/**
 * `Ships of the North. Harbour Studies 12. Fjord Press, 2009.` (CMOS 18, 14.26), `Fjord Press, 2009. Harbour Studies 12.` (MLA 9, 5.118): between
 * the title of a book and its publisher, or last of all behind its year, what has a number is the series.
 */
const withSureSeries: Mend = (_, segments) => {
  const title = segments.find(({ label }) => label === 'title')
  if (!title || quoted.test(title.text.trim().slice(0, 1))) return segments
  return segments.map((segment, index) => {
    const [house, before] = [segments[index - 2], segments[index - 1]]
    const text = segment.text.trim()
    if (!uncertain.has(segment.label) || !countedName.test(text) || otherwiseCounted.test(text) || periodical.test(text)) return segment
    const isBetween = segment.label === 'collection-title' && before?.label === 'title' && index + 1 < segments.length && isPublished(segments, 0, index + 1)
    const isLast = index === segments.length - 1 && before?.label === 'date' && /^\s*\d{4}\.\s*$/u.test(before.text) && house?.label === 'publisher'
    return (isBetween && /\.\s*$/u.test(before.text)) || isLast ? surely({ ...segment, label: 'collection-title' }) : segment
  })
}

/** Puts right where the series of a book stands. */
export const withSeries = inTurn(withNumberedSeries, withSeriesOfBook, withSecondContainer, withSeriesBetween, withSureSeries)
