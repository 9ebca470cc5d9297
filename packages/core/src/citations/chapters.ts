import { highest } from '../algorithms/highest.js'
import type { Structure } from '../structure/structure.js'
import type { RoleKind } from '../structure/role.js'
import type { Document } from '../wordml/document.js'
import { noteMarksIn } from '../wordml/note-marks.js'
import type { Paragraph } from '../wordml/paragraph.js'
import type { Story } from '../wordml/story.js'
import type { ReferenceList } from './reference-list/reference.js'

/** A stretch of a document with the lists that it cites from: mostly the whole document and its one list. */
export interface Chapter {
  /** More than one where a list is divided, by kinds of works for instance, or where numbers run on from list to list. */
  readonly lists: readonly ReferenceList[]
  /** In document order, each note with the text that its mark stands in. */
  readonly paragraphs: readonly Paragraph[]
}

/** Divides a document by its lists: what stands before a list cites from it, and what stands after the last one from that. */
export const chaptersOf = (document: Document, structure: Structure, lists: readonly ReferenceList[]): readonly Chapter[] => {
  const groups: ReferenceList[][] = []
  for (const list of lists) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last && before && (runsOn(before, list) || !isCitedBetween(structure, before, list))) last.push(list)
    else groups.push([list])
  }
  if (groups.length < 2) return [{ lists, paragraphs: document.paragraphs }]
  const ends = groups.slice(0, -1).map((group) => lastOf(group.at(-1)!).index)
  const placeOf = ({ index }: Paragraph): number => ends.filter((end) => end < index).length
  const marked = marksOf(document)
  const paragraphs: Paragraph[][] = groups.map(() => [])
  for (const paragraph of document.paragraphs) paragraphs[placeOf(marked.get(paragraph.story) ?? paragraph)]!.push(paragraph)
  return groups.map((group, place) => ({ lists: group, paragraphs: paragraphs[place]! }))
}

const lastOf = ({ references }: ReferenceList): Paragraph => references.at(-1)!.paragraphs.at(-1)!

/** `[1]` to `[12]`, and `[13]` is the first of the next list. */
const runsOn = (before: ReferenceList, { references: [first] }: ReferenceList): boolean => {
  const last = highest(before.references.map(({ number }) => number ?? 0), 0)
  return last > 0 && first?.number === last + 1
}

/** A bracket or a raised sign with a number, or the mark of a note. */
const sign = /[([（][^()[\]（）]*\d[^()[\]（）]*[)\]）]|[⁰¹²³⁴⁵⁶⁷⁸⁹\uFFFC]/u
const prose: ReadonlySet<RoleKind> = new Set(['body', 'block-quotation', 'list-item', 'other'])
const fewestWords = 8

/** Whether something between two lists may cite; a word on what the second one holds does not. */
const isCitedBetween = ({ flow, role }: Structure, before: ReferenceList, after: ReferenceList): boolean => {
  const [start, end] = [lastOf(before).index, after.references[0]!.paragraphs[0]!.index]
  const between = flow.filter(({ paragraph: { index }, words }) => index > start && index < end && words >= fewestWords)
  return between.some(({ paragraph }) => prose.has(role(paragraph).kind) && mayCite(paragraph))
}

const mayCite = ({ text, runs }: Paragraph): boolean =>
  sign.test(text) || runs.some(({ from, to, effective }) => effective['verticalAlign'] === 'superscript' && /\d/.test(text.slice(from, to)))

/** The paragraphs in which notes have their marks, by their stories. */
const marksOf = ({ paragraphs, stories }: Document): ReadonlyMap<Story, Paragraph> => {
  const marks = new Map<string, Paragraph>()
  for (const paragraph of paragraphs) for (const { kind, id } of noteMarksIn(paragraph)) marks.set(`${kind} ${id}`, paragraph)
  return new Map(stories.flatMap((story) => {
    const mark = marks.get(`${story.kind} ${story.document.attribute(story.element, 'w:id')}`)
    return mark ? [[story, mark] as const] : []
  }))
}
