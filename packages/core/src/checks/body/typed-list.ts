import { romanNumeral, romanValue } from '../../structure/words/roman.js'
import { typedNumber } from '../../structure/words/typed-number.js'

/** A line of a typed list. */
interface TypedLine {
  readonly text: string
  /** How far the line stands from the margin, in twips. */
  readonly inset: number
}

interface TypedItem {
  /** 0 is the outermost. */
  readonly level: number
  /** The number or bullet as it is typed. */
  readonly sign: string
  /** Where the text begins after it. */
  readonly to: number
}

/** As `w:numFmt` and `w:lvlText` have it (ISO 29500-1, 17.9.17 and 17.9.11), with the number that the level begins with. */
interface TypedLevel {
  readonly format: string
  readonly text: string
  readonly start: number
}

export interface TypedList {
  readonly levels: readonly TypedLevel[]
  readonly items: readonly TypedItem[]
}

/** The values that a sign has in each of the formats that it may be counted in: `i` is one in Roman numerals, and nine in letters. */
type Values = ReadonlyMap<string, number>

interface Sign {
  readonly before: string
  readonly behind: string
  readonly values: Values
  readonly to: number
  readonly typed: string
}

interface Level extends Pick<Sign, 'before' | 'behind'> {
  readonly inset: number
  /** The first values in the formats that all numbers so far may be in, and the last ones. */
  starts: Values
  last: Values
}

/** Bullets of fonts of symbols are none in another font. */
const symbols: ReadonlyMap<string, string> = new Map([['\uf0b7', '•'], ['\uf0a7', '▪'], ['\uf0d8', '➢'], ['Ø', '➢'], ['-', '–']])

/**
 * What a list of Word's has to be for its items to have the numbers and bullets that are typed; undefined where no list gives
 * just these. Numbers that begin anew where nothing stands around them are those of another list.
 */
export const typedList = (lines: readonly TypedLine[]): TypedList | undefined => {
  const levels: Level[] = []
  const items: TypedItem[] = []
  /** The level of the line before. */
  let depth = -1
  for (const line of lines) {
    const sign = signOf(line.text)
    if (!sign) return undefined
    const level = levelOf(sign, line.inset, levels, depth)
    if (level === undefined) return undefined
    depth = level
    items.push({ level, sign: sign.typed, to: sign.to })
  }
  return { levels: levels.map(definitionOf), items }
}

const signOf = (text: string): Sign | undefined => {
  const number = typedNumber(text)
  const typed = text.slice(0, number?.to ?? 0).trim()
  if (!number || number.depth > 1) return undefined
  if (number.form === 'bullet') return { before: symbols.get(typed) ?? typed, behind: '', values: new Map([['bullet', 0]]), to: number.to, typed }
  const [, before, core, behind] = /^(\(?)([0-9]+|[a-z]+)([.):]*)$/i.exec(typed) ?? []
  return core ? { before: before!, behind: behind!, values: valuesOf(core), to: number.to, typed } : undefined
}

const valuesOf = (core: string): Values => {
  if (/^\d/.test(core)) return new Map([['decimal', Number(core)]])
  const isUpper = core === core.toUpperCase()
  const values = new Map<string, number>()
  if (core.length === 1) values.set(isUpper ? 'upperLetter' : 'lowerLetter', core.toLowerCase().charCodeAt(0) - 96)
  if (romanNumeral(romanValue(core)) === core.toUpperCase()) values.set(isUpper ? 'upperRoman' : 'lowerRoman', romanValue(core))
  return values
}

/** The level that a sign goes on with, or begins. */
const levelOf = (sign: Sign, inset: number, levels: Level[], depth: number): number | undefined => {
  const open = levels.slice(0, depth + 1)
  const goesOn = (level: Level): boolean => following(level, sign).size > 0
  // What stands where a level stands is of that one; numbers that somebody set in by hand in one line and not in the next still count on.
  const alike = open.findLastIndex((level) => goesOn(level) && standsAlike(level, inset))
  const at = alike < 0 && !sign.values.has('bullet') ? open.findLastIndex(goesOn) : alike
  if (at >= 0) {
    narrow(levels[at]!, following(levels[at]!, sign))
    return at
  }
  const around = open.at(-1)
  if (depth === deepest || (around && isFurtherOut(sign, inset, around))) return undefined
  const known = levels[depth + 1]
  const begun = beginning(sign, known, depth + 1)
  if (begun.size === 0 || (known && !standsAlike(known, inset))) return undefined
  if (known) narrow(known, begun)
  else levels.push({ ...sign, inset, starts: begun, last: begun })
  return depth + 1
}

/** Lists go no deeper in Word (ISO 29500-1, 17.9.3). */
const deepest = 8

/** The values of a sign that come after the last one of a level. */
const following = (level: Level, sign: Sign): Values =>
  new Map([...sign.values].filter(([format, value]) => isShapedAs(level, sign) && level.last.has(format) && (format === 'bullet' || value === level.last.get(format)! + 1)))

/** The values of a sign that a level can begin with: the outermost may go on from another list, and one within it counts alike under each item. */
const beginning = (sign: Sign, known: Level | undefined, depth: number): Values =>
  new Map([...sign.values].filter(([format, value]) => (known ? isShapedAs(known, sign) && known.starts.get(format) === value : depth === 0 || value <= 1)))

const narrow = (level: Level, last: Values): void => {
  level.starts = new Map([...level.starts].filter(([format]) => last.has(format)))
  level.last = last
}

const isShapedAs = (level: Level, sign: Sign): boolean => level.before === sign.before && level.behind === sign.behind

/** How far lines of one level may be apart before anybody sees it, in twips. */
const tolerance = 60

const standsAlike = (level: Level, inset: number): boolean => Math.abs(level.inset - inset) <= tolerance

/** What begins within an item does not stand further out than it, and what is counted in the same way is set in. */
const isFurtherOut = (sign: Sign, inset: number, around: Level): boolean => {
  const isCountedAlike = isShapedAs(around, sign) && [...sign.values.keys()].some((format) => around.last.has(format))
  return inset < around.inset - tolerance || (isCountedAlike && standsAlike(around, inset))
}

const definitionOf = ({ before, behind, starts }: Level, at: number): TypedLevel => {
  const [format, start] = [...starts].reduce((least, each) => (each[1] < least[1] ? each : least))
  return format === 'bullet' ? { format, text: before, start: 1 } : { format, text: `${before}%${at + 1}${behind}`, start }
}
