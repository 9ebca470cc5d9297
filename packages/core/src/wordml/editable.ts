import { objectMark, type Paragraph, type Run } from './paragraph.js'

export interface Stretch {
  readonly paragraph: Paragraph
  readonly from: number
  readonly to: number
}

/**
 * Whether words of a paragraph can be written otherwise: nobody else's change is pending, no field or control would write them anew, and
 * no object stands among them. An empty stretch is judged by what it touches.
 */
export const isEditable = (stretch: Stretch): boolean => !isPending(stretch) && isPlain(stretch)

/** Whether a change is pending in the paragraph, or one of format in these words. */
export const isPending = ({ paragraph, from, to }: Stretch): boolean =>
  paragraph.revised || paragraph.runs.some((run) => !isApart(run, from, to) && run.own.locked)

/** Whether nothing but a pending change can keep the words as they are. */
export const isPlain = ({ paragraph, from, to }: Stretch): boolean =>
  !paragraph.bound && paragraph.within.length === 0 && paragraph.opened.length === 0 &&
  !paragraph.text.slice(from, to).includes(objectMark) &&
  paragraph.runs.every((run) => isApart(run, from, to) || (run.field === undefined && !run.fallback))

const isApart = (run: Run, from: number, to: number): boolean => (from === to ? run.to < from || run.from > to : run.to <= from || run.from >= to)
