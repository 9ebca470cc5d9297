/** A pair of a labelled document and a target style, as the scorer beside the data has it. */
export interface Pair {
  readonly id: string
  /** The document, by the name of its file. */
  readonly source: string
  readonly from: string
  readonly to: string
}

interface Counts {
  readonly n: number
  readonly exact: number
}

interface EntryCounts extends Counts {
  /** Exact but for case. */
  readonly ci: number
  readonly orderN: number
  readonly order: number
  /** Wanted and got. */
  readonly miss?: readonly (readonly [string, string] | null)[]
}

/** What was counted; citations by their kind, with those apart whose source does not say what the target needs. */
export interface Score {
  readonly refs: EntryCounts
  readonly cites: Readonly<Record<string, Counts>>
  readonly body: { readonly n: number; readonly intact: number }
  /** Kind, wanted, got. */
  readonly miss?: readonly (readonly [string, string, string])[]
}

export interface Scorer {
  readDocx(bytes: Uint8Array): Promise<unknown>
  score(expected: Pair, produced: unknown): Score
  merge(scores: readonly Score[]): Score
}
