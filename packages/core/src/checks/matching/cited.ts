import type { Reference } from '../../citations/reference-list/reference.js'
import type { Cite } from '../../citations/cluster.js'
import { agreeing } from '../../citations/in-text/link.js'
import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { entriesById } from '../references/entry.js'
import { citesOf, type CiteIn } from '../citations/cites.js'

/** A cite with the entries that it is linked to. */
export interface Cited extends CiteIn {
  readonly entries: readonly Reference[]
}

/** Below this it may be no citation at all, and nothing is said of it. */
const certain = 0.55

/** The cites of a document that has a list to compare them with. Letters and talks are in no list. */
export const citedIn = once((facts: Facts): readonly Cited[] => {
  if (facts.references.length === 0) return []
  return [...citesOf(facts)].flatMap((each) => {
    const { cite, citation } = each
    if (citation.confidence < certain || cite.personal || isLifetime(each) || isLaw(each) || isHalf(each) || isNoYear(each) || isFar(each)) return []
    return { ...each, entries: cite.link.references.flatMap((id) => entriesById(facts).get(id) ?? []) }
  })
})

/** `Pascal (1623–1662)` says when somebody lived; `pp. 2239–2241` are pages. */
export const isLifetime = ({ cite, citation: { paragraph } }: CiteIn): boolean =>
  /^\s*[-–—]\s*(?:c(?:a|irca)?\.?\s*)?\d{4}\b/.test(paragraph.text.slice(cite.to))
  || /(?<!\d)\d{4}\s*[-–—]\s*\d{4}(?!\d)/.test(paragraph.text.slice(cite.from, cite.locator?.from ?? cite.to))

const law = /\p{L}\s(?:Acts?|Bill|Order|Regulations?|Rules|Code|Ordinance|Directive|Statute)\s\d{4}/u

/**
 * `(Merchant Fog Act 1999, s. 4)`, `Roe v. Dahl (2003)`: where no entry is called so, a year behind no comma is of the
 * name of a law, and a case has no author.
 */
export const isLaw = ({ cite: { names: [name], link, from, to }, citation: { paragraph: { text } } }: CiteIn): boolean =>
  !agreeing.has(link.kind) && (law.test(text.slice(from, to)) || [' v. ', ' v '].some((versus) => text.slice(Math.max(from - nearby, 0), to).includes(`${versus}${name}`)))

/** `Kratz and Strasser 2014`, `Journal of Science 2014`, `(Ges. Werke 1995)`, of which only the end was read. */
const isHalf = ({ cite, citation: { paragraph } }: CiteIn): boolean =>
  cite.names.length === 1 && /(?:\p{Lu}\p{L}+,? (?:and|&|und|of|of the|des|der) |\(\p{Lu}\p{Ll}{2,}\. )$/u.test(paragraph.text.slice(Math.max(cite.from - 40, 0), cite.from))

/** A name far from its year is no citation: `Holmer et al. (2007), with counts for the winters of ice (2001, 2006)`. */
const isFar = ({ cite: { names: [name], from, to, link }, citation: { paragraph: { text } } }: CiteIn): boolean =>
  name !== undefined && !agreeing.has(link.kind) && !text.slice(Math.max(from - nearby, 0), to).includes(name.split(/\s/)[0]!)

const nearby = 60

/** Nothing that papers cite is older than print: a verse, a number of a paragraph. */
const isNoYear = ({ cite: { year = '' } }: CiteIn): boolean => /^\d{4}$/.test(year) && Number(year) < 1450

/** Whether the order of several names tells which of some entries is meant: `Lee, Roe, et al.` is not by Lee, Berg and Roe. */
export const isTold = ({ names }: Cite, entries: readonly Reference[]): boolean => {
  if (names.length < 2) return false
  const told = entries.filter(({ entry: { csl } }) => names.every((name, index) => name === (csl.author?.[index]?.family ?? csl.author?.[index]?.literal)))
  return told.length === 1
}

/** How a message names a cite: `Lee and Roe (2020)`, `[12]`. */
export const shown = ({ names, etAl, year, letter, number }: Cite): string => {
  if (number !== undefined) return `[${number}]`
  const who = `${names.join(' and ')}${etAl ? ' et al.' : ''}`
  return year === undefined ? who : `${who} (${year}${letter ?? ''})`
}
