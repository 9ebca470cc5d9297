import { withoutLead } from './author-lead.js'
import { frontLabel } from './front-label.js'
import { isInstitution } from './front-part.js'
import { nameParticle } from './name-particle.js'

const particle = new RegExp(`^${nameParticle}$`)
const suffix = /^(?:jr|sr|[ivx]{1,4}|ph\.?d|m\.?a|m\.?d)\.?$/i

/** `, RN`, `, Ph.D.`, `, MSc`: degrees and what somebody is licensed for, in capitals behind a name. */
const degrees = /(?<=\p{Ll}\.?)(?:,\s+(?:(?:\p{Lu}\.?){2,5}|(?:Ph|Ed|Psy|Pharm)\.?\s?D\.?|[BMD]\.?(?:Sc|Ed|Eng|Phil)\.?))+(?=\s*(?:[,;&]|and\s|$))/gu
const withoutDegrees = (names: string): string => names.replace(degrees, '')

/**
 * The name that an author is listed under, of one name as it is spoken; undefined where that takes a person to say.
 *
 *     surnameOf('Ludwig van der Berg Jr.') // 'van der Berg'
 */
export const surnameOf = (name: string): string | undefined => {
  const bare = withoutDegrees(withoutLead(name)).replace(/[\d*†‡§¶]+/g, '').trim()
  // Some peoples put it first, and who is meant in a row of names is not known.
  if (/[,;&@]|\b(?:and|und|et|y)\b/.test(bare.replace(/,?\s+(?:Jr|Sr)\.?$/, '')) || !/^[\p{L}\s.'’‐-]+$/u.test(bare.replace(/,/g, ''))) return undefined
  const words = bare.replace(/,/g, '').split(/\s+/)
  while (words.length > 2 && suffix.test(words.at(-1)!)) words.pop()
  if (words.length < 2 || words.length > 6) return undefined
  let from = words.length - 1
  while (from > 1 && particle.test(words[from - 1]!)) from--
  return words.slice(from).join(' ')
}

/** Marks behind names, which lead to institutions and notes: `Muster2,3,*`. */
const marks = /(?<=\p{L}\.?)\s?[\d*†‡§¶]+(?:\s?,\s?[\d*†‡§¶]+)*/gu

/**
 * The names in a line of authors: `Ada Sample1, Bea Muster2,3, and C. Example`, without what stands in brackets and where they belong to
 * behind them. Whether they are whole names is for `surnameOf` to say.
 */
export const namesIn = (line: string): string[] =>
  withoutDegrees(withoutLead(line).replace(/\s\([^()]*\)/g, '').replace(marks, '')).replace(/,?\s+((?:Jr|Sr)\.?)(?=[,;]|$)/g, ' $1').split(/\s*[,;]\s*(?:(?:and|&)\s+)?|\s+(?:and|&)\s+/).filter((name) => name !== '' && !isInstitution(name) && !frontLabel(name))
