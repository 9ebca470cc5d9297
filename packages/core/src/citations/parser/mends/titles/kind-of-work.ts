import { isHouse } from '../../../words/title-language.js'
import { isGroup } from '../../fields/group.js'
import { hosts, publishers } from '../../fields/kind.js'
import { isTown } from '../../fields/town.js'
import type { Part } from '../../model/label.js'
import { periodicalWords } from '../../periodical-words.js'
import { cutAt, has, inTurn, isContainer, joined, type Mend, type Segment, surely, withStretch } from '../../segment.js'
import { lastSentence } from './last-sentence.js'
import { namesThesis, thesisDegree, thesisWord } from '../../thesis.js'

// Puts right what the words of an entry say of the kind of its work: which number it has in a series, who published it.

const paperSeries = /\b(?:working|discussion|policy|research|occasional|technical)\s+(?:papers?|reports?|notes?|briefs?)(?:\s+series)?[\s,.:(]*(?:nos?\.?\s*)?$/iu

const numberAlone = /^[\s.,]*No\.\s(?:\p{Ll}?\d[\d/.-]*|\p{Lu}{2,}[\p{Lu}\d]*(?:[/-][\p{Lu}\d]+)*)[\s.,]*$/u

/** `“Tides,” NASA/TM-2013-217919, 2001.` */
const codeAlone = /^[\s.,]*\p{Lu}{3,}(?:[/-][\p{Lu}\d]+)+(?<=[/-][\p{Lu}\d-]*\d)[\s.,]*$/u

/** `Working Paper 2017-11`: the number of a paper in its series is no range of pages. */
export const withPaperNumber: Mend = (raw, segments) => {
  // `Storms and Harbours. No. w21345, Harbour Bureau, 2015`: what stands in nothing is no issue of it.
  const alone = segments.some(isContainer) ? -1 : segments.findIndex(({ label, text }, index) => (label === 'volume' || label === 'note') && numberAlone.test(text) && segments[index - 1]?.label === 'title' && segments[index + 1]?.label === 'publisher')
  if (alone > 0) return segments.with(alone, surely({ ...segments[alone]!, label: 'number' }))
  const code = segments.findIndex(({ label, text }, index) => label === 'note' && codeAlone.test(text) && segments[index - 1]?.label === 'title')
  if (code > 0) return segments.with(code, surely({ ...segments[code]!, label: 'number' }))
  const at = segments.findIndex(({ label }, index) => label === 'pages' && paperSeries.test(segments[index - 1]?.text ?? ''))
  return at < 1 ? segments : segments.toSpliced(at - 1, 2, joined(raw, segments[at - 1]!, segments[at]!, 'journal'))
}

/** `“Tides,” | Fjord Inst., | Bergen, Norway, | Tech. Rep. 14, | 2020.`: between a quoted title and its place stands who has brought a report out (IEEE). */
export const withHouseOfReport: Mend = (_, segments) => {
  const at = segments.findIndex(({ label }) => label === 'publisher')
  const [place, number] = segments.slice(at + 1)
  const isReport = at > 0 && quotedTitle.test(segments[at - 1]!.text) && place?.label === 'location' && number?.label === 'number'
  return isReport ? segments.with(at, surely(segments[at]!)) : segments
}

const reportAlone = /^[\s.,]*(?:\p{Lu}\p{L}+\s){0,2}(?:Report|Paper|Bulletin|Memorandum)\s(?:No\.\s)?\p{Lu}{0,4}-?\d[\d-]*[\s.,]*$/u

/** `Ministry of Coasts. Harbours in Figures. | Report 14. | 2020.`: what is called a report, with a number and nothing else, is no journal. */
export const withReportNumber: Mend = (_, segments) => {
  const at = segments.findIndex((segment, index) => isContainer(segment) && segments[index - 1]?.label === 'title' && reportAlone.test(segment.text))
  return at < 0 || has(segments, 'number', 'volume') ? segments : segments.with(at, surely({ ...segments[at]!, label: 'number' }))
}

const issuers = /\b(?:bureau|associations?|institutes?|institut|universit(?:y|ät|é)|universidade?|ministry|departments?|council|agency|foundation|organi[sz]ation|commission|committee|bank|union|federation)\b/iu
const periodical = new RegExp(String.raw`${periodicalWords}|letters|news|annual|notes|\breports?\s(?:of|on)\b|\d`, 'iu')

const quotedTitle = /^[\s,.;:]*[“"«].*[”"»][\s.,]*$/u

/** `“Tides.” Heron. 1970`: what has quotation marks stands in something; a book has none. */
const withQuotedSource = (segments: readonly Segment[]): readonly Segment[] => {
  const at = segments.findIndex(({ label }) => label === 'publisher')
  const [title, publisher] = [segments[at - 1], segments[at]]
  if (!publisher || title?.label !== 'title' || !quotedTitle.test(title.text) || has(segments, ...elsewhere)) return segments
  const isSource = /^[\s.,]*\p{Lu}\p{Ll}{2,}[\s.,]*$/u.test(publisher.text) && !isGroup(publisher.text) && !isHouse(publisher.text) && !keeps.test(publisher.text)
  return isSource ? segments.with(at, { ...publisher, label: 'journal' }) : segments
}

const elsewhere: readonly Part[] = ['location', 'journal', 'container-title', 'editor', 'genre', 'number', 'url', 'version', 'medium']
const keeps = new RegExp(`^[\\s.,]*(?:${hosts}|${publishers})`, 'u')

/** `“Tides.” Harbour Bureau of Research, 2012.`: what has neither volume nor pages nor a day stands in no institution, which has published it. */
export const withIssuer: Mend = (raw, segments) => {
  const mayStand = segments.some(isContainer) && !segments.some(isCounted) && !/\bpresented\b/i.test(raw)
  return withQuotedSource(segments).flatMap((segment, index): Segment[] => {
    if (segment.label === 'title' && segments[index + 1]?.label === 'genre') {
      const at = segment.text.search(lastSentence)
      return at > 0 && isIssuer(segment.text.slice(at)) ? cutAt(segment, at, 'publisher') : [segment]
    }
    const stands = mayStand && isContainer(segment) && has(segments.slice(0, index), 'title') && !/^[\s.,]*in\b/iu.test(segment.text)
    return [stands && isIssuer(segment.text) ? { ...segment, label: 'publisher' } : segment]
  })
}

/** Whether words name an institution, and no periodical of its own. */
export const isIssuer = (text: string): boolean => isGroup(text.trim()) && issuers.test(text) && !periodical.test(text) && !text.includes(': ')

const counting: ReadonlySet<Part> = new Set(['volume', 'pages', 'publisher', 'editor', 'status'])
const isCounted = ({ label, text }: Segment): boolean =>
  counting.has(label) || (label === 'url' && !text.includes('doi.org')) || (label === 'date' && /\d{1,2}\s\p{L}|\p{L}\s\d{1,2},/u.test(text))

const inRoundBrackets = String.raw`(?<=[^\s,])\s+\([^()]*(?<!\p{L})${thesisWord}(?!\p{L})[^(),]*\)[\s.,]*`
/** `Gezeiten (Unveröffentlichte Masterarbeit).`, `Tides of the north. Dissertation,` */
const thesisBehind = new RegExp(String.raw`(?:(?<=[.?!]["”’]?|\p{L},)\s+${thesisWord},\s*|${inRoundBrackets})$`, 'iu')
/** `Tides of the north. Dissertation. Fjord University;` (AMA 11, 3.15) */
const thesisAsSentence = new RegExp(String.raw`(?<=[.?!]["”’]?)\s+${thesisDegree}${thesisWord}\.\s*$`, 'iu')
const thesisInBrackets = new RegExp(String.raw`^[\s.,]*[[(][^()[\]]*(?<!\p{L})${thesisWord}(?!\p{L})[^()[\]]*[)\]][\s.,]*$`, 'iu')

/** `Universidad del Norte, Tesis doctoral,` (MLA 9, appendix 2) */
const thesisBehindUniversity = new RegExp(String.raw`(?<=\p{L},)\s+(?=(?:[\p{L}.’']+\s){0,3}${thesisWord}(?:\s\p{L}+){0,3}[\s.,]*$)`, 'iu')

/** `Thèse de doctorat, Université du Nord,`: a thesis stands in nothing. */
const thesisFirst = new RegExp(String.raw`^[\s.]*${thesisDegree}${thesisWord}(?!\p{L}),\s*`, 'iu')
const thesisAndUniversity = (segment: Segment, end: number): Segment[] => {
  const [genre, university] = cutAt(surely({ ...segment, label: 'genre' }), end, 'publisher')
  return /\p{L}/u.test(university.text) ? [genre, university] : [genre]
}

/** `[Proefschrift, Universiteit Utrecht]`, `(Unpublished master’s thesis)` */
const thesisInBracket = (segment: Segment): Segment[] => {
  const comma = segment.text.indexOf(', ')
  const [inside] = cutAt(segment, segment.text.search(/[)\]][\s.,]*$/u), 'genre')
  return comma < 0 ? [surely({ ...segment, label: 'genre' })] : thesisAndUniversity(inside, comma + 2)
}

