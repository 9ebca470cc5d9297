import type { Part } from '../model/label.js'
import { saysEditors } from './names/roles.js'
import { has, isContainer, joined, type Mend, type Segment } from '../segment.js'

const family = (label: Part): Part => (label === 'journal' ? 'container-title' : label)
const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text)

/** Puts together what the sequence model tore apart: a title or the name of a container stands in an entry once, and in one piece. */
export const whole: Mend = (raw, segments) => {
  const found: Segment[] = []
  for (const here of segments) {
    const [before, last] = [found.at(-2), found.at(-1)]
    const label = last && oneWith(raw, found, last, here)
    if (last && label) found.splice(-1, 1, joined(raw, last, here, label))
    else if (last && isBookOfEditors(found, last, here)) found.push({ ...here, label: 'container-title' })
    else if (last && before && family(before.label) === family(here.label) && isStray(last, before, here, segments)) {
      found.splice(-2, 2, joined(raw, before, here, before.label))
    } else found.push(here)
  }
  return found
}

/** What the two are together, if they are two pieces of one. */
const oneWith = (raw: string, found: readonly Segment[], last: Segment, here: Segment): Part | undefined => {
  if (isVersion(raw, last, here)) return last.label
  if (!isContainer(last)) return undefined
  if (isContainer(here)) return last.label === 'journal' ? 'journal' : here.label
  return here.label === 'title' && hasLetters(here.text) && has(found.slice(0, -1), 'title') ? last.label : undefined
}

/** A second title, behind the editors: of the book in which the first one stands. */
const isBookOfEditors = (found: readonly Segment[], last: Segment, here: Segment): boolean =>
  here.label === 'title' && last.label === 'editor' && saysEditors(last.text) && has(found, 'title')

/** `R package version 0.7-7`, torn at its stop: what follows is no page. */
const isVersion = (raw: string, last: Segment, here: Segment): boolean =>
  /\bversion \d+(?:\.\d+)*\.$/iu.test(last.text.trimEnd()) && last.label !== here.label && /^\d/u.test(here.text) && /\.$/u.test(raw.slice(0, here.span[0]))

/** Something between two pieces of a title or of a container's name that the entry has elsewhere, or that may be a word of them. */
const isStray = (stray: Segment, before: Segment, after: Segment, segments: readonly Segment[]): boolean => {
  if (!hasLetters(before.text) || !hasLetters(after.text)) return false
  if (before.label !== 'title' && !isContainer(before)) return false
  if (segments.some((other) => other !== stray && family(other.label) === family(stray.label) && (stray.label !== 'date' || /\d{4}/.test(other.text)))) return true
  return before.label === 'title' && (stray.label === 'author' || stray.label === 'editor' || stray.label === 'publisher' || stray.label === 'location')
}
