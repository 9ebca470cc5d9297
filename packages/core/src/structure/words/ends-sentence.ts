/** A stop, the signs that close behind it, and typed marks of notes behind a word: `in the harbour.1`, `“in the harbour.”2,3`; `p.12` and `3.2` are none. */
const stop = /[.?!。！？؟][”"’'）)\]」』]*$|(?<=\p{L}{3}|[”"’)\]])[.?!][”"’')\]]*(?:\d{1,3}(?:[,–-]\d{1,3})*|[¹²³⁰-⁹]+|[*†‡]+)$/u

/** Whether a text ends as sentences do. */
export const endsSentence = (text: string): boolean => stop.test(text)
