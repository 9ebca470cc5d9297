import type { Codec } from './codec.js'
import { examine, type Look } from './examine.js'
import { applyPlan, joined, type Applied } from './apply-plan.js'
import { makePlan } from './plan/plan.js'
import type { FormatRequest } from './request.js'
import type { CheckResult, Found } from './checks/run-checks.js'

/** A look at a document, with what was made of the file before that. */
interface Prepared {
  /** At the file as it was handed in. */
  readonly handedIn: Look
  /** At the document with what comes first in its place; the same look where nothing does. */
  readonly look: Look
  readonly prepared?: Applied & { readonly changes: number }
}

/** What comes in may ask for more: a title page for the abstract behind it. */
const mostSteps = 3

/**
 * Looks at a file. Where everything else hangs on a fix, that is made, and the result is looked at in the place of the file; what was
 * found and fixed at first stays in the results.
 */
export const prepare = async (bytes: Uint8Array, request: FormatRequest, codec: Codec, steps = mostSteps, known?: Look['before']): Promise<Prepared> => {
  const handedIn = await examine(bytes, request, codec, known)
  const { results, origin } = handedIn
  const first = new Map(results.map(({ check, found }) => [check.id, found.filter(({ problem }) => problem.first)]))
  const plan = makePlan([...first.values()].flat().flatMap(({ requests }) => requests))
  if (plan.size === 0 || steps === 0) return { handedIn, look: handedIn }
  const unobserved = { ...request, observe: () => undefined }
  const made = await applyPlan({ ...handedIn, request: unobserved, plan }, codec)
  const { look, prepared } = await prepare(made.document, unobserved, codec, steps - 1, origin)
  const all = look.results.map((result) => after(first.get(result.check.id) ?? [], result))
  return { handedIn, look: { ...look, request, results: all }, prepared: { ...joined(made, prepared), changes: plan.size + (prepared?.changes ?? 0) } }
}

const after = (first: readonly Found[], result: CheckResult): CheckResult =>
  first.length === 0 ? result : { ...result, looked: first.length + result.looked, found: [...first, ...result.found] }
