/** What formatting came to, as the checks of its integrity see it. */
export interface Outcome {
  /** Every part of the file, and whether it is there before and after. */
  readonly parts: readonly { readonly name: string; readonly before: boolean; readonly after: boolean }[]
  /** How many of each construct there are; `taken` is what was taken out on purpose. */
  readonly features: Readonly<Record<string, { readonly before: number; readonly after: number; readonly taken?: number }>>
  /** How many changes were made. */
  readonly changes: number
  /** Whether rejecting our changes gives the words that were handed in; undefined where nothing was tracked. */
  readonly rejected: boolean | undefined
  /** How many changes the result would need when it is formatted again; undefined where nobody looked. */
  readonly again: number | undefined
}
