import type { Structure } from '../../structure/structure.js'
import type { Document } from '../../wordml/document.js'
import { hasContent, type Paragraph } from '../../wordml/paragraph.js'
import { formOf } from './entry-form.js'

/** The paragraphs of a reference list. */
export interface FoundList {
  readonly heading: Paragraph | undefined
  readonly paragraphs: readonly Paragraph[]
  /** What stands below a paragraph of an entry and says something of the work. */
  readonly annotations?: ReadonlyMap<Paragraph, readonly Paragraph[]>
}

/** As few entries as a list without a heading may have. */
const fewest = 3

/** The lists of a document: what was recognised as entries; where nothing was, what looks like entries at its end or in a table. */
export const findLists = (document: Document, structure: Structure): FoundList[] => {
  const lists = recognised(structure)
  if (lists.length > 0) return lists
  return listAtEnd(structure) ?? listInTable(document) ?? []
}

const recognised = (structure: Structure): FoundList[] => {
  const lists: { heading: Paragraph | undefined; paragraphs: Paragraph[]; annotations: Map<Paragraph, Paragraph[]> }[] = []
  let open: (typeof lists)[number] | undefined
  for (const { paragraph } of structure.flow) {
    const { kind } = structure.role(paragraph)
    if (kind === 'reference-heading') lists.push((open = { heading: paragraph, paragraphs: [], annotations: new Map() }))
    else if (kind === 'reference-entry') {
      if (!open) lists.push((open = { heading: undefined, paragraphs: [], annotations: new Map() }))
      if (hasContent(paragraph)) open.paragraphs.push(paragraph)
    } else if (kind === 'annotation' && open?.paragraphs.length) {
      const above = open.paragraphs.at(-1)!
      open.annotations.set(above, [...open.annotations.get(above) ?? [], paragraph])
    } else if (kind === 'heading' && open && open.paragraphs.length > 0) open = undefined
  }
  return lists.filter(({ paragraphs }) => paragraphs.length > 0)
}

/** Shorter lines with a name and a year say who was there, and when. */
const shortest = 50

const looksLikeEntry = ({ text }: Paragraph): boolean => {
  if (text.length < shortest || text.length > 1500) return false
  const { begins, ends, dated } = formOf(text)
  return begins && ends && dated
}

/** Entries one after the other that end the document, nothing but a few lines after them. */
const listAtEnd = (structure: Structure): FoundList[] | undefined => {
  const paragraphs: Paragraph[] = []
  let after = 0
  for (const { paragraph } of structure.flow.toReversed()) {
    if (!hasContent(paragraph)) continue
    if (structure.role(paragraph).kind !== 'heading' && looksLikeEntry(paragraph)) paragraphs.push(paragraph)
    else if (paragraphs.length > 0 || ++after > fewest) break
  }
  return paragraphs.length >= fewest ? [{ heading: undefined, paragraphs: paragraphs.reverse() }] : undefined
}

/** The last table most rows of which hold an entry; a cell beside it may have its number. */
const listInTable = (document: Document): FoundList[] | undefined => {
  const tables = new Map<unknown, Paragraph[]>()
  for (const paragraph of document.paragraphs) {
    if (!paragraph.cell || paragraph.story.kind !== 'body' || !hasContent(paragraph)) continue
    const table = paragraph.cell.table
    const known = tables.get(table)
    if (known) known.push(paragraph)
    else tables.set(table, [paragraph])
  }
  for (const paragraphs of [...tables.values()].reverse()) {
    const entries = paragraphs.filter(looksLikeEntry)
    const long = paragraphs.filter(({ text }) => text.length >= 30)
    if (entries.length >= fewest && entries.length * 2 > long.length) return [{ heading: undefined, paragraphs: long }]
  }
  return undefined
}
