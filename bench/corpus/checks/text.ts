import type { Formatted } from '../../core.js'
import type { SharedTools } from '../../shared-tools.js'
import type { Trial } from '../trial.js'
import { bufferOf, excerpt } from '../trial.js'

const excerptLength = 160

/** So few words stand in many a paragraph. */
const fewWords = 8

type Bag = Map<string, number>

/** No word of the author's may go, come or move unless a change of the report says so. Spaces and tabs are not words. */
export function* textLost(trial: Trial): Iterable<string> {
  yield* compare(trial, 'direct', trial.direct)
  yield* compare(trial, 'tracked', trial.tracked)
}

function* compare({ original, tools }: Trial, reading: string, { document, report }: Formatted): Iterable<string> {
  const found = tools.compareText(original, bufferOf(document), { view: 'final' })
  const changes = report.changes.filter(({ kind }) => kind === 'text' || kind === 'structure')
  const befores = changes.flatMap(({ before }) => [plain(before ?? ''), ...typedNumbers(before ?? '')]).filter(Boolean).sort((one, other) => other.length - one.length)
  // What changes at several places is said of all at once: `1 · 1`.
  const pieces = befores.flatMap((before) => before.split(' · ')).sort((one, other) => other.length - one.length)
  const afters = changes.map((change) => change.after ?? '')

  const raised = behindNumbers(found, afters)
  const lost = unexplained(found.lostWords, wordsOf([...befores, ...found.addedWords.flatMap(([word, count]) => Array<string>(count).fill(raised.get(word) ?? ''))]))
  if (lost.length > 0) yield `${reading}: lost ${excerpt(lost.join(', '))}`
  const headers = wordsOf(headerTexts(tools, bufferOf(document)))
  const added = unexplained(found.addedWords.filter(([word]) => !raised.has(word) && !(/^\d+$/.test(word) && headers.has(word))), wordsOf(afters))
  if (added.length > 0) yield `${reading}: added ${excerpt(added.join(', '))}`

  const kept = found.lostParagraphs.length === 0 && found.orderKept === 1
  const [before, after] = kept ? [[], []] : [paragraphsOf(tools, original), paragraphsOf(tools, bufferOf(document))]
  for (const { story, text } of found.lostParagraphs) {
    // The comparer gives the beginning of a long paragraph, cut inside a word.
    const beginning = text.length < excerptLength ? text : text.replace(/[\p{L}\p{N}\p{M}]+$/u, '')
    const whole = before.find((each) => each.startsWith(plain(beginning))) ?? text
    const rest = whatIsLeft(whole, pieces)
    const stands = after.includes(plain(wordedAnew(whole, changes)))
      || after.some((each) => isLeft(rest, each) || isLeft(withoutNumbers(rest), withoutNumbers(each)))
    if (!stands && !befores.some((each) => covers(wordsOf([each]), wordsOf([beginning])))) yield `${reading}: paragraph of ${story} lost: ${excerpt(text)}`
  }
  // What a change says before and after in the same words, in another order, it has moved.
  const moved = changes.some(({ kind, before, after }) => kind === 'structure' && before !== after && before !== null && after !== null && sameWords(before, after))
  if (found.orderKept < 1 && !moved && outOfOrder(before.map((text) => plain(wordedAnew(text, changes))), after)) yield `${reading}: ${String(Math.round((1 - found.orderKept) * 100))} % of the paragraphs moved`
}

/**
 * A raised number stands right behind the word before it, one word with it to the comparer, and so does the word behind it where the
 * author left out the blank: each such word, with what it was without the number.
 */
function behindNumbers({ addedWords }: ReturnType<SharedTools['compareText']>, afters: readonly string[]): ReadonlyMap<string, string> {
  const numbers = wordsOf(afters)
  return new Map(addedWords.flatMap(([word]) => {
    const [, above = '', bare, below = ''] = /^(\d*)(\D(?:.*\D)?)(\d*)$/.exec(word) ?? []
    return bare !== undefined && bare !== word && [above, below].every((number) => number === '' || numbers.has(number)) ? [[word, bare]] : []
  }))
}

