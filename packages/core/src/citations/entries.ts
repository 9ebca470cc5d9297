import type { Structure } from '../structure/structure.js'
import type { Paragraph } from '../wordml/paragraph.js'

/** An entry of the reference list as citations are linked to it. */
export interface Entry {
  /** `r1`, `r2`, …: its place over all lists. */
  readonly id: string
  readonly paragraph: Paragraph
  readonly text: string
  /** Its typed label, or its place in the list: a numbered one numbers its paragraphs so. */
  readonly number: number
}

const label = /^\s*(?:\[(\d{1,4})\]|\((\d{1,4})\)|(\d{1,4})[.)]?(?=[\t ]))/u

/** The paragraphs that are entries, in order. */
export const entriesOf = (structure: Structure): Entry[] =>
  structure.flow
    .filter(({ paragraph }) => structure.role(paragraph).kind === 'reference-entry')
    .map(({ paragraph, text }, index) => {
      const typed = label.exec(text)
      const number = Number(typed?.[1] ?? typed?.[2] ?? typed?.[3] ?? index + 1)
      return { id: `r${index + 1}`, paragraph, text, number: number > 0 && number < 1500 ? number : index + 1 }
    })
