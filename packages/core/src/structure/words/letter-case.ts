import { matchesOf } from '../../algorithms/matches.js'
import { namesOfWords } from './names-of-words.js'
import { capital as capitalLetter, countOf, holds, small as smallLetter } from './signs.js'
import { speciesName } from './species.js'
import { unitSymbols } from './unit-symbols.js'

/** A word that is to be written otherwise: where it stands in the text, and how it is to read. */
export interface WordChange {
  readonly from: number
  readonly to: number
  readonly text: string
}

interface TitleCaseRules {
  /** Prepositions of up to so many letters are lower case; null is all of them. */
  readonly prepositions: number | null
  /** The last word has a capital whatever it is. */
  readonly lastWord: boolean
  /** The parts of a compound are written as words are: `Self-Report`. */
  readonly compounds?: boolean | undefined
}

const small: ReadonlySet<string> = new Set(['a', 'an', 'the', 'and', 'but', 'nor', 'or', 'for', 'to'])
/** Words that are nothing but prepositions. */
const prepositions: ReadonlySet<string> = new Set(
  'of at by via per from with into onto upon amid among amongst vs against between beneath beside besides despite during toward towards underneath unto versus within without throughout'.split(' '),
)
/** Prepositions that are adverbs, conjunctions or parts of verbs as well: only a reader knows. */
const ambiguous: ReadonlySet<string> = new Set(
  'in on up off out as if so yet than like past near over under down about above across after along around before behind below beyond but inside opposite outside since through till until when where while once'.split(' '),
)

const units: ReadonlySet<string> = new Set(unitSymbols)

