import type { Cite, Cluster, Locator } from '../cluster.js'
import type { Bracket } from './bracket.js'
import type { EntryIndex } from './link.js'
import { readLocator, readVerse } from './locator.js'

const dash = '[–—−‑‒-]'
/** `(p12)`, `(chap. 4)`: what a place in a bracket behind its number is called. */
export const placeLabel = '(?:pp?|chaps?|secs?|figs?|tables?|tbls?|paras?|[Ee]qs?|vols?)\\.?\\s?'
/** `p45 ff.`: that page and the next ones. */
export const onward = '(?:\\s?ff?\\.?)?'
const piece = new RegExp(`^\\s*(\\d{1,4})(?:\\s?(${dash})\\s?(\\d{1,4}))?\\s*(?:\\((${placeLabel}[\\divxl–,-]+${onward})\\))?\\s*$`, 'u')
const prefix = /^\s*(?:(?:see(?:\s+also)?|cf\.?|e\.g\.,?|i\.e\.,?|refs?\.?|references?|for example,?|reviewed in|and)\s+)+/iu
/** `for more details, see `, `but cf. `, `vgl. ` */
const leading = /^[^\d()[\];]{0,80}?(?<!\p{L})(?:see(?:\s+also)?|cf\.?|e\.g\.,?|vgl\.?|siehe|voir|véase)\s+(?=\d)/iu

/** Whether numbers that follow these words in one bracket with them are read as citations. */
export const leadsToNumbers = (words: string): boolean => leading.test(`${words.trimEnd()} 1`)

const longestRange = 200

/** Numbers with the places after them; undefined where anything else stands between them. `at` is where the text stands. */
export const readNumbers = (text: string, at: number, index: EntryIndex): Cite[] | undefined => {
  const cites: Cite[] = []
  const lead = (prefix.exec(text) ?? leading.exec(text))?.[0] ?? ''
  let from = at + lead.length
  for (const part of text.slice(lead.length).split(/(?<=[,;])/u)) {
    const bare = part.replace(/[,;]$/u, '')
    const words = cites.length > 0 ? (leading.exec(bare)?.[0] ?? '') : ''
    const before = cites.length
    if (isMorePages(text, at, cites.at(-1), bare, index)) addPages(cites, bare, from)
    else if (!addNumbers(cites, bare.slice(words.length), from + words.length, index) && !addPlace(cites, bare, from)) {
      if (!addVerse(cites, bare, from)) return undefined
    }
    if (words !== '' && cites.length > before) cites[before] = { ...cites[before]!, prefix: words.trim() }
    from += part.length
  }
  if (cites.length === 0) return undefined
  return lead.trim() === '' ? cites : [{ ...cites[0]!, prefix: lead.trim() }, ...cites.slice(1)]
}

const addNumbers = (cites: Cite[], text: string, at: number, index: EntryIndex): boolean => {
  // A number and its place with a colon: `1: 290–293`, `1: fig. 4`.
  const [numbers, place] = /^(\s*\d{1,4}\s*)(:.*)$/u.exec(text)?.slice(1) ?? [text]
  const match = piece.exec(numbers!)
  if (!match) return false
  const [first, last] = [Number(match[1]), Number(match[3] ?? match[1])]
  if (last < first || last - first > longestRange) return false
  const from = at + text.length - text.trimStart().length
  for (let number = first; number <= last; number++) {
    cites.push({ from, to: at + numbers!.trimEnd().length, names: [], etAl: false, number, link: index.numbered(number) })
  }
  const [places, start] = place !== undefined ? [place, numbers!.length] : [match[4] ?? '', text.indexOf(match[4] ?? '')]
  const locator = readLocator(places, at + start)
  if (place !== undefined && !locator) return false
  if (locator) withPlace(cites, locator)
  return true
}

/** `p. 5` after the number that it belongs to; a second place joins the first, and `p. 5` the volume before it. */
const addPlace = (cites: Cite[], text: string, at: number): boolean => {
  const last = cites.at(-1)
  if (!last || !/\p{L}|§|¶/u.test(text)) return false
  const locator = readLocator(text, at)
  if (!locator || /\S/u.test(text.slice(locator.to - at))) return false
  const ofVolume = last.locator?.label === 'volume' && locator.label === 'page'
  if (ofVolume) withPlace(cites, { ...locator, value: `${last.locator.value}:${locator.value}` })
  else withPlace(cites, last.locator ? { ...last.locator, value: `${last.locator.value}, ${text.trim()}`, to: locator.to } : locator)
  return true
}

