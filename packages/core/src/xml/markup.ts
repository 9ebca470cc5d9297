import { isChar, isNcName } from './characters.js'
import { resolveReference } from './escape.js'
import { malformed } from './refusal.js'

// Each of these is given the place where a piece of markup begins, checks it, and returns the place after it.

/** `&…;` */
export const referenceEnd = (source: string, at: number) => {
  const semicolon = source.indexOf(';', at)
  if (semicolon === -1 || resolveReference(source.slice(at + 1, semicolon)) === undefined) {
    throw malformed(`“${source.slice(at, at + 12)}” is no reference to a character`, at)
  }
  return semicolon + 1
}

/** A character of text that is more than one unit, or that may be illegal. */
export const characterEnd = (source: string, at: number) => {
  const code = source.codePointAt(at)
  if (code === undefined) throw malformed('it ends in the middle', at)
  if (!isChar(code)) throw malformed(`the character U+${code.toString(16).toUpperCase().padStart(4, '0')} is not allowed`, at)
  return code > 0xffff ? at + 2 : at + 1
}

/** `<!-- … -->`, in which no two hyphens may stand together. */
export const commentEnd = (source: string, at: number) => {
  if (source.startsWith('<!DOCTYPE', at)) throw malformed('it has a DOCTYPE, which no document part may have', at)
  const hyphens = source.startsWith('<!--', at) ? source.indexOf('--', at + 4) : -1
  if (hyphens === -1 || source.charAt(hyphens + 2) !== '>') throw malformed('a comment is not closed as it should be', at)
  return checked(source, at, hyphens + 3)
}

/** `<![CDATA[ … ]]>` */
export const cdataEnd = (source: string, at: number) => {
  const brackets = source.startsWith('<![CDATA[', at) ? source.indexOf(']]>', at + 9) : -1
  if (brackets === -1) throw malformed('a CDATA section is not opened or closed as it should be', at)
  return checked(source, at, brackets + 3)
}

/** `<?target … ?>`; the target `xml` is kept for the declaration at the very start. */
export const processingInstructionEnd = (source: string, at: number) => {
  const close = source.indexOf('?>', at + 2)
  const [target = ''] = source.slice(at + 2, Math.max(close, at + 2)).split(/[ \t\r\n]/, 1)
  if (!isNcName(target) || target.toLowerCase() === 'xml') throw malformed('a processing instruction is not in order', at)
  return checked(source, at, close + 2)
}

const checked = (source: string, from: number, to: number) => {
  const illegal = source.slice(from, to).search(illegalCharacter)
  if (illegal !== -1) characterEnd(source, from + illegal)
  return to
}

/** Anything but a Char (XML 1.0, production 2); a lone surrogate too. */
const illegalCharacter = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
