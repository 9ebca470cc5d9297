import { ServiceError } from './error.js'

/** What several checks of one request give. Where more than one refuses, the first error has the others with it: the caller hears of all at once. */
export async function allOf<Checked extends readonly unknown[]>(checks: { readonly [Index in keyof Checked]: Promise<Checked[Index]> }): Promise<Checked> {
  const outcomes = await Promise.allSettled(checks)
  const [first, ...also] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' && outcome.reason instanceof ServiceError ? [outcome.reason] : []))
  if (first === undefined || also.length === 0) return await Promise.all(checks)
  throw new ServiceError(first.code, first.message, first.hint, { cause: first, also })
}
