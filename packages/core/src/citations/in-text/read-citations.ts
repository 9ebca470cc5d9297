import { matchesOf } from '../../algorithms/matches.js'
import type { Cluster } from '../cluster.js'
import { readAuthorDate } from './author-date.js'
import { readAuthorPage } from './author-page.js'
import { bracketsIn, type Bracket } from './bracket.js'
import { withoutCounted } from './counted.js'
import { withoutDatedLines } from './dated-lines.js'
import type { EntryIndex } from './link.js'
import { leadsSentence } from './leading-number.js'
import { isMeasure } from './measure.js'
import { citedNames } from './names.js'
import { joinBrackets, readNumericBracket } from './numeric.js'
import { withPlacesTogether } from './places-together.js'
import { placeBelow, placesAlone } from './place-alone.js'
import { sameWorks } from './same-work.js'
import { leadingMark, readSuperscripts } from './superscript.js'
import { chooseForms, linked, type Candidates, type TypedForm } from './system.js'

/** A paragraph's text as citations are looked for in it. */
export interface CitedText {
  readonly text: string
  /** Raised stretches; undefined where looks are unknown, as in plain text. */
  readonly superscript?: readonly Span[]
  /** Slanted stretches: titles, where an author tells them so. */
  readonly slanted?: readonly Span[]
  /** Where nothing is looked for: what fields show, code, quoted entries. */
  readonly closed?: readonly Span[]
  /** The number in brackets with which Word counts it as an item of a list. */
  readonly counted?: number | undefined
  /** Nothing stands between it and the text before it in the list, which has only those that may cite. */
  readonly below?: boolean
}

export interface Span {
  readonly from: number
  readonly to: number
}

/** The citations typed into texts, a list for each of them. */
export interface ReadCitations {
  readonly forms: readonly TypedForm[]
  readonly clusters: readonly (readonly Cluster[])[]
}

/**
 * Finds the citations in the texts of a document, and links them to its entries.
 * The form that the document cites in is inferred: every reading is made, and those that fit its entries most often are kept.
 * So many as are `noted` it has in notes besides.
 */
export const readCitations = (texts: readonly CitedText[], index: EntryIndex, noted = 0): ReadCitations => {
  const brackets = texts.map(openBrackets)
  const found = texts.map((text, place) => candidatesOf(text, brackets[place]!, index, leadsSentence(texts, place)))
  const plain = withoutCounted(texts, withoutMarks(texts, found))
  // Names without years are read only where years are rare: it is the reading that costs most, and means least.
  const dated = linked(plain, 'author-date')
  const pages = dated < brackets.flat().length / 2
  const candidates = pages ? plain.map((each, place) => ({ ...each, 'author-page': authorPages(texts[place]!, brackets[place]!, index) })) : plain
  const forms = chooseForms(candidates, index, noted)
  const all = candidates.map((candidate, place) => {
    const settled = settle(texts[place]!, forms.flatMap((form) => kept(candidate[form], form, forms)), index)
    const leaning = (dated > 0 ? [placesAlone, sameWorks] : [sameWorks]).flatMap((read) => read(texts[place]!.text, brackets[place]!, settled, index))
    return leaning.length === 0 ? settled : [...settled, ...leaning].sort((one, other) => one.from - other.from)
  })
  const inThem = withoutDatedLines(texts, all)
  const clusters = inThem.map((own, place) => {
    const { text, below } = texts[place]!
    return own.length > 0 || !below || place === 0 ? own : placeBelow(texts[place - 1]!.text, inThem[place - 1]!, text, brackets[place]!, index)
  })
  return { forms, clusters }
}

const openBrackets = (cited: CitedText): readonly Bracket[] => {
  const { closed = [] } = cited
  const brackets = bracketsIn(cited)
  return closed.length === 0 ? brackets : brackets.filter(({ from, to }) => !closed.some((span) => span.from < to && from < span.to))
}

