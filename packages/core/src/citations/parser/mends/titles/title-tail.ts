import { cutAt, has, inTurn, isContainer, joined, type Mend, type Segment, surely } from '../../segment.js'
import { plainWordsIn } from '../sources/sure-source.js'

const pagesAtEnd = /\s*\((?:pp?|S|págs?)\.\s?\d+(?:\s?[-–]\s?\d+)?\)[.,]?\s*$/u

/** `Ropes of the north (pp. 66–99). In: …`: pages at the end of a title are those of the work. */
const withPages: Mend = (_, segments) => {
  if (has(segments, 'pages')) return segments
  return segments.flatMap((segment): Segment[] => {
    const cut = segment.label === 'title' ? segment.text.search(pagesAtEnd) : -1
    return cut > 0 ? cutAt(segment, cut, 'pages') : [segment]
  })
}

const years = /^[\s,]*(1\d{3})\s?[-–]\s?(1\d{3}|20\d\d)[.,]?\s*$/u

/** `The harbours of the north, | 1492–1850 (2nd ed.). Fjord Press.`: a book that stands in nothing has no pages, but its title may have years. */
const withYears: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'pages' && segments[index - 1]?.label === 'title' && /,\s*$/.test(segments[index - 1]!.text) && years.test(text))
  const [, from, to] = years.exec(segments[at]?.text ?? '') ?? []
  const isBook = !segments.some(isContainer) && has(segments, 'publisher')
  return at > 0 && isBook && Number(from) < Number(to) ? segments.toSpliced(at - 1, 2, joined(raw, segments[at - 1]!, segments[at]!, 'title')) : segments
}

const yearAlone = /^\s*(?:1[89]|20)\d\d[.,]?\s*$/u

/** `Landings in the north: | 2019. https://…`: no title ends in a colon, and the year of what it counts stands behind it. */
const withYearBehindColon: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && /:\s*$/.test(text) && yearAlone.test(segments[index + 1]?.text ?? ''))
  const isDated = segments.some(({ label }, index) => label === 'date' && index !== at + 1)
  return at >= 0 && isDated ? segments.toSpliced(at, 2, joined(raw, segments[at]!, segments[at + 1]!, 'title')) : segments
}

/** `« Tides of the north », Studies in | Ropes, vol. 7`, all before the bar. */
const closedQuotation = /^\s*(?:«[^«»]*»[.,;]|“[^“”]*(?:[.,?!]”|”[.,;]))\s+(?=\p{Lu}[^«»“”\d]*,?\s*$)/u

/** A title in quotation marks ends where they do: behind them the name of a journal has begun. */
const withQuotationEnd: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && segments[index + 1] && isContainer(segments[index + 1]) && closedQuotation.test(text))
  if (at < 0) return segments
  const [title, begun] = cutAt(segments[at]!, closedQuotation.exec(segments[at]!.text)![0].length, 'title')
  return segments.toSpliced(at, 2, title, joined(raw, begun, segments[at + 1]!, segments[at + 1]!.label))
}

/** Behind `Tides and ropes in the north. `, all of it: `Nanoscience: Tools, | Ropes and Sails. 2012.` */
const sentenceBehind = /(?<=\s\p{Ll}{4,}(?:\s\S+)?[\p{Ll}]\.)\s+(?=(?:\p{Lu}\p{L}+(?::|,)?\s(?:(?:and|of|in|for|the)\s)*){1,6}$)/u

/** A title that goes on in capitals up to a comma, behind a sentence in small letters, has run into the name of the journal. */
const withSourceOfSentence: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && segments[index + 1]?.label === 'journal' && /,\s*$/.test(text) && sentenceBehind.test(`${text.trimEnd()} `))
  if (at < 0) return segments
  const [title, begun] = cutAt(segments[at]!, sentenceBehind.exec(`${segments[at]!.text.trimEnd()} `)!.index, 'title')
  return segments.toSpliced(at, 2, title, joined(raw, begun, segments[at + 1]!, 'journal'))
}

const named = /(?<=[\p{Ll}\d)]{2}[.?!])\s+(?=\p{Lu}[^.?!:]*\.\s*$)/u

/** `Keeping shores clean in the north. Harbour Assessment. https://doi.org/…`: what is registered stands in something, named in capitals behind the title. */
const withSourceBeforeAddress: Mend = (_, segments) => {
  const at = segments.some(({ label }) => sources.has(label)) ? -1 : segments.findIndex(({ label, text }, index) => label === 'title' && isRegistered(segments[index + 1]) && named.test(text))
  if (at < 0) return segments
  const [title, source] = cutAt(segments[at]!, named.exec(segments[at]!.text)!.index, 'journal')
  return plainWordsIn(title.text) > 1 && plainWordsIn(source.text) === 0 ? segments.toSpliced(at, 1, title, source) : segments
}

const sources: ReadonlySet<Segment['label']> = new Set(['journal', 'container-title', 'publisher', 'genre', 'number', 'collection-title', 'status', 'note', 'medium'])
const isRegistered = (segment: Segment | undefined): boolean => (segment?.label === 'doi' || segment?.label === 'url') && /10\.\d{4}/.test(segment.text)

const online = /^\s*\[(?:Internet|Online)\]\.?\s*$/iu

/** `Ice explained. The Harbour Talk | [Internet]. 2018 Apr 12`: before the day and no place stands the name of a periodical (Citing Medicine, 23). */
const withSourceOnline: Mend = (_, segments) => {
  if (segments.some(({ label }) => sources.has(label) && label !== 'note' && label !== 'medium')) return segments
  return segments.flatMap((segment, index): Segment[] => {
    const [medium, date] = segments.slice(index + 1)
    const isDated = medium !== undefined && online.test(medium.text) && date?.label === 'date' && /^\s*\d{4}\s\p{L}{3}/u.test(date.text)
    const cut = segment.label === 'title' && isDated ? lastSentence.exec(segment.text.trimEnd()) : null
    return cut ? cutAt(surely(segment), cut.index, 'journal') : [segment]
  })
}

const pagesInBracket = /^[\s.,]*\((?:pp?|S|págs?)\.\s?\d/u
const lastSentence = /(?<=[\p{Ll}\d]{2}[.?!]["”’»]?)\s+(?=\p{Lu}[^.]*$)/u

/** `Hell. A dictionary of beliefs | (pp. 234–235). Bergen: Fjord Press`: pages in a bracket stand behind the book that a chapter is in (APA 7, 10.3). */
const withBookOfPages: Mend = (_, segments) => {
  const at = segments.some(isContainer) ? -1 : segments.findIndex(({ label, text }, index) => label === 'title' && segments[index + 1]?.label === 'pages' && pagesInBracket.test(segments[index + 1]!.text) && lastSentence.test(text.trimEnd()))
  if (at < 0 || !has(segments.slice(at), 'publisher')) return segments
  const [title, book] = cutAt(segments[at]!, lastSentence.exec(segments[at]!.text.trimEnd())!.index, 'container-title')
  return segments.toSpliced(at, 1, title, surely(book))
}

/** Puts right what was taken for the end of a title, and what of it was taken for something else. */
export const withTitleTail = inTurn(
  withPages, withYears, withYearBehindColon, withQuotationEnd, withSourceOfSentence, withSourceBeforeAddress, withSourceOnline, withBookOfPages,
)
