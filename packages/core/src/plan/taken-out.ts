import { isControl } from '../wordml/dissolved.js'
import type { Plan } from './plan.js'

/** How many of each construct a plan takes out on purpose: notes that become citations, and what made text live where it is to be plain. */
export const takenOut = ({ removedNotes, unwrapped }: Plan): Record<string, number> => {
  const notes = (kind: string): number => removedNotes.filter(({ note }) => note.kind === kind).length
  const dissolved = new Set(unwrapped.flatMap(({ paragraphs, controls }) => [...controls, ...paragraphs.flatMap((each) => each.dissolved)]))
  const marks = [...dissolved].flatMap(({ children }) => children.filter(({ name }) => name === 'w:fldChar'))
  return { footnotes: notes('footnote'), endnotes: notes('endnote'), 'field marks': marks.length, 'content controls': [...dissolved].filter(isControl).length }
}
