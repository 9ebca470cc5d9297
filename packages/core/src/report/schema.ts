import * as z from 'zod'
import { aspects, fixKinds, severities, statuses } from '../options/vocabulary.js'

/** The shape of a report: the types of `report.ts` and the published JSON Schema both follow from it. */
const count = z.number().int().nonnegative()
const share = z.number().min(0).max(1)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const text = z.string().min(1)
const status = z.enum(statuses)
const severity = z.enum(severities)

export const locationSchema = z
  .strictObject({
    part: text,
    paragraph_index: count.nullable(),
    para_id: z.string().nullable(),
    heading_path: z.array(z.string()),
    char_start: count.nullable(),
    char_end: count.nullable(),
    section: count.nullable(),
    note_id: z.string().nullable(),
    table: count.nullable(),
    cell: z.strictObject({ row: count, column: count }).nullable(),
  })
  .describe('Where something is. Absent values are null, so that every location has the same keys.')

export const findingSchema = z
  .strictObject({
    id: z.string().min(8).describe('Stable: the same for the same check, place and text.'),
    status,
    severity,
    message: text,
    location: locationSchema,
    excerpt: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
    confidence: share,
    fix: z.strictObject({ kind: z.enum(fixKinds), applied: z.boolean(), change_id: z.string().nullable() }),
    options: z.array(z.strictObject({ id: z.string(), label: z.string() })),
    related: z.array(z.strictObject({ kind: z.string(), id: z.string() })),
  })
  .describe('One thing that was found, and what became of it.')

export const checkSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+\.[a-z0-9-]+$/),
    aspect: z.enum(aspects),
    title: text,
    severity,
    status,
    expected: text,
    found: text,
    rule: z.strictObject({ source: text, section: text }),
    counts: z.strictObject({ applicable: count, checked: count, matched: count, fixed: count, review: count }),
    help: text,
    findings: z.array(findingSchema),
    truncated: count.describe('Findings beyond the cap, which are counted but not listed.'),
  })
  .describe('One rule with everything it found.')

export const changeSchema = z
  .strictObject({
    id: text,
    check_id: text,
    part: text,
    location: locationSchema,
    kind: z.enum(['text', 'format', 'structure', 'field', 'metadata']),
    before: z.string().nullable(),
    after: z.string().nullable(),
    confidence: share,
    revision_ids: z.array(z.string()),
  })
  .describe('One thing that formatting changed.')

export const groupSchema = z.strictObject({ key: text, label: text, count, checks: z.array(checkSchema) })

export const countsSchema = z.strictObject({
  failed: count,
  needs_review: count,
  fixed: count,
  passed: count,
  unverified: count,
  not_applicable: count,
} satisfies Record<(typeof statuses)[number], typeof count>)

const citation = z.strictObject({
  id: text,
  text,
  location: locationSchema,
  system: z.enum(['author_date', 'author_page', 'numeric', 'note']),
  keys: z.array(z.string()),
  field: z.strictObject({ manager: text, id: z.string().nullable() }).nullable(),
  match: z.array(z.strictObject({ reference_id: z.string().nullable(), score: share, kind: text })).describe('For each work cited, the entry that it is linked to.'),
})

const reference = z.strictObject({
  id: text,
  index: count,
  paragraph: count,
  raw: z.string(),
  rendered: z.string().nullable().describe('How the style words it; null where it stays as it is.'),
  csl: z.looseObject({ type: text }).describe('What was read, as CSL-JSON.'),
  type: text,
  confidence: share,
  spans: z.record(z.string(), z.tuple([count, count])).describe('Where fields stand in raw, in UTF-16 units.'),
  leftovers: z.array(z.string()).describe('What no field has.'),
  status: z.enum(['full', 'partial', 'unparsed']).describe('unparsed: left as it is; partial: it has words that no field has.'),
})

const caption = z.string().nullable().describe('The words of the caption beside it.')

/** The shape of reports, by which one from a file can be checked; `reportJsonSchema` is the same for other languages. */
export const reportSchema = z
  .strictObject({
    report_version: z.literal('1.0'),
    job_id: z.string().nullable(),
    filename: z.string().nullable(),
    style: z.strictObject({ id: text, title: text, edition: z.string(), locale: z.string(), pack_version: text }),
    group_by: z.enum(['status', 'aspect']),
    engine: z.strictObject({ version: text, ruleset_hash: sha256 }),
    source: z.strictObject({ sha256, bytes: count }),
    output: z.strictObject({ sha256, bytes: count, tracked_changes: z.boolean() }).nullable().describe('Null in an audit, which makes no document.'),
    summary: z.strictObject({
      verdict: z.enum(['ready', 'review_required', 'blocked']),
      counts: countsSchema,
      by_aspect: z.partialRecord(z.enum(aspects), countsSchema),
      changes_applied: count,
      resolved_percent: z.number().min(0).max(100),
      words: z.strictObject({ body: count, abstract: count, footnotes: count, references: count, captions: count }),
      pages: z.null(),
      citations: z
        .strictObject({
          total: count,
          clusters: count,
          matched: count,
          possible: count,
          missing: count,
          by_system: z.strictObject({ author_date: count, author_page: count, numeric: count, note: count }),
          in_fields: count,
        })
        .describe('Works cited, counted each time: with an entry that agrees, with one or several that almost agree, with none.'),
      references: z
        .strictObject({
          entries: count,
          parsed_full: count,
          parsed_partial: count,
          unparsed: count,
          restyled: count,
          uncited: count,
          duplicates: count,
          with_doi: count,
        })
        .describe('restyled: worded anew, or to be worded anew in an audit.'),
    }),
    groups: z.array(groupSchema),
    changes: z.array(changeSchema),
    inventory: z.strictObject({
      outline: z.array(z.strictObject({ level: count, text: z.string(), paragraph: count, confidence: share, source: z.enum(['style', 'inferred']) })),
      citations: z.array(citation),
      references: z.array(reference),
      figures: z.array(z.strictObject({ paragraph: count, caption })),
      tables: z.array(z.strictObject({ paragraph: count, rows: count, columns: count, caption })).describe('With the first paragraph of each.'),
      equations: z.array(z.strictObject({ paragraph: count })).describe('Those that stand in lines of their own.'),
      footnotes: count,
      endnotes: count,
    }),
    untracked: z.array(
      z.strictObject({
        kind: z.enum(['header-reference', 'part-added', 'style-added', 'numbering-added', 'setting', 'document-property']),
        part: text,
        detail: z.string(),
      }),
    ),
    preservation: z.strictObject({
      verdict: z.enum(['identical', 'explained', 'degraded']),
      parts: z.array(
        z.strictObject({ name: text, sha256_before: sha256.nullable(), sha256_after: sha256.nullable(), state: z.enum(['unchanged', 'changed', 'added']) }),
      ),
      features: z.record(z.string(), z.strictObject({ before: count, after: count })),
    }),
    overrides: z.array(z.strictObject({ key: text, value: z.unknown(), source: z.enum(['options', 'pack']) })),
    limits_hit: z.array(z.strictObject({ limit: text, detail: text })),
    generated_at: z.string().nullable(),
  })
  .describe('What was found in a document, what became of it, and what was kept.')

/** The JSON Schema (2020-12) of a report; the package holds it as `report.schema.json` too. */
export const reportJsonSchema = (): Record<string, unknown> => ({ ...z.toJSONSchema(reportSchema, { target: 'draft-2020-12', reused: 'ref' }), title: 'Report of a formatted or audited document' })
