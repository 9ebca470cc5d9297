import type { Paragraph } from '../../wordml/paragraph.js'
import { isEditable } from '../../wordml/editable.js'
import { holdsTextAlone, holdsTextAndLinks, markCanGo, placeOf } from '../../wordml/removable.js'
import type { Value } from '../../wordml/properties/property.js'
import type { XmlElement } from '../../xml/element.js'
import { runValue } from '../../wordml/values.js'
import type { ParsedEntry } from '../parser/entry.js'
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
 * Whether an entry that breaks split over paragraphs can be written into the last of them: the others hold its words and nothing else, in the same
 * place. Their marks can go wherever the list ends, that of the last one of a text cannot. A word or an address that was torn apart is not told from
 * two.
 */
export const canBeJoined = (stretch: Stretch, { fields: { title } }: ParsedEntry): boolean => {
  const parts = partsOf(stretch)
  const last = parts.at(-1)
  // What breaks a line or a page within a half is not told from the blank between the halves.
  if (!last || !isEditable(last) || parts.some(({ paragraph: { text }, from, to }) => /[\n\f]/.test(text.slice(from, to)))) return false
  // Words that stand out in a title are its author's, and only those of the paragraph that stays are as they were.
  const standsOut = title !== undefined && title.span[0] < last.at && slantsIn(stretch, ...title.span).size > 1
  const { parent } = placeOf(last.paragraph)
  return !standsOut && parts.slice(0, -1).every((part) => !isTorn(part) && holdsNothingElse(part) && isUnmarked(part) && isIn(parent, part))
}

/**
 * Whether the entries that one paragraph holds can be written into one each: nothing but line breaks parts them, each is understood, and the paragraph
 * holds nothing else.
 */
export const canBeParted = (entries: readonly Reference[]): boolean => {
  const paragraph = entries[0]?.paragraphs[0]
  if (entries.length < 2 || !paragraph || !isEditable({ paragraph, from: 0, to: paragraph.text.length }) || !holdsTextAndLinks(paragraph)) return false
  const { text, fields, effective } = paragraph
  const seams = entries.map(({ to }, place) => text.slice(to, entries[place + 1]?.from))
  if (text.includes('\f') || fields.length > 0 || effective['pageBreakBefore'] === true) return false
  return text.slice(0, entries[0]!.from).trim() === '' && seams.every((seam) => seam.trim() === '') && entries.every(isPlainEntry)
}

/** A link (`w:hyperlink`) in an entry, and the text that it lies on. */
export interface EntryLink {
  readonly element: XmlElement
  readonly from: number
  readonly to: number
  readonly shows: string
}

export const linksIn = ({ paragraphs: [paragraph], from, to }: Stretch): readonly EntryLink[] =>
  paragraph!.element.children.flatMap((element) => {
    if (element.name !== 'w:hyperlink') return []
    const runs = paragraph!.runs.filter((run) => run.element.parent === element)
    const [start, end] = [runs[0]?.from ?? 0, runs.at(-1)?.to ?? 0]
    return start < to && from < end ? [{ element, from: start, to: end, shows: paragraph!.text.slice(start, end).trim() }] : []
  })

/** A link on the address that it leads to can be written anew with it. */
const isOnAddress = ({ from, to }: Stretch) => (link: EntryLink): boolean =>
  from <= link.from && link.to <= to && /^(?:https?:|www\.|doi\b|10\.\d)\S+$/i.test(link.shows)

/** Understood, in one paragraph alone, with nothing below it, and no words of it stand out. */
const isPlainEntry = (reference: Reference): boolean => {
  const { paragraphs, split, annotations, grey, kept, entry: { fields: { title } } } = reference
  const isOne = paragraphs.length === 1 && !split && annotations.length === 0
  const isFree = partsOf(reference).every(isUnmarked) && linksIn(reference).every(isOnAddress(reference))
  return isOne && !grey && !kept && isFree && (title === undefined || slantsIn(reference, ...title.span).size < 2)
}

/** Looks that entries have from no style: `CO₂` in a title, a word that somebody has marked to come back to. Written anew, words would lose them. */
const marking = ['verticalAlign', 'smallCaps', 'strike', 'doubleStrike', 'highlight', 'rightToLeft'] as const

const isUnmarked = ({ paragraph: { runs }, from, to }: Part): boolean =>
  runs.every(({ from: start, to: end, effective }) => start >= to || end <= from || marking.every((name) => isOff(effective[name])))

const isOff = (value: Value | undefined): boolean => value === undefined || value === false || value === 'baseline' || value === 'none'

const isIn = (parent: XmlElement | null, { paragraph }: Part): boolean => placeOf(paragraph).parent === parent

const isTorn = ({ paragraph: { text }, to }: Part): boolean => /[-\u2010-\u2014/]$|(?:https?:|www\.|\b10\.\d{4,}\/)\S*$/i.test(text.slice(0, to))

/** Neither another entry, nor a page that begins, nor what is more than text. */
const holdsNothingElse = ({ paragraph, from }: Part): boolean => {
  const { text, fields, effective } = paragraph
  return text.slice(0, from).trim() === '' && !text.includes('\f') && fields.length === 0 && effective['pageBreakBefore'] !== true && holdsTextAlone(paragraph) && markCanGo(paragraph)
}
