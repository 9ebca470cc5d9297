import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { hasPicture } from '../../structure/flow.js'
import { captionLabel, type CaptionLabel } from '../../structure/words/caption-label.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { Table } from '../../wordml/table.js'
import { paragraphsByTable } from '../tables.js'

/** A caption that was typed into a table, and the table: what it stands over or under is in there, too. */
interface CaptionInCell {
  readonly paragraph: Paragraph
  readonly label: CaptionLabel & { readonly number: string }
  /** The table does nothing but lay pictures out with their captions. */
  readonly withPicture: boolean
}

/** The captions that have a row of a table to themselves, and all those of tables that lay out pictures. */
export const captionsInCells = once((facts: Facts): ReadonlyMap<Table, readonly CaptionInCell[]> =>
  new Map([...paragraphsByTable(facts)].flatMap(([table, paragraphs]) => {
    const found = paragraphs[0]!.story.kind === 'body' ? captionsIn(paragraphs) : []
    return found.length > 0 ? [[table, found] as const] : []
  })))

const captionsIn = (paragraphs: readonly Paragraph[]): readonly CaptionInCell[] => {
  const withPicture = paragraphs.some(hasPicture)
  const filled = paragraphs.filter(({ text }) => /\S/.test(text))
  const hasColumns = filled.some(({ cell }) => cell!.column > 0)
  return filled.flatMap((paragraph) => {
    const { cell } = paragraph
    const alone = cell!.column === 0 && cell!.isLastColumn && (hasColumns || filled.length === 1)
    const label = withPicture || alone ? readLabel(paragraph.text) : undefined
    return label ? [{ paragraph, label, withPicture }] : []
  })
}

/** It says more than which table it is. */
const readLabel = (text: string): CaptionInCell['label'] | undefined => {
  const label = captionLabel(text.trim())
  return label?.number !== undefined && label.separated && label.rest !== '' ? { ...label, number: label.number } : undefined
}