/** `[7, 3.1.56]`, `[8, 9.82–104]`, `[9, Ezek. 1.5]`; `[1, 2.5]` may be an interval. */
const addVerse = (cites: Cite[], text: string, at: number): boolean => {
  const verse = cites.length === 1 && !cites[0]!.locator ? readVerse(`,${text}`, at - 1) : undefined
  if (!verse || verse.value !== text.trim() || !/\.\d+\.|[–-]|\p{L}/u.test(verse.value)) return false
  withPlace(cites, verse)
  return true
}

const onlyPages = new RegExp(`^\\s*(\\d+)(?:\\s?${dash}\\s?\\d+)?\\s*$`, 'u')

/** `[2, pp. 150, 163–165]`: behind one page of several further ones come, and so does what is no number of the list. */
const isMorePages = (text: string, at: number, last: Cite | undefined, part: string, index: EntryIndex): boolean => {
  const { label, value = '', from = 0, to = 0 } = last?.locator ?? {}
  const [, first] = onlyPages.exec(part) ?? []
  if (label !== 'page' || first === undefined || !/^pp/u.test(text.slice(from - at, to - at))) return false
  return /^\d+$/u.test(value) || Number(first) > index.highest
}

const addPages = (cites: Cite[], text: string, at: number): void => {
  const { locator } = cites.at(-1)!
  withPlace(cites, { ...locator!, value: `${locator!.value}, ${text.trim()}`, to: at + text.trimEnd().length })
}

const withPlace = (cites: Cite[], locator: Locator): void => {
  const last = cites.pop()!
  cites.push({ ...last, to: Math.max(last.to, locator.to), locator })
}

/** Reads a bracket of either kind as numbers. */
export const readNumericBracket = (bracket: Bracket, index: EntryIndex): Cluster | undefined => {
  if (!/\d/u.test(bracket.inner) || bracket.inner.length > 400) return undefined
  const cites = readNumbers(bracket.inner, bracket.from + 1, index)
  if (!cites || !plausible(cites, index)) return undefined
  return { from: bracket.from, to: bracket.to, form: 'numeric', system: 'numeric', cites, confidence: confidenceOf(cites) }
}

/** No number is far beyond the list, none is nought, and a list of them ascends: the rest are intervals, years, equations. */
const plausible = (cites: readonly Cite[], index: EntryIndex): boolean => {
  const numbers = cites.map(({ number }) => number!)
  const limit = index.highest + Math.max(15, index.highest * 0.25)
  return numbers.every((number) => number > 0 && (index.highest === 0 ? number < 1000 : number <= limit))
}

const confidenceOf = (cites: readonly Cite[]): number => (cites.every(({ link }) => link.kind === 'exact') ? 0.97 : 0.7)

/** Joins brackets that stand side by side: `[4], [5]`, `[2]–[4]`, whose dash is a range, and `(Lee, 2010), (Roe, 2015)`. */
export const joinBrackets = (text: string, clusters: readonly Cluster[], index: EntryIndex): Cluster[] => {
  const joined: Cluster[] = []
  for (const cluster of clusters) {
    const last = joined.at(-1)
    const between = last ? text.slice(last.to, cluster.from) : ''
    if (last && areSideBySide(text, last, cluster)) {
      joined[joined.length - 1] = together(last, cluster)
      continue
    }
    const alike = last?.form === 'numeric' && cluster.form === 'numeric' && text[last.from] === text[cluster.from]
    if (!last || !alike || !/^(?:\s?[,;]\s?|\s?[–—−‑-]\s?|)$/u.test(between)) {
      joined.push(cluster)
      continue
    }
    const cites = [...last.cites]
    const [low, high] = [last.cites.at(-1)!.number!, cluster.cites[0]!.number!]
    if (/[–—−‑-]/u.test(between) && high > low && high - low <= longestRange) {
      for (let number = low + 1; number < high; number++) {
        cites.push({ from: last.cites.at(-1)!.from, to: cluster.cites[0]!.to, names: [], etAl: false, number, link: index.numbered(number) })
      }
    }
    joined[joined.length - 1] = together({ ...last, cites }, cluster)
  }
  return joined
}

/** Several works for one statement stand in one bracket (APA 7, 8.12; Chicago 18, 13.124). */
const areSideBySide = (text: string, one: Cluster, other: Cluster): boolean =>
  one.form === 'parenthetical' && other.form === 'parenthetical' && one.system === other.system
  && text[one.to - 1] === ')' && /^[,;]?\s?\($/u.test(text.slice(one.to, other.from + 1))

const together = (one: Cluster, other: Cluster): Cluster =>
  ({ ...one, to: other.to, cites: [...one.cites, ...other.cites], confidence: Math.min(one.confidence, other.confidence) })
