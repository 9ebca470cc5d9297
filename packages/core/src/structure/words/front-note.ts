import type { RoleKind } from '../role.js'
import { countWords } from '../view.js'
import { frontPart } from './front-part.js'

/** A sentence of an abstract may name an institute, too. */
const mostWords = 20

const noted: ReadonlySet<RoleKind | undefined> = new Set<RoleKind | undefined>(['author-note', 'author-note-heading'])

/** `Setting: Northern University hospital`: a part of an abstract. */
const labelled = /^\p{Lu}[\p{L} ]{2,30}[:.]\s/u

/** What stands with an abstract and is none of it: `Word count: 220`, `* Correspondence: …`, where its authors work. */
export const isFrontNote = (text: string): boolean => {
  if (countWords(text) > mostWords) return false
  const part = frontPart(text)
  return noted.has(part) || (part === 'affiliation' && !labelled.test(text) && !/[.?!]$/.test(text))
}
