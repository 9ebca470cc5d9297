import type { CslName } from '../../item.js'
import { isGroup } from './group.js'

/** Names with what stood among them: whether the list was cut short. */
export interface Names {
  readonly names: readonly CslName[]
  /** “et al.” ends the list: further names are unknown. */
  readonly etAl: boolean
}

const abridged = /(?<=[,;]\s*)(?:…|\.\s?\.\s?\.)\s*(?:&|and)?\s*(?=\p{Lu})/u
const etAlPattern = /[,;\s]*(?:(?:\bet|\band)\s*\.?\s*(?:al|alii|others)\b\.?|\bu\.\s?a\.|\be\.\s?a\.|…|\.\s?\.\s?\.)[\s.,;:]*$/iu
const lead = /^(?:[\s,.;:([“"]|\b(?:in|dans|en)\b\s*:?(?=\s)|\b(?:edited|ed|hrsg|herausgegeben|éd|édité|translated|trans|übersetzt|trad|directed|dir|compiled|selected|revised)\b\.?(?:\s*(?:and|&)\s*(?:translated|trans|introduced)\b\.?)?\s*(?:by|von|par|por)\b|\b(?:eds?|edd|trans|transl|trad|hrsg|éds?)\b\.?(?=\s+\p{Lu})|\b(?:by|herausgegeben von)\b(?=\s+\p{Lu}[\p{Ll}.]+\s+\p{Lu}))+/iu
const tail = /[\s,;:(\[]*\b(?:editors?|edd?s?|hrsgg?|hg|dirs?|éds?|coords?|orgs?|comps?|translators?|transl?|trads?|dir|directors?|producers?)\b[\s.,;:)\]]*$/iu
// In lower case only: “Y” and “E” are initials.
const joint = /\s*(?:,\s*)?(?:&|\b(?:and|And|AND|und|et|och|og|dan|with)\b|(?<!\p{L})[ye](?=\s+\p{Lu}))\s+/u

/** Takes a list of names apart, in whatever order and with whatever signs it is written. */
export const readNames = (text: string): Names => {
  let rest = plainList(text).replace(lead, '')
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(tail, '')
  }
  const etAl = etAlPattern.test(rest) || abridged.test(rest)
  rest = rest.replace(abridged, '').replace(etAlPattern, '').replace(/[\s,;:]+$/, '').trim()
  if (!rest || /^in$/i.test(rest)) return { names: [], etAl }
  return { names: withoutLastStop(namesIn(rest)), etAl }
}

/** The stop after the last name ends the list, not an initial, where the other initials have none (`Ames J, Berg K.`). */
const withoutLastStop = (names: readonly CslName[]): CslName[] =>
  names.map((name, index) => {
    if (index < names.length - 1 || !name.given?.endsWith('.')) return name
    const bare = name.given.slice(0, -1)
    const unstopped = names.some(({ given }, other) => other < index && given !== undefined && /^\p{Lu}{1,3}$/u.test(given))
    return unstopped || /(?:\p{Ll}{2}|\p{Lu}{2})$/u.test(bare) ? { ...name, given: bare } : name
  })

/** Without the number of the entry and doubled stops, hyphens closed (`J. -L.`), and given names out of their brackets (`Amand (M.)`). */
const plainList = (text: string): string =>
  text
    .replace(/^\s*[\[(]?\d+[\])]?[.:]?\s+(?=\p{Lu})/u, '')
    .replace(/(?<=\p{Lu}\.)\.(?!\s?\.)|(?<=\p{Lu}\.\s?[-‐])\s+(?=\p{Lu}\.)/gu, '')
    .replace(/(?<=\p{Lu}\.)\s+(?=[-‐]\p{Lu}\.)/gu, '')
    .replace(/(?<=\p{Lu}\p{L}+)\s+\(((?:\p{Lu}\p{Ll}?\.[\s-]?)+)\)/gu, ', $1')

const namesIn = (text: string): CslName[] => {
  if (text.includes(';')) return text.split(/\s*;\s*(?:(?:&|and)\s+)?/).filter(hasLetter).flatMap((part) => namesIn(part))
  if (isGroup(text)) return [{ literal: withoutStop(text) }]
  const chunks = text.split(joint).flatMap((part, index) => part.split(/\s*,\s*/).filter(hasLetter).map((chunk, place) => ({ text: chunk, joined: index > 0 && place === 0 })))
  return pairUp(chunks)
}

interface Chunk {
  readonly text: string
  /** An “and” stands before it: a new name begins. */
  readonly joined: boolean
}

/** Puts the chunks between commas together: `Smith, J.` is one name, `J. Smith, K. Jones` are two. */
const pairUp = (chunks: readonly Chunk[]): CslName[] => {
  const names: CslName[] = []
  const inverted = isInverted(chunks)
  for (let index = 0; index < chunks.length; index++) {
    const { text } = chunks[index]!
    const next = chunks[index + 1]
    if (isSuffix(text) && names.length > 0) {
      names.push({ ...names.pop()!, suffix: text })
      continue
    }
    const alone = !next || next.joined || isSuffix(next.text)
    if (!alone && takesGiven(text, next.text, inverted && (index === 0 || wordCount(text) === 1))) {
      names.push(person(text, next.text))
      index++
    } else {
      names.push(single(text))
    }
  }
  return names
}

/** Whether the first name stands family first with a comma, as in all styles that sort a list by it. */
const isInverted = ([first, second]: readonly Chunk[]): boolean =>
  first !== undefined && second !== undefined && !second.joined && !hasInitials(first.text) && !isSuffix(second.text)
  // “Vargas Llosa, Mario”: one word alone is nobody's whole name.
  && (wordCount(first.text) === 1 || (wordCount(first.text) === 2 && wordCount(second.text) === 1 && !isInitials(second.text)))

const takesGiven = (family: string, given: string, inverted: boolean): boolean => {
  if (isInitials(given)) return !hasInitials(family) || isInitials(family) || /^\p{Lu}\p{Ll}/u.test(family) && !endsInInitials(family) && !startsWithInitials(family)
  if (hasInitials(family)) return false
  return inverted && wordCount(given) <= 3
}

/** A name that no comma divides. */
const single = (text: string): CslName => {
  const words = text.split(/\s+/)
  if (words.length === 1) return oneWord(words[0]!)
  if (isGroup(text)) return { literal: withoutStop(text) }
  const initialsFrom = words.findIndex((_, index) => index > 0 && words.slice(index).every((each) => isInitialsWord(each) || isSuffix(each)))
  if (initialsFrom > 0 && !isInitialsWord(words[0]!)) {
    const given = words.slice(initialsFrom).filter((word) => !isSuffix(word))
    const suffix = words.slice(initialsFrom).find(isSuffix)
    if (given.length > 0) return { ...person(words.slice(0, initialsFrom).join(' '), given.join(' ')), ...(suffix !== undefined && { suffix }) }
  }
  const suffix = isSuffix(words.at(-1)!) ? words.pop() : undefined
  const from = familyStart(words)
  return { ...person(words.slice(from).join(' '), words.slice(0, from).join(' ')), ...(suffix !== undefined && { suffix }) }
}

/** `G.K.Sukandi`, or a name of one word. */
const oneWord = (word: string): CslName => {
  const glued = /^((?:\p{Lu}\p{Ll}?\.-?)+)(\p{Lu}\p{L}+.*)$/u.exec(word)
  return glued ? person(glued[2]!, glued[1]!) : { family: withoutStop(word) }
}

/** Where the family name begins in a name with the given names first: particles belong to it. */
const familyStart = (words: readonly string[]): number => {
  let from = words.length - 1
  // “J. Y. Le Hesran”, “Anna Maria Di Sciullo”: between given and family names a particle may have a capital.
  while (from > 1 && (isParticle(words[from - 1]!) || isCapitalParticle(words[from - 1]!))) from--
  return from === 1 && isParticle(words[0]!) ? 0 : from
}

const person = (family: string, given: string): CslName => {
  const bare = withoutStop(family.replace(/^[\s“"([]+|[\s”")\]]+$/gu, ''))
  return given ? { family: bare, given: given.trim() } : { family: bare }
}

const particles = /^(?:van|von|de|der|den|del|della|dela|di|da|du|la|le|los|las|ten|ter|te|dos|das|do|zu|zur|zum|vom|af|bin|ibn|al|el|st\.?|d'|’t|'t|y)$/i
const isParticle = (word: string): boolean => particles.test(word) && word === word.toLowerCase()
// “JR” and “SR” in capitals are the initials of a person who is listed as “Adams JR”.
const isCapitalParticle = (word: string): boolean => /^(?:Van|Von|De|Der|Den|Del|Della|Di|Da|Du|La|Le|Los|Ten|Ter|Dos|Das|El|D['’]\p{L}*)$/u.test(word)
const isSuffix = (text: string): boolean => /^(?:[Jj]r|[Ss]r|JR\.|SR\.|[Jj]nr|[Ss]nr|II|III|IV|2nd|3rd|[Pp]h\.?\s?D|M\.D|[Ee]sq)\.?$/.test(text.trim())
const hasLetter = (text: string): boolean => /\p{L}/u.test(text)
const wordCount = (text: string): number => text.split(/\s+/).filter((word) => !isParticle(word) && !isCapitalParticle(word)).length
const isInitialsWord = (word: string): boolean => /^(?:\p{Lu}\p{Ll}?\.?[-‐–]?){1,4}\.?$/u.test(word) && (/^(?:\p{Lu}\p{Ll}?\.[-‐–]?)+\p{Lu}?\.?$/u.test(word) || /^\p{Lu}{1,4}\.?$/u.test(word) || /^\p{Lu}[-‐–]\p{Lu}\.?$/u.test(word))
const isInitials = (text: string): boolean => text.split(/\s+/).every(isInitialsWord)
const hasInitials = (text: string): boolean => text.split(/\s+/).some(isInitialsWord)
const startsWithInitials = (text: string): boolean => isInitialsWord(text.split(/\s+/)[0]!)
const endsInInitials = (text: string): boolean => isInitialsWord(text.split(/\s+/).at(-1)!)
const withoutStop = (text: string): string => text.trim().replace(/[.,:]+$/, '')
