import type { Line } from '../flow.js'
import type { Claim, Recogniser, Scene } from '../structure.js'
import { countWords } from '../view.js'
import { endsSentence } from '../words/ends-sentence.js'
import { frontPart, isAuthorNote } from '../words/front-part.js'

/** More lines than this, and what stands before the text is no title with names. */
const mostLines = 20
const fewestOfProse = 30
/** The names of some fifty authors. */
const mostWordsOfNames = 120
/** An institution with its address has no more words. */
const longestAddress = 45

/** Names, institutions and dates among the lines before the text. They only say what a line is, not that it is to be set as one. */
export const frontMatter: Recogniser = function* (scene) {
  const { lines } = scene
  // A note on the authors stands on the title page under a heading of its own.
  const section = lines.findIndex((line, at) => isPart(line) && !isOverNames(lines, at))
  const front = Math.min(mostLines, section < 0 ? lines.length : section)
  const note = lines.slice(0, front).findIndex(({ view }) => isAuthorNote(view.text)) + 1
  const end = Math.min(front, firstProse(scene) || firstSentence(scene), note || front)
  const numbered = new Map<Line, 'author' | 'affiliation'>(numberedNames(lines.slice(0, section < 0 ? end : front)))
  for (const [{ view: { paragraph } }, kind] of numbered) {
    yield { paragraph, role: { kind }, confidence: 0.88, evidence: 'names and institutions with the same raised numbers' }
  }
  for (const line of lines.slice(0, end)) {
    const { view: { paragraph, text, words, numbered: isItem }, label } = line
    const kind = isItem || label || words > mostWordsOfNames ? undefined : frontPart(text)
    // `I. THE SHIPS` is no person, but `I. V. Ships` is; a first line of two or three words is a title as often as a name, unless
    // an earlier run set it with the names.
    const isApart = line.at > 0 || scene.added(line.view.styleName) !== undefined
    const named = kind !== 'author' || (isApart && (!line.number || initials.test(text)))
    // A line as long as prose may be taken for it.
    if (kind && named) yield { paragraph, role: { kind }, confidence: words < fewestOfProse ? 0.84 : 0.9, evidence: 'said before the text begins' }
    if (kind === 'author') yield* institutionsOf(lines, line, section < 0 ? end : front)
  }
  yield* institutionsUnderStyled(lines.slice(0, front))
  if (note > 0) yield* authorNote(scene, note)
}

/** Several, where one alone may count the parts of a paper. */
const initials = /^(?:\p{Lu}\.[\s-]?){2,}\p{Lu}/u

const isPart = ({ section, usual, contents, view }: Line): boolean =>
  section !== undefined || (usual && !isAuthorNote(view.text)) || contents !== undefined

/** `Supplementary Materials` at the top of a document, with a name right under it, is what it is called. */
const isOverNames = (lines: readonly Line[], at: number): boolean => at === 0 && lines.length > 1 && frontPart(lines[1]!.view.text) === 'author'

/** The names of many authors are as long as prose, and stand where it has not begun. */
const firstProse = ({ lines }: Scene): number =>
  Math.max(lines.findIndex(({ view, contents }) => view.words >= fewestOfProse && !contents && !(view.words <= mostWordsOfNames && frontPart(view.text) === 'author')), 0)

/** Where nothing is long enough to be prose beyond doubt, a sentence begins the text. */
const firstSentence = ({ lines }: Scene): number => Math.max(lines.findIndex(({ view }) => view.words >= 12 && endsSentence(view.text)), 0)

const authorStyle = /^authors?$/
/** An institution is not said in more words, and no sentence. */
const mostWordsOfPlace = 25

/** Converters give names a style, and what stands right under them none, though it may be several lines of one paragraph. */
function* institutionsUnderStyled(front: readonly Line[]): Generator<Claim> {
  const names = front.findLastIndex(({ view }) => authorStyle.test(view.styleName))
  for (const { view: { paragraph, text, numbered }, label } of names < 0 ? [] : front.slice(names + 1)) {
    const rows = text.split('\n').map((row) => row.trim()).filter(Boolean)
    const places = rows.filter((row) => frontPart(row) === 'affiliation')
    if (numbered || label || places.length <= rows.length / 2 || !rows.every(canBePlace)) return
    yield { paragraph, role: { kind: 'affiliation' }, confidence: 0.9, evidence: 'institutions right under names in a style of their own' }
  }
}

