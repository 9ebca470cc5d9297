import { isHouse } from '../../../words/title-language.js'
import type { Part } from '../../model/label.js'
import { isTown } from '../../fields/town.js'
import { atLeast, certain, cutAt, framed, has, inTurn, isContainer, joined, type Mend, type Segment, surely, withStretch } from '../../segment.js'

const isSure = (segment: Segment | undefined): boolean => segment !== undefined && segment.confidence >= certain

const named: ReadonlySet<Part> = new Set(['location', 'journal', 'container-title', 'publisher'])
/** `St. Louis:`, `Mount Pleasant (MI):`, `Research Triangle Park, NC:` */
const place = /^[\s(]*\p{Lu}[^:;\d]*:\s*$/u
/** Also `c2021`, the year of a copyright (Citing Medicine, 2.C). */
const year = /^[\s(]*c?(?:1[5-9]|20)\d\d[a-z]?[\s).,;:]*$/u
const ended = /[.?!\])][”"’]?\s*$|;\s*$/u

const behindEditors = /(?<=,\sEds?\.,)\s+(?=\p{Lu}[^:,.]*(?:,\s\p{Lu}[^:,.]*)?:\s\p{Lu}[^:]*$)/u

/** `A. Berg and C. Roe, Eds., Bergen: Fjord Press, 1985`: behind the word for what they did stands where and by whom a book was published. */
const withImprintOfEditors: Mend = (_, segments) =>
  has(segments, 'publisher', 'location') ? segments : segments.flatMap((segment): Segment[] => {
    const at = segment.label === 'editor' ? segment.text.search(behindEditors) : -1
    if (at < 0) return [segment]
    const [names, imprint] = cutAt(segment, at, 'location')
    return [names, ...cutAt(imprint, imprint.text.indexOf(': ') + 2, 'publisher')]
  })

const legalForm = /^\s*(?:PBC|Inc|LLC|LLP|Ltd|PLC|Corp|Co|GmbH|AG|B\.V|S\.A|S\.p\.A)[.,;]*\s*$/u

/** `Boston, MA: Harbour Labs, | PBC.`: what a company is by law belongs to its name, also where that was taken for what a work stands in. */
const withLegalForm: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => {
    const before = segments[index - 1]
    return before !== undefined && (before.label === 'publisher' || (isContainer(before) && label === 'publisher')) && legalForm.test(text)
  })
  if (at < 0) return segments
  const house = segments[at - 1]!
  return segments.toSpliced(at - 1, 2, { ...joined(raw, house, segments[at]!, 'publisher'), confidence: house.confidence })
}

const seriesBehind = /^[^()]+\s(?=(\((?!\p{Lu}+\))(?![^()]*\d{4})\p{Lu}[^():]{3,100}\))(?:\.$|\.\sAvail|,\spp?\.))/u
const isEdition = /\sed(?:ition|n)?\.?\)$/u

/** `Bergen: Fjord Press (Northern studies, 12), pp. 31–45.`: a name in brackets behind the publisher is that of a series (Cite Them Right 12). */
const withSeriesBehind: Mend = (raw, segments) => {
  if (!raw.includes(' (')) return segments
  const publisher = segments.find(({ label }, index) => label === 'publisher' && segments[index - 1]?.label === 'location')
  const [before, series] = (publisher && seriesBehind.exec(raw.slice(publisher.span[0]))) ?? []
  if (series === undefined || isEdition.test(series)) return segments
  const from = publisher!.span[0] + before!.length
  return withStretch(raw, segments, [from, from + series.length], 'collection-title')
}

const townBehind = /(?<=^[^:]*\p{L}):\s+(?=[^:]+$)/u

/** `Fjord Press: Bergen`: a town behind the colon is where a work was published, where no town stands before it. */
const withTownBehind: Mend = (_, segments) =>
  segments.flatMap((segment): Segment[] => {
    const colon = segment.label === 'publisher' ? townBehind.exec(segment.text) : null
    if (!colon) return [segment]
    const [house, town] = cutAt(segment, colon.index + colon[0].length, 'location')
    return isTown(town.text.trim()) && !isTown(colon.input.slice(0, colon.index).trim()) ? [house, town] : [segment]
  })

const seriesBefore = /^[\s.,;]*\(\p{Lu}[^()\d]{3,}\)[.,]\s+(?=\p{Lu})/u

/** `(Harbour Archaeology). Fjord Press`: a name in brackets before the publisher is that of a series. */
const withSeriesBefore: Mend = (_, segments) =>
  segments.flatMap((segment): Segment[] => {
    const series = segment.label === 'publisher' ? seriesBefore.exec(segment.text) : null
    if (!series) return [segment]
    const [before, house] = cutAt(segment, series[0].length, segment.label)
    return [{ ...before, label: 'collection-title' }, house]
  })

/**
 * `Hamburg: Kaiverlag 2010.`, `Bergen: Blue Harbour; c2021`:
 * what was taken for a place and a publisher is both, with a colon between them and the year behind them.
 */
const withSignedTown: Mend = (_, segments) =>
  segments.map((segment, index) => {
    const isPlace = (at: number): boolean => {
      const [town, house, date] = segments.slice(Math.max(0, at), at + 3)
      return at >= 0 && town?.label === 'location' && place.test(town.text.replace(/^[\s.,]+/, '')) && house?.label === 'publisher' && !/\d/.test(house.text) && date?.label === 'date' && year.test(date.text)
    }
    return isPlace(index) || isPlace(index - 1) || isPlace(index - 2) ? atLeast(certain, segment) : segment
  })

