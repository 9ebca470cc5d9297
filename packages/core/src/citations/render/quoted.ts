import type { Citation } from '../citations.js'

const marks = /[“”„]/gu

/**
 * `“All harbours know of it (Roe, 2018), and of the ice.”`: names in the middle of a quotation are somebody else’s words, and only its end may be
 * that of who quotes. Numbers are looked up in a list, and nobody quotes that.
 */
export const isQuoted = ({ paragraph: { text }, from, to, system, form }: Citation): boolean => {
  if (system === 'numeric' || form !== 'parenthetical' || !goesOn.test(text.slice(to, to + reach))) return false
  const opening = openBefore(text.slice(0, from))
  return opening !== undefined && /[“”„]/u.exec(text.slice(to))?.[0] === closing[opening]
}

const reach = 20
/** Words of the quotation behind the citation. */
const goesOn = /^[,;:.]?\s+\p{L}/u
const closing: Readonly<Record<string, string>> = { '“': '”', '„': '“' }

/** The mark of a quotation that is not closed; what ends a German one begins an English one. */
const openBefore = (text: string): string | undefined => {
  let open: string | undefined
  for (const [mark] of text.matchAll(marks)) open = mark === '”' || (open !== undefined && mark === closing[open]) ? undefined : mark
  return open
}
