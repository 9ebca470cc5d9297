import type { RoleKind } from '../role.js'
import { countWords } from '../view.js'
import { frontPart } from './front-part.js'

/** A sentence of an abstract may name an institute, too. */
const mostWords = 20

const noted: ReadonlySet<RoleKind | undefined> = new Set<RoleKind | undefined>(['author-note', 'author-note-heading'])

/** `Setting: Northern University hospital`: a part of an abstract. */
const labelled = /^\p{Lu}[\p{L} ]{2,30}[:.]\s/u

/** `Received: 3 May 2024`, `Key words` over the row of them. */
const handedIn = /^(?:(?:received|accepted|revised|published)(?: for publication)?(?::|\s+(?:on\b|x+$|\d|\p{Lu}\p{Ll}+\s\d))|key ?words:?$)/iu

/** What stands with an abstract and is none of it: `Word count: 220`, `* Correspondence: …`, where its authors work. A heading may name an institution, too. */
export const isFrontNote = (text: string, isHeading = false): boolean => {
  if (countWords(text) > mostWords) return false
  if (handedIn.test(text)) return true
  const part = frontPart(text)
  return noted.has(part) || (part === 'affiliation' && !isHeading && !labelled.test(text) && !/[.?!]$/.test(text))
}
