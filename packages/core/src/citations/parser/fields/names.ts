import type { CslName } from '../../item.js'
import { isCompany, isGroup } from './group.js'
import { hasInitials, isCapitalParticle, isDegree, isInitials, isInitialsWord, isParticle, isSuffix } from './initials.js'
import { editedBy, editorsAbroad, inOfEditor, intoItalian, translatedBy, translationBy } from '../role-words.js'
import { groupName, person, undivided } from './person.js'

/** Names with what stood among them: whether the list was cut short. */
interface Names {
  readonly names: readonly CslName[]
  /** “et al.” ends the list: further names are unknown. */
  readonly etAl: boolean
  /** They stand before the last one that is named: `Lee, A., … Roe, B.` */
  readonly skips: boolean
}

/** `Lee, A., … Roe, B.`, `Lee A, et al; Tides Study Group` */
const abridged = /(?<=[,;]\s*)(?:(?:…|\.\s?\.\s?\.)\s*(?:&|and)?|[Ee]t\s?al\.?\s?[;,]\s*(?:(?:&|and)\s)?(?![Ee]ds?\b|[Ee]ditors?\b))\s*(?=\p{Lu})/u
// “U.A.” and “E.A.” are initials.
const etAlPattern = /[,;\s]*(?:(?:\b[Ee][Tt]|\b[Aa][Nn][Dd])\s*\.?\s*(?:al|AL|Al|alii|others|coll)\b\.?|(?<=[,;]\s*)others\b|\bu\.\s?a\.|\be\.\s?a\.|\ba\s+kol\b\.?|(?<=[,;.]\s*)(?:dkk|vd)\b\.?|…|\.\s?\.\s?\.)[\s.,;:)]*$/u
const lead = new RegExp(String.raw`^(?:(?:${editedBy}|${translatedBy}|${translationBy}|${intoItalian})\b|[\s,.;:([“"]|\b(?:in|dans|en)\b\s*:?(?=\s)|\bem(?=:|\s\p{L}\.):?|^${inOfEditor}:?|(?<!\p{L})(?:edited|ed|hrsg|herausgegeben|éd|édité|translated|trans|übersetzt|trad|directed|dir|compiled|selected|revised)(?!\p{L})\.?(?:\s*(?:and|&)\s*(?:translated|trans|introduced)\b\.?)?\s*(?:by|von|par|por)\b|(?<!\p{L})(?:eds?|edd|trans|transl|trad|tr|hrsg|éds?)\b\.?\)?(?=\s+\p{Lu})|\b(?:by|herausgegeben von)\b(?=\s+\p{Lu}[\p{Ll}.]+\s+\p{Lu}))+`, 'iu')
// In capitals only within brackets: “HG” and “ED” are initials, directors of something belong to a group, and “fjords.org” is an address.
const tail = new RegExp(String.raw`[\s,;:(\[]*(?:(?<!\p{L}|\p{L}{2}\.|\b(?:of|for)\s)(?:(?:[Gg]en(?:\.|eral)|[Ss]er(?:\.|ies)|[Vv]ol(?:\.|ume))\s)?(?:[Ee]ditors?|[Ee]dd?s?|[Hh]rsgg?|[Hh]g|[Hh]erausgeber(?:in)?|[Éé]diteurs?|[Dd]irs?|[Éé]ds?|[Cc]oords?|[Oo]rgs?|[Cc]omps?|[Tt]ranslators?|[Tt]ransl?|[Tt]rads?|[Üü]bers|[Dd]irectors?|[Pp]roducers?|${editorsAbroad})(?!\p{L})|[(\[]\s*(?:EDS?|HRSG|HG|DIR|COORDS?|ORGS?|TRANS|[Rr]ed|[Vv]ert|[Aa] [Cc](?:ura|\.) [Dd]i)(?!\p{L})|,\s*(?:[Rr]ed|[Vv]ert)\.(?=\s*[)\]]))[\s.,;:)\]]*$`, 'u')
// In lower case only: “Y” and “E” are initials; `Ortega y Gasset, J.` is one person.
const joint = /\s*(?:,\s*)?(?:&\s*|\s\b(?:and|And|AND|und|et|och|og|dan|ve|with)\b\s+|\s(?:[ye]|en)\s+(?=(?:del?\s(?:l[ao]s?\s)?)?\p{Lu})(?:(?<=[,.].*)|(?![^,]*,))|\s*\/\s*(?=(?:v[oa]n\s(?:de[rn]\s)?|de\s)?\p{Lu}))/u

