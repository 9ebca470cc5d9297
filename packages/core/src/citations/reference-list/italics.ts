import type { ParsedEntry } from '../parser/entry.js'
import { typeOfHost } from '../parser/fields/kind.js'
import { typeOf } from '../parser/fields/type.js'
import { isNewspaper } from '../parser/fields/newspaper.js'
import type { RichText } from '../rich-text.js'
import { partsOf, type Stretch } from './parts.js'
import { runValue } from '../../wordml/values.js'

type Span = readonly [from: number, to: number]

/** Whether anything of an entry is slanted, as it is typed or in new words. */
export const hasSlant = (stretch: Stretch, text?: RichText): boolean => (text ? text.some((run) => run.italic) : italicsOf(stretch).length > 0)

/** What an author slants is one thing: where a field was cut otherwise nothing is certain of it, nor of the entry. `inList` says whether any entry has it. */
export const withItalics = (read: ParsedEntry, stretch: Stretch, inList = false): ParsedEntry => {
  const slanted = italicsOf(stretch)
  const entry = readBy(read, slanted, inList)
  if (!isCutOtherwise(entry, slanted)) return entry
  const unsure = (['title', 'container-title'] as const).flatMap((name) => (entry.fields[name] ? [[name, { ...entry.fields[name], confidence: 0 }] as const] : []))
  return { ...entry, confidence: 0, fields: { ...entry.fields, ...Object.fromEntries(unsure) } }
}

/**
 * `*Coast Tonight*. Radio One` is no name of one series, `*Catch of the north, 3 June 2020*` no title with a date behind it, and
 * `*Ropes*, in Harbours` no title where nothing else is slanted that the work may stand in; behind `*Touwen* [Ropes]. Bureau van de haven` stands who
 * published it. Nobody slants a publisher and leaves the title upright: `Harbourland. *Report on tides*. Bergen`; and what is slanted where an author
 * would stand, and is no name, is a title: `*Harbour Bible*. (2017). Bibles of the North`; and behind an upright sentence, what that stands in:
 * `The last boat. *Voices of the quay*. Harbour Media`.
 */
const isCutOtherwise = ({ raw, csl, fields }: ParsedEntry, slanted: readonly Span[]): boolean => {
  if (slanted.length === 0) return false
  const { author, title, 'container-title': container, publisher, issued } = fields
  const isSlanted = ([from, to]: Span): boolean => slanted.some((span) => span[0] < to && from < span[1])
  if (author && title && !/,|\p{Lu}\./u.test(raw.slice(...author.span)) && isWithin(author.span, slanted) && !isSlanted(title.span)) return true
  if (container && endsWithin(raw, container.span, slanted, goesOn)) return true
  if (title && publisher && container === undefined && !isSite(csl) && isSlanted(publisher.span) && !isSlanted(title.span)) return true
  if (title && !(container && isSlanted(container.span)) && endsWithin(raw, title.span, slanted, goesOn)) return true
  if (title && (endsWithin(raw, title.span, slanted, translated) || beginsWithin(raw, title.span, slanted))) return true
  const isDated = title !== undefined && issued !== undefined && title.span[1] <= issued.span[0]
  return isDated && slanted.some(([from, to]) => from > 0 && from < title.span[1] && to >= issued.span[1] - 1)
}

/** What the slant of its words says of an entry that nothing else does. */
const readBy = (entry: ParsedEntry, slanted: readonly Span[], inList: boolean): ParsedEntry =>
  withStanding(withSource(inList ? withSite(entry, slanted) : entry, slanted), slanted)

/**
 * `“Why ice?” Harbour Network, May 3, 2019, https://…`: whoever slants newspapers and magazines, and not this name, means the site on which a page
 * stands (CMOS 18, 14.104).
 */
const withSite = (entry: ParsedEntry, slanted: readonly Span[]): ParsedEntry => {
  const { csl, fields: { title, 'container-title': container } } = entry
  const { 'container-title': name = '', volume, issue, page, URL } = csl
  const isPeriodical = (csl.type === 'article-newspaper' || csl.type === 'article-magazine') && URL !== undefined && (volume ?? issue ?? page) === undefined
  if (!isPeriodical || !title || !container || isNewspaper(name)) return entry
  const isUpright = ({ span: [from, to] }: { readonly span: Span }): boolean => !slanted.some((span) => span[0] < to && from < span[1])
  return isUpright(title) && isUpright(container) ? { ...entry, csl: { ...csl, type: 'webpage' } } : entry
}

