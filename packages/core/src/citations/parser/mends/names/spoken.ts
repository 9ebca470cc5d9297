/** A name as it is spoken, `A. Roe` or `Ann Marie Roe`; for patterns that mind the case of letters. */
export const person = String.raw`\p{Lu}(?:\.|[\p{L}’'-]+)(?:\s\p{Lu}(?:\.|[\p{L}’'-]+)){1,3}`
export const people = String.raw`${person}(?:,\s${person})?(?:,?\s(?:and|&)\s${person})?`
