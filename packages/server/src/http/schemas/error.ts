import { z } from '@hono/zod-openapi'

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

/** The answers, other than success, that an endpoint of this kind can give. */
export const errorAnswers = ({ credential, checked, body, job }: Readonly<Record<'credential' | 'checked' | 'body' | 'job', boolean>>) => ({
  ...(credential && { 401: answer('No valid API key'), 429: answer('Rate limit exceeded; Retry-After says when to try again') }),
  ...(body && { 402: answer('No credits left'), 413: answer('The document is too large'), 415: answer('Wrong content type') }),
  ...(job && {
    403: answer('The signature of the address does not hold'),
    404: answer('There is none of that id in this account'),
    409: answer('There is no result, or not yet'),
    410: answer('Deleted or expired'),
  }),
  ...(checked && { 422: answer('Sent wrongly', validationError) }),
})
