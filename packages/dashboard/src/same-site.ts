import { ServiceError } from '@formatter/domain'
import type { Context } from 'hono'

/**
 * Refuses what a page of somebody else sends with the cookie of ours. Browsers say with each unsafe request where it comes from: by `Sec-Fetch-Site`
 * where they know it, else by `Origin`, which is that of the service, or of the host by which the browser reached it.
 */
export function refuseOtherSites(c: Context, publicUrl: string): void {
  // No page takes another unsafe method.
  if (c.req.method !== 'POST') return
  const site = c.req.header('Sec-Fetch-Site')
  if (site === undefined ? isOurs(c.req.header('Origin'), c.req.header('Host'), publicUrl) : site === 'same-origin') return
  throw new ServiceError('forbidden', 'This form was not sent from a page of this service.', 'Open the page and send the form there.')
}

function isOurs(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.origin === new URL(publicUrl).origin || from.host === host
}