const canBePlace = (row: string): boolean => /^[\p{Lu}\d*†‡§(]/u.test(row) && !/[.:?!]$/.test(row) && countWords(row) <= mostWordsOfPlace

/** An author note has up to four paragraphs (APA 7, section 2.7). */
const mostOfNote = 6

/** How somebody is found may be said without a sentence: `Ada Sample https://orcid.org/…`, one line an author. */
const reach = /orcid\.org|@|https?:/

/** What stands under the heading of the author note, though it is on the title page, is set as text. */
function* authorNote(scene: Scene, from: number): Generator<Claim> {
  for (const line of scene.lines.slice(from, from + mostOfNote)) {
    const { view, section, contents } = line
    if (view.startsPage || section || contents || scene.isHeading(line) || (view.words < 4 && !reach.test(view.text))) return
    yield { paragraph: view.paragraph, role: { kind: 'body' }, confidence: 0.9, evidence: 'under the heading of the author note' }
  }
}

/** `1*` are two marks, and `**` is one. */
export const mark = /\d+|[¹²³⁰-⁹]+|[*†‡§¶]+/gu

/**
 * The lines right under names that carry marks, each beginning with one of the marks: `1Department of History`. How to reach the
 * authors may stand under them. Lines of one paragraph may stand further down, as under the abstract, and say other things too.
 */
function* institutionsOf(lines: readonly Line[], { view, at }: Line, end: number): Generator<Claim> {
  const marks = new Set(view.text.match(mark) ?? [])
  let apart = false
  for (const { view: { paragraph, text, words, numbered }, at: place } of lines.slice(at + 1, Math.max(end, at + 2 + marks.size))) {
    const rows = text.split('\n').map((row) => row.trim())
    if (numbered) return
    if (!apart && place > at + 1 && words <= 40 && frontPart(text) === 'author-note') {
      yield { paragraph, role: { kind: 'author-note' }, confidence: 0.9, evidence: 'stands under the institutions' }
      return
    }
    apart ||= place > at + 1 + marks.size || !rows.every((row) => isPlace(row, marks))
    if (words > 60 * rows.length || (apart && !arePlaces(rows, marks))) continue
    if (place === at + 1) yield { paragraph: view.paragraph, role: { kind: 'author' }, confidence: 0.88, evidence: 'has a mark that an institution below it has' }
    yield { paragraph, role: { kind: 'affiliation' }, confidence: 0.9, evidence: 'begins with a mark that a name above it has' }
  }
}

const marked = /^\(?(\d+|[¹²³⁰-⁹]+|[*†‡§¶]+)\)?([\s.]*)(?=[\p{L}(])/u

export const isPlace = (row: string, marks: ReadonlySet<string>): boolean => {
  const [, own = '', gap = ''] = marked.exec(row) ?? []
  return marks.has(own) && (gap === '' || frontPart(row) === 'affiliation')
}

/** The first is an institution, and most begin with a mark. */
const arePlaces = (rows: readonly string[], marks: ReadonlySet<string>): boolean =>
  rows.length > 1 && isPlace(rows[0]!, marks) && frontPart(rows[0]!) === 'affiliation' && rows.filter((row) => marks.has(marked.exec(row)?.[1] ?? '')).length > rows.length / 2

/** `2Department of History`, `1(formerly) Example Company`: the number that the names above have, and then no small letter. */
const numberedPlace = /^(\d{1,2})[.)]?\s?(?=[\p{Lu}(])/u

/** Names with raised numbers, and the lines that begin with those numbers, all of them and in their order. */
const numberedNames = (front: readonly Line[]): [Line, 'author' | 'affiliation'][] => {
  const names = front.find(({ view, at }) => at > 0 && /\p{L}\s?\d/u.test(view.text) && frontPart(view.text) === 'author')
  if (!names) return []
  const places: Line[] = []
  for (const line of front.slice(names.at + 1)) {
    const number = numberedPlace.exec(line.view.text)?.[1]
    if (number === undefined || line.view.words > longestAddress || line.view.numbered) break
    if (!new RegExp(`(?:\\p{L}|\\d,?)\\s?${number}(?!\\d)`, 'u').test(names.view.text)) break
    places.push(line)
  }
  return places.length < 2 ? [] : [[names, 'author'], ...places.map((line): [Line, 'affiliation'] => [line, 'affiliation'])]
}
