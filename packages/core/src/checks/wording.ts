import type { Properties, Value } from '../wordml/properties/property.js'

/** Words as a sentence quotes them: as many whole ones as there is room for. */
export const short = (text: string, most: number): string => {
  const words = text.replace(/[\s\uFFFC]+/gu, ' ').trim()
  if (words.length <= most) return words
  const cut = words.slice(0, most - 1)
  return `${cut.includes(' ', most / 2) ? cut.replace(/\s\S*$/u, '') : cut}…`
}

/** `the editors, the publisher and the pages`. */
export const listed = (words: readonly string[]): string => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`)

/** Twips in inches, as rulers show them: `0.5 in`. */
export const inInches = (twips: Value | undefined): string => `${Math.round((Number(twips ?? 0) / 1440) * 100) / 100} in`

/** Half-points in points: `12 pt`. */
export const inPoints = (halfPoints: Value | undefined): string => `${Number(halfPoints ?? 20) / 2} pt`

/** Line spacing as Word's dialogue names it. */
export const spacingOf = ({ line = 240, lineRule = 'auto' }: Properties): string => {
  if (lineRule !== 'auto') return `${lineRule === 'exact' ? 'exactly' : 'at least'} ${Number(line) / 20} pt`
  const factor = Math.round((Number(line) / 240) * 100) / 100
  return factor === 1 ? 'single' : factor === 2 ? 'double' : `${factor} lines`
}

const alignments = new Map([['left', 'flush left'], ['right', 'flush right'], ['center', 'centred'], ['both', 'justified']])
export const alignmentOf = ({ align = 'left' }: Properties): string => alignments.get(String(align)) ?? String(align)

export const indentsOf = ({ indentStart = 0, firstLine = 0, indentEnd = 0 }: Properties): string => {
  const parts = [`left indent ${inInches(indentStart)}`]
  if (Number(firstLine) < 0) parts.push(`hanging ${inInches(-Number(firstLine))}`)
  else parts.push(`first line ${inInches(firstLine)}`)
  if (Number(indentEnd) !== 0) parts.push(`right indent ${inInches(indentEnd)}`)
  return parts.join(', ')
}

/** The look of a heading in words: `centred, bold, not italic`. */
export const lookOf = (properties: Properties): string => {
  const words: string[] = []
  if (properties['align'] !== undefined) words.push(alignmentOf(properties))
  if (properties['bold'] !== undefined) words.push(properties['bold'] ? 'bold' : 'not bold')
  if (properties['italic'] !== undefined) words.push(properties['italic'] ? 'italic' : 'not italic')
  if (properties['caps']) words.push('all capitals')
  if (properties['smallCaps']) words.push('small capitals')
  if ((properties['underline'] ?? 'none') !== 'none') words.push('underlined')
  return words.join(', ') || 'plain'
}

/** What a reader calls a property; several may be one thing to a reader. */
const names: Readonly<Record<string, string>> = {
  keepNext: 'setting “Keep with next”',
  outlineLevel: 'outline level',
  indentStart: 'indent',
  indentEnd: 'indent',
  firstLine: 'indent',
  indentStartChars: 'indent in characters',
  firstLineChars: 'indent in characters',
  'w:pBdr': 'border',
  'w:shd': 'shading',
  characterSpacing: 'letter spacing',
  autoBefore: 'automatic space',
  autoAfter: 'automatic space',
  linesBefore: 'space in lines',
  linesAfter: 'space in lines',
}

/** `The size is 10 pt` and `The size is 12 pt` share their subject, which is said once. */
const after = (is: string, wanted: string): string => {
  const subject = /^.*? (?:is|has) /.exec(is)?.[0]
  if (subject !== undefined && wanted.startsWith(subject)) return ` ${wanted.slice(subject.length)}`
  return `${/ (?:is|are|has|have|may) /.test(wanted) ? ':' : ''} ${wanted.charAt(0).toLowerCase()}${wanted.slice(1)}`
}

/** What there is and what is wanted, in a few words; where both read alike, what differs is named. */
export const compared = (is: string, wanted: string, differing: readonly string[]): Readonly<Record<'found' | 'expected' | 'message', string>> => {
  const rest = is === wanted ? [...new Set(differing.map((name) => names[name] ?? name))].join(' and ') : ''
  if (rest === '') return { found: is, expected: wanted, message: `${is}; the style wants${after(is, wanted)}.` }
  return { found: `another ${rest}`, expected: `the ${rest} of the style`, message: `${is}, as the style has it; its ${rest} ${rest.includes(' and ') ? 'are' : 'is'} not.` }
}

/** The same, put into words when it is first asked for: of most problems a report shows nothing. */
export const comparing = (parts: () => Parameters<typeof compared>): (() => ReturnType<typeof compared>) => {
  let said: ReturnType<typeof compared> | undefined
  return () => (said ??= compared(...parts()))
}
