/** What somebody who can look things up knows of a work. */
export interface Work {
  /** Whether its DOI leads anywhere. */
  readonly exists: boolean
  readonly title?: string
  readonly retracted?: boolean
}

/**
 * Looks DOIs up (bare, in lower case). A DOI that is not among the answers is not known, which is no fault.
 * This library has no network: whoever has one hands this in, and without it what hangs on it is `unverified`.
 */
export type WorksProvider = (dois: readonly string[]) => Promise<ReadonlyMap<string, Work>>
