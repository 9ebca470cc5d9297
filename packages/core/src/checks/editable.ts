import type { ReplaceText, TextRange } from '../plan/edit.js'
import { objectMark, type Paragraph } from '../wordml/paragraph.js'

/**
 * Whether text can be put in place of a range: nobody has a change pending there, Word does not fill it from data,
 * it is no part of what a field shows, and no object stands in it. An empty range is judged by what it touches.
 */
export const isEditable = ({ paragraph, from, to }: TextRange): boolean =>
  !paragraph.revised &&
  !paragraph.bound &&
  paragraph.within.length === 0 &&
  !paragraph.text.slice(from, to).includes(objectMark) &&
  paragraph.runs.every((run) => run.field === undefined || (from === to ? run.to < from || run.from > to : run.to <= from || run.from >= to))

/** Other text in place of a part of a paragraph. */
export const replace = (paragraph: Paragraph, from: number, to: number, by: string): ReplaceText => ({
  kind: 'replace-text',
  range: { paragraph, from, to },
  content: by === '' ? [] : [{ text: by }],
})

/** What a paragraph will say once replacements are made, which are given from left to right. */
export const replaced = ({ text }: Paragraph, edits: readonly ReplaceText[]): string =>
  edits.reduceRight((rest, { range, content }) => rest.slice(0, range.from) + content.map((each) => ('text' in each ? each.text : each.shows)).join('') + rest.slice(range.to), text)

/** Text as a finding shows it. */
export const shown = (text: string): string => text.replaceAll(objectMark, '').replace(/\s*\n\s*/g, ' ¶ ').trim()
