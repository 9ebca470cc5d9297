import { FormatError } from './errors.js'
import type { Codec } from './codec.js'
import { openPackage, type Package } from './opc/package.js'
import type { Limits } from './opc/limits.js'
import { shownText } from './plan/edit.js'
import { addedNotes } from './plan/new-notes.js'
import type { Plan } from './plan/plan.js'
import type { Lowered } from './plan/lower.js'
import type { Revisions } from './plan/revisions.js'
import type { Document } from './wordml/document.js'
import { namespaceTable } from './wordml/names.js'
import type { Paragraph } from './wordml/paragraph.js'
import { paragraphTexts, type ParagraphText } from './wordml/text.js'
import { childrenNamed } from './wordml/tree.js'
import type { XmlDocument, XmlElement } from './xml/element.js'
import { parseXml } from './xml/parse.js'

/** What the last check saw. */
export interface Verified {
  readonly output: Package
  /** The changed parts, read again from the output. */
  readonly parts: ReadonlyMap<string, XmlDocument>
}

/** What is to be written of a document, and what came of it. */
interface Written {
  readonly document: Document
  readonly plan: Plan
  readonly lowered: Lowered
  /** Those of tracked changes. */
  readonly revisions: Revisions | undefined
  readonly bytes: Uint8Array
}

/**
 * The last gate: opens the output as anybody would, reads every changed part again, and compares its text with what
 * the plan allows. Tracked, the text without our revisions has to be the original's to the letter.
 * Throws `text_not_conserved`; nothing is given out then.
 */
export const verify = async (written: Written, codec: Codec, limits: Limits): Promise<Verified> => {
  const { document, plan, lowered, bytes } = written
  const output = await openPackage(bytes, codec, limits)
  const parts = new Map<string, XmlDocument>()
  for (const change of lowered.changes) {
    const name = 'part' in change ? change.part : change.added
    const part = output.part(name)
    if (!part) throw notConserved(name, 'it is missing')
    const xml = parseXml((await part.text()).source, { ...namespaceTable, limits, partName: name })
    parts.set(name, xml)
    const original = document.parts.get(name)?.xml
    // Of several parts of footnotes, which some producers leave behind, one is the document’s.
    const notes = xml.root.name === 'w:footnotes' && (!original || name === document.named.get('footnotes')) ? newNotes(document, plan, original) : []
    if (!original) {
      if (notes.length > 0) same(name, notes.map(({ text }) => text), paragraphTexts(xml).slice(-notes.length).map(({ text }) => text))
      continue
    }
    const texts = paragraphTexts(original)
    compare(name, name === document.named.get('comments') ? commented(texts, plan) : texts, xml, notes, written)
  }
  return { output, parts }
}

/** The texts of the notes that are added, in the order of their marks, each with where the note begins that it stands before. */
const newNotes = (document: Document, plan: Plan, original: XmlDocument | undefined): readonly ParagraphText[] => {
  const starts = new Map(childrenNamed(original?.root, 'w:footnote').map((element) => [original!.attribute(element, 'w:id'), element.start]))
  return addedNotes(document, plan).map(({ note, before }) => ({ start: starts.get(before) ?? Infinity, text: note.note.content.map(shownText).join('') }))
}

const withNotes = (texts: readonly ParagraphText[], notes: readonly ParagraphText[]): readonly ParagraphText[] => {
  const waiting = notes.toSorted((one, other) => one.start - other.start)
  let placed = 0
  const before = (start: number): readonly ParagraphText[] => {
    const from = placed
    while (placed < waiting.length && waiting[placed]!.start < start) placed++
    return waiting.slice(from, placed)
  }
  const all = texts.flatMap((text) => [...before(text.start), text])
  return [...all, ...waiting.slice(placed)]
}

const compare = (
  name: string,
  before: readonly ParagraphText[],
  changed: XmlDocument,
  notes: readonly ParagraphText[],
  { plan, revisions }: Written,
): void => {
  const ours = (revision: XmlElement): boolean => revisions?.owns(Number(changed.attribute(revision, 'w:id'))) ?? false
  const expected = expectedTexts(name, withNotes(before, notes), plan, revisions === undefined)
  const actual = paragraphTexts(changed, { ours, show: 'final' }).map(({ text }) => text)
  // A move keeps every paragraph and only their order is another.
  const moved = plan.moves.length > 0
  same(name, moved ? [...expected].sort() : expected, moved ? [...actual].sort() : actual)
  if (revisions) same(name, withNotes(before, notes.map(({ start }) => ({ start, text: '' }))).map(({ text }) => text), paragraphTexts(changed, { ours, show: 'original' }).map(({ text }) => text))
}

/** The texts of the part of comments with the planned ones written and removed; comments are never tracked. */
const commented = (texts: readonly ParagraphText[], { comments }: Plan): readonly ParagraphText[] => {
  const gone = comments.flatMap((edit) => (edit.kind === 'remove-comment' ? [edit.comment.story.element] : []))
  const added = comments.flatMap((edit) => (edit.kind === 'add-comment' ? [{ start: -1, text: edit.text }] : []))
  return [...texts.filter(({ start }) => !gone.some((element) => element.start <= start && start < element.end)), ...added]
}

/** The original's text with the planned replacements, insertions and removals made. */
const expectedTexts = (name: string, before: readonly ParagraphText[], plan: Plan, direct: boolean): string[] => {
  const gone = new Set(direct ? plan.removedNotes.map(({ note }) => note) : [])
  const planned = new Map<number, Paragraph>()
  for (const paragraph of plan.paragraphs.keys()) if (paragraph.story.part === name) planned.set(paragraph.element.start, paragraph)
  return before.flatMap(({ start, text }) => {
    const paragraph = planned.get(start)
    const changes = paragraph && plan.paragraphs.get(paragraph)
    if (!changes) return [text]
    if (gone.has(paragraph.story)) return []
    const inserted = changes.before.map(({ content }) => content.map(shownText).join(''))
    if (changes.removed) return changes.removed === 'content' ? [...inserted, ''] : inserted
    if (changes.replacements.length > 0 && text !== paragraph.text) throw notConserved(name, 'its text can be read in two ways where it was to be edited')
    let edited = text
    // What comes in where a stretch goes stands before it, and of what comes in at one place the first that was asked for.
    for (const { range, content } of changes.replacements.toReversed().sort((a, b) => b.range.from - a.range.from || b.range.to - a.range.to)) {
      edited = edited.slice(0, range.from) + content.map(shownText).join('') + edited.slice(range.to)
    }
    return [...inserted, edited]
  })
}

const same = (name: string, expected: readonly string[], actual: readonly string[]): void => {
  const length = Math.max(expected.length, actual.length)
  for (let index = 0; index < length; index++) {
    if (expected[index] !== actual[index]) throw notConserved(name, `paragraph ${index + 1} reads “${actual[index]?.slice(0, 60) ?? ''}” in place of “${expected[index]?.slice(0, 60) ?? ''}”`)
  }
}

const notConserved = (part: string, what: string): FormatError =>
  new FormatError('text_not_conserved', `Formatting would have changed the text of ${part}: ${what}.`, 'Nothing was written. This is a fault of the formatter, not of the file; please report it.')
