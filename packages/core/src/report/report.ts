import type { Aspect, FixKind, Severity, Status } from '../vocabulary.js'

/** Where a finding is. Absent values are null, so that every finding has the same keys. */
export interface Location {
  readonly part: string
  readonly paragraph_index: number | null
  readonly para_id: string | null
  readonly heading_path: readonly string[]
  readonly char_start: number | null
  readonly char_end: number | null
  readonly section: number | null
  readonly note_id: string | null
  readonly cell: { readonly row: number; readonly column: number } | null
}

/** One thing that was found, and what became of it. */
export interface Finding {
  /** Stable: the same for the same check, place and text. */
  readonly id: string
  readonly status: Status
  readonly severity: Severity
  readonly message: string
  readonly location: Location
  readonly excerpt: string
  readonly before: string | null
  readonly after: string | null
  readonly confidence: number
  readonly fix: { readonly kind: FixKind; readonly applied: boolean; readonly change_id: string | null }
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly related: readonly { readonly kind: string; readonly id: string }[]
}

/** One rule with everything it found. */
export interface CheckReport {
  readonly id: string
  readonly aspect: Aspect
  readonly title: string
  readonly severity: Severity
  readonly status: Status
  readonly expected: string
  readonly found: string
  readonly rule: { readonly source: string; readonly section: string }
  readonly counts: { readonly applicable: number; readonly checked: number; readonly matched: number; readonly fixed: number; readonly review: number }
  readonly help: string
  readonly findings: readonly Finding[]
  /** Findings beyond the cap, which are counted but not listed. */
  readonly truncated: number
}

export interface Group {
  readonly key: string
  readonly label: string
  readonly count: number
  readonly checks: readonly CheckReport[]
}

export interface Change {
  readonly id: string
  readonly check_id: string
  readonly part: string
  readonly location: Location
  readonly kind: 'text' | 'format' | 'structure' | 'field' | 'metadata'
  readonly before: string | null
  readonly after: string | null
  readonly confidence: number
  readonly revision_ids: readonly string[]
}

export type StatusCounts = Readonly<Record<Status, number>>

/** The report as JSON. Its keys are those that the service documents. */
export interface Report {
  readonly report_version: '1.0'
  readonly job_id: string | null
  readonly filename: string | null
  readonly style: { readonly id: string; readonly title: string; readonly edition: string; readonly locale: string; readonly pack_version: string }
  readonly group_by: 'status' | 'aspect'
  readonly engine: { readonly version: string; readonly ruleset_hash: string }
  readonly source: { readonly sha256: string; readonly bytes: number }
  /** Null in an audit, which makes no document. */
  readonly output: { readonly sha256: string; readonly bytes: number; readonly tracked_changes: boolean } | null
  readonly summary: {
    readonly verdict: 'ready' | 'review_required' | 'blocked'
    readonly counts: StatusCounts
    readonly by_aspect: Readonly<Partial<Record<Aspect, StatusCounts>>>
    readonly changes_applied: number
    readonly resolved_percent: number
    readonly words: { readonly body: number; readonly abstract: number; readonly footnotes: number; readonly references: number; readonly captions: number }
    readonly pages: null
    readonly citations: {
      /** Works cited, counted each time. */
      readonly total: number
      readonly clusters: number
      /** With an entry that agrees; with one or several that almost agree; with none. */
      readonly matched: number
      readonly possible: number
      readonly missing: number
      readonly by_system: Readonly<Record<'author_date' | 'author_page' | 'numeric' | 'note', number>>
      readonly in_fields: number
    }
    readonly references: { readonly entries: number }
  }
  readonly groups: readonly Group[]
  readonly changes: readonly Change[]
  readonly inventory: {
    readonly outline: readonly { readonly level: number; readonly text: string; readonly paragraph: number; readonly confidence: number; readonly source: 'style' | 'inferred' }[]
    readonly citations: readonly {
      readonly id: string
      readonly text: string
      readonly location: Location
      readonly system: 'author_date' | 'author_page' | 'numeric' | 'note'
      readonly keys: readonly string[]
      readonly field: { readonly manager: string; readonly id: string | null } | null
      readonly match: readonly { readonly reference_id: string | null; readonly score: number; readonly kind: string }[]
    }[]
    readonly references: readonly {
      readonly id: string
      readonly index: number
      readonly paragraph: number
      readonly raw: string
      readonly confidence: number
    }[]
    readonly figures: number
    readonly tables: number
    readonly equations: number
    readonly footnotes: number
    readonly endnotes: number
  }
  readonly untracked: readonly { readonly kind: string; readonly part: string; readonly detail: string }[]
  readonly preservation: {
    readonly verdict: 'identical' | 'explained' | 'degraded'
    readonly parts: readonly { readonly name: string; readonly sha256_before: string | null; readonly sha256_after: string | null; readonly state: 'unchanged' | 'changed' | 'added' }[]
    readonly features: Readonly<Record<string, { readonly before: number; readonly after: number }>>
  }
  readonly overrides: readonly { readonly key: string; readonly value: unknown; readonly source: 'options' | 'pack' }[]
  readonly limits_hit: readonly { readonly limit: string; readonly detail: string }[]
  readonly generated_at: string | null
}
