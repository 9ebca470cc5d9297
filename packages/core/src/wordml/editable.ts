import { objectMark, type Paragraph, type Run } from './paragraph.js'

interface Stretch {
  readonly paragraph: Paragraph
  readonly from: number
  readonly to: number
}

/**
 * Whether words of a paragraph can be written otherwise: nobody else's change is pending, no field or control would write them anew, and
 * no object stands among them. An empty stretch is judged by what it touches.
 */
export const isEditable = ({ paragraph, from, to }: Stretch): boolean =>
  !paragraph.revised && !paragraph.bound && paragraph.within.length === 0 && paragraph.opened.length === 0 &&
  !paragraph.text.slice(from, to).includes(objectMark) &&
  paragraph.runs.every((run) => isApart(run, from, to) || (run.field === undefined && !run.fallback && !run.own.locked))

const isApart = (run: Run, from: number, to: number): boolean => (from === to ? run.to < from || run.from > to : run.to <= from || run.from >= to)