/** `4th ed. St. Louis: Mosby; 2002.`: between the end of a sentence and the colon before a publisher with its year stands a place, and nothing else. */
const withTown: Mend = (raw, segments) => {
  const publisher = segments.findIndex(({ label, text }, index) => label === 'publisher' && isSure(segments[index]) && isDated(segments, index) && !/\p{Ll}:\s\p{Lu}/u.test(text))
  if (publisher < 1) return segments
  const from = segments[publisher - 2] !== undefined && /^\s*\(/.test(segments[publisher - 1]!.text) && named.has(segments[publisher - 2]!.label) ? publisher - 2 : publisher - 1
  const whole = joined(raw, segments[from]!, segments[publisher - 1]!, 'location')
  const isTown = segments.slice(from, publisher).every(({ label }) => named.has(label)) && place.test(whole.text) && ended.test(raw.slice(0, whole.span[0]))
  return isTown && !segments.some(({ label, span }) => label === 'location' && span[0] > whole.span[1]) ? segments.toSpliced(from, publisher - from, atLeast(framed, whole)) : segments
}

/** The year stands next behind it, or before the title. */
const isDated = (segments: readonly Segment[], at: number): boolean => {
  const after = segments[at + 1]
  if (after?.label === 'date') return year.test(after.text)
  return segments.slice(0, at).some(({ label, text }) => label === 'date' && year.test(text))
}

/** What goes on into no publisher, wherever one begins behind it. */
const closed: ReadonlySet<Part> = new Set(['editor', 'translator', 'edition', 'volume', 'version', 'location', 'medium', 'original-date'])
/** `Version 2.1`, `[Data set]` */
const saysKind = ({ label, text }: Segment): boolean => label === 'version' || (label === 'genre' && /\][\s.]*$/.test(text))
/** What one name behind either may be taken for. */
const mistakenHouse: ReadonlySet<Part> = new Set(['note', 'location', 'publisher'])
const nameAlone = /^[\s.,;]*\p{Lu}[\p{L}\s&’'-]+[.,]\s*$/u

const spoken = /^[\s.,]*(?:Edited|Translated)\sby\s/u

/** `(M. Dunne, Trans.). Heron.` */
const isBehindBracket = (before: Segment | undefined, { text }: Segment): boolean =>
  (before?.label === 'translator' || before?.label === 'editor') && /\)[\s.]*$/.test(before.text) && /^[\s.,]*\p{Lu}[\p{L}’'&-]+(?:\s[\p{L}’'&-]+){0,4}\.\s*$/u.test(text)

const betweenCommas = /^[\s.,]*\p{Lu}[\p{L}’'&-]+(?:\s\p{Lu}[\p{L}’'&-]+)*,\s*$/u

/**
 * `Edited by Ada Berg, Methuen, 2006`, `Rope. 1987. Heron, 2004.`: whoever writes so names no towns (MLA 9, 5.54), and one name between commas is
 * the publisher.
 */
const isBehindComma = (before: Segment | undefined, { text }: Segment, segments: readonly Segment[]): boolean => {
  const isSpoken = segments.some((segment) => spoken.test(segment.text)) && /,\s*$/.test(before?.text ?? '')
  return (isSpoken || before?.label === 'original-date') && betweenCommas.test(text) && !isTown(text.replace(/[\s,]+$/, ''))
}

/**
 * `edited by A. B. Berg, 6th ed., W. W. Norton, 2000`: between an edition or those who edited a work and its year stands who published it;
 * so does one name behind a version, or behind what a work is: `(Version 2.1) [Data set]. OpenShore. https://…`.
 */
const withPublished: Mend = (_, segments) =>
  segments.map((segment, index) => {
    const before = segments[index - 1]
    const isUnnamed = !has(segments, 'publisher')
    const isPlace = isUnnamed && ((segment.label === 'location' && (isHouse(segment.text) || isBehindComma(before, segment, segments))) || (segment.label === 'note' && isBehindBracket(before, segment)))
    const isBetween = (segment.label === 'publisher' || isPlace) && before && closed.has(before.label) && isSure(before) && (index === segments.length - 1 || segments[index + 1]!.label === 'date') && isDated(segments, index)
    const isMaker = mistakenHouse.has(segment.label) && before && saysKind(before) && isSure(before) && nameAlone.test(segment.text)
      && ['url', 'doi', 'date'].includes(segments[index + 1]?.label ?? '')
    return (isBetween || isMaker) && !/\d/.test(segment.text) ? atLeast(framed, { ...segment, label: 'publisher' }) : segment
  })

const endsWithColon = /^\s*\p{Lu}[^:]*:\s*$/u

/** `3rd ed. | Kittering, U.K.: | Fjord Press,`: no name ends with a colon; what does before whoever published a book is its place. */
const withPlaceOfHouse: Mend = (_, segments) =>
  segments.map((segment, index) => {
    const isBetween = /^(?:edition|volume)$/.test(segments[index - 1]?.label ?? '') && segments[index + 1]?.label === 'publisher'
    return isBetween && (segment.label === 'author' || segment.label === 'editor') && endsWithColon.test(segment.text) ? surely({ ...segment, label: 'location' }) : segment
  })

/** Puts right which stretches say where and by whom a work was published. */
export const withImprint = inTurn(
  withImprintOfEditors, withLegalForm, withTown, withPublished, withSignedTown, withSeriesBehind, withTownBehind, withSeriesBefore, withPlaceOfHouse,
)