/** `[Proefschrift, Universiteit Utrecht]`, `(Masterarbeit).`: what stands in brackets behind a title says what it is. */
const withKind: Mend = (_, segments) =>
  segments.flatMap((segment, index): Segment[] => {
    const isUniversity = segment.label === 'title' && isGroup(segment.text) && has(segments.slice(0, index), 'title')
    if (isUniversity && segments[index + 1]?.label === 'genre' && namesThesis(segments[index + 1]!.text)) return [{ ...segment, label: 'publisher' }]
    if ((segment.label === 'location' || segment.label === 'note') && thesisInBrackets.test(segment.text)) return thesisInBracket(segment)
    const behind = segment.label === 'publisher' ? thesisBehindUniversity.exec(segment.text) : null
    if (behind) return cutAt(surely(segment), behind.index, 'genre')
    const first = (isContainer(segment) || segment.label === 'publisher') && segments[index - 1]?.label === 'title' ? thesisFirst.exec(segment.text)?.[0] : undefined
    if (first !== undefined) return thesisAndUniversity(segment, first.length)
    const [before, after] = [segments[index - 1], segments[index + 1]]
    // Behind a year in brackets alone, `(2015) Tides. Dissertation. Fjord University.`, as Cite Them Right has it.
    const isBeforeUniversity = before?.label === 'date' && /\)\s*$/.test(before.text) && after?.label === 'publisher' && /universit/iu.test(after.text)
    const closes = /;\s*$/.test(after?.text ?? '') || isBeforeUniversity ? [thesisBehind, thesisAsSentence] : [thesisBehind]
    const at = segment.label === 'title' ? Math.max(...closes.map((pattern) => segment.text.search(pattern))) : -1
    return at > 0 ? cutAt(surely(segment), at, 'genre') : [segment]
  })

