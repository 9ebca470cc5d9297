import type { Codec } from './codec.js'
import { examine, type Look } from './examine.js'
import { make, type Made } from './make.js'
import { makePlan } from './plan/plan.js'
import type { FormatRequest } from './request.js'

/** A look at a document, with what was made of the file before it. */
export interface Begun {
  /** At the file as it was handed in. */
  readonly handedIn: Look
  /** At the document with what comes first in its place; the same look where nothing does. */
  readonly look: Look
  readonly begun?: Made & { readonly changes: number }
}

/**
 * Looks at a file. Where a check asks for what everything else hangs on, that is made, and the result is looked at in the place of the
 * file; what was found and asked for at first stays in the results.
 */
export const begin = async (bytes: Uint8Array, request: FormatRequest, codec: Codec): Promise<Begun> => {
  const handedIn = await examine(bytes, request, codec)
  const { results, before } = handedIn
  const plan = makePlan(results.flatMap(({ check, found }) => (check.first ? found.flatMap(({ requests }) => requests) : [])))
  if (plan.size === 0) return { handedIn, look: handedIn }
  const unobserved = { ...request, observe: () => undefined }
  const made = await make({ ...handedIn, request: unobserved, plan }, codec)
  const look = await examine(made.document, unobserved, codec, before)
  const first = new Map(results.filter(({ check }) => check.first).map((result) => [result.check, result]))
  const again = look.results.map((result) => first.get(result.check) ?? result)
  return { handedIn, look: { ...look, request, results: again }, begun: { ...made, changes: plan.size } }
}
