/** A stretch of text with one look. */
export interface TextRun {
  readonly text: string
  readonly italic?: boolean
  readonly bold?: boolean
  readonly smallCaps?: boolean
  readonly underline?: boolean
  readonly position?: 'superscript' | 'subscript'
}

/** Text with looks. Neighbours with one look are one run. */
export type RichText = readonly TextRun[]

export const plain = (text: RichText): string => text.map((run) => run.text).join('')

/** The look alone, as a key. */
export const lookOf = ({ italic, bold, smallCaps, underline, position }: TextRun): string => [italic && 'i', bold && 'b', smallCaps && 'c', underline && 'u', position].filter(Boolean).join()

export const joined = (runs: RichText): RichText => {
  const result: TextRun[] = []
  for (const run of runs) {
    const last = result.at(-1)
    if (run.text === '') continue
    if (last && lookOf(last) === lookOf(run)) result[result.length - 1] = { ...last, text: last.text + run.text }
    else result.push(run)
  }
  return result
}

/** A stretch of it. */
export const slice = (text: RichText, from: number, to: number): RichText => {
  let at = 0
  return joined(text.map((run) => {
    const [start, end] = [Math.max(from - at, 0), Math.max(to - at, 0)]
    at += run.text.length
    return { ...run, text: run.text.slice(start, end) }
  }))
}
