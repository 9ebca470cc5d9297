import { once } from '../../algorithms/once.js'
import { keepsBrackets } from '../brackets.js'
import type { Citation } from '../citations.js'
import type { Cite } from '../cluster.js'
import type { RenderedCite } from '../engine.js'
import { fold } from '../in-text/fold.js'
import type { Reference } from '../reference-list/reference.js'
import { plain, type RichText } from '../rich-text.js'
import { noDate } from '../words/undated.js'
import { renderedCites } from './cites.js'
import { inBrackets, withNamesInBrackets } from './in-brackets.js'
import { fromLead, inSentence, isEnglish, namedBefore, namedWithin } from './leaning.js'
import { wordLettered } from './letters.js'
import { isNamedOtherwise } from './named-otherwise.js'
import type { Opened } from './open.js'
import { hasVolume, ownWords, withIntroduced } from './own-words.js'
import { follows, placed, type Replacement } from './placed.js'
import { separatedAlike, typedAlike, typingOf } from './typed-alike.js'
import { isCitable, isTitleRead, isUnderstood } from './rendered.js'
import { withSeenIn } from './with-seen-in.js'
import { unknownName } from './work.js'

type References = ReadonlyMap<string, Reference>

/** Words each citation as the style does; one that would lose or invent something by it has no words. */
export const renderCitations = (opened: Opened, citations: readonly Citation[], references: References, numeric: boolean): ReadonlyMap<string, Replacement> => {
  const texts = new Map<string, Replacement>()
  const withOwn = ownWords(citations, references)
  const word = wordLettered(opened, references)
  const typingIn = once(({ text }: Citation['paragraph']) => typingOf(text))
  for (const [place, seen] of citations.entries()) {
    const citation = numeric ? seen : withNamesInBrackets(seen)
    const text = numeric ? numberOf(opened, citation, references) : nameOf(word, citation, references, opened.seenIn)
    if (!text || plain(text).includes(unknownName) || takesForPage(citation, plain(text))) continue
    const last = citations[place - 1]
    const { paragraph, from, to } = citation
    const alike = separatedAlike(typedAlike(withOwn(text, citation), typingIn(paragraph)), isEnglish(citation) ? '' : paragraph.text.slice(from, to))
    const isBracketed = numeric && alike[0]?.position !== 'superscript'
    const inPlace = placed(isBracketed ? citation : { ...citation, from: fromLead(citation) }, alike, follows(citation, last) && texts.has(last!.id))
    const made = numeric ? inPlace : withSeenIn(inPlace, citation, opened.seenIn)
    if (keepsBrackets(citation.paragraph.text.slice(made.from, made.to), plain(made.text))) texts.set(citation.id, made)
  }
  return texts
}

/** `(Ames 2011:2.1)` would be a page of what is its section: a style without words for other places than pages has none for it. */
const takesForPage = ({ cites }: Citation, rendered: string): boolean =>
  cites.some(({ locator }) => locator !== undefined && locator.label !== 'page' && rendered.includes(`:${locator.value}`))

/** A number says nothing of the entry that it points to, so that this need not be understood. */
const numberOf = (opened: Opened, citation: Citation, references: References): RichText | undefined => {
  const cites = renderedCites(citation, references, () => true, opened.seenIn)
  if (!cites) return undefined
  const number = inBrackets(citation, cites, true, (words) => opened.cite(words), namedWithin(cites, references, isEnglish(citation)))
  const text = withIntroduced(number && namedBefore(citation, number, references), citation, references)
  return text && !tellsUnread(text, cites, references) ? text : undefined
}

const nameOf = (
  word: (cites: readonly RenderedCite[]) => RichText,
  citation: Citation,
  references: References,
  seenIn: Opened['seenIn'],
): RichText | undefined => {
  const cites = renderedCites(citation, references, isCitable, seenIn)?.map(underItsTitle(word, references))
  if (!cites || isNamedOtherwise(citation, references)) return undefined
  const text = inSentence(citation, cites, word) ?? inBrackets(citation, cites, false, word)
  if (!text || hasVolume(text) || tellsUnread(text, cites, references)) return undefined
  const words = plain(text)
  // A style that cites by year has a place by itself, too.
  if (citation.cites[0]!.goesOn && dated.test(plain(word([withoutPlace(cites[0]!)])))) return undefined
  return citation.cites.every((cite) => isDated(cite, references, words) && saysWhen(citation, cite, words)) ? text : undefined
}

/** Who directed a film may be named by the sentence: where a list has it under its title, that is wanted all the same (MLA 9, 5.38). */
const underItsTitle = (word: (cites: readonly RenderedCite[]) => RichText, references: References) => (cite: RenderedCite): RenderedCite => {
  const { suppressAuthor, ...whole } = cite
  const [director] = references.get(cite.id)?.entry.csl.director ?? []
  return suppressAuthor && director && !plain(word([{ id: cite.id }])).includes(director.family ?? director.literal ?? '') ? whole : cite
}

/** A year that a citation has is not lost because nobody found one in its entry; one that it has not is none of several that are not understood. */
const isDated = ({ year = '', link: { references: [id = ''] } }: Cite, references: References, rendered: string): boolean => {
  const reference = references.get(id)
  if (/^\d{4}$/.test(year)) return reference?.entry.csl.issued !== undefined
  const years = reference?.raw.replace(/https?:\S+|\[[^[\]]*\b(?:updated|cited)\s[^[\]]*\]/g, '').match(/(?<![\d–-])(?:1[5-9]|20)\d\d(?![\d–-])/gu) ?? []
  return year !== '' || isUnderstood(reference) || years.length < 2 || !/\d{4}/.test(rendered)
}

const withoutPlace = ({ locator: _, label: __, ...cite }: RenderedCite): RenderedCite => cite

const undated = new RegExp(String.raw`\b(?:n\.\s?d\.|undated|${noDate})`, 'i')
/** A year, or a word that says that there is none. */
const dated = new RegExp(String.raw`\d{4}|${undated.source}`, 'i')
const twoYears = /\b(1\d{3}|20\d\d)\]?\s?[/–-]?\s?\[?(1\d{3}|20\d\d)\b/u

/** `in press` is no `no date`, and `1969/1982` not the later year alone; styles that say neither year nor word leave all of it out. */
const saysWhen = ({ paragraph, system }: Citation, { year = '', from, to }: Cite, rendered: string): boolean => {
  if (system !== 'author-date') return true
  if (year !== '' && !/^\d{4}$/.test(year)) return rendered.toLowerCase().includes(year) || !undated.test(rendered) || undated.test(year)
  const years = twoYears.exec(paragraph.text.slice(from, to))?.slice(1) ?? []
  return years.every((each) => rendered.includes(each)) || !/\d{4}/.test(rendered)
}

/** Whether a citation has the title of an entry of which nobody knows where it ends. */
const tellsUnread = (text: RichText, cites: readonly RenderedCite[], references: References): boolean =>
  cites.some(({ id }) => {
    const reference = references.get(id)!
    const { title } = reference.entry.csl
    return title !== undefined && !isTitleRead(reference) && ` ${fold(plain(text))} `.includes(` ${fold(title).split(' ')[0]!} `)
  })
