import type { Line } from '../flow.js'
import { looksLike } from '../view.js'

/** How often headings of one group stand between two numbers that follow each other, of headings of another group. */
export interface Enclosed {
  readonly inner: number
  readonly outer: number
  readonly times: number
}

/** What stands between `A.` and `B.` is a part of what `A.` counts. */
export const enclosedIn = (headings: readonly Line[], of: readonly number[]): readonly Enclosed[] => {
  const found = new Map<string, { readonly inner: number; readonly outer: number; times: number }>()
  for (const [index, line] of headings.entries()) {
    const end = nextOfRow(headings, index)
    for (const inner of new Set(of.slice(index + 1, end))) {
      const outer = of[index]!
      if (inner === outer || of[end] !== outer || !line.number) continue
      const key = `${inner} ${outer}`
      const known = found.get(key) ?? { inner, outer, times: 0 }
      known.times++
      found.set(key, known)
    }
  }
  return [...found.values()]
}

/** Where the number stands that comes after that of a heading; the heading itself, where the row ends or is broken first. */
const nextOfRow = (headings: readonly Line[], index: number): number => {
  const line = headings[index]!
  const next = headings.findIndex((other, at) => at > index && isOfRow(line, other))
  return next > 0 && headings[next]!.number!.value === line.number!.value + 1 ? next : index
}

const isOfRow = ({ number, view }: Line, other: Line): boolean =>
  number !== undefined && (number.form === 'roman' || number.form === 'letter') && other.number?.form === number.form &&
  other.number.depth === number.depth && other.number.closed === number.closed && looksLike(view, other.view)

/** Main parts have numbers of one part: not where they are counted with numerals, nor where most have no number and others do. */
export const countsMainParts = (headings: readonly Line[]): boolean => {
  const main = headings.filter((line) => line.main && line.section === undefined)
  const numbered = main.filter(({ number }) => number !== undefined)
  return !headings.some(({ number }) => number?.form === 'roman') && (main.length === 0 || numbered.length > 0)
}
