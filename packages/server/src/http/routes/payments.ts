import { inDollars } from '@formatter/billing'
import { ServiceError } from '@formatter/domain'
import { z } from '@hono/zod-openapi'
import { html } from 'hono/html'
import { readText } from '../body.js'
import { endpoint, json, type Endpoint } from '../endpoint.js'
import { noSuchAddress } from '../unknown-address.js'
import { id } from '../schemas/documents.js'
import type { Payments, Service } from '../service.js'

const eventBytes = 256 * 1024

/** Where payment providers report what was paid, and the sandbox's own pay page. Neither asks for an API key: events are signed. */
export const paymentRoutes = ({ payments }: Service): Endpoint[] => [
  endpoint({
    tag: 'Payments', method: 'post', path: '/payments/{provider}/events', bucket: null, summary: 'A signed event of a payment provider',
    params: z.object({ provider: id }), raw: { 'application/json': z.record(z.string(), z.unknown()) }, refuses: [400, 404, 413], answer: json(z.object({ received: z.literal(true) }).openapi('EventReceived'), 'Taken; saying it again changes nothing'),
    handle: async (c, { params }) => {
      const provider = payments.providers.find(({ name }) => name === params.provider)
      if (provider === undefined) throw new ServiceError('not_found', 'This service takes no payments of that provider.', 'Whoever runs it can set it up.')
      await payments.receive(provider, await readText(c, eventBytes), c.req.header(provider.signatureHeader))
      return c.json({ received: true })
    },
  }),
  ...sandboxRoutes(payments),
]

function sandboxRoutes({ sandbox, receive }: Payments): Endpoint[] {
  const token = z.object({ token: z.string().max(4000) })
  const page = { tag: 'Payments', path: '/sandbox/pay/{token}', bucket: null, params: token, refuses: [400, 404, 410] } as const
  return [
    endpoint({
      ...page, method: 'get', summary: 'The sandbox’s pay page', answer: { description: 'A page', content: { 'text/html': z.string() } },
      handle: (c, { params }) => {
        if (sandbox === undefined) throw noSuchAddress()
        const { cents, credits, returnUrl, cancelUrl } = sandbox.page(params.token)
        // Browsers hold the way back against the form's targets too.
        c.header('Content-Security-Policy', `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${new URL(returnUrl, c.req.url).origin}; frame-ancestors 'none'`)
        return c.html(payPage(inDollars(cents), credits, cancelUrl))
      },
    }),
    endpoint({
      ...page, method: 'post', summary: 'Pay on the sandbox’s pay page', answer: { status: 303, description: 'Paid; back to where it began' },
      handle: async (c, { params }) => {
        if (sandbox === undefined) throw noSuchAddress()
        const { body, signature } = sandbox.pay(params.token)
        await receive(sandbox, body, signature)
        return c.redirect(sandbox.page(params.token).returnUrl, 303)
      },
    }),
  ]
}

const payPage = (amount: string, credits: number, cancelUrl: string) => html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sandbox payment</title>
<style>:root { color-scheme: light dark } body { font: 16px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 4rem auto; padding: 0 1rem } button { font: inherit; padding: .5rem 1rem } @media (prefers-color-scheme: dark) { body { background: #181818; color: #ddd } a { color: #8cf } }</style>
<main>
<h1>Sandbox payment</h1>
<p>No money moves here. Paying <strong>${amount}</strong> adds <strong>${credits} credits</strong>.</p>
<form method="post"><button>Pay ${amount}</button></form>
<p><a href="${cancelUrl}">Back without paying</a></p>
</main>
</html>`
