import { shownText, type Edit, type ReplaceText } from '../plan/edit.js'
import { isEditable } from '../wordml/editable.js'
import { objectMark, type Paragraph } from '../wordml/paragraph.js'
import { childOf } from '../wordml/tree.js'
import type { XmlElement } from '../xml/element.js'

/** Edits that mend something, if all of them can be made where they are to be; else there is no fix, and a person is asked. */
export const possible = <Fix extends Edit | readonly Edit[]>(fix: Fix): Fix | undefined =>
  ([fix] as readonly (Edit | readonly Edit[])[]).flat().every(canBeMade) ? fix : undefined

export const canBeMade = (edit: Edit): boolean => (edit.kind === 'replace-text' ? isEditable(edit.range) : canBeRecorded(edit))

/** A change of format that somebody has pending is theirs to decide first, and a faulty layout is not copied into the record of another. */
export const canBeRecorded = (edit: Edit): boolean => {
  switch (edit.kind) {
    case 'set-paragraph': return !edit.paragraph.own.locked
    case 'set-section': return !edit.section.own.locked
    case 'set-table': return !isPending(edit.table.element, 'w:tblPr', ['w:tblPrChange'])
    // The record of what a row was has no place for its coming and going (CT_TrPrBase).
    case 'set-row': return !isPending(edit.row, 'w:trPr', ['w:trPrChange', 'w:ins', 'w:del'])
    case 'set-cell': return !isPending(edit.cell, 'w:tcPr', ['w:tcPrChange'])
    default: return true
  }
}

const isPending = (element: XmlElement, properties: string, records: readonly string[]): boolean =>
  records.some((record) => childOf(childOf(element, properties), record))

/** Other text in place of a part of a paragraph. */
export const replace = (paragraph: Paragraph, from: number, to: number, by: string): ReplaceText => ({
  kind: 'replace-text',
  range: { paragraph, from, to },
  content: by === '' ? [] : [{ text: by }],
})

/** What a paragraph will say once replacements are made, which are given from left to right. */
export const replaced = ({ text }: Paragraph, edits: readonly ReplaceText[]): string =>
  edits.reduceRight((rest, { range, content }) => rest.slice(0, range.from) + content.map(shownText).join('') + rest.slice(range.to), text)

/** Text as a finding shows it. */
export const shown = (text: string): string => text.replaceAll(objectMark, '').replace(/\s*\n\s*/g, ' ¶ ').trim()
