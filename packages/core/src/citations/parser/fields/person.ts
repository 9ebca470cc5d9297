import type { CslName } from '../../item.js'
import { isGroup } from './group.js'
import { isCapitalParticle, isCapitalsThenInitials, isInitialsWord, isParticle, isSuffix } from './initials.js'

/** A name out of its two halves. */
export const person = (family: string, given: string): CslName => {
  const bare = withoutStop(family.replace(/^[\s“"([]+|[\s”")\]*]+$/gu, ''))
  const { name = given.trim(), suffix } = suffixed.exec(given.trim())?.groups ?? {}
  return { family: bare, ...(name !== '' && { given: parted(name) }), ...(suffix !== undefined && { suffix }) }
}

/** `Lund, Carl Jr`: capitals behind initials are more of them. */
const suffixed = /^(?<name>\S.*)\s(?<suffix>[JS]r\.?|(?<=\p{Ll}\s)(?:III?|IV))$/u

/** `Vito RT Berg`: capitals behind a given name in full are initials, each of a name of its own; styles that shorten the first keep them all. */
const parted = (given: string): string => given.replace(/(?<=^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s)\p{Lu}{2,3}$/u, (capitals) => `${[...capitals].join('. ')}.`)

/** A name that no comma divides. In a list of names like `Ames JK` a short last word is given names too (`Roe Aa`). */
export const undivided = (text: string, initialsLast: boolean): CslName => {
  const words = text.split(/\s+/)
  if (words.length === 1) return { family: withoutStop(text) }
  // “NHS Improvement”: three letters without a stop are no initials where a word stands behind them, and too few for a family name in capitals.
  if (!initialsLast && /^\p{Lu}{3}$/u.test(words[0]!) && !isCapitalParticle(words[0]!) && words.slice(1).every((word) => /^\p{Lu}\p{Ll}{2}/u.test(word))) return { literal: groupName(text) }
  // “Statistiska byrån”: no surname is written small, but for particles.
  if (/^\p{Lu}/u.test(words[0]!) && /^\p{Ll}{4}/u.test(words.at(-1)!) && words.every((word) => /\p{Ll}{2}/u.test(word))) return { literal: groupName(text) }
  const from = givenFrom(words, initialsLast)
  // “TIDES Study Group”: no family name in capitals.
  if ((from === undefined || capitalsAtStart(words) > 0) && isGroup(text)) return { literal: groupName(text) }
  if (from !== undefined) {
    const rest = words.slice(from)
    const given = rest.filter((word) => !isSuffix(word))
    // “Berg IV”: what would be a suffix is all that is given.
    if (given.length === 0) return person(words.slice(0, from).join(' '), rest.join(' '))
    return withSuffix(person(words.slice(0, from).join(' '), given.join(' ')), rest.find(isSuffix))
  }
  const suffix = isSuffix(words.at(-1)!) ? words.pop() : undefined
  const start = familyStart(words)
  return withSuffix(person(words.slice(start).join(' '), words.slice(0, start).join(' ')), suffix)
}

const withSuffix = (name: CslName, suffix: string | undefined): CslName => (suffix === undefined ? name : { ...name, suffix })

/** Where the given names begin in a name with the family name first; undefined where the given names come first. */
const givenFrom = (words: readonly string[], initialsLast: boolean): number | undefined => {
  if (isCapitalsThenInitials(words)) return 1
  const capitals = capitalsAtStart(words)
  if (capitals > 0) return capitals
  // “St. Leger J”
  if (isInitialsWord(words[0]!) && words[0] !== 'St.') return undefined
  const from = 1 + words.slice(1).findIndex((_, index) => areGiven(words.slice(index + 1)))
  if (from > 1 && words.slice(from).every(isSuffix)) return undefined
  if (from > 0 && !/^[JS]r\b/.test(words[from]!)) return from
  return initialsLast && /^\p{Lu}[\p{L}\d-]{0,3}$|^\p{Ll}$/u.test(words.at(-1)!) ? words.findIndex((word, index) => index > 0 && isShort(word)) : undefined
}

/** Initials, a suffix, and at the very end perhaps a particle: `Rocha DM da`. */
const areGiven = (words: readonly string[]): boolean =>
  words.every((word, index) => isInitialsWord(word) || isSuffix(word) || (index > 0 && index === words.length - 1 && isParticle(withoutStop(word))))

const isShort = (word: string): boolean => /^\p{Lu}$|^\p{Ll}$|^\p{Lu}[\p{L}\d-]{1,3}$/u.test(word)

/** How many words at the start are a family name in capitals before a given name that is not: `LE PORT Jeanne`. */
const capitalsAtStart = (words: readonly string[]): number => {
  const count = words.findIndex((word) => !/^\p{Lu}[\p{Lu}'’-]+$/u.test(word) || /^\p{Lu}-\p{Lu}$/u.test(word))
  const isFamily = words.slice(0, Math.max(0, count)).some((word) => word.length > 3 && !isCapitalParticle(word))
  return isFamily && /^\p{Lu}/u.test(words[count]!) ? count : 0
}

/** Where the family name begins in a name with the given names first: particles belong to it. */
const familyStart = (words: readonly string[]): number => {
  let from = words.length - 1
  // “J. Y. Le Port”, “Anna Maria Di Monte”: between given and family names a particle may have a capital.
  while (from > 1 && (isParticle(words[from - 1]!) || isCapitalParticle(words[from - 1]!))) from--
  return from === 1 && isParticle(words[0]!) ? 0 : from
}

/** The last stop of `e.V.` belongs to it, and so does that of an initial which stands alone: no surname is `D.` */
export const withoutStop = (text: string): string => text.trim().replace(/[,:]+$/, '').replace(/(?<!(?:\.\s?|^)\p{L})\.[.,:]*$/u, '')

/** What companies call themselves is abbreviated with a stop: `Fjord Corp.` */
export const company = /\s(?:Co|Corp|Inc|Ltd|Bros)$/u

/** The name of a group; the stop of a company belongs to it. */
export const groupName = (text: string): string => {
  // `for the TIDES Study Group`: they wrote for it.
  const name = withoutStop(text).replace(/^(?:for|on behalf of)\s(?:the\s)?(?=\p{Lu})/u, '')
  return company.test(name) && text.includes(`${name}.`) ? `${name}.` : name
}
