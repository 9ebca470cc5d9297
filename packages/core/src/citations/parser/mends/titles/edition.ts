import type { Part } from '../../model/label.js'
import { northernEditions } from '../../role-words.js'
import { has, inTurn, isContainer, joined, type Mend, type Segment, surely, withStretch } from '../../segment.js'

/**
 * `2. Aufl.`, `12., überarb. Aufl.`, `3e éd.`, `3e druk`, `2.ª ed.`, `3. ed. rev. e ampl.`, `2:a uppl.`, `2. utg.`,
 * `(wyd. 2)`: the stops of these editions read as those of titles and of
 * names, and others as words of titles.
 */
const numbered = new RegExp(String.raw`(?:[([]\s?)?(?<![\p{L}\d])\d{1,2}(?:\.,?\s*(?:(?:\p{Ll}+\.?|u\.)\s+){0,4}Aufl(?:age\b|\.)|(?:e|ème|re)\s+éd(?:ition\b|\.)|e\s+dr(?:uk\b|\.)|(?::[ae]|\.)?\s+${northernEditions}(?:\.|agan?\b|ave\b|åva\b)|\.?ª\s+ed(?:ición\b|\.)|\.\s+ed\.(?:\s+rev\.)?(?:,|\se)?\s+(?:ampl|atual|aum)\.)|\(wyd\.\s\d{1,2}\)`, 'u')

