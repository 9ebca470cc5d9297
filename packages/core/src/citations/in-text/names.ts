import { matchesOf } from '../../algorithms/matches.js'
import { remembering } from '../../algorithms/remembering.js'
import { and } from './conjunction.js'
import { givenBefore } from './given-name.js'
import type { EntryIndex } from './link.js'

/** A list of names as a citation has it, with where it stands in the text that it was read from. */
export interface NameList {
  readonly names: readonly string[]
  readonly etAl: boolean
  /** What the first is called beside the surname: the initials in the text, or the given names before it. */
  readonly given?: string
  readonly from: number
  readonly to: number
}

const letter = "[\\p{L}\\p{M}’'ʼ‐‑-]"
const particle = "(?:[Vv]an|[Vv]on|[Vv]om|[Dd]er|[Dd]en|[Dd]e|[Dd]es|[Dd]el|[Dd]ella|[Dd]egli|[Dd]i|[Dd]a|[Dd]os|[Dd]as|[Dd]u|[Ll]a|[Ll]e|[Tt]en|[Tt]er|[Tt]e|[Zz]ur?|af|av|bin|ibn|al|el|’t|'t|y)"
const word = `(?:(?:d|al|el|l)[’'-])?\\p{Lu}${letter}*`
const initials = '(?:\\p{Lu}\\.[\\s-]?)+'
const name = `(?:${initials}\\s?)?(?:${particle}\\s+)*${word}(?:\\s+(?:${initials}\\s?)?(?:${particle}\\s+)*${word}){0,7}(?:,?\\s(?:Jr|Sr)\\.?)?(?:,\\s(?:\\p{Lu}\\.[\\s-]?)*\\p{Lu}\\.)?`
/** `Holm y otros`, `Holm et coll.`, `Holm und andere` */
const others = 'others|colleagues|co-?workers|otr[oa]s|outr[oa]s|altri|autres|andere|anderen|andre|andra|flere|col(?:l|s)\\.'
const shortOthers = '(?:u|e)\\.\\s?a\\.|m\\.\\s?fl\\.'
const etAl = `(?:,?\\s+(?:et\\.?\\s?al(?:ii|\\.)?|(?:and|y|e|et|und|en|og|och)\\s+(?:${others})|${shortOthers}))`
const list = new RegExp(`^(${name}(?:\\s*[,/]\\s*(?!et\\b)${name})*(?:,?\\s+${and}\\s+${name})?)(${etAl})?$`, 'u')
/** `@lightfan`: what somebody is called on a site. */
const handle = /^@\w[\w.]*$/u
/** Behind names. */
export const andOthers = new RegExp(`^${etAl}`, 'u')
/** `Jung/Knemeyer`, as German papers have it, beside commas and words. */
const separator = new RegExp(`\\s*,\\s*(?:${and}\\s+)?|\\s+${and}\\s+|\\s*/\\s*`, 'u')

/** What is written with a capital before a number or a year, and is nobody's name. */
const noName = /^(?:Tables?|Tab|Figs?|Figures?|Eqs?|Equations?|Sections?|Sec|Chapters?|Ch|Appendix|Appendices|Experiments?|Study|Studies|Phases?|Versions?|Models?|Parts?|Panels?|Box|Steps?|Items?|Notes?|Vol|Volume|Nos?|Page|Pages|Scenario|Case|Type|Group|Day|Week|Month|Year|Grade|Level|Class|Figs|Suppl|Supplementary|Movie|Video|Slide|Line|Row|Question|Hypothesis|Theorem|Lemma|Definition|Proposition|Corollary|Example|Algorithm|Mr|Mrs|Ms|Dr|Prof|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|World War|Civil War|Art|Article|Act|Law|Directive|Regulation|Resolution|Decree|CI|SD|SE|OR|RR|HR|AD|BC|CE|BCE|ISO|IEEE|DSM|ICD|Windows|Python|MATLAB|COVID)\b/u

export const isNobody = (names: string): boolean => noName.test(names)

/** Reads the whole of a text as names, before which given names may stand; undefined where it is anything else, as most of what is tried is. */
export const readNames = (text: string, at: number, before?: () => string | undefined): NameList | undefined => {
  const trimmed = text.replace(/\s+$/u, '')
  const lead = trimmed.length - trimmed.trimStart().length
  const bare = trimmed.trimStart()
  if (bare === '' || bare.length > 300) return undefined
  const match = list.exec(bare)
  if (!match) return handle.test(bare) ? { names: [bare], etAl: false, from: at + lead, to: at + lead + bare.length } : undefined
  const given = `${before?.() ?? ''}${(ownInitials.exec(bare) ?? initialsBehind.exec(match[1]!))?.[0] ?? ''}`
  return { names: splitNames(match[1]!), etAl: match[2] !== undefined, ...(given !== '' && { given }), from: at + lead, to: at + lead + bare.length }
}

