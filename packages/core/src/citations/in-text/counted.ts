import type { Cluster } from '../cluster.js'
import type { CitedText } from './read-citations.js'
import type { Candidates } from './system.js'

/** `(1)` before an item or an example, alone beside an equation, or behind one. */
const counting = /^\s*\((\d{1,3})\)(?:\s+(?=\S)|\s*$)|(?:\t|\uFFFC\s*|\s{3,})[([](\d{1,3})[)\]][.,;]?\s*$/u
/** A line with more words than this is text, whatever stands behind it, but for one that says what is equal to what. */
const mostWords = 4
/** What the number belongs to, right before it. */
const called =
  /\b(?:equations?|eqs?\.?|eqns?\.?|formulas?|formulae|expressions?|inequalit(?:y|ies)|examples?|steps?|items?|gleichung(?:en)?|gl\.|formeln?|beispiele?|ecuaci(?:ón|ones)|fórmulas?|équations?|formules?|equaç(?:ão|ões)|equazion[ei]|уравнени\p{L}*|формул\p{L}*)[\s\u00a0]*(?:[([]\d{1,3}[)\]]\s*(?:(?:,|and|or|to|und|oder|bis|y|et|e|и|[–—-])\s*)+)*$/iu

/** Without the numbers with which a document counts its own equations, examples and items, wherever it calls them up. */
export const withoutCounted = (texts: readonly CitedText[], candidates: readonly Candidates[]): readonly Candidates[] => {
  const own = new Set(texts.flatMap(({ text, counted }) => counted ?? labelOf(text)?.number ?? []))
  const bare = candidates.map((each, place) => {
    const { text } = texts[place]!
    if (each.brackets.length === 0 && each.parentheses.length === 0) return each
    const label = labelOf(text)
    const cites = ({ from }: Cluster): boolean => label?.at !== from && !called.test(text.slice(Math.max(from - 60, 0), from))
    return { ...each, brackets: each.brackets.filter(cites), parentheses: enumerated(text, each.parentheses.filter(cites)) }
  })
  // `as (1) and (2) show`, where nothing else is in brackets of the kind, speaks of those.
  const all = bare.flatMap(({ parentheses }) => parentheses)
  return own.size > 0 && all.every(({ cites }) => cites.every(({ number }) => own.has(number!))) ? bare.map((each) => ({ ...each, parentheses: [] })) : bare
}

/** The number that a line has, where it stands before or behind what it counts. */
const labelOf = (text: string): { readonly number: number; readonly at: number } | undefined => {
  const found = counting.exec(text)
  if (!found) return undefined
  const [label, before, behind] = found
  const at = found.index + label.search(/[([]/u)
  if (behind !== undefined && !text.slice(0, found.index).includes('=') && (text.slice(0, found.index).match(/\p{L}{3,}/gu)?.length ?? 0) > mostWords) return undefined
  return { number: Number(before ?? behind), at }
}

const leads = /(?:[:;,—–]|\b(?:and|or|are|by|und|oder|sowie|sind|y|o|et|ou|e))\s*$/u

/** Without those of `three things: (1) cost, (2) fairness, and (3) speed`. */
const enumerated = (text: string, clusters: readonly Cluster[]): readonly Cluster[] => {
  const items = clusters.filter(({ from, to, cites }) => cites.length === 1 && leads.test(text.slice(Math.max(from - 12, 0), from)) && /^\s+\p{L}/u.test(text.slice(to)))
  const counts = items.length > 1 && items.every(({ cites }, place) => cites[0]!.number === place + 1)
  return counts ? clusters.filter((cluster) => !items.includes(cluster)) : clusters
}
