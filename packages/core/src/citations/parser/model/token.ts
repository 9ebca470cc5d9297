/** A piece of an entry: a word, a string of digits, one sign, or a whole address. */
export interface Token {
  readonly text: string
  readonly from: number
  readonly to: number
  /** White space stands before it. */
  readonly spaced: boolean
}

// An address is one token: its inner signs say nothing of the entry. Words keep their apostrophes (O’Brien, l’État).
// `10.1002/(SICI)1097-4636(199823)43:4<422::AID-JBM9>3.0.CO;2-K`: old numbers of articles have angle brackets.
const pattern = /(?:(?:https?:\/\/|www\.)[^\s<>]|10\.\d{4,9}\/[^\s<>])(?:[^\s<>]|<\d+:[^\s<>]*>)*|\p{L}[\p{L}\p{M}]*(?:['’ʼ][\p{L}\p{M}]+)*|\p{N}+|[^\s]/gu
const closing = /[.,;:)\]>'"”’]+$/

/** Cuts an entry into tokens; white space is in none of them. */
export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const from = match.index
    const found = isAddress(match[0]) ? withoutClosing(match[0]) : match[0]
    pattern.lastIndex = from + found.length
    tokens.push({ text: found, from, to: from + found.length, spaced: from === 0 || /\s/.test(text[from - 1]!) })
  }
  return tokens
}

const isAddress = (text: string): boolean => /^(https?:|www\.|10\.\d{4})/.test(text)

/** The stop that ends the sentence is none of the address, nor is a bracket that was opened before it. */
const withoutClosing = (address: string): string => {
  const bare = address.replace(closing, '')
  return address[bare.length] === ')' && bare.includes('(') && !bare.includes(')') ? `${bare})` : bare
}
