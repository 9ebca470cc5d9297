import type { Cite, Cluster } from '../cluster.js'
import type { Bracket } from './bracket.js'
import type { NameList } from './names.js'
import { year } from './year-text.js'

/** What a bracket cites as one citation, unless all of it is prose; with the names of the sentence, where these are part of it. */
export const clusterOf = (text: string, bracket: Bracket, cites: readonly Cite[], names?: NameList): Cluster | undefined => {
  if (cites.length === 0 || cites.every((cite) => isProse(cite) || isSpanOfTime(text, cite))) return undefined
  const place = { ...spanOf(text, bracket, cites), system: 'author-date', cites, confidence: confidenceOf(cites) } as const
  return names ? { ...place, form: 'narrative', names: { from: names.from, to: names.to } } : { ...place, form: 'parenthetical' }
}

/** The whole bracket, or what stands in it alone where something else does too: `(the second one; see Lee, 2020)`. */
const spanOf = (text: string, { from, to }: Bracket, cites: readonly Cite[]): { from: number; to: number } => {
  const before = text.slice(from + 1, cites[0]!.from)
  const last = cites.at(-1)!.to
  const after = text.slice(last, to - 1)
  const follows = /;.*\p{L}{3}/u.test(after)
  if (!before.includes(';') && !follows) return { from, to }
  const own = before.slice(before.lastIndexOf(';') + 1)
  return { from: cites[0]!.from - own.trimStart().length, to: follows ? last + after.slice(0, after.indexOf(';')).trimEnd().length : to - 1 }
}

/** A year and a name in the middle of a remark, which no entry answers to: `(that is, it will be a Word 2007 file)`. */
const isProse = ({ link, personal: told, prefix = '', suffix = '' }: Cite): boolean =>
  link.kind === 'none' && !told && (prefix.split(/\s+/u).length > 5 || suffix.split(/\s+/u).length > 4)

/** `Harbour maps (1970–80)`, `Ada Roe (1818–1883)`: a work of several years has an entry that says so, and what has none is when something was. */
const isSpanOfTime = (text: string, { link, personal: told, from, to }: Cite): boolean =>
  link.kind === 'none' && !told && /\d\s?[–-]\s?\d+$/u.test(year.exec(text.slice(from, to))?.[0] ?? '')

const confidenceOf = (cites: readonly Cite[]): number =>
  Math.min(...cites.map(({ link, personal: told }) => (told ? 0.9 : link.kind === 'exact' ? 0.97 : link.kind !== 'none' ? 0.85 : 0.6)))
