import { runValue } from '../wordml/values.js'
import type { Numbering } from '../wordml/numbering.js'
import { objectMark, type Paragraph } from '../wordml/paragraph.js'
import type { Properties, Value } from '../wordml/properties/property.js'
import { signsOfWord } from './words/ideographs.js'
import { holds, small } from './words/signs.js'

/** A paragraph as a reader sees it: its words and its looks, without the markup. */
export interface View extends Letters {
  readonly paragraph: Paragraph
  /** Trimmed, objects left out. */
  readonly text: string
  readonly words: number
  readonly styleName: string
  readonly align: Value | undefined
  /** How many characters at the beginning are bold or italic, where the rest is not. */
  readonly lead: number
  readonly indentStart: number
  readonly indentEnd: number
  readonly firstLine: number
  /** Word puts a number or a bullet before it. */
  readonly numbered: boolean
  readonly outlineLevel: number
  readonly hasObject: boolean
  /** Begins on a new page by a property or by a break inside. */
  readonly startsPage: boolean
}

export const viewOf = (paragraph: Paragraph, letters: (properties: Properties) => Letters, numbering: Numbering): View => {
  const properties = paragraph.effective
  const hasObject = paragraph.text.includes(objectMark)
  const text = (hasObject ? paragraph.text.replaceAll(objectMark, '') : paragraph.text).trim()
  const looks = looksOf(paragraph, letters)
  return {
    paragraph,
    text,
    words: countWords(text),
    styleName: paragraph.styleName,
    align: isTabbedToMiddle(paragraph.text, text, looks.size) ? 'center' : properties['align'] ?? 'left',
    ...looks,
    caps: looks.caps || isCapitals(text),
    indentStart: Number(properties['indentStart'] ?? 0),
    indentEnd: Number(properties['indentEnd'] ?? 0),
    firstLine: Number(properties['firstLine'] ?? 0),
    numbered: numbering.shows(Number(properties['numbering'] ?? 0), Number(properties['numberingLevel'] ?? 0)),
    outlineLevel: Number(properties['outlineLevel'] ?? 9),
    hasObject,
    startsPage: properties['pageBreakBefore'] === true || /^\s*\f/.test(paragraph.text),
  }
}

/** In twips: how far each tab goes, where half a line of six and a half inches is, and how far from there a line still looks centred. */
const [tab, middle, off] = [720, 4680, 900]

/** Who types on as on a typewriter brings a line to the middle by tabs: as many as it takes, and at least three. */
const isTabbedToMiddle = (all: string, text: string, size: number): boolean => {
  const tabs = /^\t{3,}/.exec(all)?.[0].length
  if (tabs === undefined || text === '' || /[\t\n]/.test(text)) return false
  // On average a letter is somewhat less than half as wide as it is high.
  const wide = text.length * size * 4.5
  return Math.abs(tabs * tab + wide / 2 - middle) <= off
}

/** How the first line of a paragraph is set in: by an indent that the eye sees, or by a tab or as many blanks as nobody types by mistake. */
export const firstLineOf = ({ firstLine, paragraph }: View): number | 'typed' =>
  firstLine >= 250 ? firstLine : /^(?:\t| {3})/.test(paragraph.text) ? 'typed' : 0

/**
 * What a reader sees of the letters of a run, or of a paragraph: there every letter is bold (italic, underlined, a capital),
 * and size, font and colour are those of most.
 */
interface Letters {
  readonly bold: boolean
  readonly italic: boolean
  readonly underlined: boolean
  readonly caps: boolean
  /** Half-points. */
  readonly size: number
  readonly face: string
  readonly color: string
}

/** Reads letters once for each set of properties; runs that look alike have the same. */
export const letterReader = (): ((properties: Properties) => Letters) => {
  const known = new Map<Properties, Letters>()
  const alike = new Map<string, Letters>()
  return (properties) => {
    let letters = known.get(properties)
    if (letters) return letters
    letters = lettersOf(properties)
    const key = Object.values(letters).join(' ')
    letters = alike.get(key) ?? letters
    alike.set(key, letters)
    known.set(properties, letters)
    return letters
  }
}

const lettersOf = (properties: Properties): Letters => ({
  bold: runValue(properties, 'bold') === true,
  italic: runValue(properties, 'italic') === true,
  underlined: !/^(none|undefined)$/.test(String(properties['underline'])),
  caps: properties['caps'] === true || properties['smallCaps'] === true,
  size: Number(runValue(properties, 'size')),
  face: String(properties['fontAscii'] ?? ''),
  color: String(properties['color'] ?? 'auto'),
})

type Looks = Letters & { readonly lead: number }

const noLooks: Looks = { bold: false, italic: false, underlined: false, caps: false, size: 0, face: '', color: 'auto', lead: 0 }

const looksOf = (paragraph: Paragraph, read: (properties: Properties) => Letters): Looks => {
  const length = new Map<Letters, number>()
  let lead: number | undefined
  const all = { bold: true, italic: true, underlined: true, caps: true }
  for (const run of paragraph.runs) {
    if (run.to === run.from || !hasInk(paragraph.text, run.from, run.to)) continue
    const letters = read(run.effective)
    all.bold &&= letters.bold
    all.italic &&= letters.italic
    all.underlined &&= letters.underlined
    all.caps &&= letters.caps
    if (!letters.bold && !letters.italic) lead ??= run.from
    length.set(letters, (length.get(letters) ?? 0) + run.to - run.from)
  }
  return length.size === 0 ? noLooks : { ...mostOf(length), ...all, lead: lead ?? 0 }
}

/** The letters that most of a paragraph is in, however many runs it is cut into; of as many, the first. */
const mostOf = (length: ReadonlyMap<Letters, number>): Letters =>
  [...length].reduce((most, each) => (each[1] > most[1] ? each : most))[0]

/** Letters of one kind in one place of the line: what tells lines of one rank apart from others. */
export const looksLike = (one: View, other: View): boolean =>
  one.size === other.size && one.bold === other.bold && one.italic === other.italic && one.align === other.align

const hasInk = (text: string, from: number, to: number): boolean => {
  for (let index = from; index < to; index++) {
    const code = text.charCodeAt(index)
    if (code > 32 && code !== 0xa0 && code !== 0xfffc) return true
  }
  return false
}

/** A line of at least four letters, none of which is small. */
const isCapitals = (text: string): boolean => text.length < 200 && !holds(text, small) && /\p{Lu}.*\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(text)

/**
 * Words as Word counts them: what stands between blanks and objects. Where a script has no blanks, as many signs as a word has on average
 * are one.
 */
export const countWords = (text: string): number => {
  let words = 0
  let signs = 0
  let inside: 'blank' | 'word' | 'signs' = 'blank'
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const ofWord = signsOfWord(code)
    if (code <= 32 || code === 0xa0 || code === 0xfffc || code === 0x3000) {
      words += Math.ceil(signs)
      signs = 0
      inside = 'blank'
    } else if (ofWord !== undefined) {
      signs += 1 / ofWord
      inside = 'signs'
    } else if (inside === 'blank' || (inside === 'signs' && isLetter(code))) {
      words++
      inside = 'word'
    }
  }
  return words + Math.ceil(signs)
}

/** Of a script that parts words by blanks: a stop between signs is no word. */
const isLetter = (code: number): boolean => (code > 0x2f && code < 0x3a) || (code > 0x40 && code < 0x2000)
