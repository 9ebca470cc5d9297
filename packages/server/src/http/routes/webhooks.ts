import { z } from '@hono/zod-openapi'
import { jsonBody } from '../body.js'
import { endpoint, json } from '../endpoint.js'
import * as schemas from '../schemas/account.js'
import { deleted } from '../schemas/documents.js'
import type { Service } from '../service.js'

export const webhookRoutes = ({ webhooks }: Service) => {
  const all = { tag: 'Webhooks', bucket: 'webhooks', path: '/api/v1/webhooks' } as const
  const one = { ...all, path: '/api/v1/webhooks/{webhook_id}', params: schemas.webhookId, refuses: [404] } as const
  return [
    endpoint({
      ...all, method: 'get', summary: 'Webhooks of the account', answer: json(z.array(schemas.webhook), 'The oldest first'),
      handle: async (c) => c.json(await webhooks.list(c.get('caller').accountId)),
    }),
    endpoint({
      ...all, method: 'post', summary: 'Subscribe to events', body: jsonBody(schemas.webhookRequest),
      answer: json(schemas.webhook, 'The webhook with its secret, which is not shown again', 201),
      handle: async (c, { body }) => c.json(await webhooks.create(c.get('caller').accountId, body.url, body.events), 201),
    }),
    endpoint({
      ...one, method: 'delete', summary: 'Unsubscribe', answer: json(deleted, 'It is deleted'),
      handle: async (c, { params }) => {
        await webhooks.remove(c.get('caller').accountId, params.webhook_id)
        return c.json({ success: true, id: params.webhook_id })
      },
    }),
    endpoint({
      ...one, method: 'post', path: `${one.path}/secret`, summary: 'A new signing secret; the one before it signs too for a day',
      answer: json(schemas.webhook, 'The webhook with its secret, which is not shown again'),
      handle: async (c, { params }) => c.json(await webhooks.rotate(c.get('caller').accountId, params.webhook_id)),
    }),
    endpoint({
      ...one, method: 'post', path: `${one.path}/test`, summary: 'Deliver a synthetic document.completed event',
      answer: json(schemas.webhookTest, 'What the receiver answered'),
      handle: async (c, { params }) => c.json(await webhooks.test(c.get('caller').accountId, params.webhook_id)),
    }),
  ]
}
