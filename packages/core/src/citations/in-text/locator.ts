import type { Locator, LocatorLabel } from '../cluster.js'

/** Pages in German, Spanish, Italian, Dutch and Swedish. `s. 172` is a page in the north and the section of an Act elsewhere, so it stays as it is typed. */
const foreignPages = 'S\\.|Seiten?|[Pp]ágs?\\.?|páginas?|pagg?\\.|blz\\.|sid(?:a|or|er)'
/** How each kind of place is written before its number, singular and plural. */
const labels: Readonly<Partial<Record<LocatorLabel, string>>> = {
  page: `pp?\\.?|pages?|${foreignPages}`,
  paragraph: 'para(?:graph)?s?\\.?|pars?\\.|¶¶?',
  chapter: 'ch(?:ap(?:ter|itre)?)?s?\\.?|kap(?:itel)?\\.?|caps?\\.|capítulos?|capitol[oi]',
  section: 'sec(?:t(?:ion)?)?s?\\.?|§§?',
  volume: 'vol(?:ume)?s?\\.?',
  figure: 'fig(?:ure)?s?\\.?',
  table: 'tab(?:le)?s?\\.?|tbls?\\.?',
  line: 'lines?|ll?\\.',
  verse: 'verses?|vv?\\.',
  appendix: 'app(?:endix|endices)?\\.?',
  equation: '[Ee]q(?:uation)?s?\\.?',
  note: 'notes?|nn?\\.|fn\\.?',
  part: 'parts?|pt\\.',
  book: 'bks?\\.|books?',
  folio: 'fols?\\.',
  column: 'cols?\\.',
  article: 'arts?\\.|articles?',
  act: 'act',
  'sub-verbo': 's\\.\\s?v\\.',
  timestamp: 'timestamp|min\\.',
}