const authorPages = (cited: CitedText, brackets: readonly Bracket[], index: EntryIndex): Cluster[] =>
  brackets.flatMap((bracket) => readAuthorPage(cited, bracket, index) ?? [])

const candidatesOf = ({ text, superscript, closed = [] }: CitedText, brackets: readonly Bracket[], index: EntryIndex, leads: boolean): Candidates => {
  // A number at the very beginning mostly counts the items of a typed list.
  const numeric = brackets
    .filter(({ from, to, inner }) => (leads || /\S/u.test(text.slice(0, from))) && !isMeasure(text.slice(0, from), inner, text.slice(to, to + 8)))
    .flatMap((bracket) => readNumericBracket(bracket, index) ?? [])
  return {
    'author-date': brackets.flatMap((bracket) => readAuthorDate(text, bracket, index) ?? []),
    'author-page': [],
    brackets: numeric.filter(({ from }) => text[from] === '['),
    // `2017, 5(1)`: the issue of a volume; `(1:3)`: what is mixed with what.
    parentheses: numeric.filter(({ from, to }) => text[from] !== '[' && !/\d/u.test(text[from - 1] ?? '') && !/^\(\d+:\d+\)$/u.test(text.slice(from, to))),
    superscript: readSuperscripts(text, superscript, index).filter(({ from, to }) => !closed.some((span) => span.from < to && from < span.to)),
  }
}

/** How far below what it belongs to an affiliation or a note to a table may stand, in paragraphs. */
const reach = 12

/** Without the raised numbers with which one of the next paragraphs begins. */
const withoutMarks = (texts: readonly CitedText[], candidates: readonly Candidates[]): Candidates[] => {
  const marks = texts.map(({ text, superscript }) => leadingMark(text, superscript))
  return candidates.map((each, place) => {
    if (each.superscript.length === 0) return each
    const below = new Set(marks.slice(place + 1, place + 1 + reach))
    return { ...each, superscript: each.superscript.filter(({ cites }) => !cites.every(({ number }) => below.has(number))) }
  })
}

/** What no entry answers to is only kept in the form that the document cites in most. */
const kept = (clusters: readonly Cluster[], form: TypedForm, forms: readonly TypedForm[]): readonly Cluster[] =>
  form === forms[0] ? clusters : clusters.filter(({ cites }) => cites.some(({ link }) => link.kind === 'exact'))

/** In order, the surer of two that overlap, and none inside a quotation but those that an entry answers to. */
const settle = ({ text }: CitedText, clusters: readonly Cluster[], index: EntryIndex): Cluster[] => {
  if (clusters.length === 0) return []
  const quoted = quotations(text)
  const chosen: Cluster[] = []
  for (const cluster of [...clusters].sort((one, other) => other.confidence - one.confidence)) {
    if (chosen.some(({ from, to }) => from < cluster.to && cluster.from < to)) continue
    const inside = quoted.some(({ from, to }) => from < cluster.from && cluster.to < to)
    if (inside && !cluster.cites.some(({ link }) => link.kind === 'exact')) continue
    chosen.push(cluster)
  }
  chosen.sort((one, other) => one.from - other.from)
  return joinBrackets(text, chosen, index).map(withPlacesTogether).map((cluster) => (cluster.system === 'numeric' ? withNames(text, cluster, index) : cluster))
}

/** A number in a sentence that names the author already. */
const withNames = (text: string, cluster: Cluster, index: EntryIndex): Cluster => {
  const names = citedNames(text.slice(Math.max(0, cluster.from - 200), cluster.from), cluster.cites[0]!.link.references, index)
  if (!names) return cluster
  const start = Math.max(0, cluster.from - 200)
  return { ...cluster, names: { from: start + names.from, to: start + names.to } }
}

const quotations = (text: string): Span[] => matchesOf(text, /“[^“”]{20,}”|(?<=^|[\s(])"[^"]{20,}"/gu).map(({ 0: quote, index }) => ({ from: index, to: index + quote.length }))
