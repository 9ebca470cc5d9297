import { checks } from './checks/index.js'
import type { Codec } from './codec.js'
import { examine, type Look } from './examine.js'
import type { Outcome } from './outcome.js'
import { lower } from './plan/lower.js'
import { makePlan } from './plan/plan.js'
import { Revisions } from './plan/revisions.js'
import { takenOut } from './plan/taken-out.js'
import { queries } from './queries.js'
import { commentChange } from './report/comment-change.js'
import { makeReport } from './report/make-report.js'
import { preservationOf } from './report/preservation.js'
import type { Change, Report } from './report/report.js'
import type { FormatRequest } from './request.js'
import { withOutcome } from './run-checks.js'
import { verify, type Verified } from './verify.js'
import { version } from './version.js'
import { webCodec } from './web-codec.js'
import { isOwnComment } from './wordml/comments.js'

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
  const look = await examine(bytes, request, codec)
  const { facts, before } = look
  const made = await annotate(await make(look, codec), look, codec)
  request.observe?.('hash')
  const after = await made.output.hashParts(before)
  request.observe?.('report')
  const taken = { ...takenOut(look.plan), comments: made.comments.filter(({ before: text }) => text !== null).length }
  const preservation = preservationOf(facts.document, before, after, made.parts, taken)
  // Without a result that is verified there would be none: `verify` has rejected the tracked changes, and compared.
  const rejected = request.trackedChanges ? true : undefined
  const results = withOutcome(look.results, facts, { ...conserved(preservation, taken), rejected, again: made.again })
  const report = await reportOf({ ...look, results }, bytes, codec, {
    applied: true,
    output: { sha256: await codec.sha256(made.document), bytes: made.document.length, tracked_changes: request.trackedChanges ?? false },
    untracked: made.untracked,
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

/** What a plan came to, verified. */
interface Made extends Verified {
  readonly document: Uint8Array
  readonly untracked: Report['untracked']
  /** What was written into the margin, and what was taken out there. */
  readonly comments: readonly Change[]
  /** How many changes the document would need again, where it was looked at again. */
  readonly again?: number
}

const make = async ({ request, facts, plan, limits }: Look, codec: Codec): Promise<Made> => {
  request.observe?.('lower')
  const revisions = request.trackedChanges ? new Revisions(facts.document, facts.options.author, facts.options.date) : undefined
  const lowered = lower(facts.document, plan, facts.style, revisions)
  request.observe?.('write')
  const document = await facts.document.package.write(lowered.changes)
  request.observe?.('verify')
  const verified = await verify(facts.document, plan, lowered, revisions, document, codec, limits)
  return { ...verified, document, untracked: lowered.untracked, comments: [] }
}

/**
 * Writes what a person must decide into the margin, and takes out what is decided or no longer asked for. What is asked
 * depends on the formatted document alone, so that formatting it again asks the same.
 */
const annotate = async (made: Made, first: Look, codec: Codec): Promise<Made> => {
  const { request, facts: { document, options } } = first
  if (!options.comments && !document.stories.some((story) => isOwnComment(story, options.author))) return made
  // What nothing was changed in has been looked at already; else places, words and even roles may be others now.
  const look = first.plan.size === 0 ? first : await examine(made.document, { ...request, observe: () => undefined }, codec, first.before)
  const requests = queries(look.facts, look.results)
  const again = look.plan.size
  if (requests.length === 0) return { ...made, again }
  const asked = await make({ ...look, plan: makePlan(requests) }, codec)
  const comments = requests.map(({ check, edit }) => commentChange(check, edit, look.facts))
  return { ...asked, again, parts: new Map([...made.parts, ...asked.parts]), untracked: [...made.untracked, ...asked.untracked], comments }
}

/** Says what `format` would find and do, and changes nothing. */
export const audit = async (bytes: Uint8Array, request: Omit<FormatRequest, 'trackedChanges'>, codec: Codec = webCodec): Promise<Report> => {
  const look = await examine(bytes, request, codec)
  request.observe?.('report')
  const { facts, before } = look
  const preservation = preservationOf(facts.document, before, before, new Map())
  const report = await reportOf(look, bytes, codec, { applied: false, output: null, untracked: [], comments: [], preservation })
  request.observe?.('done')
  return report
}

const reportOf = async (look: Look, bytes: Uint8Array, codec: Codec, made: Pick<Parameters<typeof makeReport>[0], 'applied' | 'comments' | 'output' | 'untracked' | 'preservation'>): Promise<Report> => {
  const ruleset = JSON.stringify([version, look.facts.style.definition, checks.map(({ id, severity, fix }) => [id, severity, fix])])
  return makeReport({
    ...made,
    ...look,
    rulesetHash: await codec.sha256(new TextEncoder().encode(ruleset)),
    source: { sha256: await codec.sha256(bytes), bytes: bytes.length },
  })
}