const number = '(?:[\\dIVXLCDMivxlcdm]+(?:(?!f\\.)[a-z])?|[A-Z]\\d*)'
/** `40 sq.`, `40 et suiv.`, `40 y ss.`: and what follows. */
const following = '\\s?sqq?\\.|\\s(?:et|y|e)\\s(?:sq|sqq|suiv|ss?)\\.'
const joined = `${number}(?:\\.\\d+)?(?:\\s?[–—−‑-]\\s?${number}|\\s?ff?(?:\\.|(?![\\p{L}\\d.]))|${following}|\\s?:\\s?\\d+)*`
/** `eq. (4)` */
const inBrackets = '\\(\\d[\\d.]*[a-z]?\\)'
const values = `${joined}(?:(?:,|\\s(?:and|&))\\s?${joined}(?![\\p{L}]))*`
/** `Sec. 3`, `Chapter 2`: words may begin with a capital; `S.` and `s.` are not the same. */
const capital = (words: string): string => words.replace(/(?<=^|\|)[a-z](?=h|[a-z]{2})/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
const labelled = (Object.entries(labels) as [LocatorLabel, string][]).map(([label, words]) => ({
  label,
  pattern: new RegExp(`^[\\s,:;]*(?:at\\s)?((?:${capital(words)})\\s?(${label === 'equation' ? `${inBrackets}|${values}` : values}))(?![\\p{L}\\d])`, 'u'),
}))
const beginsWithLabel = /^[\s,:;]*[a-z§¶]/i
/**
 * With a volume before them, where no time is meant: `2:364–65` (Chicago 17, 15.23). In `9.105` and `1:lxv` the first number is none;
 * `60n4` is a note on its page.
 */
const pages = new RegExp(String.raw`^\s*(?:[,:]\s*|\s)((?:\d{1,2}:\s?(?=\d{3}|\d+[–-]))?\d+(?:nn?\d+|\s?[–—−‑-]\s?\d+|\s?ff?(?:\.|(?![\p{L}\d.]))|${following})?(?:,\s?\d+(?:[–—−‑-]\d+)?)*)(?![\p{L}\d]|[.:][\p{L}\d]|:\s\d)`, 'u')
/** A page before the first, `xi`, as a pattern. */
const roman = '(?=[ivxl])(?:xl|l?x{0,3})(?:ix|iv|v?i{0,3})'
/** Such pages and what follows them: `xi–xv, 3`. */
export const romanPages = `${roman}(?:\\s?[–—−‑-]\\s?${roman})?(?:,\\s?\\d+(?:[–—−‑-]\\d+)?)*`
/** Without a comma before it one letter may be a word of another language. */
const preface = new RegExp(`^\\s*(?:[,:]\\s*|\\s(?=[ivx]{2}))(${romanPages})(?![\\p{L}\\d]|[.:][\\p{L}\\d])`, 'u')
/** Without a comma before it, what has two colons (`00:02:10`): one may stand between volume and page. */
const time = /^\s*(?:,\s*)?((?:(?<=,\s*)\d{1,2}:\d\d(?!:)|\d{1,2}:\d\d:\d\d)(?:\s?[–-]\s?\d{1,2}(?::\d\d){0,2})?)(?![\d:])/u

/** Reads the place that a text begins with; a bare number is a page. `at` is where the text stands. */
export const readLocator = (text: string, at: number): Locator | undefined => {
  if (!/[\da-z]/i.test(text)) return undefined
  const clock = time.exec(text)
  if (clock) return placed('timestamp', clock[1]!, clock, clock[1]!, at)
  for (const { label, pattern } of beginsWithLabel.test(text) ? labelled : []) {
    const match = pattern.exec(text)
    if (match) return placed(label, match[2]!, match, match[1]!, at)
  }
  const match = pages.exec(text) ?? preface.exec(text)
  return match ? placed('page', match[1]!.replace(/:\s/, ':'), match, match[1]!, at) : undefined
}

/** `Chapter 3, pp. 4–9`: a second place of another kind that ends the text joins the first. */
export const withSecond = (locator: Locator, rest: string): Locator => {
  const second = /^,\s[^\d\s]/u.test(rest) ? readLocator(rest, locator.to) : undefined
  if (!second || second.label === locator.label || /\S/u.test(rest.slice(second.to - locator.to))) return locator
  return { ...locator, value: `${locator.value}, ${rest.slice(1).trim()}`, to: second.to }
}

/** `10:02`, where neither a volume nor a verse can be meant. */
export const readTime = (text: string, at: number): Locator | undefined => {
  const clock = /^[,\s]*(\d{1,2}:[0-5]\d(?:\s?[–-]\s?\d{1,2}:[0-5]\d)?)$/u.exec(text)
  return clock ? placed('timestamp', clock[1]!, clock, clock[1]!, at) : undefined
}

const passage = String.raw`\d+(?:\.\d+)+(?:\s?[–-]\s?\d+(?:\.\d+)*)?`
const book = String.raw`(?:[1-3]\s)?\p{Lu}\p{L}*\.?(?:\s(?:of\s(?:the\s)?)?\p{Lu}\p{L}+\.?)*`
/** `Homer 9.105–15`, `Shakespeare, 3.1.56`; the books of scripture have a comma before them: `, Ezek. 1.5–10`, `, Song of Solomon 8:6`. */
const verse = new RegExp(String.raw`(?:,\s*(${book}\s\d+[.:]\d+(?:\s?[–-]\s?\d+(?:[.:]\d+)*)?)|[,\s]\s*(${passage}))\s*$`, 'u')

/** The place in a play, a poem or scripture that a text ends with: every edition counts it alike, and no word says what is counted. */
export const readVerse = (text: string, at: number): Locator | undefined => {
  const found = verse.exec(text)
  return found ? placed('line', found[1] ?? found[2]!, found, found[1] ?? found[2]!, at + found.index) : undefined
}

/** Whether a place is such a one. */
export const isVerse = ({ label, value }: Locator): boolean => label === 'line' && /\d[.:]\d/.test(value)

const foreign = new RegExp(`^(?:${foreignPages})(?=\\s?\\d)`, 'u')

/** What a place is called where that is not English: a citation goes on in the language of its text. */
export const foreignLabel = (place: string): string | undefined => foreign.exec(place)?.[0]

const placed = (label: LocatorLabel, value: string, match: RegExpExecArray, whole: string, at: number): Locator => {
  const from = at + match[0].lastIndexOf(whole)
  return { label, value: value.trim(), from, to: from + whole.length }
}
