import { nameParticle } from './name-particle.js'

/** A year, or what stands for one, as a pattern without regard to capitals. */
export const yearSigns = String.raw`\b(?:1[5-9]|20)\d\d[a-z]?\b|\bn\.\s?d\.|\bin press\b|\bforthcoming\b|\bs\.\s?d\.|\bo\.\s?J\.`

/** A year, or what stands for one, or an address. */
export const dated = new RegExp(String.raw`${yearSigns}|https?:\/\/|\bdoi\b`, 'i')

/** What stands in front of a surname, as a pattern: `van der`, `O’`, `Mc`. */
export const beforeSurname = String.raw`(?:(?:${nameParticle}|[dDoO]['’]|Mc|Mac)[\s-]?)*`

/** A surname, or the name of a body, as a pattern: `de la Sample`, `World Health Organization`. */
export const surname = String.raw`${beforeSurname}\p{Lu}[\p{L}\p{M}'’‐-]+(?:\s\p{Lu}[\p{L}\p{M}'’‐-]+)*`

/** `Sample, A.`, `Sample, Ada`, `Sample A, Other B`, `World Health Organization. (2020)`, `A. Sample`, `“Ice.” Northern Lights` */
const begins = new RegExp(String.raw`^(?:\[?\d{1,3}[\].)]?\s+)?(?:${surname}(?:,\s+\p{Lu}|\.\s+["“(\p{Lu}\d]|\s\p{Lu}{1,3}[,.])|(?:\p{Lu}\.[\s-]?){1,3}${surname}|["“«][^"”»]+[.,?!]["”»])`, 'u')
/** `Sample and Berg (2019) say`: a sentence that cites a work. */
const citing = /\((?:1[5-9]|20)\d\d[a-z]?\)\s+\p{Ll}/u
/** Behind names, a title and a place things begin anew. */
const parts = /[.?!,]["”’)]*\s+["“‘([]?[\p{Lu}\d]/gu
const fewestParts = 2

/** Whether a paragraph begins with names or a title and goes on in the parts that an entry has, and is no sentence. */
export const beginsAsEntry = (text: string): boolean => begins.test(text) && !citing.test(text) && (text.match(parts)?.length ?? 0) >= fewestParts
