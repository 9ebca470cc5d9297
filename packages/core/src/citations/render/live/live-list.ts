import type { Document } from '../../../wordml/document.js'
import type { XmlElement } from '../../../xml/element.js'
import { hasContent, objectMark, type Paragraph } from '../../../wordml/paragraph.js'
import type { CitedItem, RenderedEntry } from '../../engine.js'
import type { LiveField } from '../../fields/live-field.js'
import { plain, type RichText } from '../../rich-text.js'
import { isRevisedOnlyBy } from '../../../wordml/revised-by.js'
import { finderOf } from './live-works.js'

/** A paragraph of a list that a manager keeps, and how it is to read. */
export interface LiveEntry {
  readonly paragraph: Paragraph
  readonly text: RichText
  /** Another work stands there now. */
  readonly moves: boolean
}

/** The entries of a list by the works that they are, in the order in which they stand. */
export type KnownEntries = ReadonlyMap<string, Paragraph>

/** The paragraphs that a list consists of, without those that hold nothing. */
export const paragraphsOf = ({ paragraphs }: Document, { paragraph: last, field, control }: LiveField): readonly Paragraph[] => {
  const [begin, end] = field ? [field.signs[0]!.start, field.signs.at(-1)!.end] : [control!.element.start, control!.element.end]
  const own = paragraphs.filter(({ story, element }) => story === last.story && element.start < end && begin < element.end)
  return own.filter(hasContent)
}

/** Which work each paragraph of a list is, where each is one of them, none is there twice, and all that are cited are there. */
export const knownEntries = (paragraphs: readonly Paragraph[], works: readonly CitedItem[], cited: ReadonlySet<string>): KnownEntries | undefined => {
  const find = finderOf(works)
  const known = new Map<string, Paragraph>()
  for (const paragraph of paragraphs) {
    const [work, ...others] = find(paragraph.text)
    if (!work || others.length > 0 || known.has(work.id)) return undefined
    known.set(work.id, paragraph)
  }
  return [...cited].every((id) => known.has(id)) ? known : undefined
}

/** The number that is typed before an entry. */
export const numberOf = ({ text }: Paragraph): number | undefined => {
  const digits = /^\s*[[(]?(\d{1,4})(?:[\])]|\.?\s)/u.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** By whose hand something may stand in a paragraph and hinder nothing, and its comments. */
interface Ours {
  readonly author: string
  readonly marks: ReadonlySet<XmlElement>
}

/** The entries in the order of the style, each in the paragraph that stands there. Undefined where something else stands in one than what is `ours`. */
export const placedEntries = (
  paragraphs: readonly Paragraph[],
  known: KnownEntries,
  entries: readonly RenderedEntry[],
  ours: Ours,
): readonly LiveEntry[] | undefined => {
  const listed = entries.filter(({ id }) => known.has(id))
  if (listed.length !== paragraphs.length) return undefined
  const placed = listed.map(({ id, text, number }, place): LiveEntry => {
    const paragraph = paragraphs[place]!
    return { paragraph, text: number === undefined ? text : [{ text: `${number}\t` }, ...text], moves: known.get(id) !== paragraph }
  })
  return placed.every((entry) => isWritten(entry) || canHold(entry, ours)) ? placed : undefined
}

/** It reads so already. */
export const isWritten = ({ paragraph, text }: LiveEntry): boolean => plain(text) === paragraph.text.trimEnd()

/** Words can be written into what the list shows, and where another work comes in nothing is there that belongs to the old one. */
const canHold = ({ paragraph, moves }: LiveEntry, { author, marks }: Ours): boolean => {
  const { element, runs, revised, bound, text, cell } = paragraph
  const isPending = (revised || runs.some((run) => run.own.locked)) && !isRevisedOnlyBy(author, paragraph)
  if (isPending || bound || cell || /[\f\n]/.test(text) || text.includes(objectMark)) return false
  const free = runs.every((run) => run.from === run.to || (run.field !== 'code' && !run.inserted && !run.deleted && !run.fallback))
  const isText = (each: XmlElement): boolean => marks.has(each) || each.children.every((child) => marks.has(child) || textual.test(child.name))
  return free && (!moves || [element, ...runs.map((run) => run.element)].every(isText))
}

const textual = /^w:(pPr|r|rPr|proofErr|t|tab|noBreakHyphen|softHyphen|lastRenderedPageBreak|fldChar|instrText)$/

/** Whether a list has its paragraphs for itself: nothing but it stands in the first and the last of them. */
export const isApart = (paragraphs: readonly Paragraph[], { field }: LiveField): boolean => {
  if (!field) return true
  const [begin, end] = [field.signs[0]!.parent, field.signs.at(-1)!.parent]
  return paragraphs.every(({ runs }) => {
    const [first, last] = [begin, end].map((sign) => runs.findIndex(({ element }) => element === sign))
    const outside = [...runs.slice(0, Math.max(first!, 0)), ...(last! < 0 ? [] : runs.slice(last! + 1))]
    return outside.every((run) => run.from === run.to)
  })
}