/** Whether what is left of a paragraph is there: all of its words, or, where these are few, no others. */
function isLeft(rest: string, text: string): boolean {
  const words = wordsOf([rest])
  return words.size > fewWords ? covers(wordsOf([text]), words) : words.size > 0 && sameWords(text, rest)
}

/** `typed “a) b) c)”`: each is the number of a paragraph, which may have but one word besides. */
const typedNumbers = (before: string): readonly string[] => /^typed “(.+)”$/u.exec(before)?.[1]!.split(' ') ?? []

/** Raised numbers stand right behind words. */
const withoutNumbers = (text: string): string => text.replace(/\d+/gu, '')

/** A page number is a number that a header or footer shows; fields give it, so no change has it as text. */
function headerTexts(tools: SharedTools, document: Buffer): readonly string[] {
  const { headers = [], footers = [] } = tools.stories(document, { view: 'final' }).out
  return [...headers, ...footers]
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

function paragraphsOf(tools: SharedTools, document: Buffer): readonly string[] {
  return Object.values(tools.stories(document, { view: 'final' }).out).flat().map(plain)
}

/** The comparer takes one of two alike for the other where their numbers were typed and go; what stands once before and after cannot be mistaken. */
function outOfOrder(before: readonly string[], after: readonly string[]): boolean {
  const [then, now] = [placesOf(before), placesOf(after)]
  const shared = before.flatMap((text) => (then.get(text)!.length === 1 && now.get(text)?.length === 1 ? now.get(text)! : []))
  return shared.some((place, index) => index > 0 && place < shared[index - 1]!)
}

function placesOf(texts: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [place, text] of texts.entries()) {
    const known = places.get(text)
    if (known) known.push(place)
    else places.set(text, [place])
  }
  return places
}

/**
 * What no change has in hand of a paragraph; the comparer no longer knows it where most of it was citations that are notes now.
 * What they say comes with the longest first, and none is taken out of the middle of a word.
 */
const whatIsLeft = (text: string, befores: readonly string[]): string =>
  befores.reduce((rest, each) => {
    const at = rest.indexOf(each)
    const apart = at >= 0 && !/[\p{L}\p{N}]{2}/u.test(rest.slice(Math.max(at - 1, 0), at) + each[0]!) && !/[\p{L}\p{N}]{2}/u.test(each.at(-1)! + rest.slice(at + each.length, at + each.length + 1))
    return apart ? `${rest.slice(0, at)} ${rest.slice(at + each.length)}` : rest
  }, text)

/**
 * A short paragraph as the changes of its words leave it: the comparer no longer knows it where half of it was a citation. What a change says of
 * another paragraph may stand in this one only since it was worded anew.
 */
function wordedAnew(text: string, changes: Formatted['report']['changes']): string {
  return changes.reduce((worded, { kind, before, after }) => (kind === 'text' && before && after && text.includes(before) ? worded.replace(before, () => after) : worded), text)
}

/** The words whose count changed by more than the report's changes account for. */
function unexplained(words: readonly (readonly [string, number])[], explained: Bag): string[] {
  return words.filter(([word, count]) => count > (explained.get(word) ?? 0)).map(([word, count]) => `“${word}” × ${String(count)}`)
}

function wordsOf(texts: readonly string[]): Bag {
  const bag: Bag = new Map()
  for (const text of texts) {
    for (const [word] of text.normalize('NFC').toLowerCase().matchAll(/[\p{L}\p{N}\p{M}]+/gu)) bag.set(word, (bag.get(word) ?? 0) + 1)
  }
  return bag
}

const sameWords = (one: string, other: string): boolean => covers(wordsOf([one]), wordsOf([other])) && covers(wordsOf([other]), wordsOf([one]))

const covers = (all: Bag, some: Bag): boolean => [...some].every(([word, count]) => count <= (all.get(word) ?? 0))
