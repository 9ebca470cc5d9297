/** Everything that must not happen to a document, in the order of the table. */
export const faultKinds = {
  'crashed': 'crashed, hung, or an error without a code',
  'refused-sound': 'refused though the package is sound',
  'text-lost': 'text lost, added or moved that no change explains',
  'part-changed': 'untouched part not byte-identical, or a wrong receipt',
  'invalid': 'new validity problem',
  'rejection': 'reject-all differs by what is not listed as untracked, or the list names what is not there',
  'own-revisions': 'earlier revisions of others touched',
  'acceptance': 'accept-all is not the direct result',
  'second-run': 'second run not empty (direct, tracked, accepted)',
  'live-lost': 'live citation that its manager would not know any more',
  'report-invalid': 'report that the published JSON Schema refuses',
  'not-quiet': 'formatted document with findings that failed, or that were put right',
  'comments': 'comments that the report of their call does not have, or that are others where changes are tracked',
  'slow': 'slower than 5 s of processor time',
} as const

export type FaultKind = keyof typeof faultKinds

export interface Fault {
  readonly kind: FaultKind
  readonly detail: string
}

/** How many there are in a document. */
export interface CitationFigures {
  /** Citations that a reference manager keeps, and those of them that the direct output still has as such. */
  readonly live: number
  readonly kept: number
  readonly entries: number
  /** Entries that are not understood, and entries that were worded anew. */
  readonly grey: number
  readonly rewritten: number
}

export interface Verdict {
  readonly refused?: { readonly code: string; readonly message: string }
  readonly faults: readonly Fault[]
  /** Processor time of the direct and the tracked call: the clock would count what else the machine does. */
  readonly seconds: readonly number[]
  readonly changes: number
  readonly sdk: boolean
  /** Undefined where nothing was made. */
  readonly citations?: CitationFigures
}
