import { highest } from '../../algorithms/highest.js'
import type { BookmarkRange, BookmarkRanges } from '../bookmark-ranges.js'
import type { Line } from '../flow.js'

/**
 * How many sections each heading stands in, where a converter marked sections from their headings to their ends, as
 * pandoc does; nothing where none is marked so.
 */
export const nestingOf = (bookmarks: BookmarkRanges, headings: readonly Line[]): readonly number[] | undefined => {
  if (haveLostEnds(bookmarks, headings)) return undefined
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

/** Whether a converter marked sections, be their ends where they were or not. */
export const marksSections = (bookmarks: BookmarkRanges, headings: readonly Line[]): boolean =>
  headings.some(({ view: { paragraph } }) => bookmarks.at(paragraph).some(isSection))

/** Word's own marks, whose names begin with a line, hold no sections. */
const isSection = ({ name, from, to }: BookmarkRange): boolean => to - from > 1 && !name.startsWith('_')

/** LibreOffice ends many a section of pandoc's in its own heading: where most end there though text follows, the rest says nothing of who holds whom. */
const haveLostEnds = (bookmarks: BookmarkRanges, headings: readonly Line[]): boolean => {
  let [whole, cut] = [0, 0]
  for (const [index, { view: { paragraph } , at }] of headings.entries()) {
    const marks = bookmarks.at(paragraph).filter(({ name }) => !name.startsWith('_'))
    if (marks.some(isSection)) whole++
    else if (marks.length > 0 && headings[index + 1]?.at !== at + 1) cut++
  }
  return cut > whole
}
