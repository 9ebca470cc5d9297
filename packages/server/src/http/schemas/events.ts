import { z } from '@hono/zod-openapi'
import type { WebhookEvent } from '@formatter/webhooks'

const job = { job_id: z.string(), filename: z.string(), style: z.string() }

/** What is posted to webhooks, by the event's name. */
export const events: Readonly<Record<WebhookEvent, z.ZodObject>> = {
  'document.completed': z
    .object({
      event: z.literal('document.completed'),
      ...job,
      status: z.literal('formatted'),
      download_url: z.string().openapi({ format: 'uri' }),
      report_url: z.string().openapi({ format: 'uri' }),
    })
    .openapi('DocumentCompleted'),
  'document.failed': z
    .object({
      event: z.literal('document.failed'),
      ...job,
      status: z.literal('failed'),
      error: z.object({ code: z.string(), message: z.string() }),
      report_url: z.null(),
    })
    .openapi('DocumentFailed'),
}

/** How a receiver knows that it comes from here. */
export const eventHeaders = z.object({
  'X-Service-Signature': z.string().openapi({ pattern: '^sha256=[0-9a-f]{64}$' }),
  'webhook-id': z.string().openapi({ description: 'The same for all attempts at an event' }),
  'webhook-timestamp': z.string().openapi({ pattern: '^[0-9]+$' }),
  'webhook-signature': z.string().openapi({ description: 'As Standard Webhooks has it' }),
})
