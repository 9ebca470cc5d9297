import { captionLinesOf } from '../checks/tables-figures/caption-place.js'
import type { Place } from '../checks/check.js'
import type { Facts } from '../checks/facts.js'
import { boxedWords } from '../wordml/boxed-words.js'
import type { Document } from '../wordml/document.js'
import { placesInFlow } from '../structure/neighbour.js'
import { once } from '../algorithms/once.js'
import { objectMark, type Paragraph } from '../wordml/paragraph.js'
import type { Cell } from '../wordml/table.js'
import type { Location } from './report.js'

const excerptLength = 120
const telling = 12
/** Words that the edge of an excerpt cuts. */
const halfAtStart = /^\S+(?=\s)/
const halfAtEnd = /(?<=\s)\S+$/

/** Where a problem is, for a reader and for a program. */
export const locationOf = (place: Place, facts: Facts): Location => {
  if ('part' in place) return { part: place.part, ...nowhere() }
  if ('section' in place) return { part: facts.document.main.name, ...nowhere(), section: place.section.index + 1 }
  const { paragraph, from, to } = place
  const { part, heading_path, para_id, note_id, section, table } = spotsIn(facts)(paragraph)
  const { cell } = paragraph
  return {
    part,
    paragraph_index: paragraph.index,
    para_id,
    heading_path,
    char_start: from,
    char_end: to,
    section,
    note_id,
    table,
    cell: cell ? { row: cell.row, column: cell.column } : null,
  }
}

const nowhere = (): Omit<Location, 'part'> => ({
  paragraph_index: null, para_id: null, heading_path: [], char_start: null, char_end: null, section: null, note_id: null, table: null, cell: null,
})

/** What is said of a paragraph is the same for all that is found in it. */
const spotsIn = once(({ document, structure: { outline } }: Facts) => once((paragraph: Paragraph): Pick<Location, 'part' | 'heading_path' | 'para_id' | 'note_id' | 'section' | 'table'> => {
  const { story, element, cell } = paragraph
  const isNote = story.kind === 'footnote' || story.kind === 'endnote'
  const isBody = story.kind === 'body'
  return {
    part: story.part,
    heading_path: isBody ? headingPath(paragraph, outline) : [],
    para_id: story.document.attribute(element, 'w14:paraId') ?? null,
    note_id: isNote ? (story.document.attribute(story.element, 'w:id') ?? null) : null,
    section: isBody ? paragraph.section + 1 : null,
    table: cell ? tablesOf(document).get(cell.table)!.number : null,
  }
}))

/** Which table of the document it is, counted from 1, the paragraphs from its first to its last, and its size. */
interface TablePlace {
  readonly number: number
  readonly first: number
  last: number
  rows: number
  columns: number
}

/** The tables of a document in the order of their first paragraphs. */
export const tablesOf = once((document: Document): ReadonlyMap<Cell['table'], Readonly<TablePlace>> => {
  const found = new Map<Cell['table'], TablePlace>()
  for (const { cell, index } of document.paragraphs) {
    if (!cell) continue
    const place = found.get(cell.table) ?? { number: found.size + 1, first: index, last: index, rows: 0, columns: 0 }
    place.last = index
    place.rows = Math.max(place.rows, cell.row + 1)
    place.columns = Math.max(place.columns, cell.column + 1)
    found.set(cell.table, place)
  }
  return found
})

type Outline = Facts['structure']['outline']

/** The headings above a paragraph, from the highest level down. */
const headingPath = ({ index }: Paragraph, outline: Outline): readonly string[] => {
  const paths = pathsOf(outline)
  let [from, to] = [0, outline.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (outline[middle]!.paragraph.index > index) to = middle
    else from = middle + 1
  }
  const path = paths[from - 1] ?? []
  // Of a heading these are the ones that it stands under.
  return outline[from - 1]?.paragraph.index === index ? path.slice(0, -1) : path
}

/** The path of each heading, itself included; a report asks for them thousands of times. */
const pathsOf = once((outline: Outline): readonly (readonly string[])[] => {
  const path: { level: number; text: string }[] = []
  return outline.map(({ level, text }) => {
    while ((path.at(-1)?.level ?? 0) >= level) path.pop()
    path.push({ level, text })
    return path.map((heading) => heading.text)
  })
})

/**
 * The words at a place: of one section among several, those that it begins with; of a picture its caption, or what is said in a box at it, else as
 * of an empty line those that come next.
 */
export const excerptOf = (place: Place, facts: Facts): string => {
  const { document, structure } = facts
  if ('section' in place) return document.sections.length > 1 ? wordsFrom(structure.flow.findIndex(({ paragraph }) => paragraph.section === place.section.index), structure) : ''
  if (!('paragraph' in place)) return ''
  const { paragraph, from, to } = place
  // A sign alone says nothing: the words around it go along.
  const around = to - from < telling && to > from ? 2 * telling : 0
  const [first, last] = [Math.max(from - around, 0), to === from ? from + excerptLength : to + around]
  const before = paragraph.text.slice(first, from).replace(first > 0 ? halfAtStart : '', '')
  const after = paragraph.text.slice(to, last).replace(around > 0 && last < paragraph.text.length ? halfAtEnd : '', '')
  const captioned = (): string => shortened(captionLinesOf(facts).get(paragraph)?.map(({ text }) => text).join(' ') ?? '')
  const boxed = (): string => shortened(boxedWords(document).get(paragraph.element) ?? '')
  const own = shortened(before + paragraph.text.slice(from, to) + after)
  return own || captioned() || boxed() || wordsFrom(placesInFlow(structure).get(paragraph) ?? -1, structure)
}

const wordsFrom = (place: number, { flow }: Facts['structure']): string => {
  for (let at = place; at >= 0 && at < flow.length; at++) if (flow[at]!.words > 0) return shortened(flow[at]!.text)
  return ''
}

const shortened = (words: string): string => {
  const text = words.replaceAll(objectMark, '').trim()
  return text.length > excerptLength ? `${text.slice(0, excerptLength - 1)}…` : text
}

/** FNV-1a over 64 bits in two halves: enough to tell findings apart, the same on every machine. */
export const stableHash = (text: string): string => {
  let [low, high] = [0x811c9dc5, 0x01000193]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code ^ (low >>> 13), 0x85ebca6b)
  }
  return (low >>> 0).toString(16).padStart(8, '0') + (high >>> 0).toString(16).padStart(8, '0')
}
