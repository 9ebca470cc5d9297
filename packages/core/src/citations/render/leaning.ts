import { once } from '../../algorithms/once.js'
import type { Citation } from '../citations.js'
import type { RenderedCite } from '../engine.js'
import type { Reference } from '../reference-list/reference.js'
import { lookOf, plain, type RichText } from '../rich-text.js'
import { enclosing } from './in-brackets.js'
import { isCitable } from './rendered.js'

const leading = /(?<![\p{L}-])(?:by|in|of|from|to|with|than|see(?: also)?|per|following|via|on|for|against|von|bei|nach|mit|durch|siehe|par|dans|selon|por|según)\s+$/iu

/** `Ice was dear. [2] says why`, or at the beginning of the paragraph: an abbreviation (`Ref. [2] says`) ends no sentence. */
const beginning = /(?<!\b(?:eqns?|figs?|refs?|tabs?|secs?|chaps?|vols?|etc))(?<=\p{L}{3}|\d)[.!?][”"’)]*\s+$|^\s*$/iu
const goingOn = /^\s+\p{Ll}{2,}(?!\p{L})/u

/** `as shown by (Lee 2018)`, `described in [2]`, `[2] says that`: without the citation the sentence would break off. */
const isLeant = ({ paragraph: { text }, from, to, form, names }: Citation): boolean => {
  if (form === 'superscript' || names !== undefined) return false
  const before = text.slice(Math.max(0, from - 20), from)
  return leading.test(before) || (beginning.test(before) && goingOn.test(text.slice(to, to + 40)))
}

/** Where that begins which goes with a number: in `Vaughan in [2]` it is “in” that leads to it, and `Vaughan (2015)` or `Vaughan²` is what is left. */
export const fromLead = ({ paragraph: { text }, names, from }: Pick<Citation, 'paragraph' | 'from' | 'names'>): number =>
  names && /^\s+in\s+$/.test(text.slice(names.to, from)) ? text.slice(0, from).trimEnd().length - 2 : from

/** `see also [7] and [2]`: behind a word that joins it to another citation, or to the mark of its note. */
const joined = /[)\]\uFFFC]\s+(?:and|or|und|oder|et|ou|y|o)\s+$/iu

/** What leans, or is joined to another citation: a mark of a note in its place would leave the sentence with a word too many. */
export const breaksOff = (citation: Citation): boolean =>
  isLeant(citation) || (citation.form !== 'superscript' && joined.test(citation.paragraph.text.slice(Math.max(0, citation.from - 20), citation.from)))

