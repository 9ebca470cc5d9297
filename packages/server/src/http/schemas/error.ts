import { z } from '@hono/zod-openapi'
import type { Status } from '../problem.js'

const error = z
  .object({
    success: z.literal(false),
    error: z.object({
      status: z.int(),
      code: z.string().openapi({ example: 'insufficient_credits' }),
      message: z.string(),
      hint: z.string(),
      request_id: z.string(),
    }),
  })
  .openapi('Error')

const validationError = z
  .object({
    detail: z.array(z.object({ loc: z.array(z.union([z.string(), z.int()])), msg: z.string(), type: z.string() }).openapi('ValidationFault')),
  })
  .openapi('ValidationError')

const answer = (description: string, schema: z.ZodType = error) => ({ description, content: { 'application/json': { schema } } })

const refusals = {
  400: 'The signature does not hold',
  401: 'No valid API key',
  402: 'No credits left',
  403: 'The signature of the address does not hold, or it was used',
  404: 'There is none of that id in this account',
  409: 'There is no result, or not yet',
  410: 'Deleted or expired',
  413: 'The document is too large',
  415: 'Wrong content type',
  429: 'Rate limit exceeded; Retry-After says when to try again',
  503: 'Not here, or not now; then Retry-After says when to try again',
} as const satisfies Partial<Record<Status, string>>

/** A status that an endpoint may refuse with; 422 follows from what it checks. */
export type Refusal = keyof typeof refusals

/** The answers, other than success, that an endpoint gives. */
export const errorAnswers = (statuses: Iterable<Refusal>, checked: boolean) => ({
  ...Object.fromEntries([...statuses].map((status) => [status, answer(refusals[status])])),
  ...(checked && { 422: answer('Sent wrongly', validationError) }),
})
