import { captionLinesOf } from '../checks/tables-figures/caption-place.js'
import type { Facts } from '../checks/facts.js'
import type { RoleKind } from '../structure/role.js'
import type { Paragraph } from '../wordml/paragraph.js'
import type { Table } from '../wordml/table.js'
import { tablesOf } from './place.js'
import type { Report } from './report.js'

/** The figures of the body with the captions beside them, in document order. */
export const figuresOf = (facts: Facts): Report['inventory']['figures'] =>
  facts.structure.flow.flatMap(({ paragraph }) =>
    facts.structure.role(paragraph).kind === 'figure' ? [{ paragraph: paragraph.index, caption: ownCaption(paragraph, facts) ?? captionBeside(paragraph.index, paragraph.index, 'figure-caption', facts) }] : [])

/** The tables with their size and the captions beside them, in document order. */
export const tablesWithCaptions = (facts: Facts): Report['inventory']['tables'] =>
  [...tablesOf(facts.document)].map(([table, { first, last, rows, columns }]) =>
    ({ paragraph: first, rows, columns, caption: ownCaption(table, facts) ?? captionBeside(first, last, 'table-caption', facts) }))

/** Equations that stand in lines of their own. */
export const equationsOf = ({ structure }: Facts): Report['inventory']['equations'] =>
  structure.flow.flatMap(({ paragraph }) => (structure.role(paragraph).kind === 'equation' ? [{ paragraph: paragraph.index }] : []))

/** Between two pictures a caption is that of one of them alone. */
const ownCaption = (object: Paragraph | Table, facts: Facts): string | undefined => captionLinesOf(facts).get(object)?.map(({ text }) => text.trim()).join(' ')

/** The words of the captions right before or else right after the paragraphs from `first` to `last`, empty lines passed over. */
const captionBeside = (first: number, last: number, kind: RoleKind, { document: { paragraphs }, structure }: Facts): string | null => {
  const captions = (from: number, step: 1 | -1): Paragraph[] => {
    const found: Paragraph[] = []
    for (let paragraph = paragraphs[from]; paragraph; paragraph = paragraphs[paragraph.index + step]) {
      const role = structure.role(paragraph).kind
      if (role === kind) found.push(paragraph)
      else if (role !== 'blank') break
    }
    return step < 0 ? found.reverse() : found
  }
  const [near] = [captions(first - 1, -1), captions(last + 1, 1)].filter(({ length }) => length > 0)
  return near ? near.map(({ text }) => text.trim()).join(' ') : null
}
