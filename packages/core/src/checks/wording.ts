import type { Facts } from './facts.js'
import type { Properties, Value } from '../wordml/properties/property.js'

/** What parts words and is no single blank. */
const apart = /[\s\uFFFC]{2,}|[^\S ]|\uFFFC/g

/** Marks that turn the direction of all that follows (UAX 9): words of a document that are quoted must not turn ours. */
export const turning = /[\u202a-\u202e\u2066-\u2069]/gu

const oneLine = (text: string): string => text.replace(turning, '').replace(apart, ' ').trim()

/** Words as a sentence quotes them: as many whole ones as there is room for. */
export const short = (text: string, most: number): string => {
  // Of a whole paragraph the beginning says enough.
  const start = oneLine(text.slice(0, 2 * most))
  const words = start.length > most ? start : oneLine(text)
  if (words.length <= most) return words
  const cut = words.slice(0, most - 1)
  return `${cut.includes(' ', most / 2) ? cut.replace(/\s\S*$/u, '') : cut}…`
}

const mark = /["“”„«»]/u

/** … in quotation marks, which words that have such marks around them need no second time; the end of those may be cut off. */
export const quoted = (text: string, most: number): string => {
  const words = short(text, most)
  const within = words.slice(1).replace(/["“”»]$/u, '')
  return `“${mark.test(words.charAt(0)) && !mark.test(within) ? within : words}”`
}

/** Two wordings as a sentence quotes them: of long ones that begin alike, what stands around the first letter in which they differ. */
export const contrasted = (one: string, other: string, most: number): readonly [string, string] => {
  const fromStart = [quoted(one, most), quoted(other, most)] as const
  if (fromStart[0] !== fromStart[1]) return fromStart
  const [is, wanted] = [oneLine(one), oneLine(other)]
  let alike = 0
  while (alike < is.length && is[alike] === wanted[alike]) alike++
  const start = is.lastIndexOf(' ', Math.max(alike - most / 2, 0)) + 1
  return start === 0 ? fromStart : [quoted(`…${is.slice(start)}`, most), quoted(`…${wanted.slice(start)}`, most)]
}

/** `the editors, the publisher and the pages`. */
export const listed = (words: readonly string[]): string => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`)

/** Twips in inches, as rulers show them: `0.5 in`. */
export const inInches = (twips: Value | undefined): string => `${Math.round((Number(twips ?? 0) / 1440) * 100) / 100} in`

/** Half-points in points: `12 pt`. */
export const inPoints = (halfPoints: Value | undefined): string => `${Number(halfPoints ?? 20) / 2} pt`

/** Font and size, as far as they are spoken of: `Arial, 12 pt`. */
export const fontOf = (properties: Properties, { document: { theme } }: Facts): string => {
  const names = ['fontAscii', 'fontHAnsi'].filter((name) => name in properties)
  return [...(names.length > 0 ? [theme.faceOf({ fontAscii: properties[names[0]!]! })] : []), ...('size' in properties ? [inPoints(properties['size'])] : [])].join(', ')
}

/** Line spacing as Word's dialogue names it. */
export const spacingOf = ({ line = 240, lineRule = 'auto' }: Properties): string => {
  if (lineRule !== 'auto') return `${lineRule === 'exact' ? 'exactly' : 'at least'} ${Number(line) / 20} pt`
  const factor = Math.round((Number(line) / 240) * 100) / 100
  return factor === 1 ? 'single' : factor === 2 ? 'double' : `${factor} lines`
}

const alignments = new Map([['left', 'flush left'], ['right', 'flush right'], ['center', 'centred'], ['both', 'justified'], ['distribute', 'distributed']])
export const alignmentOf = ({ align = 'left' }: Properties): string => alignments.get(String(align)) ?? (/Kashida$/.test(String(align)) ? 'justified by drawn-out letters' : String(align))

/** `a left indent of 0.5 in and a hanging indent of 0.5 in`. */
export const indentsOf = ({ indentStart, firstLine, indentEnd }: Properties): string =>
  listed([indent('left', indentStart), Number(firstLine) < 0 ? indent('hanging', -Number(firstLine)) : indent('first-line', firstLine), indent('right', indentEnd)].filter((words) => words !== ''))

const indent = (which: string, twips: Value | undefined): string =>
  twips === undefined ? '' : Number(twips) === 0 ? `no ${which} indent` : `a ${which} indent of ${inInches(twips)}`

/** Where a line stands: `centred, with no left indent`. */
export const placeOf = (properties: Properties): string => {
  const indents = indentsOf(properties)
  return [...('align' in properties ? [alignmentOf(properties)] : []), ...(indents === '' ? [] : [`with ${indents}`])].join(', ')
}

const heights = new Map([['superscript', 'raised'], ['subscript', 'lowered']])

/** The look of a heading in words: `centred, bold, not italic`; what is not comes last. */
export const lookOf = (properties: Properties): string => {
  const [words, not]: [string[], string[]] = [[], []]
  if (properties['align'] !== undefined) words.push(alignmentOf(properties))
  if (properties['bold'] !== undefined) (properties['bold'] ? words : not).push(properties['bold'] ? 'bold' : 'not bold')
  if (properties['italic'] !== undefined) (properties['italic'] ? words : not).push(properties['italic'] ? 'italic' : 'not italic')
  if (properties['caps']) words.push('in capitals')
  if (properties['smallCaps']) words.push('in small capitals')
  // Of two kinds of capitals one goes where the other comes.
  if (!properties['caps'] && !properties['smallCaps'] && (properties['caps'] ?? properties['smallCaps']) !== undefined) not.push('not in capitals')
  // A heading that is not underlined may still be bold: it is not plain.
  if (properties['underline'] !== undefined) (properties['underline'] !== 'none' ? words : not).push(properties['underline'] !== 'none' ? 'underlined' : 'not underlined')
  if (properties['verticalAlign'] !== undefined) words.push(heights.get(String(properties['verticalAlign'])) ?? 'on the line')
  return [...words, ...not].join(', ') || 'plain'
}

/** What a reader calls a property that no description speaks of, and that no style wants; several may be one thing to a reader. */
const names: Readonly<Record<string, string>> = {
  'fontAscii': 'a font of a theme that the file does not have',
  'fontHAnsi': 'a font of a theme that the file does not have',
  'outlineLevel': 'an outline level',
  'indentStartChars': 'an indent in characters',
  'indentEndChars': 'an indent in characters',
  'firstLineChars': 'an indent in characters',
  'w:pBdr': 'a border',
  'w:shd': 'shading',
  'characterSpacing': 'letter spacing of its own',
  'linesBefore': 'space in lines',
  'linesAfter': 'space in lines',
}

/** How a check words what it looks at: `The heading is` what is described. */
export interface Described {
  readonly says: string
  /** Of the properties that differ; empty where no word is said of them. */
  readonly describe: (properties: Properties, facts: Facts) => string
}

/** A style of Word’s as its gallery spells it: files have `heading 1`. */
export const styleTitle = (name: string): string => (name === '' ? 'Normal' : /^[\p{L}\d ]+$/u.test(name) ? name.replace(/(?<![\p{L}\d])\p{Ll}/gu, (letter) => letter.toUpperCase()) : name)

/** What there is and what is wanted, in a few words; where both read alike, what differs is named. */
export const compared = (says: string, is: string, wanted: string, differing: readonly string[]): Readonly<Record<'found' | 'expected' | 'message', string>> => {
  const [, subject = says, verb, preposition = ''] = /^(.+) (has|is|stands)( \w+)?$/.exec(says) ?? []
  if (is !== wanted) return { found: is, expected: wanted, message: `${says} ${is}; the style wants ${verb === 'has' ? '' : `it${preposition} `}${wanted}.` }
  const rest = listed([...new Set(differing.map((name) => names[name] ?? name))])
  return { found: rest, expected: 'none of it', message: `${subject} has ${rest}; the style wants none.` }
}

/** What there is of a property; undefined where no level says anything. */
type Held = (name: string) => Value | undefined

/** The values of properties. */
export const valuesOf = (names: readonly string[], held: Held): Properties => Object.fromEntries(names.map((name) => [name, held(name)!]))

/** The same of properties that are wanted, put into words when it is first asked for: of most problems a report shows nothing. */
export const comparing = ({ says, describe }: Described, wanted: Properties, held: Held, facts: Facts): (() => ReturnType<typeof compared>) => {
  let said: ReturnType<typeof compared> | undefined
  const names = Object.keys(wanted)
  return () => (said ??= compared(says, describe(valuesOf(names, held), facts), describe(wanted, facts), names))
}