/**
 * `Harbour Council. (2019). *Ropes in use*.`: what has a slanted title is published by itself, and who wrote it may have published it (APA 7, 9.29).
 */
const withStanding = (entry: ParsedEntry, slanted: readonly Span[]): ParsedEntry => {
  const { csl: { type, 'container-title': container }, fields: { title } } = entry
  return type === 'document' && container === undefined && title && isWithin(title.span, slanted) ? { ...entry, standsAlone: true } : entry
}

/**
 * `Why ice? *Harbour Notes*. https://…`: behind an upright title nobody slants a site or who published it; what is slanted is a periodical that is
 * read on the web (APA 7, 10.1).
 */
const withSource = (entry: ParsedEntry, slanted: readonly Span[]): ParsedEntry => {
  const { csl: { publisher, type: _, ...item }, fields: { publisher: source, ...fields } } = entry
  const { title, 'container-title': container } = fields
  if (!title || !source || container || item.URL === undefined || !isWithin(source.span, slanted)) return entry
  if (isSite(entry.csl)) return entry
  if (slanted.some(([from]) => from < title.span[1])) return entry
  const csl = { ...item, 'container-title': publisher! }
  return { ...entry, csl: { ...csl, type: typeOf(csl, true, item.genre ?? '', false) }, fields: { ...fields, 'container-title': source } }
}

/** What its users put on a site, `YouTube`, stands in it, slanted or not. */
const isSite = ({ publisher = '' }: ParsedEntry['csl']): boolean => typeOfHost(publisher) === 'webpage'

/** The same of an entry that stays as it is typed, where others of its list come to be slanted. */
export const amongSlanted = (entry: ParsedEntry, stretch: Stretch): ParsedEntry => withSite(entry, italicsOf(stretch))

const isWithin = ([from, to]: Span, slanted: readonly Span[]): boolean => slanted.some((span) => span[0] <= from + 1 && span[1] >= to - 2)

/** The same of an entry in new words. */
export const asWorded = (entry: ParsedEntry, text: RichText, inList: boolean): ParsedEntry => {
  const slanted: Span[] = []
  let at = 0
  for (const run of text) {
    if (run.italic) slanted.push([at, at + run.text.length])
    at += run.text.length
  }
  return readBy(entry, slanted, inList)
}

/** Where the text of an entry is slanted, as places in it. */
export const italicsOf = (stretch: Stretch): readonly Span[] => {
  const parts = partsOf(stretch)
  const text = parts.map(({ paragraph, from, to }) => paragraph.text.slice(from, to)).join(' ')
  const spans: [number, number][] = []
  for (const { paragraph: { runs }, from, to, at } of parts) {
    for (const run of runs) {
      if (runValue(run.effective, 'italic') !== true || run.to <= from || run.from >= to) continue
      const [start, end] = [Math.max(run.from, from) - from + at, Math.min(run.to, to) - from + at]
      const last = spans.at(-1)
      if (last && !/\S/.test(text.slice(last[1], start))) last[1] = end
      else spans.push([start, end])
    }
  }
  // Blanks and signs alone say nothing: where words between them came in anew, they are as they were.
  return spans.filter(([start, end]) => /[\p{L}\p{N}]/u.test(text.slice(start, end)))
}

/** Whether a field begins with an upright sentence and goes on slanted to its end. */
const beginsWithin = (raw: string, [start, end]: Span, slanted: readonly Span[]): boolean =>
  slanted.some(([from, to]) => start < from && from < end && to >= end - 2 && /[.?!][”"’]?\s+$/u.test(raw.slice(start, from)))

const goesOn = /^[.,;]\s.*\p{L}{3}/u

/** A translation in brackets belongs to the title, and no sentence behind it does. */
const translated = /^\s?\[[^[\]]*\]\.\s.*\p{L}{3}/u

/** Whether a field begins slanted and goes on upright behind a sign that ends something. */
const endsWithin = (raw: string, [from, to]: Span, slanted: readonly Span[], rest: RegExp): boolean => {
  const start = from + Math.max(0, raw.slice(from, to).search(/[\p{L}\d]/u))
  return slanted.some((span) => span[0] <= start && start < span[1] && span[1] < to && rest.test(raw.slice(span[1], to)))
}
