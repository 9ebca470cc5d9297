import { beforeChrist, noDate, noName, notYetOut } from '../words/undated.js'
import { and } from './conjunction.js'
import type { When } from './names-of-sentence.js'

/** `2007 a, b`, `2007 a`: a blank before the letter of a year, behind which nothing follows but another letter or the end of the work. */
const apart = '(?:\\s(?=[a-e](?:[,;)\\]]|\\s?$|\\s(?:and|&)\\s[b-f](?:[,;)\\]]|$))))?'
const yearText = `(?:${beforeChrist}\\s?\\/\\s?)?` + '(?:c(?:a|irca)?\\.?\\s?)?\\[?(1[0-9]\\d\\d|20\\d\\d)\\]?(?:\\s?[/–-]\\s?(?:1\\d|20)?\\d\\d(?!\\d)|\\s\\[(?:1\\d|20)\\d\\d\\])?' + apart + '([a-z])?(?![\\d\\p{L}%°])'
const words = `((?:n\\.\\s?d\\.?|${noDate})${noName}|undated|${notYetOut})(?:[-\\s]?([a-z])(?![\\p{L}]))?`
/** A year in a text, or the words for none: `2020a`, `c. 1850`, `[1927] 1999`, `ca. 350 B.C.E./1985`, `n.d.`, `in press`. */
export const year = new RegExp(`(?<![\\d\\p{L}.–-])(?:${yearText}|${words})`, 'iu')
export const everyYear = new RegExp(year, 'giu')
/** `1967/2014`: what is read came out again. */
export const laterYear = /\/\s?((?:1\d|20)\d\d)$/u
/** `[1927] 1999`: when it came out first. */
export const firstYear = /[[(]((?:1\d|20)\d\d)[\])]\s(?:1\d|20)\d\d[a-z]?$/u
/** The same where a text begins with it, and behind the year of another work of the same names. */
export const yearFirst = new RegExp(`^\\s*(?:${yearText}|${words})`, 'iu')
export const another = new RegExp(`^\\s*(?:,|;|${and})\\s*(?:${yearText}|${words})`, 'iu')

/** What a match of these says: `2020`, `n.d.` */
export const yearOf = (match: RegExpExecArray): string => match[1] ?? match[3]!.toLowerCase().replace(/\s+/gu, ' ')

/** `2020a`, which some write as `2020A`. */
export const letterOf = (match: RegExpExecArray): string | undefined => (match[2] ?? match[4])?.toLowerCase()

export const whenOf = (match: RegExpExecArray): When => ({ year: yearOf(match), letter: letterOf(match) })
