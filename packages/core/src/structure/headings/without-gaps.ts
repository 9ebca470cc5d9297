import type { HeadingLevel } from '../role.js'

export interface Levelled {
  readonly level: HeadingLevel
  /** A style, an outline level or a number says it; otherwise it is made out from looks alone. */
  readonly said: boolean
}

/**
 * A level that is only made out leaves out none below the heading that it stands under: what looks like the third right below the first
 * is of the second there, and its sisters with it.
 */
export const withoutGaps = (headings: readonly Levelled[]): readonly HeadingLevel[] => {
  const open: { readonly level: number; readonly settled: number }[] = []
  return headings.map(({ level, said }) => {
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop()
    const above = open.at(-1)
    const settled = said || !above ? level : (Math.min(level, above.settled + 1) as HeadingLevel)
    open.push({ level, settled })
    return settled
  })
}
