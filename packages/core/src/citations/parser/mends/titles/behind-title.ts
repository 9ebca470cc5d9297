import { saysGroup } from '../../fields/group.js'
import type { Part } from '../../model/label.js'
import { cutAt, has, isContainer, joined, type Mend, type Segment, surely, withStretch } from '../../segment.js'
import { thesisWord } from '../../thesis.js'

// Puts right what stands in brackets behind titles, and what stands in something else without an author.

const online = /\s*\[(?:internet|online|en ligne)\](?=[\s.,;:[]*$|\.\sversion\s\d)/iu

/** `How tides work [Internet].`: medical styles say so of all that was read online (Citing Medicine 2, chapter 22); it belongs to no name. */
export const withOnline: Mend = (_, segments) =>
  segments.flatMap((segment): Segment[] => {
    const at = segment.label === 'medium' || segment.label === 'note' ? -1 : segment.text.search(online)
    return at > 0 ? cutAt(segment, at, 'medium') : [segment]
  })

const thesis = new RegExp(String.raw`^[\s.,]*[[(][^()[\],]*(?<!\p{L})${thesisWord}(?!\p{L})[^()[\],]*,\s*$`, 'iu')
const inTitle = new RegExp(String.raw`(?<=\S\s)(?:\[[^[\],]*|\((?:\p{L}+\s)?)(?<!\p{L})${thesisWord}(?!\p{L})(?:[^[\](),]*,\s(?=[^[\]()]+[\])][\s.,]*$)|\)[\s.,]*$)`, 'iu')

/** `Three weeks [Dissertation, University of Bergen].`, `Tre veckor (Avhandling).`, taken for the title: what the bracket calls the work, and whose it is. */
export const withThesis: Mend = (_, segments) =>
  segments.flatMap((segment): Segment[] => {
    const match = segment.label === 'title' ? inTitle.exec(segment.text) : null
    if (!match) return [segment]
    const [title, bracket] = cutAt(surely(segment), match.index, 'genre')
    return match[0].length < bracket.text.length ? [title, ...cutAt(bracket, match[0].length, 'publisher')] : [title, bracket]
  })

/** `[PhD dissertation, Dept. Mech. Eng., Univ. | of Bergen].`: what stands in the bracket behind the kind of thesis is the university, stops and all. */
export const withUniversityInBracket: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }) => label === 'genre' && /^[\s.,]*\[/u.test(text) && thesis.test(text))
  const next = segments[at + 1]
  if (at < 0 || !next || next.text.includes(']')) return segments
  const inside = /^[^[\]]+(?=\])/u.exec(raw.slice(next.span[0]))?.[0]
  return inside === undefined ? segments : withStretch(raw, segments.with(at, surely(segments[at]!)), [next.span[0], next.span[0] + inside.length], 'publisher')
}

const closed = /[\])][\s.,]*/u

/**
 * `[Doctoral dissertation, University of Bergen]. Bergen Open Archive.`: the bracket, a round one in APA's sixth edition, ends with the
 * university, and an archive follows it (APA 7, 10.6).
 */
export const withArchive: Mend = (_, segments) =>
  segments.flatMap((segment, index): Segment[] => {
    const end = segment.label === 'publisher' && thesis.test(segments[index - 1]?.text ?? '') ? closed.exec(segment.text) : null
    if (!end) return [segment]
    const [university, rest] = cutAt(segment, end.index, 'publisher')
    const [, archive] = cutAt(rest, end[0].length, 'publisher')
    return [university, archive].filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(surely)
  })

