import type { Part } from '../../model/label.js'
import { framed, isContainer, type Mend, type Segment, sure, surely } from '../../segment.js'

const sources: ReadonlySet<Part> = new Set(['container-title', 'journal', 'publisher'])
const addressed: ReadonlySet<Part> = new Set(['url', 'doi', 'note', 'date'])
const oneName = /^[\s.,;]*(?:[Ii]n:?\s)?\p{Lu}[^.;:()[\]\d]*[.,;]?\s*$/u
const within = /^[\s.,;]*In:?\s/u
const mistaken: ReadonlySet<Part> = new Set(['title', 'location', ...sources])

/** `“Tides.” 2016. Harbour Watch. https://…`: what begins with a title in quotation marks has nobody else behind its year than where it came out. */
const isSite = ({ label, text }: Segment, [title, date, , after]: readonly Segment[]): boolean =>
  mistaken.has(label) && oneName.test(text) && title?.label === 'title' && quoted.test(title.text) && date?.label === 'date' && after !== undefined && addressed.has(after.label)

/** `Harbours open again. (2021, May 17). The Harbour Post. https://…`: behind the day of what nobody signed stands the paper that brought it (APA 7, 10.1). */
const isPaper = ({ label, text }: Segment, [title, date, , after]: readonly Segment[]): boolean =>
  (label === 'title' || label === 'publisher') && oneName.test(text) && plainWordsIn(text) === 0 && title?.label === 'title' && date?.label === 'date' && /^\s*\([^()]*\p{L}{3}[^()]*\d[^()]*\)\.?\s*$/u.test(date.text)
  && after !== undefined && addressed.has(after.label)

/** `“Tides explained.” Harbour Notes, www.notes.example/tides.`: nobody has signed it, and between its title and an address stands the site (MLA 9, 5.30). */
const isSiteOfTitle = ({ label, text }: Segment, [title, , after]: readonly Segment[]): boolean =>
  (mistaken.has(label) || label === 'genre') && /,\s*$/.test(text) && oneName.test(text) && title?.label === 'title' && quoted.test(title.text) && after?.label === 'url'

/** `“Tides.” Ropes, Many Knots, edited by Ada Berg,`: between a title in quotation marks and those who edited it stands what it stands in. */
const isBook = (segments: readonly Segment[], at: number): boolean => {
  const [title, { text }, editors] = [segments[at - 1], segments[at]!, segments[at + 1]]
  return isContainer(segments[at]) && title?.label === 'title' && quoted.test(title.text.trimEnd()) && editors?.label === 'editor' && /^\s*(?:edited|ed\.)\s/iu.test(editors.text) && /,\s*$/.test(text)
}

/** `Tides, Fjord Press, Bergen.`: behind a comma of who published a book stands where, and nothing else (Style Manual of the Australian Government). */
const isPlaceOf = ({ text }: Segment, before: Segment, after: Segment | undefined): boolean =>
  before.label === 'publisher' && before.confidence >= sure && /,\s*$/.test(before.text) && oneWord.test(text) && (after === undefined || after.label === 'note' || after.label === 'url')

const oneWord = /^\s*\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*)*(?:,\s\p{Lu}[\p{L}’'-]*)?[.,]?\s*$/u

/**
 * `Keeping harbours clean. Harbour Watch. https://…`: of two sentences before an address that which has capitals throughout is a name, and
 * that with plain words a title (APA 7, 10.16).
 */
const isNameBehind = (title: string, source: string): boolean => /\.\s*$/.test(title) && plainWordsIn(title) > 1 && plainWordsIn(source) === 0

/** `(n.d.). How to tie a net. Harbour School. https://…`: so it is where the title is certain, behind the year in brackets. */
const isNameBehindYear = (segments: readonly Segment[], at: number): boolean => {
  const [date, title, source] = [segments[at - 2], segments[at - 1], segments[at]]
  return date?.label === 'date' && /\)\.?\s*$/.test(date.text) && title!.confidence >= framed && /\.\s*$/.test(title!.text) && isSentence(title!.text) && plainWordsIn(source!.text) === 0
}

/** `(2002). The Law of Wet Ropes. Ada on Ropes. https://…`: a name between a title and an address says where it stands, and notes nothing. */
const isSiteForNote = ({ label, text }: Segment, [, date, title, , url]: readonly Segment[]): boolean =>
  label === 'note' && oneName.test(text) && plainWordsIn(text) === 0 && title?.label === 'title' && /\.\s*$/.test(title.text) && date?.label === 'date' && /\)\.?\s*$/.test(date.text) && url?.label === 'url'

/** Words in small letters that join nothing: titles in sentence case have them, and names have not. */
export const plainWordsIn = (text: string): number => text.match(/(?<=\s)\p{Ll}{4,}/gu)?.length ?? 0

/** `How to tie a net`: some word in small letters, or all behind the first. */
export const isSentence = (text: string): boolean => plainWordsIn(text) > 0 || /^\s*\p{Lu}\S*(?:\s\p{Ll}\S*)+\s*$/u.test(text)

const quoted = /["”’»][.,]?\s*$/u

/**
 * `Tides. In Ropes and Sails; Berg, R., Ed.;`, `“Tides.” Harbour Watch. https://…`, `Tides. (2020, March 4). Harbour Watch. https://…`: one name
 * between what is sure says where a work came out, behind “In”, behind a title in quotation marks or in small letters, or behind the year.
 */
export const withSureSource: Mend = (_, segments) =>
  segments.map((segment, at) => {
    const [before, after] = [segments[at - 1], segments[at + 1]]
    if (at === 1 && isSiteOfTitle(segment, segments)) return surely({ ...segment, label: 'journal' })
    if (at === 2 && (isSite(segment, segments) || isPaper(segment, segments))) return surely({ ...segment, label: 'journal' })
    if (at === 3 && isSiteForNote(segment, segments)) return surely({ ...segment, label: 'journal' })
    if (segment.label === 'location' && before && isPlaceOf(segment, before, after)) return surely(segment)
    if (isBook(segments, at)) return surely({ ...segment, label: 'container-title' })
    if (!sources.has(segment.label) || !oneName.test(segment.text) || !before || !after || before.confidence < sure || after.confidence < sure) return segment
    if (before.label === 'title' && (within.test(segment.text) || (quoted.test(before.text) && addressed.has(after.label)))) return surely(segment)
    if (before.label === 'title' && addressed.has(after.label) && (isNameBehind(before.text, segment.text) || isNameBehindYear(segments, at))) return surely(segment)
    const title = segments[at - 2]
    return before.label === 'date' && title?.label === 'title' && title.confidence >= sure && addressed.has(after.label) ? surely(segment) : segment
  })
