import { shownText, type Edit, type ReplaceText, type TextRange } from '../plan/edit.js'
import { objectMark, type Paragraph, type Run } from '../wordml/paragraph.js'

/** Edits that mend something, if all of them can be made where they are to be; else there is no fix, and a person is asked. */
export const possible = <Fix extends Edit | readonly Edit[]>(fix: Fix): Fix | undefined =>
  ([fix] as readonly (Edit | readonly Edit[])[]).flat().every(canBeMade) ? fix : undefined

const canBeMade = (edit: Edit): boolean => (edit.kind === 'replace-text' ? isEditable(edit.range) : canBeRecorded(edit))

/** A change of format that somebody has pending is theirs to decide first, and a faulty layout is not copied into the record of another. */
export const canBeRecorded = (edit: Edit): boolean => {
  if (edit.kind === 'set-paragraph') return !edit.paragraph.own.locked
  return edit.kind !== 'set-section' || !edit.section.own.locked
}

/**
 * Whether words of a paragraph can be written otherwise: nobody else's change is pending, no field or control would write them anew, and
 * no object stands among them. An empty stretch is judged by what it touches.
 */
export const isEditable = ({ paragraph, from, to }: TextRange): boolean =>
  !paragraph.revised && !paragraph.bound && paragraph.within.length === 0 && paragraph.opened.length === 0 &&
  !paragraph.text.slice(from, to).includes(objectMark) &&
  paragraph.runs.every((run) => isApart(run, from, to) || (run.field === undefined && !run.fallback && !run.own.locked))

const isApart = (run: Run, from: number, to: number): boolean => (from === to ? run.to < from || run.from > to : run.to <= from || run.from >= to)

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
