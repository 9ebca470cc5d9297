import type { Line } from '../flow.js'
import type { RoleKind } from '../role.js'
import type { Claim, Scene } from '../structure.js'
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
export function* namesUnder({ lines, looksTell, formatted, isHeading }: Scene, title: Line): Generator<Claim> {
  // What formatting centres was certain before; other lines it leaves as they are.
  if (!looksTell && !formatted) return
  const front: [Line, RoleKind][] = []
  for (const line of lines.slice(title.at + 1)) {
    const { view: { text, words, numbered, startsPage }, section, usual, label, contents } = line
    const kind = frontPart(text)
    const isAddress = kind === 'affiliation' && words <= longestAddress && !/[.?!]$/.test(text)
    if (section || usual || startsPage || isHeading(line) || ((words >= fewestOfText || (words >= fewestOfSentence && /[.!?]$/.test(text))) && !isAddress)) break
    if (kind === undefined || label || contents || numbered || front.length === mostLines) return
    front.push([line, kind])
  }
  const names = front.filter(isName)
  if (front.length === 1 && names.length === 1 && isAuthor(lines, names[0]![0])) {
    yield { paragraph: front[0]![0].view.paragraph, role: { kind: 'author' }, confidence: 0.88, evidence: 'alone under the title, and the text speaks of nobody called so' }
  }
  const says = new Set(front.map(([, kind]) => kind))
  if (names.length === 0 || says.size < 2 || !names.every(([{ view }]) => view.align === 'center')) return
  const evidence = `one of ${front.length} lines between the title and the text that say who wrote it, where or when`
  for (const [{ view: { paragraph } }, kind] of front) yield { paragraph, role: { kind }, confidence: 0.88, evidence }
}

/** Whoever the text speaks of, or what, may be a subtitle: `Mark Twain`, `Northern Harbours`. */
const isAuthor = (lines: readonly Line[], { view, at }: Line): boolean => {
  const words = view.text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const stems = words.map((word) => (word.length < 6 ? `${word}(?!\\p{L})` : word.slice(0, -2)))
  const spoken = new RegExp(`(?<!\\p{L})(?:${stems.join('|')})`, 'iu')
  return stems.length > 0 && stems.length <= mostNames && !/[,&;]|\b(?:and|und|et|y)\b/u.test(view.text) && !view.bold && !view.caps && lines.slice(at + 1).every((line) => line.view.words < fewestOfSentence || !spoken.test(line.view.text))
}

/** `Ada Sample`, or `Ada Sample, Example University`. */
const isName = ([{ view: { text } }, kind]: [Line, RoleKind]): boolean =>
  kind === 'author' || (kind === 'affiliation' && frontPart(text.split(/[,(]/, 1)[0]!.trim()) === 'author')
