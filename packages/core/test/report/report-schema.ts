import * as z from 'zod'
import { aspects, severities, statuses } from '../../src/index.js'

/** The report as the service documents it (report-checks, section 2): every key, and no other. */
const count = z.number().int().nonnegative()
const share = z.number().min(0).max(1)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const status = z.enum(statuses)

const location = z.strictObject({
  part: z.string().min(1),
  paragraph_index: count.nullable(),
  para_id: z.string().nullable(),
  heading_path: z.array(z.string()),
  char_start: count.nullable(),
  char_end: count.nullable(),
  section: count.nullable(),
  note_id: z.string().nullable(),
  cell: z.strictObject({ row: count, column: count }).nullable(),
})

const finding = z.strictObject({
  id: z.string().min(8),
  status,
  severity: z.enum(severities),
  message: z.string().min(1),
  location,
  excerpt: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  confidence: share,
  fix: z.strictObject({ kind: z.enum(['auto', 'tracked', 'comment', 'none']), applied: z.boolean(), change_id: z.string().nullable() }),
  options: z.array(z.strictObject({ id: z.string(), label: z.string() })),
  related: z.array(z.strictObject({ kind: z.string(), id: z.string() })),
})

const check = z.strictObject({
  id: z.string().regex(/^[a-z]+\.[a-z-]+$/),
  aspect: z.enum(aspects),
  title: z.string().min(1),
  severity: z.enum(severities),
  status,
  expected: z.string().min(1),
  found: z.string().min(1),
  rule: z.strictObject({ source: z.string().min(1), section: z.string().min(1) }),
  counts: z.strictObject({ applicable: count, checked: count, matched: count, fixed: count, review: count }),
  help: z.string().min(1),
  findings: z.array(finding).max(200),
  truncated: count,
})

const counts = z.strictObject(Object.fromEntries(statuses.map((name) => [name, count])) as Record<(typeof statuses)[number], typeof count>)

export const reportSchema = z.strictObject({
  report_version: z.literal('1.0'),
  job_id: z.string().nullable(),
  filename: z.string().nullable(),
  style: z.strictObject({ id: z.string(), title: z.string(), edition: z.string(), locale: z.string(), pack_version: z.string() }),
  group_by: z.enum(['status', 'aspect']),
  engine: z.strictObject({ version: z.string(), ruleset_hash: sha256 }),
  source: z.strictObject({ sha256, bytes: count }),
  output: z.strictObject({ sha256, bytes: count, tracked_changes: z.boolean() }).nullable(),
  summary: z.strictObject({
    verdict: z.enum(['ready', 'review_required', 'blocked']),
    counts,
    by_aspect: z.partialRecord(z.enum(aspects), counts),
    changes_applied: count,
    resolved_percent: z.number().min(0).max(100),
    words: z.strictObject({ body: count, abstract: count, footnotes: count, references: count, captions: count }),
    pages: z.null(),
    citations: z.strictObject({
      total: count,
      clusters: count,
      matched: count,
      possible: count,
      missing: count,
      by_system: z.strictObject({ author_date: count, author_page: count, numeric: count, note: count }),
      in_fields: count,
    }),
    references: z.looseObject({ entries: count }),
  }),
  groups: z.array(z.strictObject({ key: z.string(), label: z.string(), count, checks: z.array(check).min(1) })),
  changes: z.array(
    z.strictObject({
      id: z.string(),
      check_id: z.string(),
      part: z.string(),
      location,
      kind: z.enum(['text', 'format', 'structure', 'field', 'metadata']),
      before: z.string().nullable(),
      after: z.string().nullable(),
      confidence: share,
      revision_ids: z.array(z.string()),
    }),
  ),
  inventory: z.looseObject({ outline: z.array(z.looseObject({ level: count, text: z.string(), paragraph: count, confidence: share, source: z.enum(['style', 'inferred']) })), footnotes: count }),
  untracked: z.array(
    z.strictObject({ kind: z.enum(['header-reference', 'part-added', 'style-added', 'numbering-added', 'setting', 'document-property']), part: z.string(), detail: z.string() }),
  ),
  preservation: z.strictObject({
    verdict: z.enum(['identical', 'explained', 'degraded']),
    parts: z.array(z.strictObject({ name: z.string(), sha256_before: sha256.nullable(), sha256_after: sha256.nullable(), state: z.enum(['unchanged', 'changed', 'added']) })),
    features: z.record(z.string(), z.strictObject({ before: count, after: count })),
  }),
  overrides: z.array(z.strictObject({ key: z.string(), value: z.unknown(), source: z.enum(['options', 'pack']) })),
  limits_hit: z.array(z.strictObject({ limit: z.string(), detail: z.string() })),
  generated_at: z.string().nullable(),
})
