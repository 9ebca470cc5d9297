import { shownText, type ReplaceText, type TextRange } from '../plan/edit.js'
import { objectMark, type Paragraph, type Run } from '../wordml/paragraph.js'

/** Whether words of a paragraph can be written otherwise: nobody else's change is pending, and no field or control would write them anew. */
export const editable = ({ revised, bound, fields, within, opened, runs, text }: Paragraph): boolean =>
  !revised && !bound && fields.length === 0 && within.length === 0 && opened.length === 0 && !text.includes(objectMark) &&
  runs.every(({ fallback, deleted, field, own }) => !fallback && !deleted && field === undefined && !own.locked)

/**
 * The same for a stretch of a paragraph: no field shows it, and no object stands in it. An empty stretch is judged by
 * what it touches.
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
