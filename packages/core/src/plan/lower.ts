import type { PartChange } from '../opc/package.js'
import type { ResolvedStyle } from '../styles/resolved.js'
import { Cascade } from '../wordml/cascade.js'
import type { Document } from '../wordml/document.js'
import type { Paragraph } from '../wordml/paragraph.js'
import type { StyleSheet } from '../wordml/style-sheet.js'
import { encodeXml } from '../xml/decode.js'
import { encodeSplices } from '../xml/splice.js'
import { lowerComments } from './lowering/comments.js'
import { Lowering, type Untracked } from './lowering/context.js'
import { lowerBookmarks } from './lowering/bookmarks.js'
import { lenders, lowerMove } from './lowering/move.js'
import { dealNoteIds } from './lowering/note-ids.js'
import { lowerNotes } from './lowering/notes.js'
import { lowerNumbering } from './lowering/numbering.js'
import { lowerParagraph } from './lowering/paragraph.js'
import { lowerPreferences, preferenceChanges } from './lowering/preferences.js'
import { lowerHeaders, lowerSections } from './lowering/section.js'
import { lowerStyles } from './lowering/styles.js'
import { lowerUnwrapped } from './lowering/unwrap.js'
import { lowerCell, lowerRow, lowerTable } from './lowering/table.js'
import type { Plan } from './plan.js'
import type { Revisions } from './revisions.js'
import { planStyles } from './style-plan.js'

/** A plan as changed and added parts. */
export interface Lowered {
  readonly changes: readonly PartChange[]
  readonly untracked: readonly Untracked[]
}

/** Lowers a plan to splices over the original parts: directly, or with `revisions` as tracked changes. */
export const lower = (document: Document, plan: Plan, style: ResolvedStyle, revisions: Revisions | undefined): Lowered => {
  const { sheet, numbering } = document.cascade
  const styles = planStyles(document, style, plan.styles, revisions === undefined)
  const lowering = new Lowering(document, plan, style, revisions, new Cascade(styles.sheet, numbering), styles.ids)
  lowerStyles(lowering, styles)
  lowerNumbering(lowering)
  lowerHeaders(lowering)
  const restyled = restyledBy(sheet, new Set(styles.changes.map(({ style: changed }) => changed.id)))
  const moved = new Set(plan.moves.flatMap(({ paragraphs }) => paragraphs))
  // In direct mode a note goes as a whole; in tracked mode its text is deleted, and Word takes the note away with it.
  const gone = new Set(revisions ? [] : plan.removedNotes.map(({ note }) => note))
  for (const { part, element } of gone) lowering.splice(part, element.start, element.end, '')
  // Bookmarks that end above what arrives stand above it; what moves before a paragraph stands above what is written before it.
  lowerBookmarks(lowering)
  for (const move of plan.moves) lowerMove(lowering, move)
  for (const paragraph of document.paragraphs) {
    if (moved.has(paragraph) || gone.has(paragraph.story)) continue
    const planned = plan.paragraphs.get(paragraph)
    const newSection = paragraph.sectionBreak && (lowering.references.has(paragraph.section) || plan.sections.has(document.sections[paragraph.section]!))
    const hasOtherMark = paragraph === plan.end?.heir || lenders(plan).has(paragraph)
    if (planned || newSection || restyled(paragraph) || hasOtherMark) lowerParagraph(lowering, paragraph, planned)
  }
  lowerSections(lowering)
  for (const table of plan.tables) lowerTable(lowering, table)
  for (const row of plan.rows) lowerRow(lowering, row)
  for (const cell of plan.cells) lowerCell(lowering, cell)
  for (const edit of plan.unwrapped) lowerUnwrapped(lowering, edit)
  lowerNotes(lowering)
  lowerPreferences(lowering)
  lowerComments(lowering)
  lowering.finish()
  const { changes, ...rest } = collect(lowering)
  return { changes: [...changes, ...preferenceChanges(lowering)], ...rest }
}

/** Whether styles that are redefined lie under a paragraph. */
const restyledBy = (sheet: StyleSheet, changed: ReadonlySet<string>): ((paragraph: Paragraph) => boolean) => {
  const known = new Map<string | undefined, boolean>()
  return ({ own }) => {
    let answer = known.get(own.style)
    if (answer === undefined) {
      answer = sheet.chain(sheet.paragraphStyle(own.style)).some((style) => changed.has(style.id))
      known.set(own.style, answer)
    }
    return answer
  }
}

const collect = ({ document, splices, added, untracked, notes, revisions }: Lowering): Lowered => {
  // An id cannot be tracked: rejected, each note has to have its own again.
  const dealt = notes.list.length > 0 && !revisions ? dealNoteIds(document, splices) : undefined
  const changes = Array.from(splices, ([part, list]): PartChange => {
    const { xml: { source }, encoding } = document.parts.get(part)!
    const renumbered = dealt?.get(part)
    return { part, bytes: renumbered === undefined ? encodeSplices(source, list, encoding) : encodeXml(renumbered, encoding) }
  })
  for (const { name, source, contentType, relationship } of added) {
    changes.push({ added: name, bytes: encodeXml(source, 'utf-8'), contentType, relationship: { from: document.main.name, ...relationship } })
  }
  return { changes, untracked }
}
