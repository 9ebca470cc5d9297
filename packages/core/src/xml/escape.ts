import { isChar } from './characters.js'

const entities: ReadonlyMap<string, string> = new Map([
  ['lt', '<'], ['gt', '>'], ['amp', '&'], ['quot', '"'], ['apos', "'"],
])

const escapes: ReadonlyMap<string, string> = new Map([
  ['<', '&lt;'], ['>', '&gt;'], ['&', '&amp;'], ['"', '&quot;'],
  ['\t', '&#9;'], ['\n', '&#10;'], ['\r', '&#13;'],
])

const escape = (character: string) => escapes.get(character) ?? character

/** Character data that reads back as `text`. A bare CR would be read as a line feed (XML 1.0, section 2.11). */
export const escapeText = (text: string) => text.replace(/[<>&\r]/g, escape)

/** A value, for double quotes, that reads back as `value`. Bare white space would be read as spaces (section 3.3.3). */
export const escapeAttribute = (value: string) => value.replace(/[<>&"\t\n\r]/g, escape)

/** The character a reference stands for, or undefined where it stands for none. `name` is what is between & and ;. */
export const resolveReference = (name: string) => {
  if (!name.startsWith('#')) return entities.get(name)
  const digits = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(name)
  if (!digits) return undefined
  const code = digits[1] === undefined ? Number.parseInt(digits[2] ?? '', 10) : Number.parseInt(digits[1], 16)
  return isChar(code) ? String.fromCodePoint(code) : undefined
}

const reference = /&([^;]*);/g
const resolve = (whole: string, name: string) => resolveReference(name) ?? whole

/** Line ends as XML reads them, in CDATA sections too: CR LF and CR are LF (XML 1.0, section 2.11). */
export const unescapeLines = (markup: string) => markup.includes('\r') ? markup.replace(/\r\n?/g, '\n') : markup

/** What well-formed character data says: line ends as LF, references resolved. */
export const unescapeText = (markup: string) => {
  const lines = unescapeLines(markup)
  return lines.includes('&') ? lines.replace(reference, resolve) : lines
}

/** What a well-formed attribute value says: white space as spaces (XML 1.0, section 3.3.3), references resolved. */
export const unescapeAttribute = (markup: string) => {
  const spaced = /[\t\n\r]/.test(markup) ? markup.replace(/\r\n|[\t\n\r]/g, ' ') : markup
  return spaced.includes('&') ? spaced.replace(reference, resolve) : spaced
}
