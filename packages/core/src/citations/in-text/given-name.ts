import type { Link } from '../cluster.js'
import { fold } from './fold.js'
import type { EntryIndex } from './link.js'
import type { NameList } from './names.js'
import { openers } from './openers.js'

const word = '(?:\\p{Lu}[\\p{L}\\p{M}’\'-]+|(?:\\p{Lu}\\.-?)+|\\p{Lu})'
const before = new RegExp(`(?<=^|[\\s(;“"])(?:${word}\\s+){1,3}$`, 'u')
// A name that begins with initials, `C. Roe`, is in order.
const inverted = new RegExp(`^(?!\\p{Lu}\\.)[^,]{2,60},\\s*((?:${word}\\s*){1,3})(?=[,.;:&()]|and\\b|$)`, 'u')
const initialsBehind = /^(?!\p{Lu}\.)[^,\d]{2,60}?\s(\p{Lu}{1,3})(?=[,.;:]|$)/u
const inOrder = new RegExp(`^((?:${word}\\s+){1,3})(?:\\p{Ll}+\\s+){0,2}\\p{Lu}[\\p{L}\\p{M}’'-]+(?=,|\\s(?:and|&)|$)`, 'u')

/** The given names and initials right before a place in a text, with the blanks behind them: `Ann `, `Carl E. `; words that begin a sentence are none. */
export const givenBefore = (text: string, at: number): string | undefined => {
  const found = before.exec(text.slice(Math.max(0, at - 60), at))?.[0]
  const opener = found === undefined ? null : openers.exec(`${found}X`)
  const given = found?.slice(opener?.[0].length ?? 0)
  return given === '' ? undefined : given
}

/** The given names or initials of the first author of an entry, folded, read from its names. */
export const givenOf = (names: string): readonly string[] => {
  const letters = initialsBehind.exec(names)?.[1]
  return letters === undefined ? wordsOf(inverted.exec(names)?.[1] ?? inOrder.exec(names)?.[1] ?? '') : [...letters.toLowerCase()]
}

/** Whether given names can be those of one person, where either may be shortened to initials. */
export const agree = (given: string, known: readonly string[]): boolean =>
  known.length > 0 && wordsOf(given).every((name, place) => known[place] === undefined || name.startsWith(known[place]) || known[place].startsWith(name))

/**
 * With the given names before them, where the entry that is meant has them, or initials follow:
 * `Matthew E. Baker and King`, which nothing but `see` introduces in `(see Matthew E. Baker and King 2010)`.
 */
export const withGivenName = (names: NameList, index: EntryIndex, link: Link, lead: string, at: number): NameList => {
  const given = givenBefore(lead, names.from - at)
  const initialled = /^\p{Lu}\.\s?/u.test(lead.slice(names.from - at))
  return given !== undefined && (initialled || index.calls(link, given)) ? { ...names, from: names.from - given.length } : names
}

const wordsOf = (given: string): readonly string[] => (given.trim() === '' ? [] : fold(given).split(' '))
