import { createHmac } from 'node:crypto'

interface SignedMessage {
  /** The event's id: the same for all its attempts. */
  readonly id: string
  readonly body: string
  /** When it is sent, in milliseconds. */
  readonly time: number
  /** The newest first; the one before it too while it still counts after a rotation. */
  readonly secrets: readonly [string, ...string[]]
}

/**
 * The headers of a delivery. `X-Service-Signature` is keyed with the whole text of the newest secret; Standard Webhooks with the
 * bytes that the part after `whsec_` encodes, and it signs id and time too. Source: github.com/standard-webhooks/standard-webhooks.
 */
export function signatureHeaders({ id, body, time, secrets }: SignedMessage): Record<string, string> {
  const seconds = Math.floor(time / 1000)
  const standard = (secret: string) =>
    `v1,${createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).update(`${id}.${seconds}.${body}`).digest('base64')}`
  return {
    'x-service-signature': `sha256=${createHmac('sha256', secrets[0]).update(body).digest('hex')}`,
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map(standard).join(' '),
  }
}
