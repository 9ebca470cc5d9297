import { webhookEvents } from '@formatter/webhooks'
import { z } from '@hono/zod-openapi'
import { id } from './documents.js'

const time = z.string().openapi({ format: 'date-time' })

export const usage = z
  .object({
    success: z.literal(true),
    balance_credits: z.int(),
    total_purchased_credits: z.int(),
    updated_at: time.nullable(),
    transactions: z.array(
      z.object({
        id: z.string(),
        type: z.enum(['deposit', 'charge', 'bonus', 'refund', 'adjustment']),
        credits: z.int(),
        balance_after: z.int(),
        job_id: z.string().optional(),
        reference: z.string().optional(),
        created_at: time,
      }),
    ),
  })
  .openapi('Usage')

export const referralStats = z
  .object({ referral_code: z.string(), referral_count: z.int(), bonus_credits: z.int(), referral_link: z.string() })
  .openapi('ReferralStats')

export const claim = z.strictObject({ referral_code: id.min(1) }).openapi('ReferralClaim')

export const claimed = z.object({ success: z.literal(true), bonus_credits: z.int(), message: z.string() }).openapi('ReferralClaimed')

export const webhook = z
  .object({
    id: z.string(),
    url: z.string(),
    events: z.array(z.string()),
    is_active: z.boolean(),
    secret: z.string().nullable().openapi({ description: 'In full when created and when rotated; null otherwise' }),
    last_delivered_at: time.nullable(),
    created_at: time.nullable(),
  })
  .openapi('Webhook')

export const webhookRequest = z
  .strictObject({
    url: z.string().min(1).max(2000).openapi({ format: 'uri' }),
    events: z.array(z.string().max(100).openapi({ enum: [...webhookEvents] })).max(20).openapi({ minItems: 1 }).optional(),
  })
  .openapi('WebhookCreateRequest')

export const webhookId = z.object({ webhook_id: id })

export const webhookTest = z
  .object({ success: z.boolean(), message: z.string(), delivery_id: z.string().nullable(), response_status: z.int().nullable() })
  .openapi('WebhookTest')
