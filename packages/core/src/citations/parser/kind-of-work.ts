import { isGroup } from './fields/group.js'
import type { Part } from './label.js'
import { cutAt, joined, surely, type Segment } from './segment.js'
import { namesThesis, thesisWord } from './thesis.js'

// Puts right what the words of an entry say of the kind of its work: whose it is, which number it has in a series, who published it.

const publishing: ReadonlySet<Part> = new Set(['journal', 'container-title', 'publisher'])

/**
 * `Nursing Council (2018) The code`, `Harbour Facility. n.d. “Harbours.”`: what an entry begins with, before a year in brackets and a title,
 * or a year and a quoted one, is who wrote it and no journal.
 */
export const withLeadingGroup = (_: string, segments: readonly Segment[]): Segment[] => {
  const at = segments.findIndex(({ label }) => label !== 'citation-number')
  const first = segments[at]
  const [, date, title] = segments.slice(at)
  const dated = date?.label === 'date' && title?.label === 'title' && (/^\s*\(/.test(date.text) || /^[\s.,]*[“"]/.test(title.text))
  // An entry begins with who wrote it or with its title: `Department for Education. Working together. The Stationery Office, 2018.`
  const leads = first?.label === 'publisher' && /[\p{Ll})]\.\s*$/u.test(first.text) && !first.text.includes(',')
    && (isGroup(first.text.trim()) || segments.slice(at + 1).some(({ label, text }) => label === 'publisher' || (label === 'title' && /^[\s.,]*[“"]/.test(text))))
  const isBefore = leads && segments.slice(at + 1, at + 3).some(({ label }) => label === 'title')
  if (first && isBefore && !segments.some(({ label }) => label === 'author')) return segments.with(at, { ...first, label: 'author' })
  const named = first && (publishing.has(first.label) || (first.label === 'title' && isGroup(first.text.trim()) && /\)[.:]\s*$/.test(segments[at + 1]?.text ?? '')))
  return named && dated && !segments.some(({ label }) => label === 'author') ? segments.with(at, { ...first, label: 'author' }) : [...segments]
}

const paperSeries = /\b(?:working|discussion|policy|research|occasional|technical)\s+(?:papers?|reports?|notes?|briefs?)(?:\s+series)?[\s,.:(]*(?:nos?\.?\s*)?$/iu

/** `Working Paper 2017-11`: the number of a paper in its series is no range of pages. */
export const withPaperNumber = (raw: string, segments: readonly Segment[]): Segment[] => {
  const at = segments.findIndex(({ label }, index) => label === 'pages' && paperSeries.test(segments[index - 1]?.text ?? ''))
  return at < 1 ? [...segments] : segments.toSpliced(at - 1, 2, joined(raw, segments[at - 1]!, segments[at]!, 'journal'))
}

const inRoundBrackets = String.raw`(?<=[^\s,])\s+\([^()]*(?<!\p{L})${thesisWord}(?!\p{L})[^(),]*\)[\s.,]*`
/** `Gezeiten (Unveröffentlichte Masterarbeit).`, `Tides of the north. Dissertation,` */
const thesisBehind = new RegExp(String.raw`(?:(?<=[.?!]["”’]?)\s+${thesisWord},\s*|${inRoundBrackets})$`, 'iu')
/** `Tides of the north. Dissertation. Fjord University;` (AMA 11, 3.15) */
const thesisAsSentence = new RegExp(String.raw`(?<=[.?!]["”’]?)\s+${thesisWord}\.\s*$`, 'iu')
const thesisInBrackets = new RegExp(String.raw`^[\s.,]*\[[^\]]*${thesisWord}[^\]]*\][\s.,]*$`, 'iu')

/** `Universidad del Norte, Tesis doctoral,` (MLA 9, appendix 2) */
const thesisBehindUniversity = new RegExp(String.raw`(?<=\p{L},)\s+(?=(?:[\p{L}.’']+\s){0,3}${thesisWord}(?:\s\p{L}+){0,3}[\s.,]*$)`, 'iu')

const dataSet = /^[\s.,]*data\s?set[\s.,]*$/iu
/** `Fjord Archive. Data set.` */
const dataSetBehind = /(?<=\p{L}\.)\s+data\s?set[\s.,]*$/iu

/** `[Proefschrift, Universiteit Utrecht]`, `(Masterarbeit).`: what stands in brackets behind a title, or `Data set.` alone, says what it is. */
export const withGenre = (_: string, segments: readonly Segment[]): Segment[] =>
  segments.flatMap((segment, index): Segment[] => {
    const isUniversity = segment.label === 'title' && isGroup(segment.text) && segments.slice(0, index).some(({ label }) => label === 'title')
    if (isUniversity && segments[index + 1]?.label === 'genre' && namesThesis(segments[index + 1]!.text)) return [{ ...segment, label: 'publisher' }]
    if (segment.label === 'location' && thesisInBrackets.test(segment.text)) return [{ ...segment, label: 'genre' }]
    if (segment.label === 'container-title' && dataSet.test(segment.text)) return [{ ...segment, label: 'genre' }]
    if (segment.label === 'publisher' && dataSetBehind.test(segment.text)) return cutAt(segment, dataSetBehind.exec(segment.text)!.index, 'genre')
    const behind = segment.label === 'publisher' ? thesisBehindUniversity.exec(segment.text) : null
    if (behind) return cutAt(surely(segment), behind.index, 'genre')
    const closes = /;\s*$/.test(segments[index + 1]?.text ?? '') ? [thesisBehind, thesisAsSentence] : [thesisBehind]
    const at = segment.label === 'title' ? Math.max(...closes.map((pattern) => segment.text.search(pattern))) : -1
    return at > 0 ? cutAt(segment, at, 'genre') : [segment]
  })

const pressFirst = /^.*(?:\b(?:Press|Books|Publish\p{L}*|Verlag|Wiley\S*|Springer\S*|Elsevier|Inc\.?|Sons))(:\s+)\p{Lu}[^:;]*$/u
/** `Fjord-Quay: Oxford, U.K., ` behind a semicolon, before a year. */
const imprintFirst = /^[\s;]*\p{Lu}[^:;,]*:\s+(?=\p{Lu}[^:;]*,\s*$)/u

/** `; University Science Books: Sausalito, 1991`: chemists name the publisher first, and then the place (ACS Guide, 4.3). */
export const withPressFirst = (_: string, segments: readonly Segment[]): Segment[] =>
  segments.some(({ label }) => label === 'location') ? asSureAsSigns(segments) : segments.flatMap((segment, index): Segment[] => {
    const isBehind = /;\s*$/.test(segments[index - 1]?.text ?? '') || /^\s*;/.test(segment.text)
    const sign = segment.label === 'publisher' && isBehind ? pressFirst.exec(segment.text)?.[1] : undefined
    if (sign !== undefined) return cutAt(segment, segment.text.indexOf(sign) + sign.length, 'location')
    const names = segment.label === 'author' && index > 0 && isBehind && segments[index + 1]?.label === 'date' ? imprintFirst.exec(segment.text) : null
    return names ? cutAt({ ...segment, label: 'publisher' }, names[0].length, 'location') : [segment]
  })

/** `; Elsevier: Oxford, 2007`: the signs before and behind them say which is the publisher, and which the place. */
const asSureAsSigns = (segments: readonly Segment[]): Segment[] => {
  const at = segments.findIndex(({ label, text }, index) => {
    const [before, place, date] = [segments[index - 1], segments[index + 1], segments[index + 2]]
    const signed = /:\s*$/.test(text) && /;\s*$/.test(before?.text ?? '') && /,\s*$/.test(place?.text ?? '')
    return signed && label === 'publisher' && place?.label === 'location' && date?.label === 'date'
  })
  if (at < 0) return [...segments]
  return segments.map((segment, index) => (index === at || index === at + 1 ? surely(segment) : segment))
}

const department = /\b(?:Dept|Dep|Fac|Inst|Sch)\.\s*$|^[\s,]*(?:Dept|Dep|Fac|Sch)\.\s/u
const university: ReadonlySet<Part> = new Set(['publisher', 'container-title', 'journal'])

/** `M.S. thesis, Dept. Coast. Eng., Fjord Univ.`: a thesis stands in nothing, and the names of its department and university are torn at their stops. */
export const withUniversity = (raw: string, segments: readonly Segment[]): Segment[] => {
  const at = segments.findIndex(({ label, text }, index) => university.has(label) && department.test(text) && segments[index - 1]?.label === 'genre')
  const end = segments.findIndex(({ label }, index) => index > at && !university.has(label))
  if (at < 0 || end <= at) return [...segments]
  const whole = joined(raw, segments[at]!, segments[end - 1]!, 'publisher')
  return segments.toSpliced(at, end - at, surely(whole))
}
