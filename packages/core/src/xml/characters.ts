/** The ASCII characters that the grammar of XML is made of. */
export const char = {
  space: 0x20,
  exclamation: 0x21,
  doubleQuote: 0x22,
  ampersand: 0x26,
  singleQuote: 0x27,
  slash: 0x2f,
  lessThan: 0x3c,
  equals: 0x3d,
  greaterThan: 0x3e,
  question: 0x3f,
  bracket: 0x5d,
  x: 0x78,
} as const

const isSpecial = new Uint8Array(128)
isSpecial.fill(1, 0, 0x20)
for (const white of '\t\n\r') isSpecial[white.charCodeAt(0)] = 0
for (const markup of '<&]"\'') isSpecial[markup.charCodeAt(0)] = 1

/**
 * The first place from `at` on that is not plain character data: markup, a quote, the end of the text,
 * or a character that has to be looked at. Most of a document passes through this loop.
 */
export const skipPlain = (source: string, at: number) => {
  for (;;) {
    const code = source.charCodeAt(at)
    // NaN, past the end, fails both comparisons.
    if (code < 128 ? isSpecial[code] !== 0 : !(code < 0xd800)) return at
    at++
  }
}

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d

export const skipSpace = (source: string, at: number) => {
  while (isSpace(source.charCodeAt(at))) at++
  return at
}

/** XML 1.0, production 2 (Char). */
export const isChar = (code: number) =>
  code >= 0x20 ? code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code <= 0x10ffff) : isSpace(code)

const nameStart = 'A-Z_a-z\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c\\u200d'
  + '\\u2070-\\u218f\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd\\u{10000}-\\u{effff}'
const ncName = `[${nameStart}][${nameStart}\\-.0-9\\xb7\\u0300-\\u036f\\u203f\\u2040]*`

/** Namespaces in XML 1.0, production 4 (NCName). */
export const isNcName = (name: string) => ncNamePattern.test(name)
const ncNamePattern = new RegExp(`^${ncName}$`, 'u')