/** Of `came in [2]` nobody can tell whether the sentence goes on with the work; `shown in [2]` and `In [2]` do. */
const goesOn = /(?:^|[.:;(]\s+|(?:ed|wn|en|nd|ne|also)\s)(?:in|on|to|for|from|with|against)\s+$|(?<![\p{L}-])(?:by|of|than|see|per|following|via)\s+$/iu

const english = /\b(?:[Tt]h(?:e|is|ese)|and|of|that|was|were|with|from|which|their)\b/

/** Whether names in a sentence are joined by “and”; a source alone in its line, `Lee & Roe (3)`, is no sentence. */
export const isEnglish = ({ paragraph }: Pick<Citation, 'paragraph'>): boolean => isInEnglish(paragraph)

const isInEnglish = once(({ text }: Citation['paragraph']) => english.test(text))

/** So many works a sentence can name without becoming a list. */
const mostWorks = 6
/** So many names of one work (CMOS 18, 13.23, has it so in the text as well). */
const mostNames = 3

/**
 * `described in [2]` as `described in Vaughan (2015)`: the names stand in the sentence, and the rest of what the style says in brackets.
 * Undefined where the sentence leans on nothing, or the names cannot stand in it.
 */
export const inSentence = (citation: Citation, cites: readonly RenderedCite[], word: (cites: readonly RenderedCite[]) => RichText): RichText | undefined => {
  if (citation.system !== 'numeric' || !isLeant(citation) || enclosing(citation) !== undefined || cites.length > mostWorks || cites.some(({ prefix, suffix }) => prefix !== undefined || suffix !== undefined)) return undefined
  const inEnglish = isEnglish(citation)
  const works = cites.map((cite) => partsOf(word([cite]), word([{ ...cite, suppressAuthor: true }])))
  const names = works.map((work) => work?.names ?? '')
  const clear = names.every((each, place) => /^\p{L}[^\d;:]*$/u.test(each) && (inEnglish || !each.includes(' & ')) && names.indexOf(each) === place)
  if (!clear || (works.length > 1 && !inEnglish)) return undefined
  const before = citation.paragraph.text.slice(Math.max(0, citation.from - 20), citation.from)
  if (works.some((work) => work!.rest === '') && !goesOn.test(before) && !beginning.test(before)) return undefined
  const said = works.map((work) => [work!.names.replace(' & ', ' and '), work!.rest].filter(Boolean).join(' '))
  // Of bare names nobody could tell which are of one work.
  return said.length > 1 && said.some((each) => / and [^(]*$/u.test(each)) ? undefined : [{ text: inWords(said, 'and') }]
}

/** `(Vaughan, 2015)` as names and what stands beside them, by what the style says without names; MLA may say nothing more. */
const partsOf = (full: RichText, nameless: RichText): { readonly names: string; readonly rest: string } | undefined => {
  const [whole, rest] = [full, nameless].map((text) => /^\((.+)\)$/.exec(plain(text))?.[1])
  if (whole === undefined || full.some((run) => lookOf(run) !== '')) return undefined
  if (rest === undefined) return nameless.length === 0 ? { names: whole, rest: '' } : undefined
  return whole.endsWith(rest) ? { names: whole.slice(0, -rest.length).replace(/,?\s+$/, ''), rest: `(${rest})` } : undefined
}

/**
 * Whom a sentence is to name in the place of a number that it leans on: `described in [2]` goes on as `described in Vaughan`, with the
 * mark of a note behind it. Undefined where it cannot be said who that is.
 */
export const namesFor = (citation: Citation, references: ReadonlyMap<string, Reference>): string | undefined => {
  const { system, cites } = citation
  if (system !== 'numeric' || cites.length > mostWorks || cites.some(({ prefix, suffix }) => prefix !== undefined || suffix !== undefined)) return undefined
  return namesOfWorks(citation, references)
}

/** Behind these a sentence goes on with whom a bracket names: `as already in (Lee, 2018), ice`. */
const leadsToNames = /(?<!\p{L})(?:to|already\s+in)\s+$/iu

/** The same of names in brackets: `as shown by (Lee, 2018), ice` goes on as `as shown by Lee,² ice`. */
const namesWithin = (citation: Citation, references: ReadonlyMap<string, Reference>): string | undefined => {
  const { paragraph, from, cites } = citation
  const before = paragraph.text.slice(Math.max(0, from - 20), from)
  if (!goesOn.test(before) && !leadsToNames.test(before)) return undefined
  return cites.length > mostWorks || cites.some(({ prefix, suffix }) => (prefix ?? suffix) !== undefined) ? undefined : namesOfWorks(citation, references)
}

const namesOfWorks = (citation: Citation, references: ReadonlyMap<string, Reference>): string | undefined =>
  namesOfAll(citation.cites.map(({ link }) => references.get(link.references[0] ?? '')), isEnglish(citation))

const leadingWithin = /(?<!\p{L})(?:by|of|from|with|following|than|sensu|von|nach)\s*$/iu

/** `(as described by Lee, 2020)` goes on as `(as described by Lee (3))`: words that lead to names do not lead to a number. */
export const namedWithin = (cites: readonly RenderedCite[], references: ReadonlyMap<string, Reference>, inEnglish: boolean): string | undefined => {
  const [{ prefix = '' } = {}, ...others] = cites
  if (!leadingWithin.test(prefix) || cites.length > mostWorks || others.some((cite) => cite.prefix !== undefined)) return undefined
  return namesOfAll(cites.map(({ id }) => references.get(id)), inEnglish)
}

/**
 * No paragraph begins with a number that stands in no brackets of its own, as the items of a list do: `[2] says that` as `Vaughan (2) says that`.
 * Undefined where it cannot be said who that is. Nor does a sentence lean on a raised one: `shown in [2]` as `shown in Vaughan²`.
 */
export const namedBefore = (citation: Citation, number: RichText, references: ReadonlyMap<string, Reference>): RichText | undefined => {
  const { paragraph, from, cites, system } = citation
  if (number.length === 0) return number
  const raised = number[0]!.position === 'superscript'
  const begins = !number[0]!.text.startsWith('[') && paragraph.text.slice(0, from).trim() === ''
  if (!begins && !(raised && breaksOff(citation))) return number
  const leantOn = system === 'numeric' ? namesFor : namesWithin
  const names = begins && cites.length <= mostWorks ? namesOfWorks(citation, references) : leantOn(citation, references)
  if (names === undefined) return begins || system !== 'numeric' ? undefined : number
  return [{ text: `${names}${raised ? '' : ' '}` }, ...number]
}

const namesOfAll = (references: readonly (Reference | undefined)[], inEnglish: boolean): string | undefined => {
  const and = inEnglish ? 'and' : '&'
  const works = references.map((reference) => namesOf(reference, and))
  if (works.some((names) => names === undefined)) return undefined
  // `Kumar and Roe, and Brandt`: the comma says where the names of one work end.
  return works.length === 2 && works.some((names) => names!.includes(` ${and} `)) ? works.join(`, ${and} `) : inWords(works as string[], and)
}

const namesOf = (reference: Reference | undefined, and: string): string | undefined => {
  if (!reference || !isCitable(reference)) return undefined
  const { csl, etAl, editorsEtAl } = reference.entry
  const names = (csl.author ?? csl.editor ?? []).map(({ literal, family, 'non-dropping-particle': particle }) => literal ?? [particle, family].filter(Boolean).join(' '))
  if (names.length === 0 || names.includes('')) return undefined
  return (csl.author ? etAl : editorsEtAl) || names.length > mostNames ? `${names[0]!} et al.` : inWords(names, and)
}

const inWords = (names: readonly string[], and: string): string =>
  names.length < 3 ? names.join(` ${and} `) : `${names.slice(0, -1).join(', ')}, ${and} ${names.at(-1)!}`
