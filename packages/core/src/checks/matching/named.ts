import type { Facts } from '../facts.js'
import { certainRole } from '../facts.js'
import { grouped } from '../../algorithms/grouped.js'
import type { Cite } from '../../citations/cluster.js'
import { numbersIn } from '../../citations/reference-list/reference.js'
import { matchesOf } from '../../algorithms/matches.js'
import { once } from '../../algorithms/once.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { citationsIn, citesOf } from '../citations/cites.js'
import { foundIn, type Sought } from '../sought.js'
import { readableOf } from '../text-rule.js'

/** Whom an entry is by, as sentences name it. */
interface Lead {
  readonly id: string
  readonly year: string
  readonly surname: string
  /** It begins with its title, which stands in the place of a surname. */
  readonly titled: boolean
  /** The beginning of the entry, where its authors stand. */
  readonly start: string
}

/** So much of an entry are its authors, and so far back a sentence names whom it means. */
export const authors = 200

const plain = (text: string): string => text.replace(/[’ʼ`]/g, '\'')

export const leadsByYear = once(({ references }: Facts): ReadonlyMap<string, readonly Lead[]> => {
  const leads = references.map(({ id, raw, labelled, entry: { csl } }): Lead => {
    const [first] = csl.author ?? csl.editor ?? []
    const titled = csl.title !== undefined && /\s/.test(csl.title) && raw.slice(labelled).replace(/^[“"‘']/, '').startsWith(csl.title)
    const surname = plain(titled ? csl.title : first?.family ?? first?.literal ?? '')
    return { id, year: String(csl.issued?.['date-parts']?.[0]?.[0] ?? ''), surname, titled, start: plain(raw.slice(0, authors)) }
  })
  return grouped(leads, ({ year }) => year)
})

/** Whether the sentence that a year stands in names an entry of that year: nothing ends between the two, and the year does not stand there before. */
export const isNamedIn = (before: string, { surname, year }: Lead): boolean => {
  const words = plain(before)
  const at = surname.length > 2 ? words.lastIndexOf(surname) : -1
  const between = words.slice(at + surname.length)
  return at >= 0 && !/^\p{L}/u.test(between) && !/[.;)] /.test(between.replace(/\b(?:al|\p{Lu})\. /gu, '')) && !between.includes(year)
}

/** Whether all whom a citation names are among those whom an entry is by: of some names only the end is read. */
export const isBy = (names: readonly string[], { start }: Lead): boolean => names.length > 0 && names.every((name) => start.includes(plain(name)))

/** Entries that the text names in whatever form, a slip in it or not. */
export const namedInText = once((facts: Facts): ReadonlySet<string> =>
  new Set([...byYear(facts), ...undated(facts), ...byNumber(facts), ...byName(facts), ...inTypedNotes(facts)]))

const textOf = (facts: Facts): readonly Paragraph[] => readableOf(facts).filter((paragraph) => certainRole(facts, paragraph).kind !== 'reference-entry')

const year = /(?<![\d\p{L}])(?:1[5-9]|20)\d\d(?!\d)/gu

/** Another year of the same author may be that of another work: `(K. C. and Lee 2017)`, of which the end is read, is none of Lee’s of 2018. */
const isKnown = ({ link: { kind } }: Pick<Cite, 'link'>): boolean => kind !== 'none' && kind !== 'year'

/** `– Mayden, 2012.`, `(O’Connor er al., 2011)` */
function* byYear(facts: Facts): Generator<string> {
  const leads = leadsByYear(facts)
  for (const paragraph of textOf(facts)) {
    const known = citationsIn(paragraph, facts)
    for (const { 0: found, index } of matchesOf(paragraph.text, year)) {
      // What a citation points to is known: in a paper with several lists the same work stands in others too.
      if (known.some(({ from, to, cites }) => from <= index && index < to && cites.every(isKnown))) continue
      const before = paragraph.text.slice(Math.max(index - authors, 0), index)
      for (const lead of leads.get(found) ?? []) if (isNamedIn(before, lead)) yield lead.id
    }
  }
  for (const { cite: { names, year: cited = '', link, original } } of citesOf(facts)) {
    if (!isKnown({ link })) for (const lead of leads.get(cited) ?? []) if (isBy(names, lead)) yield lead.id
    // `(Kamp, 1781, cited in Lee, 2018)`: whoever lists both has cited both.
    if (original?.year !== undefined) for (const lead of leads.get(original.year) ?? []) if (isBy(original.names, lead)) yield lead.id
  }
}

const inBrackets: Sought = { pattern: /\(([^()]{8,150}?),?\s+n\.?\s?d\.?\)/gu, signs: /\sn\.?\s?d\.?\)/ }

/** `(Northern Harbours Policies nd)`: what stands alone in brackets with no date begins an entry; so does what the sentence has before `(n.d.)`. */
function* undated(facts: Facts): Generator<string> {
  const heads = facts.references.flatMap(({ id, raw, labelled }) => {
    const [found] = foundIn(raw.slice(labelled, labelled + authors), noDate)
    return found && found.index > 2 ? [{ id, head: raw.slice(labelled, labelled + found.index) }] : []
  })
  for (const { text } of textOf(facts)) {
    for (const [, name = ''] of foundIn(text, inBrackets)) for (const { id, raw } of facts.references) if (raw.startsWith(name)) yield id
    for (const { index } of foundIn(text, noDate)) for (const { id, head } of heads) if (text.endsWith(head, index)) yield id
  }
}

const noDate: Sought = { pattern: /[\s.,([]{0,4}(?<!\p{L})n\.?\s?d\.(?!\p{L})/gu, signs: /n\.?\s?d\./ }

/** `by the method of Vaughan & Salt 19`: a number that lost its brackets, or is raised no more, behind those who wrote the entry of that number. */
function* byNumber(facts: Facts): Generator<string> {
  if (!facts.citations.clusters.some(({ system }) => system === 'numeric')) return
  const numbers = numbersIn(facts.references)
  const numbered = facts.references.flatMap(({ id, raw, labelled, entry: { csl } }) => {
    const surname = csl.author?.[0]?.family ?? ''
    const number = numbers.get(id)
    return surname.length > 2 && number !== undefined ? [{ id, surname, number: String(number), start: raw.slice(labelled, labelled + authors) }] : []
  })
  for (const { text } of textOf(facts)) {
    for (const [, names = '', number] of foundIn(text, namesAndNumber)) {
      const all = Array.from(names.matchAll(capital), ([word]) => word)
      for (const entry of numbered) if (entry.number === number && all[0] === entry.surname && all.every((word) => entry.start.includes(word))) yield entry.id
    }
  }
}

const namesAndNumber: Sought = { pattern: /(\p{Lu}[\p{L}’'-]+(?:(?:,? and |,? & |, )\p{Lu}[\p{L}’'-]+){0,2}(?: et al\.?)?) (\d{1,3})(?![\d:%]|[.,]\d)/gu, signs: /\p{L}\.? \d/u }
const capital = /\p{Lu}[\p{L}’'-]+/gu

/**
 * `Vaughan argues that rye sold better`, `in the film Slow Ferries`: by author and page, a work that is named in the sentence and meant as a whole has
 * nothing else (MLA 9, 6.12). A particle has a capital where a sentence begins with it.
 */
function* byName(facts: Facts): Generator<string> {
  if (!facts.citations.clusters.some(({ system }) => system === 'author-page')) return
  const texts = textOf(facts).map(({ text }) => plain(text))
  const words = new Set(texts.flatMap((text) => Array.from(text.matchAll(name), ([word]) => word.replace(/'s$/, ''))))
  const isThere = (part: string): boolean => words.has(part) || words.has(part.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
  for (const { id, surname, titled } of [...leadsByYear(facts).values()].flat()) {
    if (titled ? texts.some((text) => text.includes(surname)) : surname.length > 2 && surname.split(' ').every(isThere)) yield id
  }
}

const name = /\p{L}[\p{L}\p{M}'-]*/gu

/** `3. Vaughan, Salt and Rye, 44.` has no year; what has no author is named by its first words. */
function* inTypedNotes(facts: Facts): Generator<string> {
  const notes = plain(Array.from(facts.citations.typedNotes.paragraphs, ({ text }) => text).join('\n'))
  if (notes === '') return
  for (const { id, surname, start } of [...leadsByYear(facts).values()].flat()) {
    if (notes.includes(surname.length > 2 ? surname : start.split(/\s+/).slice(0, 3).join(' '))) yield id
  }
}
