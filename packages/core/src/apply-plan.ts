import type { Codec } from './codec.js'
import type { Look } from './examine.js'
import { lower } from './plan/lower.js'
import { Revisions } from './plan/revisions.js'
import type { Report } from './report/report.js'
import { verify, type Verified } from './verify.js'

/** What a plan came to, verified. */
export interface Applied extends Verified {
  readonly document: Uint8Array
  readonly untracked: Report['untracked']
}

/** Writes what a look has planned. Throws `text_not_conserved`. */
export const applyPlan = async ({ request, facts, plan, limits, origin }: Look, codec: Codec): Promise<Applied> => {
  request.observe?.('lower')
  const revisions = request.trackedChanges ? new Revisions(facts.document, facts.options.author, facts.options.date) : undefined
  const lowered = lower(facts.document, plan, facts.style, revisions)
  request.observe?.('write')
  const document = await facts.document.package.write(lowered.changes, origin)
  request.observe?.('verify')
  const verified = await verify({ document: facts.document, plan, lowered, revisions, bytes: document }, codec, limits)
  return { ...verified, document, untracked: lowered.untracked }
}

/** What was made of a document in two steps. */
export const joined = (one: Applied, other: Applied = one): Applied =>
  one === other ? one : { ...other, parts: new Map([...one.parts, ...other.parts]), untracked: [...one.untracked, ...other.untracked] }