const referenceWork = /^\s*In\s+(?:\p{L}[\p{L}’'.-]*\s+){0,4}(?:encyclop\p{L}+|dictionary|lexicon|wikipedia|britannica|thesaurus)(?!\p{L})/iu
const within = /^[\s.,]*In\s+\p{Lu}/u
const undivided = /^\s*\p{L}[^,.;:&]*[.?!]?\s*$/u

/** `Tide. (2015). In Encyclopaedia Britannica.`: what stands in something and has no author begins with its title (APA 7, 9.12). */
export const withEntryTitle: Mend = (_, segments) => {
  const [first, date, ...others] = segments
  const [after] = others
  if (first?.label === 'title' && date?.label === 'date' && /^\s*\(/.test(date.text) && after && isContainer(after) && referenceWork.test(after.text)) return [surely(first), date, surely(after), ...others.slice(1)]
  if (first?.label !== 'author' || !undivided.test(first.text) || date?.label !== 'date' || !after) return segments
  const title = { ...first, label: 'title' as const }
  if (after.label === 'title') return referenceWork.test(after.text) && !others.some(isContainer) ? [title, date, { ...after, label: 'container-title' }, ...others.slice(1)] : segments
  if (!within.test(after.text)) return segments
  // `Mooring. (2009). In O. Zell (Ed.), Encyclopedia of the sea`: what its editors stand before is the book.
  const [, book, ...rest] = others
  if (after.label === 'editor' && book?.label === 'title' && !has(rest, 'title') && !others.some(isContainer)) return [title, date, after, { ...book, label: 'container-title' }, ...rest]
  return (after.label === 'editor' || isContainer(after)) && others.some(isContainer) && !has(others, 'title') ? [title, date, ...others] : segments
}

const lookedUp = /(?<!\p{L})(?:dictionary|thesaurus|encyclop(?:a?e|æ)dia)(?!\p{L})/iu

/** Two words may be somebody’s name: `Ada Berg`, but not `Harbour lexicon`, `Lexicon of Ropes`. */
const nobodysName = /^\S+\s+(?:\p{Ll}|\S+\s+\S)/u
const ofBook: ReadonlySet<Part> = new Set(['date', 'edition', 'version', 'genre', 'volume', 'location', 'publisher', 'url', 'note'])

/**
 * `Fjord English Dictionary. 1989. 2nd ed. Fjord Press`, `Lexicon of Ropes (1989) 2nd edn.`, `Tidal (2020) (Version 3.2)`: what has editions or
 * versions and is called a dictionary, or is nobody’s name and names no group, is a title where no other is.
 */
export const withReferenceBook: Mend = (_, segments) => {
  const [first, ...others] = segments
  if (!first || !(first.label === 'author' || isContainer(first)) || !undivided.test(first.text) || within.test(first.text) || !has(segments, 'edition', 'version')) return segments
  const isCalled = lookedUp.test(first.text) && has(segments, 'publisher')
  const isTitle = others.every(({ label }) => ofBook.has(label)) && (lookedUp.test(first.text) || ((has(segments, 'version') || nobodysName.test(first.text.trim())) && !saysGroup(first.text)))
  return (isCalled || isTitle) && !has(segments, 'title') && !others.some(isContainer) ? segments.with(0, surely({ ...first, label: 'title' })) : segments
}

const edited = /^\s*\p{Lu}[\p{L}’' -]+,\s.*\b(?:eds?\.|editors?)[\s.,]*$/su

/** `Davis, P. R., ed. The Oxford Handbook of Tides.`: what the editors edited is the work itself, where they come first and nothing stands in it. */
export const withEditedTitle: Mend = (_, segments) => {
  const isWhole = segments[0]?.label === 'editor' && edited.test(segments[0].text) && !has(segments, 'author', 'title')
  const at = isWhole ? segments.findIndex(({ label, text }) => label === 'container-title' && !within.test(text)) : -1
  if (at < 0 || segments.filter(isContainer).length > 1) return segments
  const { confidence } = segments[at]!
  return segments.with(at, { ...segments[at]!, label: 'title', confidence: Math.max(confidence, segments[0]!.confidence) })
}

const numberBehindIssue = /[,;]\s*(?=Art\.\s(?:no\.)?\s*$)/u

/** `no. 4, Art. no. e025`: what calls it the number of an article is no issue of its volume. */
export const withArticleWord: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'volume' && segments[index + 1]?.label === 'pages' && numberBehindIssue.test(text))
  if (at < 0) return segments
  const [volume, word] = cutAt(segments[at]!, numberBehindIssue.exec(segments[at]!.text)!.index + 1, 'pages')
  return segments.toSpliced(at, 2, volume, joined(raw, word, segments[at + 1]!, 'pages'))
}

const articleNumber = /^[\s,;]*art(?:icle|\.)\s+(?:no\.?\s*)?[\p{L}\d]*\d[\p{L}\d]*[\s.,;]*$/iu

/** `Article e0250123` says itself what it is, where it stands as pages do: behind the volume. */
export const withArticleNumber: Mend = (_, segments) =>
  segments.map((segment, index) => {
    const isPlace = segment.label === 'pages' || (segment.label === 'note' && segments[index - 1]?.label === 'volume')
    return isPlace && articleNumber.test(segment.text) ? { ...segment, label: 'pages', confidence: 1 } : segment
  })

const inSentenceCase = /^\s*\p{Lu}[^.?!]*\s\p{Ll}{4,}[^.?!]*\.\s+(?=\p{Lu})/u
const ofNames = /^\p{Lu}[\p{L}’-]*(?:\s(?:of|for|and|&|the|d[aeo]s?|del|du|la|las|los|el|y|e|et|van|het|de[rnms]?|die|für|und|\p{Lu}[\p{L}’-]*)){0,7}\.\s*$/u
const behindSource: ReadonlySet<Part> = new Set(['url', 'doi', 'note', 'original-date'])

/**
 * `(n.d.). Stages of the tide. Harbour Society. Retrieved …`, `(1997). Rope and memory. Heron. (Original work published 1938)`: between a title in
 * sentence case and an address, or the year of the original, a sentence of capitals says whose work it is (APA 7, 9.29).
 */
export const withSourceOfNames: Mend = (_, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && segments[index - 1]?.label === 'date' && /\)\.?\s*$/.test(segments[index - 1]!.text) && inSentenceCase.test(text))
  const after = segments[at + 1]
  if (at < 0 || !after || !behindSource.has(after.label)) return segments
  const [title, source] = cutAt(surely(segments[at]!), inSentenceCase.exec(segments[at]!.text)![0].length, 'publisher')
  return ofNames.test(source.text) ? segments.toSpliced(at, 1, title, source) : segments
}
