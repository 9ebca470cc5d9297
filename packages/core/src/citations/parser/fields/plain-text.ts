import { withoutStop } from './person.js'

/** What a field says, without the signs around it and the stop of the entry behind it. */
export const plainText = (text: string): string => unbalanced(withoutStop(text.trim().replace(/^[\s,.;:“")\]]+|[\s,;:”"]+$/gu, '')))

/** `[Doctoral dissertation]`, `[Image attached] [Status update]` */
export const withoutBrackets = (text: string): string => plainText(text).replace(/^\[|\]$/g, '').replace('] [', '; ')

/** `Cambridge, Mass.:` keeps the stop of its abbreviation. */
export const placeText = (text: string): string => {
  if (withoutPlace.test(text)) return '[S. l.]'
  const place = withoutBrackets(text) + (/\p{Ll}\.:\s*$/u.test(text) ? '.' : '')
  // `Newbury Park, [Calif.]`
  return /\[[^\]]+$/.test(place) ? `${place}]` : place
}

/** `[S. l.: s. n.]` is Latin for a place, and for somebody who published it, that nobody found. */
const withoutPlace = /^[\s.,;]*\[s\.\s?l\./iu
/** `N.p.,`: nobody is said to have published it, and MLA 8 and later leave the place empty. */
export const unnamed = /^[\s:,;]*N\.\s?p\.[\s,]*$/u
export const withoutHouse = /^[\s:,;]*\[?s\.\s?n\.\]/iu

/** `PhD diss.,` keeps the stop of its abbreviation. */
export const withAbbreviation = (genre: string, typed: string): string => (/\bdiss$/iu.test(genre) && typed.includes(`${genre}.`) ? `${genre}.` : genre)

/** Drops a bracket whose other half lies outside. */
export const unbalanced = (text: string): string => {
  if (text.endsWith(')') && !text.includes('(')) return text.slice(0, -1).trim()
  if (text.startsWith('(') && !text.includes(')')) return text.slice(1).trim()
  return text.startsWith('(') && text.endsWith(')') && text.indexOf(')') === text.length - 1 ? text.slice(1, -1).trim() : text
}
