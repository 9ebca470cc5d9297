import type { Part } from './label.js'
import { saysEditors } from './roles.js'
import { joined, type Segment } from './segment.js'

const containers: readonly Part[] = ['journal', 'container-title']
const family = (label: Part): Part => (containers.includes(label) ? 'container-title' : label)
const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text)

/** Puts together what the sequence model tore apart: a title or the name of a container stands in an entry once, and in one piece. */
export const whole = (raw: string, segments: readonly Segment[]): Segment[] => {
  const found: Segment[] = []
  for (const here of segments) {
    const [before, last] = [found.at(-2), found.at(-1)]
    const titled = found.some(({ label }) => label === 'title')
    if (last && isVersion(raw, last, here)) found.push(joined(raw, found.pop()!, here, last.label))
    else if (last && isContainer(last) && isContainer(here)) found.push(joined(raw, found.pop()!, here, last.label === 'journal' ? 'journal' : here.label))
    else if (last && isContainer(last) && here.label === 'title' && hasLetters(here.text) && titledBefore(found)) found.push(joined(raw, found.pop()!, here, last.label))
    else if (titled && last?.label === 'editor' && here.label === 'title' && saysEditors(last.text)) found.push({ ...here, label: 'container-title' })
    else if (last && before && family(before.label) === family(here.label) && isStray(last, before, here, segments)) {
      found.splice(-2, 2, joined(raw, before, here, before.label))
    } else found.push(here)
  }
  return found
}

/** `R package version 0.7-7`, torn at its stop: what follows is no page. */
const isVersion = (raw: string, last: Segment, here: Segment): boolean =>
  /\bversion \d+(?:\.\d+)*\.$/iu.test(last.text.trimEnd()) && last.label !== here.label && /^\d/u.test(here.text) && /\.$/u.test(raw.slice(0, here.span[0]))

const isContainer = ({ label }: Segment): boolean => containers.includes(label)
const titledBefore = (found: readonly Segment[]): boolean => found.slice(0, -1).some(({ label }) => label === 'title')

/** Something between two pieces of a title or of a container's name that the entry has elsewhere, or that may be a word of them. */
const isStray = (stray: Segment, before: Segment, after: Segment, segments: readonly Segment[]): boolean => {
  if (!hasLetters(before.text) || !hasLetters(after.text)) return false
  if (before.label !== 'title' && !isContainer(before)) return false
  if (segments.some((other) => other !== stray && family(other.label) === family(stray.label) && (stray.label !== 'date' || /\d{4}/.test(other.text)))) return true
  return before.label === 'title' && (stray.label === 'author' || stray.label === 'editor' || stray.label === 'publisher' || stray.label === 'location')
}