/** `(trans. C. Roe).`: what opened before the word for what they did closes behind the names. */
const closedAlone = /^([^()]+)\)[\s.,;:]*$/

/** `EPUAP/NPIAP/PPPIA`: groups that speak as one. */
const acronyms = /^\p{Lu}{3,}(?:\s?\/\s?\p{Lu}{3,})+\.?$/u

/** Takes a list of names apart, in whatever order and with whatever signs it is written. */
export const readNames = (text: string): Names => {
  let rest = plainList(text).replace(lead, '')
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(tail, '')
  }
  rest = rest.replace(closedAlone, '$1')
  const skips = abridged.test(rest)
  const etAl = skips || etAlPattern.test(rest)
  rest = rest.replace(abridged, '').replace(etAlPattern, '').replace(/[\s,;:]+$/, '').trim()
  if (!rest || /^in$/i.test(rest)) return { names: [], etAl, skips: false }
  if (acronyms.test(rest)) return { names: [{ literal: rest.replace(/\.$/, '') }], etAl, skips: false }
  // “Ada Berg.”, “BERG A, ROE C.”: the stop ends the list.
  return { names: withoutLastStop(namesIn(rest.replace(/(?<=\s(?![JS]r)\p{Lu}\p{Ll}|^\p{Lu}{2,}(?:\s\p{Lu})+,[^.]*\s\p{Lu})\.$|(?<=\.)\.+$/u, ''))), etAl, skips }
}

/** The stop after the last name ends the list, not an initial, where the other initials have none (`Ames J, Berg K.`). */
const withoutLastStop = (names: readonly CslName[]): CslName[] =>
  names.map((name, index) => {
    if (index < names.length - 1 || !name.given?.endsWith('.')) return name
    const bare = name.given.slice(0, -1)
    const unstopped = names.some(({ given }, other) => other < index && given !== undefined && /^\p{Lu}{1,3}$/u.test(given))
    return unstopped || /(?:\p{Ll}{2}|\p{Lu}{2})$/u.test(bare) ? { ...name, given: bare } : name
  })

/** Marks of the list, then white space where others leave it out or put it before a sign, then given names out of their brackets (`Amand (M.)`). */
const plainList = (text: string): string =>
  text
    .replace(/^\s*[\[(]?\d+[\])]?[.:]?\s+(?=\p{Lu})/u, '')
    .replace(/\s*[*†‡§](?=[\s,;.*]|$)/gu, '')
    .replace(/(?<=,\s?)(and|und|et)(?=\p{Lu})/gu, '$1 ')
    .replace(/(?<=(?<!\p{L})\p{Lu}\p{Ll}?)\s+\.(?!\s?\.)/gu, '.')
    .replace(/(?<=(?<!\p{L})\p{Lu}\.)\s+\.(?=\s+\p{Lu}\p{Ll}|,|\s*$)/gu, '')
    .replace(stopOfName, '')
    .replace(/\s*,\s*/g, ', ')
    .replace(/(?<=\p{L})(?:[-‐]\s+|\s+[-‐])(?=\p{L})/gu, '-')
    .replace(/(?<=\p{Lu}\.)\.(?!\s?\.)|(?<=\p{Lu}\.\s?[-‐])\s+(?=\p{Lu}\.)/gu, '')
    .replace(/(?<=\p{Lu}\.)\s+(?=[-‐]\p{Lu}\.)/gu, '')
    .replace(/(?<=(?<!\p{L})\p{Lu}\p{Ll}?\.)(?=\p{Lu}\p{Ll}|\p{Lu}{3}|(?:de|van|von|di|da)\s?\p{Lu})/gu, ' ')
    .replace(/(?<=\s\p{Lu}{1,3})(?=(?:Jr|Sr|2nd|3rd|4th)(?!\p{L}))/gu, ' ')
    .replace(/(?<=\p{Lu}\p{L}+)\s+\(((?:\p{Lu}\p{Ll}?\.[\s-]?)+)\)\.?/gu, ', $1')