const pressFirst = /(?<=;\s)(?!In\s)(\p{Lu}[^:;]*):\s+(\p{Lu}[^:;\d]*),\s+(?:1[5-9]|20)\d\d(?=[.;]|$)/u
const sentenceEnds = /(?:\p{L}{2}(?<!\b(?:St|Mt|Ste))|\d)[.?!]["”’)]*\s\p{Lu}/u

/**
 * `; University Science Books: Sausalito, 1991`: chemists name the publisher first, and then the place (ACS Guide, 4.3). Two towns may
 * stand so, too: `Bergen; London: Fjord Press, 1991`.
 */
export const withPressFirst: Mend = (raw, segments) => {
  const found = /;\s/.test(raw) ? pressFirst.exec(raw) : null
  if (!found) return segments
  const [, house = '', place = ''] = found
  const before = segments.find(({ span }) => span[0] < found.index && found.index - 1 <= span[1])
  if (sentenceEnds.test(house) || isTown(house) || isHouse(place) || before?.label === 'location' || before?.label === 'publisher' || /\bby\s/.test(before?.text ?? '')) return segments
  const at = raw.indexOf(place, found.index + house.length + 1)
  const placed = withStretch(raw, segments.flatMap(withSeriesBehind), [at, at + place.length], 'location')
  return withStretch(raw, placed, [found.index, found.index + house.length], 'publisher')
}

const seriesBehind = /(?<=\p{L}[^;]*;)\s+(?=\p{Lu}[^;]*;(?:\s\p{Lu}[^;:]*:?)?\s*$)/u

/** `Ropes of the North; Northern Studies; Fjord Press: Bergen, 2009`: between its semicolons stands the series of a book. */
const withSeriesBehind = (segment: Segment): Segment[] => {
  const at = segment.label === 'title' || segment.label === 'container-title' ? segment.text.search(seriesBehind) : -1
  return at > 0 ? cutAt(segment, at, 'collection-title') : [segment]
}

const department = /\b(?:Dept|Dep|Fac|Inst|Sch)\.\s*$|^[\s,]*(?:Dept|Dep|Fac|Sch)\.\s/u
const university: ReadonlySet<Part> = new Set(['publisher', 'container-title', 'journal'])

const nameOfUniversity = /(?<=,\s)Univ\.\s(?:of\s)?\p{Lu}[\p{L} ]*(?=,)/u

const numberedUniversity = /^[\s,]*Universit\p{L}+\s\p{Lu}[\p{L} -]*$/u

/** `thèse de doctorat, | Université Lyon | 2, | 2006`: the number of a French university belongs to its name. */
const withUniversityNumber: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'volume' && /^\s*\d{1,2}[\s,.]*$/u.test(text) && university.has(segments[index - 1]?.label ?? 'note') && numberedUniversity.test(segments[index - 1]!.text) && segments[index - 2]?.label === 'genre')
  return at < 0 ? segments : segments.toSpliced(at - 1, 2, surely(joined(raw, segments[at - 1]!, segments[at]!, 'publisher')))
}

/** `M.S. thesis, Dept. Coast. Eng., Fjord Univ.`: a thesis stands in nothing, and the names of its department and university are torn at their stops. */
export const withUniversity: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => university.has(label) && department.test(text) && segments[index - 1]?.label === 'genre')
  if (at < 0) return segments
  const behind = segments.findIndex(({ label }, index) => index > at && !university.has(label))
  // Where nothing follows, the university ends the entry.
  const end = behind < 0 ? segments.length : behind
  const [from] = segments[at]!.span
  // `Dept. Coast. Eng., Univ. Bergen, Bergen, Norway`: the town in the name of a university is none of its place.
  const named = nameOfUniversity.exec(raw.slice(from))
  if (named) return withStretch(raw, segments, [from, from + named.index + named[0].length], 'publisher')
  const whole = joined(raw, segments[at]!, segments[end - 1]!, 'publisher')
  return segments.toSpliced(at, end - at, surely(whole))
}

/** What a thesis is called, and where it was written. */
export const withGenre = inTurn(withKind, withUniversityNumber)
