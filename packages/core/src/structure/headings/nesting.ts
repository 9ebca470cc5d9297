import { highest } from '../../highest.js'
import type { Bookmark, Bookmarks } from '../bookmarks.js'
import type { Line } from '../flow.js'

/**
 * How many sections each heading stands in, where a converter marked sections from their headings to their ends, as
 * pandoc does; nothing where none is marked so.
 */
export const nestingOf = (bookmarks: Bookmarks, headings: readonly Line[]): readonly number[] | undefined => {
  const open: number[] = []
  let marked = false
  const nesting = headings.map(({ view: { paragraph } }) => {
    const position = bookmarks.position(paragraph)
    while (open.length > 0 && open.at(-1)! <= position) open.pop()
    const depth = open.length
    const end = highest(bookmarks.at(paragraph).filter(isSection).map(({ to }) => to), 0)
    if (end > 0) {
      open.push(open.length > 0 ? Math.min(end, open.at(-1)!) : end)
      marked = true
    }
    return depth
  })
  return marked ? nesting : undefined
}

/** Word's own marks, whose names begin with a line, hold no sections. */
const isSection = ({ name, from, to }: Bookmark): boolean => to - from > 1 && !name.startsWith('_')