/** Names of a list one by one; initials after a comma go with the name before. */
const splitNames = (text: string): string[] => {
  const names: string[] = []
  for (const part of text.split(separator)) {
    if (part === '') continue
    if (/^(?:(?:\p{Lu}\.[\s-]?)+|Jr\.?|Sr\.?)$/u.test(part) && names.length > 0) continue
    names.push(surname(part))
  }
  return names
}

const ownInitials = /^(?:\p{Lu}\.[\s-]?)+\s*(?=\p{L})/u

/** `Lee, A. B., and Roe, C.`, as lists have names: the initials of the first. */
const initialsBehind = new RegExp(`(?<=^[^,]*,\\s)(?:\\p{Lu}\\.[\\s-]?)*\\p{Lu}\\.(?=,|\\s+${and}\\s|$)`, 'u')

/** Without the initials before it. */
const surname = (text: string): string => text.replace(ownInitials, '').replace(/,?\s(?:Jr|Sr)\.?$/u, '').trim()

const possessive = /(?:[’'ʼ]s|(?<=s)[’'ʼ])$/u

/**
 * The lists of names that a text may end in, longest first: `In James` before `James`.
 * `end` of each is without a possessive.
 */
export const namesBefore = (text: string): NameList[] => {
  const bare = text.trimEnd()
  const end = bare.length - (possessive.exec(bare.slice(-3))?.[0].length ?? 0)
  const base = Math.max(0, end - 200)
  return namesAtEnd(text.slice(base, end)).map((names) => ({ ...names, from: base + names.from, to: base + names.to }))
}

/** A paper is read as it is and as it will be, and what stands before most brackets then is what it was. */
const namesAtEnd = remembering(1024, (window): readonly NameList[] => {
  const found: NameList[] = []
  for (let start = backwards(window); start < window.length; start++) {
    if (start > 0 && /[\p{L}\p{M}’'.-]/u.test(window[start - 1]!) && !elided.test(window.slice(Math.max(0, start - 4), start))) continue
    if (!/[\p{L}’']/u.test(window[start]!)) continue
    const names = readNames(window.slice(start), start, () => givenBefore(window, start))
    if (names) found.push(names)
  }
  return found
})

/** `l’Insee (2018)`, `les travaux d’Halbwachs (1950)`: a word of the sentence has lost its last letter before the name. */
const elided = /(?<![\p{L}\p{M}])(?:[dl]|qu)[’']$/iu

/**
 * The names that a text ends in, where they are all those of an entry that is cited right there: `James` in `James [2]` and `James in [2]`,
 * which is no work of James and Roe. Raised numbers and note marks stand after a comma or stop, which belongs to the sentence; a blank behind
 * `et al.` says that the stop is that of the word.
 */
export const citedNames = (before: string, references: readonly string[], index: EntryIndex): NameList | undefined => {
  if (references.length === 0) return undefined
  return namesBefore(before.replace(/(?:[,;:]|(?<!\bal)\.|\.(?=$)|(?<=\s)in(?=\s))\s*$/u, '')).find((names) => {
    const link = index.link(names)
    return index.isBy({ ...link, references: link.references.filter((id) => references.includes(id)) }, names)
  })
}

const token = /[\p{L}\p{M}\p{N}’'ʼ‐‑-]+\.?|&|,|\S/gu
const allowed = new RegExp(`^(?:${word}\\.?|\\p{Lu}\\.|${particle}|${and}|al\\.?|${others}|[uea]\\.|m\\.|fl\\.|[,/]|of|for|the|(?:d|[Qq]u)[’']\\p{Lu}.*)$`, 'u')

/** Where the stretch of words begins that can belong to names, seen from the end. */
const backwards = (window: string): number => {
  let start = window.length
  // No token has blanks in it, so each stretch between blanks is read by itself, and only as many as are wanted.
  for (let end = endOfInk(window, window.length); end > 0;) {
    const from = beginOfInk(window, end)
    for (const { 0: text, index } of matchesOf(window.slice(from, end), token).toReversed()) {
      if (!allowed.test(text)) return start
      // A full stop after a long word ends a sentence; after `al.`, `coll.` and initials it does not.
      if (/\p{L}{3,}\.$/u.test(text) && !/^col[ls]\.$/.test(text)) return start
      start = from + index
    }
    end = endOfInk(window, from)
  }
  return start
}

const endOfInk = (text: string, end: number): number => {
  while (end > 0 && /\s/.test(text[end - 1]!)) end--
  return end
}

const beginOfInk = (text: string, end: number): number => {
  while (end > 0 && !/\s/.test(text[end - 1]!)) end--
  return end
}