/** `edited by A. B. Berg, 6th ed. W. W. Norton.`: nobody is called so. */
const counted = /(?<=[.,;?!]["”’»]?\s|\()\d{1,2}(?:st|nd|rd|th)\sed(?:n|ition)?\b\.?(?=[.,;:)\s]|$)/u
/** `Ropes of the North 2nd edn (Fjord Press, 2010)`, `… 2nd edn, Vol. 2` (Nature) */
const behindTitle = /(?<=\p{L}\s)\d{1,2}(?:st|nd|rd|th)\sedn(?=\s\(|,\s[Vv]ol\.)/u
/** `Ropes of the North, 2nd edn, Bergen`, `Ropes, revised edition, Fjord Press`, `Ropes (Revised 3rd edition).`, `Ropes (2nd edition ed.)` */
const endsTitle = /(?<=\p{L}[^,]*,\s)(?:(?:\d{1,2}(?:st|nd|rd|th)|revised|second|third|fourth|fifth|enlarged|expanded|new)\s){1,2}ed(?:n\.?|\.|ition)(?=,|\s\()|\((?:(?:revised|rev\.|new|expanded|enlarged|updated)\s)?\d{1,2}(?:st|nd|rd|th)\sed(?:n\.?|\.|ition)(?:\sed\.)?\)/iu

/** `2d ed.`, `3d ed.`: lawyers and older manuals leave a letter out. */
const short = /(?<=[.,;?!]["”’»]?\s|\()[23]d\sed\.(?=[.,;:)\s]|$)/u

const words = String.raw`(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Revised|Rev\.|New|Expanded|Enlarged|Updated|International|E-?book|Kindle)(?:(?:,|\sand|\s&)?\s(?:rev(?:ised|\.)|expanded|exp\.|enlarged|enl\.|updated))?\sed(?:ition|n|\.)`
/** `Summer 2019 ed.`: what is online only is revised with the seasons. */
const seasonal = String.raw`(?:Spring|Summer|Autumn|Fall|Winter)\s(?:19|20)\d\d\sed(?:ition|n|\.)`
/** `(Second edition)`, `Rev. and expanded ed.,` */
const worded = new RegExp(String.raw`(?<=,\s)rev\. ed\.(?=,?\s[(\p{Lu}])|\((?:${words}|${seasonal})\)|(?<=[.,;?!]["”’»]?\s)(?:${words}|${seasonal})(?=[.,;]{0,2}(?:\s|$))`, 'u')

/** `(5th ed., text rev.)`, `(A. Berg, Trans.; 30th anniversary ed.)` (APA 7, 9.43 and 10.2): an edition that is called more than its number. */
const qualified = /(?<=\s)\(\d{1,2}(?:st|nd|rd|th)\sed\.,\s(?:text\s)?rev\.\)|(?<=\([^()]*;\s)(?:\d{1,3}(?:st|nd|rd|th)\s)?(?:\p{L}+\s){0,2}ed\.(?=\))/u

const names: ReadonlySet<Part> = new Set(['author', 'editor', 'translator'])

const alone = /^[\s.,;(]*\d{1,2}(?:st|nd|rd|th)\sed(?:n|ition)?[\s.,;)]*$/u

/** `Harbour Lexicon. 1989. | 2nd ed.`, `(C. Roe, Ed., | 2nd ed.).`: what says nothing but that it is one, of a book that has nothing else, or behind names. */
const withEditionAlone: Mend = (_, segments) => {
  const isBare = !has(segments, 'title', 'container-title', 'journal')
  const at = has(segments, 'edition') ? -1 : segments.findIndex(({ label, text }, index) => label === 'note' && alone.test(text) && (isBare || names.has(segments[index - 1]?.label ?? 'note')))
  return at < 0 ? segments : segments.with(at, surely({ ...segments[at]!, label: 'edition' }))
}

const withSaidEdition: Mend = (raw, segments) => {
  const called = qualified.exec(raw)
  const within = called ?? counted.exec(raw)
  const isName = within !== null && segments.some(({ label, span }) => names.has(label) && span[0] < within.index && within.index < span[1])
  const found = numbered.exec(raw) ?? short.exec(raw) ?? worded.exec(raw) ?? behindTitle.exec(raw) ?? endOfTitle(raw, segments) ?? (isName ? within : called)
  if (!found) return segments
  const pieces = withStretch(raw, segments, [found.index, found.index + found[0].length], 'edition')
  return withBook(raw, withLoneHouse(raw, isName ? withoutNamesBehind(raw, pieces) : pieces))
}

/** `Den gamla hamnen (2. uppl.). Tidvatten förlag.`: nothing else stands between an edition in brackets and the end. */
const withLoneHouse: Mend = (_, segments) => {
  const [edition, last] = segments.slice(-2)
  const isHouse = edition?.label === 'edition' && last?.label === 'note' && /^[).\s]*\).\s+\p{Lu}[^.,:;]*\.?$/u.test(last.text) && !has(segments, 'publisher')
  return isHouse ? segments.with(-1, surely({ ...last, label: 'publisher' })) : segments
}

const endOfTitle = (raw: string, segments: readonly Segment[]): RegExpExecArray | null => {
  const found = has(segments, 'edition') ? null : endsTitle.exec(raw)
  return found && segments.some(({ label, span }) => label === 'title' && span[0] < found.index && found.index + found[0].length <= span[1]) ? found : null
}

/** Behind an edition stands who published it, whatever initials that has. */
const withoutNamesBehind: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label }) => label === 'edition') + 1
  const [rest, publisher] = segments.slice(at)
  if (!rest || !names.has(rest.label)) return segments
  return publisher?.label === 'publisher' ? segments.toSpliced(at, 2, joined(raw, rest, publisher, 'publisher')) : segments.with(at, { ...rest, label: 'publisher' })
}

/** `Ropes of the north. HFV, 7. Aufl. 2007.`: a publisher may stand before the edition. */
const acronym = /^\s*\p{Lu}{2,6},\s*$/u

/** Before its edition stands the title of a book, which nothing contains: `In:` would say so. */
const withBook: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label }) => label === 'edition') - 1
  const [before, named] = [segments[at - 1], segments[at]]
  if (!named || !isContainer(named) || /^[\s.,]*in\b/iu.test(named.text)) return segments
  // Whoever edited what a title stands in is named before it.
  if (before?.label === 'title' && /[.?!]\s*$/.test(before.text) && acronym.test(named.text)) return segments.with(at, { ...named, label: 'publisher' })
  if (before?.label === 'editor' && has(segments, 'title')) return segments
  return before?.label === 'title' ? segments.toSpliced(at - 1, 2, joined(raw, before, named, 'title')) : segments.with(at, { ...named, label: 'title' })
}

/** An edition that says so is one, whatever its words were taken for. */
export const withEdition = inTurn(withSaidEdition, withEditionAlone)
