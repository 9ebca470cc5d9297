import { beforeSurname, yearSigns } from '../../structure/words/entry-words.js'

const dated = new RegExp(String.raw`${yearSigns}|\b(?:ca?|circa)\.?\s\d{3,4}\b`, 'i')
const numbered = /^\s*(?:\[(\d{1,4})\]|\((\d{1,4})\)|(\d{1,4})[.)]|(\d{1,3})(?=\s+\p{Lu}))\s*(?=\S)/u
/** `Studies, 12(3)`: a journal with its volume, as the second line of an entry begins. */
const volume = String.raw`(?!\s*\d{1,3}\s?[(,:;])`
/** `Sample, A.`, `Sample A,`, `A. Sample`, `Sample, Ada`, `World Health Organization. (`, `———.` */
const begins = new RegExp(
  String.raw`^\s*(?:["“‘«„]?\s*)?(?:${beforeSurname}\p{Lu}[\p{L}\p{M}'’‐-]+(?:\s\p{Lu}[\p{L}\p{M}'’‐-]+){0,3}(?:,${volume}|\s\p{Lu}{1,3}\b|\.\s|\s*\()|(?:\p{Lu}\p{Ll}?\.[\s-]?){1,3}\s?${beforeSurname}\p{Lu}\p{L}+|[—–_-]{2,})`,
  'u',
)
const ends = /(?:[.)\]”"’]|\d[a-z]?|https?:\/\/\S+|10\.\d{4,9}\/\S+)\s*$/u

/** Nothing follows the address of an entry but the day on which it was seen. */
export const endsWithAddress = /(?:https?:\/\/|(?<![\d.])10\.\d{4,9}\/)\S+\s*$/u

/** `Northern Harbours / Ports 2017 User Guide`: who and when, and then a title, as in the social sciences. */
export const opensWithYear = /^\s*\p{Lu}[^.:]{2,80}?\.?[\s(](?:1[5-9]|20)\d\d[a-z]?[).,:]?\s+\p{Lu}/u

/** `“Ice.” Northern Lights, …`: what has no author, as American styles have it. */
export const opensWithTitle = /^\s*[“"][^“”"]+[.?!,][”"]\s+\p{Lu}/u

/** What the signs of a stretch of text say of it, without reading it. */
export interface EntryForm {
  /** It begins with a number or a name. */
  readonly begins: boolean
  /** It ends with a stop, a bracket, a number or an address. */
  readonly ends: boolean
  readonly dated: boolean
  /** The number typed before it, and how far it and the blanks after it reach. */
  readonly number: number | undefined
  readonly labelled: number
  /** The number has no mark of its own: `3 Sample, A.` may also be how a name begins. */
  readonly unmarked: boolean
}

export const formOf = (text: string): EntryForm => {
  const number = numbered.exec(text)
  return {
    begins: number !== null || begins.test(text),
    ends: ends.test(text),
    dated: dated.test(text),
    labelled: number?.[0].length ?? 0,
    unmarked: number?.[4] !== undefined,
    number: number ? Number(number[1] ?? number[2] ?? number[3] ?? number[4]) : undefined,
  }
}
