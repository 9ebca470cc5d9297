import { nameParticle } from '../../../structure/words/name-particle.js'

/** `M.ª` is María. */
const stopped = /^(?:\p{Lu}\p{Ll}?\.ª?[-‐–]?)+\p{Lu}?\.?$/u
/** `Ó` is the beginning of an Irish surname. */
const bare = /^(?!Ó$)\p{Lu}{1,4}\.?$/u
const hyphened = /^\p{Lu}{1,3}[-‐–]\p{Lu}{1,3}\.?$/u

/** One word of initials: `J.`, `J.-P.`, `JR`, `C-KK`, `Yu.` */
export const isInitialsWord = (word: string): boolean => stopped.test(word) || bare.test(word) || hyphened.test(word)

/** Nothing but initials, and particles between them: `M. del C.` In `WANG X N` the first word is a family name in capitals. */
export const isInitials = (text: string): boolean => {
  const words = text.split(/\s+/)
  const isInner = (word: string, place: number): boolean => place > 0 && place < words.length - 1 && isParticle(word)
  return words.every((word, place) => isInitialsWord(word) || isInner(word, place)) && !isCapitalsThenInitials(words)
}

export const hasInitials = (text: string): boolean => text.split(/\s+/).some(isInitialsWord)

/** `DU X`, `WANG X N`: several capitals without a stop, and then single ones. */
export const isCapitalsThenInitials = (words: readonly string[]): boolean =>
  words.length > 1 && /^\p{Lu}{2,}$/u.test(words[0]!) && words.slice(1).every((word) => /^\p{Lu}$/u.test(word))

const particle = new RegExp(String.raw`^(?:${nameParticle}|st\.?|d'|’t|'t|y)$`)
const capitalParticle = /^(?:Van|Von|De|Der|Den|Del|Della|Di|Da|Du|La|Le|Los|St\.?|Ste\.?|Saint|Sainte|Ten|Ter|Dos|Das|El|Ó|Ní|Uí|D['’]\p{L}*|VAN|VON|DER|DEN|DEL|DELLA|DE|DI|DA|DU|LA|LE|DOS)$/u

/** A particle that may not be a name of its own: `van`, `de`. */
export const isParticle = (word: string): boolean => particle.test(word)

/** A particle as those write it who begin it with a capital, or the whole name in capitals. */
export const isCapitalParticle = (word: string): boolean => capitalParticle.test(word)

const suffix = /^(?:[Jj]r|[Ss]r|JR\.|SR\.|[Jj]nr|[Ss]nr|II|III|IV|2nd|3rd|4th)\.?$/
const degree = /^(?:[Pp]h\.?\s?D|M\.D|[Ee]sq)\.?$/

/** `Jr.`, `III`. “JR” and “SR” in capitals are the initials of a person who is listed as “Adams JR”. */
export const isSuffix = (text: string): boolean => suffix.test(text.trim())

/** A degree after a whole name; without a given name before it, it is initials (`Berg, M.D.`). */
export const isDegree = (text: string): boolean => degree.test(text.trim())