/** `Todd. J. Vision`: a given name in full has no stop before an initial; old abbreviations of names end in consonants (`Chas. A. Roe`). */
const stopOfName = /(?<=(?<!\p{L})(?!(?:Chas|Thos|Benj|Robt|Danl|Saml|Fred|Alex|Edwd)\.)\p{Lu}\p{Ll}{3,})\.(?=\s\p{Lu}\.)/gu

const namesIn = (text: string): CslName[] => {
  if (text.includes(';')) return text.split(/\s*;\s*(?:(?:&|and)\s+)?/).filter(hasLetter).flatMap((part) => turned(part) ?? namesIn(part))
  const spanish = inSpanish(text)
  if (spanish) return spanish
  const chunks = ` ${text}`.split(joint).flatMap((part, index) => part.trim().split(/\s*,\s*/).filter(hasLetter).map((chunk, place) => ({ text: chunk, joined: index > 0 && place === 0 })))
  const listed = chunks.filter((chunk) => /^\p{L}[\p{L}'’ -]*\p{Ll}\s\p{Lu}{1,3}$/u.test(chunk.text)).length
  const [, one, other] = twoGroups.exec(text) ?? []
  if (isGroup(one ?? '') && isGroup(other ?? '')) return [{ literal: one! }, { literal: groupName(other!) }]
  if ((listed === 0 || isCompany(text)) && isGroup(text) && !endsInGroup(chunks)) return [{ literal: groupName(text) }]
  return pairUp(chunks, listed > 1 && listed * 2 >= chunks.length)
}

const initialsFirst = /^((?:\p{Lu}\.[\s-]?)+)\s?(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)\.?$/u

/** `L. G. Díaz Monroy y M. A. Morales Rivera`: where “y” joins people, two words behind initials are two surnames. */
const inSpanish = (text: string): CslName[] | undefined => {
  if (!/\sy\s\p{Lu}\./u.test(text)) return undefined
  const people = text.split(/\s+y\s+|,\s*/).map((name) => initialsFirst.exec(name))
  return people.every((found) => found !== null) ? people.map(([, given, family]) => person(family!, given!.trim())) : undefined
}

/** `FERREIRA, Sueli Mara S. P.`: where semicolons stand between names, a comma parts those of one person, however many are given. */
const turned = (part: string): CslName[] | undefined => {
  const [, family, given] = /^([^,]+), (\p{Lu}\p{Ll}[^,]*)$/u.exec(part) ?? []
  if (family === undefined || joint.test(given!) || isSuffix(given!) || wordCount(family) > 2 || isGroup(part)) return undefined
  if (hasInitials(family) && !inCapitals.test(family)) return undefined
  return [person(family, given!)]
}

/** `World Tides Programme, & Harbour Bank`: within the name of a group no comma stands before a last “&” alone. */
const twoGroups = /^((?=[^,&]+\s[^,&])[^,&]+), & ((?=[^,&]+\s[^,&])[^,&]+)$/u

/** `Lee, Ann, Carl Roe, Mia Berg, and Tides Study Group`: after an inverted name and whole ones the group is the last in a list of names. */
const endsInGroup = (chunks: readonly Chunk[]): boolean => {
  const [others, last] = [chunks.slice(0, -1), chunks.at(-1)]
  const whole = others.slice(2)
  return last?.joined === true && isGroup(last.text) && whole.length > 0 && isInverted(chunks)
    && others.every(({ text }) => !isGroup(text)) && whole.every(({ text }) => /^\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}.'’-]+)+$/u.test(text))
}

interface Chunk {
  readonly text: string
  /** An “and” stands before it: a new name begins. */
  readonly joined: boolean
}

/** Puts the chunks between commas together: `Smith, J.` is one name, `J. Smith, K. Jones` are two. */
const pairUp = (chunks: readonly Chunk[], initialsLast: boolean): CslName[] => {
  const names: CslName[] = []
  const inverted = isInverted(chunks)
  for (let index = 0; index < chunks.length; index++) {
    const { text } = chunks[index]!
    const last = names.at(-1)
    if (last && (isSuffix(text) || (isDegree(text) && last.given !== undefined))) {
      names[names.length - 1] = { ...last, suffix: text }
      continue
    }
    if (last?.given !== undefined && text.split(/\s+/).every(isParticle)) {
      // “Berg, F. M., van der”
      names[names.length - 1] = { ...last, family: `${text} ${last.family}` }
      continue
    }
    const [family, suffix] = withoutSuffix(text, chunks[index + 1])
    const place = suffix !== undefined && family === text ? index + 2 : index + 1
    const next = chunks[place]
    const alone = !next || next.joined || isSuffix(next.text)
    const isAlone = (): boolean => spoken.test(next!.text) && spoken.test(chunks[index - 1]!.text)
    if (!alone && takesGiven(family, next.text, inverted && (index === 0 || (wordCount(family) === 1 && !isAlone())))) {
      names.push({ ...person(family, next.text), ...(suffix !== undefined && { suffix }) })
      index = place
    } else {
      names.push(undivided(text, initialsLast))
    }
  }
  return names
}

/** `Lee, Ann, Carl Roe, quaydata, Mia Berg`: between names as they are spoken one word is a name of its own. */
const spoken = /^\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+)+$/u

/** The family name with the suffix that stands before the given names: `De Lima Jr., P. A.`, `Berg, Jr., Walter`. */
const withoutSuffix = (text: string, next: Chunk | undefined): [family: string, suffix?: string] => {
  const inside = /^(\p{L}[\p{L}'’ -]*\p{Ll})\s+([JS]r\.?|III?|IV)$/u.exec(text)
  if (inside) return [inside[1]!, inside[2]!]
  return next && !next.joined && isSuffix(next.text) && !hasInitials(text) && wordCount(text) === 1 ? [text, next.text] : [text]
}

/** Whether the first name stands family first with a comma, as in all styles that sort a list by it. */
const isInverted = ([first, second]: readonly Chunk[]): boolean =>
  first !== undefined && second !== undefined && !second.joined && !isSuffix(second.text)
  // “Berg Solano, Mario”: one word alone is nobody's whole name.
  && (wordCount(first.text) === 1
    || (wordCount(first.text) === 2 && !hasInitials(first.text) && wordCount(withoutParticle(second.text)) === 1 && !isInitials(second.text)))

/** `Cordero Sandoval, Manuel de` */
const withoutParticle = (given: string): string => given.split(/\s+/).filter((word, index) => index === 0 || !isParticle(word.replace(/\.$/, ''))).join(' ')

/** `UNEP-WCMC`: three consonants and nothing else are no part of a surname. */
const unspeakable = /(?<!\p{L})[BCDFGHJKLMNPQRSTVWXZ]{3,}(?!\p{L})/u

/** `GARCÍA RUIZ, Ana`: a surname in capitals of two words, and no initials behind one, where the given name is spelled. */
const inCapitals = /^\p{Lu}{3}[\p{Lu}’'-]*(?:\s\p{Lu}{3}[\p{Lu}’'-]*)+$/u
const spelled = /^\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}?\p{Ll}+)*$/u

const takesGiven = (family: string, given: string, inverted: boolean): boolean => {
  if (unspeakable.test(family)) return false
  if (inCapitals.test(family) && spelled.test(given)) return true
  if (isInitials(given)) return !hasInitials(family) || isInitials(family) || (/^\p{Lu}\p{Ll}/u.test(family) && !endsInInitials(family) && !startsWithInitials(family)) || wordCount(family) === 1
  if (hasInitials(family) && wordCount(family) > 1) return false
  return inverted && wordCount(given) <= 3
}

const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** Words that are no particles before others. “Das A” and “Levin LA” have two all the same. */
const wordCount = (text: string): number => {
  const words = text.split(/\s+/)
  const weighty = words.filter((word, index) => index === words.length - 1 || !(isParticle(word) || isCapitalParticle(word)))
  return weighty.every((word) => isInitialsWord(word) && word.length < 3) ? words.length : weighty.length
}

const startsWithInitials = (text: string): boolean => isInitialsWord(text.split(/\s+/)[0]!)
const endsInInitials = (text: string): boolean => isInitialsWord(text.split(/\s+/).at(-1)!)