const words = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu
/** After these a new sentence or a subtitle begins. */
const opens = /(?<!(?<!\p{L})et al)[:.?!—][”"’')\]]*\s*["“‘'([]*$/u
const counts = /^(?:\p{L}|[ivxl]+)$/iu
/** A typed number before the first word. */
const counted = /^\s*\(?(?:\p{L}|[ivxl]{1,6}|\d{1,3})\)\s+["“‘'([]*$/iu

/** `f. Bankruptcy`, `(ii) Roles`: no word, whatever its letters. */
const isTypedNumber = (place: number, word: string, after: string): boolean => place === 0 && counts.test(word) && /^[.)]\s/.test(after)

/** Whether nothing but a typed number stands before: `2.1 `, `(ii) `. */
const isFirst = (before: string): boolean => !/\p{L}/u.test(before) || counted.test(before)

const begins = (before: string): boolean => isFirst(before) || opens.test(before)

/** How a heading reads in title case; what only a reader can decide is left as it is. */
export const titleCased = (text: string, rules: TitleCaseRules): WordChange[] => {
  const all = matchesOf(text, words)
  const species = stretchesOf(text, speciesName)
  return all.flatMap((match, index) => {
    const [word] = match
    const from = match.index
    const place = { word, lower: word.toLowerCase(), before: text.slice(0, from), after: text.slice(from + word.length) }
    if (rules.compounds && isPartOfCompound(place)) return changed(from, word, capital(place.lower))
    if (isWithin(species, from) || isTypedNumber(index, word, place.after) || isWrittenForAReason(place)) return []
    const wanted = begins(place.before) ? capital(place.lower) : inTitle(place, index === all.length - 1, rules)
    return wanted === undefined ? [] : changed(from, word, wanted)
  })
}

interface Stretch {
  readonly from: number
  readonly to: number
}

const stretchesOf = (text: string, names: RegExp): readonly Stretch[] =>
  matchesOf(text, names).map(({ index, 0: name }) => ({ from: index, to: index + name.length }))

const isWithin = (stretches: readonly Stretch[], at: number): boolean => stretches.some(({ from, to }) => from <= at && at < to)

/** A word, what it is in small letters, and all that stands before and behind it. */
interface WordPlace {
  readonly word: string
  readonly lower: string
  readonly before: string
  readonly after: string
}

/** `report` in `self-report`: no letter (`p-values`), no number (`12-month`), nothing that is small or may be. */
const isPartOfCompound = ({ word, lower, before }: WordPlace): boolean =>
  word.length > 2 && word === lower && /(?<![\p{L}\d@/._&])\p{L}{2,}(?:[-‐‑]\p{L}+)*[-‐‑]$/u.test(before) && isPlain(word) && !units.has(word) &&
  !small.has(lower) && !prepositions.has(lower) && !ambiguous.has(lower)

const isWrittenForAReason = ({ word, lower, before, after }: WordPlace): boolean => {
  // The second part of a compound, a decimal, a name on the web: each guide has a rule of its own for it. A bracket ends no word: `(re)use`.
  if (!isPlain(word) || units.has(word) || /[-‐‑/@._&\d]$|\(\p{L}{1,5}\)$/u.test(before) || /^[@_&/]|^\.\p{L}|^:\/\//u.test(after)) return true
  if (word === 'A' && isLetter(before, after)) return true
  if ((lower === 'et' && /^\.?\s+al(?!\p{L})/u.test(after)) || (lower === 'al' && /(?<!\p{L})et\.?\s+$/u.test(before))) return true
  // After a dash between blanks a subtitle may begin, or a remark.
  return /\s[-–]\s+$/.test(before) && lower.length < 4
}

/** What goes by letters. */
const lettered = /(?:^|[\s(])(?:appendix|annex|section|part|group|class|team|type|level|phase|stage|grade|case|model|plan|site|unit|hepatitis|vitamin)\s$/i

/** What can stand behind an article. */
const article = /^\s+(?!(?:and|or|vs|nor|the|of|at|by|in|on|to|for|from|with|into|against|between|during|after|before|than|is|are|was|were)(?!\p{L}))["“‘']*[\p{L}\p{N}]/iu

/**
 * `Carlos A. Alonso`, `Section A: The Town`, `Cups A and B`, `Cup A (Glazed)`: an article has a word behind it that it can belong to, and none of
 * what goes by letters before it.
 */
const isLetter = (before: string, after: string): boolean => !article.test(after) || lettered.test(before)

/** How a word reads that does not begin the title; nothing where that cannot be told. */
const inTitle = ({ lower, before }: WordPlace, isLast: boolean, { prepositions: upTo, lastWord }: TitleCaseRules): string | undefined => {
  // A letter by itself is a name: vitamin d may be meant, or the letter of a statistic.
  const raised = lower.length === 1 ? undefined : capital(lower)
  if (lastWord && isLast) return raised
  // Longer than any preposition that is lower case, it has a capital whatever it is here.
  const isShort = upTo === null || lower.length <= upTo
  if (ambiguous.has(lower) && isShort) return undefined
  // “The Town” is a title of its own, “a posteriori” is none.
  if (small.has(lower)) return /["“‘«]$/.test(before) ? undefined : lower
  return prepositions.has(lower) && isShort ? lower : raised
}

/** What is known of words: whether the paper writes one with a small letter where nothing asks for a capital. */
export interface Lexicon {
  isCommon(word: string): boolean
}

/** `from Unpleasant (0) to Pleasant (10)`: the ends of a scale are named as the questionnaire has them. */
const endsScale = /^ \(\d+\)/

/** How a heading reads in sentence case, and the words of which it is not certain that they are no names. */
export const sentenceCased = (text: string, lexicon: Lexicon): { readonly changes: WordChange[]; readonly unsure: string[] } => {
  const changes: WordChange[] = []
  const unsure: string[] = []
  const names = stretchesOf(text, namesOfWords)
  for (const [place, match] of matchesOf(text, words).entries()) {
    const [word] = match
    if (isWithin(names, match.index) || endsScale.test(text.slice(match.index + word.length))) continue
    const before = text.slice(0, match.index)
    if (!isPlain(word) || word.length === 1 || isTypedNumber(place, word, text.slice(match.index + word.length))) continue
    const lower = word.toLowerCase()
    if (isFirst(before)) changes.push(...changed(match.index, word, capital(lower)))
    else if (word === lower || opens.test(before)) continue
    else if (small.has(lower) || prepositions.has(lower) || ambiguous.has(lower) || lexicon.isCommon(lower)) changes.push(...changed(match.index, word, lower))
    else unsure.push(word)
  }
  return { changes, unsure }
}

/** All small, or one capital and the rest small: what is written otherwise is written so for a reason. */
const isPlain = (word: string): boolean => /^\p{L}[\p{Ll}\p{M}'’]*$/u.test(word) && !/^\p{Lo}/u.test(word)

const capital = (lower: string): string => lower.charAt(0).toUpperCase() + lower.slice(1)

const changed = (from: number, word: string, wanted: string): WordChange[] =>
  word === wanted || wanted.length !== word.length ? [] : [{ from, to: from + word.length, text: wanted }]

/** Every letter a capital: which words are names cannot be told any more. */
export const isAllCapitals = (text: string): boolean => !holds(text, smallLetter) && countOf(text, capitalLetter) > 5 && /\p{Lu}{2}/u.test(text)
