import { matchesOf } from '../../algorithms/matches.js'
import type { Cluster } from '../cluster.js'
import { fold } from './fold.js'
import type { EntryIndex } from './link.js'
import { onward, placeLabel, readNumbers } from './numeric.js'

const digits: Readonly<Record<string, string>> = { '⁰': '0', '¹': '1', '²': '2', '³': '3', '⁴': '4', '⁵': '5', '⁶': '6', '⁷': '7', '⁸': '8', '⁹': '9', '⁻': '-', '‚': ',' }
const places = `(?:\\(${placeLabel}[\\divxl–-]+${onward}\\))?`
const numbers = `\\d{1,3}${places}(?:[,–—−‑-]\\s?\\d{1,3}${places})*`
const whole = new RegExp(`^\\s*[[(]?${numbers}[\\])]?\\s*$`, 'u')
/** After a word or the sign that ends it, and before a blank, a sign or the end. */
const glued = new RegExp(`(?<=[\\p{L}\\p{M}][.,;:!?)\\]”"’»]{0,3})(?<![\\p{L}\\d]-?\\d*)(${numbers})(?=[\\s.,;:?!)\\]”]|$)`, 'gu')
/** After a bracket or a decimal that ends a sentence: `(see Table 1).3`, `p = .14.9`. */
const afterNumber = new RegExp(`(?<=\\d\\)[.,;:]?|[\\s=]\\d*\\.\\d+\\.)(${numbers})(?=\\s+\\p{Lu}|\\s*$)`, 'gu')
const gluedToWord = new RegExp(`(?<![\\p{L}])(\\p{L}\\p{Ll}+)(${numbers})(?=[\\s.,;:?!)\\]”]|$)`, 'gu')
/** What a raised number after it means is a power, an isotope, a charge. */
const powered = /(?:(?<![\p{L}’'])(?:[kcmdµμn]?m|s|kg|g|mol|km|cm|mm|ft|in|yr?|h|hr|min|ha|[A-Za-z]|SD|SEM?|R?MSE|\p{Script=Greek}|Chi|chi)|\d|[\]}])$/u

/** Signs that make an exponent or a charge of it: `10⁻⁵`, `Ca²⁺`. */
const signAround = /[⁺⁻]/u

/** Whether a raised number is that of an isotope: `¹H NMR`, `the ¹³C–²H bond`. */
export const isIsotope = (text: string, from: number, to: number): boolean =>
  /(?:^|[\s([{–—-])$/u.test(text.slice(0, from)) && /^\p{Lu}\p{Ll}?(?!\p{Ll})/u.test(text.slice(to, to + 3))

const signed = /[⁰¹²³⁴⁵⁶⁷⁸⁹]+(?:[‚,–⁻-][⁰¹²³⁴⁵⁶⁷⁸⁹]+)*/gu

/** Reads raised numbers: those of the text's own looks where they are known, of signs like `¹²` everywhere. */
export const readSuperscripts = (text: string, raised: readonly { readonly from: number; readonly to: number }[] | undefined, index: EntryIndex): Cluster[] => {
  if (raised?.length === 0 && text.search(signed) < 0) return []
  const signs = matchesOf(text, signed).map(({ 0: found, index: from }) => ({ from, to: from + found.length }))
  const marked = leadingMark(text, raised) !== undefined
  return [...(raised ?? gluedNumbers(text, index)), ...signs].flatMap(({ from, to }) => {
    const inside = text.slice(from, to).replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻‚]/gu, (sign) => digits[sign]!)
    const before = text.slice(0, from)
    // Nothing stands before it: the mark of an affiliation or of a note to a table; behind one, others follow after a blank.
    if (before.trim() === '' || (marked && /\s$/u.test(before))) return []
    if (isIsotope(text, from, to) || !whole.test(inside) || powered.test(before.slice(-5))) return []
    if (signAround.test(text.slice(from - 1, from) + text.slice(to, to + 1))) return []
    const cites = readNumbers(inside.replace(/[[\]]/gu, ' '), from, index)
    if (!cites || cites.some(({ number }) => number === 0 || number! > index.highest + 15)) return []
    const sure = cites.every(({ link }) => link.kind === 'exact')
    return [{ from, to, form: 'superscript', system: 'numeric', cites, confidence: sure ? (raised ? 0.97 : 0.9) : 0.6 }]
  })
}

/** The raised number that a paragraph begins with: the mark of an affiliation, or of a note to a table. */
export const leadingMark = (text: string, raised: readonly { readonly from: number; readonly to: number }[] = []): number | undefined => {
  const signs = /^\s*([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/u.exec(text)?.[1]
  if (signs !== undefined) return Number([...signs].map((sign) => digits[sign]).join(''))
  const [first] = raised
  if (!first || text.slice(0, first.from).trim() !== '') return undefined
  const number = /^\d{1,2}$/u.exec(text.slice(first.from, first.to).trim())?.[0]
  return number === undefined ? undefined : Number(number)
}

/** Where looks are unknown: digits that touch the end of a sentence, a plain word, or the name of an author. */
const gluedNumbers = (text: string, index: EntryIndex): { from: number; to: number }[] => {
  const found = new Map<number, number>()
  for (const match of matchesOf(text, glued)) found.set(match.index, match.index + match[1]!.length)
  for (const match of matchesOf(text, afterNumber)) found.set(match.index, match.index + match[1]!.length)
  for (const match of matchesOf(text, gluedToWord)) {
    const word = match[1]!
    const author = index.named(word).length > 0 || (index.entry(parseInt(match[2]!, 10))?.names.has(fold(word)) ?? false)
    if (/^\p{Ll}{5,}$/u.test(word) || author) found.set(match.index + word.length, match.index + match[0].length)
  }
  return [...found].map(([from, to]) => ({ from, to })).sort((one, other) => one.from - other.from)
}
