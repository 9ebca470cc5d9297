import { annotate } from './annotate.js'
import { applyPlan, joined } from './apply-plan.js'
import { checks } from './checks/index.js'
import type { Outcome } from './checks/outcome.js'
import { withOutcome } from './checks/run-checks.js'
import type { Codec } from './codec.js'
import type { Look } from './examine.js'
import { takenOut } from './plan/taken-out.js'
import { prepare } from './prepare.js'
import { makeReport } from './report/make-report.js'
import { preservationOf } from './report/preservation.js'
import type { Report } from './report/report.js'
import type { FormatRequest } from './request.js'
import { version } from './version.js'
import { webCodec } from './web-codec.js'

/** What `format` gives. */
export interface Formatted {
  /** The formatted file; the input's own bytes where nothing was to be changed. */
  readonly document: Uint8Array
  readonly report: Report
}

/**
 * Formats a .docx in a style, directly or as tracked changes.
 * Rejects with a `FormatError`; then nothing was made.
 */
export const format = async (bytes: Uint8Array, request: FormatRequest, codec: Codec = webCodec): Promise<Formatted> => {
  const { handedIn, look, prepared } = await prepare(bytes, request, codec)
  const { facts: { document }, before } = handedIn
  const made = await annotate(prepared ? joined(prepared, await applyPlan(look, codec)) : await applyPlan(look, codec), look, codec)
  request.observe?.('hash')
  const after = await made.output.hashParts(before)
  request.observe?.('report')
  const taken = { ...takenOut(look.plan), comments: made.comments.filter(({ before: text }) => text !== null).length }
  const preservation = preservationOf(document, before, after, made.parts, taken)
  // Without a result that is verified there would be none: `verify` has rejected the tracked changes, and compared.
  const rejected = request.trackedChanges ? true : undefined
  const changes = look.plan.size + (prepared?.changes ?? 0)
  const results = withOutcome(made.results, look.facts, { ...conserved(preservation, taken), changes, rejected, again: made.again })
  const report = await reportOf({ ...look, results }, bytes, codec, {
    applied: true,
    output: { sha256: await codec.sha256(made.document), bytes: made.document.length, tracked_changes: request.trackedChanges ?? false },
    untracked: made.untracked,
    changesBefore: prepared?.changes ?? 0,
    comments: made.comments,
    preservation,
  })
  request.observe?.('done')
  return { document: made.document, report }
}

const conserved = ({ parts, features }: Report['preservation'], taken: Readonly<Record<string, number>>): Pick<Outcome, 'parts' | 'features'> => ({
  parts: parts.map(({ name, sha256_before: old, sha256_after: now }) => ({ name, before: old !== null, after: now !== null })),
  features: Object.fromEntries(Object.entries(features).map(([name, each]) => [name, { ...each, taken: taken[name] ?? 0 }])),
})

/** Says what `format` would find and do, and changes nothing. */
export const audit = async (bytes: Uint8Array, request: Omit<FormatRequest, 'trackedChanges'>, codec: Codec = webCodec): Promise<Report> => {
  const { handedIn: { facts: { document }, before }, look } = await prepare(bytes, request, codec)
  request.observe?.('report')
  const preservation = preservationOf(document, before, before, new Map())
  const report = await reportOf(look, bytes, codec, { applied: false, output: null, untracked: [], changesBefore: 0, comments: [], preservation })
  request.observe?.('done')
  return report
}

const reportOf = async (look: Look, bytes: Uint8Array, codec: Codec, made: Pick<Parameters<typeof makeReport>[0], 'applied' | 'changesBefore' | 'comments' | 'output' | 'untracked' | 'preservation'>): Promise<Report> => {
  const ruleset = JSON.stringify([version, look.facts.style.definition, checks.map(({ id, severity, fix }) => [id, severity, fix])])
  return makeReport({
    ...made,
    ...look,
    rulesetHash: await codec.sha256(new TextEncoder().encode(ruleset)),
    source: { sha256: await codec.sha256(bytes), bytes: bytes.length },
  })
}
