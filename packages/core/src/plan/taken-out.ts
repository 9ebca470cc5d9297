import { isSdt } from '../wordml/dissolved.js'
import { runsOfWhole } from '../wordml/whole-field.js'
import type { Plan } from './plan.js'

/** How many of each construct a plan takes out on purpose: notes that become citations, what made text live where it is to be plain, and page numbers. */
export const takenOut = ({ paragraphs, removedNotes, unwrapped }: Plan): Record<string, number> => {
  const notes = (kind: string): number => removedNotes.filter(({ note }) => note.kind === kind).length
  const dissolved = new Set(unwrapped.flatMap(({ paragraphs, controls }) => [...controls, ...paragraphs.flatMap((each) => each.dissolved)]))
  const marks = [...dissolved].flatMap(({ children }) => children.filter(({ name }) => name === 'w:fldChar'))
  const contents = [...paragraphs.values()].flatMap(({ replacements }) => replacements.flatMap(({ content }) => content))
  const carried = new Set(contents.flatMap((inline) => ('carried' in inline ? (runsOfWhole(inline.of, inline.carried) ?? []) : [])))
  const gone = [...paragraphs].flatMap(([{ runs }, plan]) => (plan.removed ? runs : [])).filter((run) => !carried.has(run))
  const removed = gone.flatMap(({ element }) => element.children.filter(({ name }) => name === 'w:fldChar'))
  return { footnotes: notes('footnote'), endnotes: notes('endnote'), 'field marks': new Set([...marks, ...removed]).size, 'content controls': [...dissolved].filter(isSdt).length }
}
