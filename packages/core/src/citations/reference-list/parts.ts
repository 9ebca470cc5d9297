import type { Paragraph } from '../../wordml/paragraph.js'
import { holdsTextAlone, markCanGo, placeOf } from '../../wordml/removable.js'
import { runValue } from '../../wordml/values.js'
import type { Reference } from './reference.js'

export type Stretch = Pick<Reference, 'paragraphs' | 'from' | 'to'>

/** What one paragraph has of an entry. */
export interface Part {
  readonly paragraph: Paragraph
  readonly from: number
  readonly to: number
  /** Where it begins in the entry's text. */
  readonly at: number
}

/** The paragraphs of an entry, of which usually one, and where its text has each: joined by a blank. */
export const partsOf = ({ paragraphs, from, to }: Stretch): readonly Part[] => {
  const parts: Part[] = []
  let at = 0
  paragraphs.forEach((paragraph, place) => {
    const { text } = paragraph
    const start = place === 0 ? from : text.length - text.trimStart().length
    const end = place === paragraphs.length - 1 ? to : text.trimEnd().length
    parts.push({ paragraph, from: start, to: end, at })
    at += end - start + 1
  })
  return parts
}

/** Whether the words of a stretch of an entry's text are slanted, some or all. */
export const slantsIn = (entry: Stretch, start: number, end: number): ReadonlySet<boolean> => {
  const slants = partsOf(entry).flatMap(({ paragraph: { text, runs }, from, to, at }) => {
    const [first, last] = [Math.max(from, start - at + from), Math.min(to, end - at + from)]
    const worded = runs.filter((run) => run.from < last && run.to > first && /[\p{L}\p{N}]/u.test(text.slice(Math.max(run.from, first), Math.min(run.to, last))))
    return worded.map((run) => runValue(run.effective, 'italic') === true)
  })
  return new Set(slants)
}

/**
 * Whether an entry that breaks split over paragraphs can be written into the first one: the others hold its words and nothing else, in the same
 * place, and their marks can go. A word or an address that was torn apart is not told from two.
 */
export const canBeJoined = (reference: Reference): boolean => {
  const { kept, split, entry: { fields: { title } } } = reference
  const [first, ...others] = partsOf(reference)
  if (!first || !split || kept || isTorn(first) || others.slice(0, -1).some(isTorn)) return false
  // Words that stand out in a title are its author's, and only those of the first paragraph stay as they are.
  const standsOut = title !== undefined && title.span[1] > first.to - first.from && slantsIn(reference, ...title.span).size > 1
  const { parent } = placeOf(first.paragraph)
  return !standsOut && others.every(({ paragraph, to }) =>
    to === paragraph.text.trimEnd().length && holdsTextAlone(paragraph) && paragraph.fields.length === 0 &&
    markCanGo(paragraph) && placeOf(paragraph).parent === parent)
}

const isTorn = ({ paragraph: { text }, to }: Part): boolean => /[-\u2010-\u2014/]$|(?:https?:|www\.|\b10\.\d{4,}\/)\S*$/i.test(text.slice(0, to))
