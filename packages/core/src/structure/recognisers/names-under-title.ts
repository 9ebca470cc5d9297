import type { Line } from '../flow.js'
import { confidenceLimit, type RoleKind } from '../role.js'
import type { Claim, Scene } from '../structure.js'
import { endsSentence } from '../words/ends-sentence.js'
import { countWords } from '../view.js'
import { frontPart } from '../words/front-part.js'

/** More lines than this under a title are no names and addresses. */
const mostLines = 16
/** So long an address stands on several lines. */
const longestAddress = 60
/** From so many words on a line is text. */
const fewestOfText = 30
/** Nobody has more names; the names of several stand with where or when they wrote. */
const mostNames = 4
/** What is said in so many words is a sentence. */
const fewestOfSentence = 12

/**
 * Names centred under the title, with what they belong to, where every line up to the text says what it is, and they say different
 * things: each alone might be something else.
 */
export function* namesUnder(scene: Scene, title: Line): Generator<Claim> {
  // What formatting centres was certain before; other lines it leaves as they are.
  if (!scene.looksTell && !scene.formatted) return
  const front = frontUnder(scene, title)
  const names = front.filter(isName)
  const [only] = names
  if (front.length === 1 && only && isAuthor(scene.lines, only) && !scene.lines.slice(0, title.at).some(saysWho)) {
    yield claimed(only.line, only.kind, 'alone under the title, and the text speaks of nobody called so')
  }
  const says = new Set(front.map(({ kind }) => kind))
  if (names.length === 0 || says.size < 2 || !names.every(({ line }) => line.view.align === 'center')) return
  const evidence = `one of ${front.length} lines between the title and the text that say who wrote it, where or when`
  for (const { line, kind } of front) yield claimed(line, kind, evidence)
}

const claimed = ({ view: { paragraph } }: Line, kind: RoleKind, evidence: string): Claim => ({ paragraph, role: { kind }, confidence: 0.88, evidence })

/** A line that says what it is. */
interface Said {
  readonly line: Line
  readonly kind: RoleKind
}

/** The lines from the title to the text; none, if one of them does not say what it is. */
const frontUnder = (scene: Scene, title: Line): readonly Said[] => {
  const under = scene.lines.slice(title.at + 1, title.at + 2 + mostLines)
  const end = under.findIndex((line) => beginsText(scene, line))
  const front = (end < 0 ? under : under.slice(0, end)).map((line) => ({ line, kind: kindOf(line) }))
  const isFront = front.length <= mostLines && front.every((each): each is Said => each.kind !== undefined)
  return isFront ? front : []
}

const beginsText = (scene: Scene, line: Line): boolean => {
  const { view: { text, words, startsPage }, section, usual } = line
  const isSentence = words >= fewestOfText || (words >= fewestOfSentence && endsSentence(text))
  return section !== undefined || usual || startsPage || isCertainHeading(scene, line) || (isSentence && !isAddress(text, words)) || isEpigraph(line)
}

/** A heading beyond doubt: beside text that comes into another size a line that keeps its own may come to look like one. */
const isCertainHeading = ({ likelihoods }: Scene, { at }: Line): boolean => likelihoods[at]!.told || likelihoods[at]!.chance >= confidenceLimit

/** So far from the left margin, twips. */
const farIn = 1440

/** What somebody else said, on the right, stands over the text and not under the title. */
const isEpigraph = ({ view: { text, align, indentStart } }: Line): boolean =>
  (align === 'right' || align === 'end' || (align !== 'center' && indentStart >= farIn)) && frontPart(text) === undefined

const isAddress = (text: string, words: number): boolean => words <= longestAddress && !/[.?!]$/.test(text) && frontPart(text) === 'affiliation'

const kindOf = ({ view: { text, numbered }, label, contents }: Line): RoleKind | undefined => (label || contents || numbered ? undefined : frontPart(text))

/** Whoever wrote it is named above the title already, as MLA has it. */
const saysWho = ({ view: { text } }: Line): boolean => frontPart(text) === 'author'

/** Whoever the text speaks of, or what, may be a subtitle: `Mark Twain`, `Northern Harbours`. */
const isAuthor = (lines: readonly Line[], { line: { view, at }, kind }: Said): boolean => {
  if (view.bold || view.caps) return false
  const who = kind === 'affiliation' ? beforePlace(view.text) : view.text
  const persons = who.split(/[,&;]|(?<!\p{L})(?:and|und|et|y)(?!\p{L})/u).map((person) => person.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  // Of several persons each is called by more than one name, as no part of `Ice, Ships and Towns` is.
  if (persons.some((names) => names.length > mostNames || names.length < Math.min(persons.length, 2))) return false
  const stems = persons.flat().map((word) => (word.length < 6 ? `${word}(?!\\p{L})` : word.slice(0, -2)))
  const spoken = new RegExp(`(?<!\\p{L})(?:${stems.join('|')})`, 'iu')
  return stems.length > 0 && !textUnder(lines, at).some((sentence) => countWords(sentence) >= fewestOfSentence && spoken.test(sentence))
}

/** What the paper says below a line, without what formatting words anew: citations and the list of references. */
const textUnder = (lines: readonly Line[], at: number): readonly string[] => {
  const end = lines.findIndex(({ section, contents }, index) => index > at && section === 'references' && !contents)
  return lines.slice(at + 1, end < 0 ? undefined : end).map(({ view }) => view.text.replace(inBrackets, ''))
}

const inBrackets = /\([^()]*\)|\[[^[\]]*\]/gu

/** `Ada Sample`, or `Ada Sample, Example University`. */
const isName = ({ line: { view: { text } }, kind }: Said): boolean =>
  kind === 'author' || (kind === 'affiliation' && frontPart(beforePlace(text)) === 'author')

const beforePlace = (text: string): string => text.split(/[,(]|\s[–—|]\s/u, 1)[0]!.trim()
