import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { entrance } from './entrance.js'
import { layout, problem } from './html/layout.js'
import { styleSheet } from './html/style-sheet.js'
import { mountSection, type SignedIn } from './mount-section.js'
import { nothingHere } from './nothing-here.js'
import type { Ports } from './ports.js'
import { refuseOtherSites } from './same-site.js'
import type { Html, Section } from './section.js'
import { credits } from './sections/credits.js'
import { document } from './sections/document.js'
import { documents } from './sections/documents.js'
import { keys } from './sections/keys.js'
import { pictures } from './sections/pictures.js'
import { referrals } from './sections/referrals.js'
import { settings } from './sections/settings.js'
import { webhook } from './sections/webhook.js'
import { webhooks } from './sections/webhooks.js'
import { sessionCookie } from './session-cookie.js'

/** No script runs on these pages, and nothing comes from anywhere else. */
const policy = `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** The web pages of an account, to be mounted at the root of the service. */
export function makePages(ports: Ports): Hono {
  const { base } = ports
  const sections: readonly Section[] = [
    documents(ports), document(ports), pictures(ports), keys(ports), credits(ports), webhooks(ports), webhook(ports), referrals(ports), settings(ports),
  ]
  const listed = sections.filter((section) => section.listed)
  const cookie = sessionCookie(ports.publicUrl, ports.sessionSeconds)
  const app = new Hono()
  const guard = async (c: Context, next: () => Promise<void>) => {
    c.header('Content-Security-Policy', policy)
    c.header('Referrer-Policy', 'same-origin')
    c.header('Cache-Control', 'no-store')
    refuseOtherSites(c, ports.publicUrl)
    await next()
  }
  for (const path of ['/signup', '/signin', '/signout', '/account', '/account/*']) app.use(path, guard)

  const refused = async (c: Context, error: unknown): Promise<Html> => {
    const { status, message, hint } = await ports.explain(error, c)
    c.status(status)
    return problem(message, hint)
  }
  app.onError(async (error, c) => {
    const { status, message, hint } = await ports.explain(error, c)
    // What is not there is asked for by its address, and the hint is for programs.
    const said = problem(message, status === 404 ? '' : hint)
    return c.html(layout({ base, title: 'Something went wrong', body: html`${said}<p><a href="${base}/account">Your documents</a></p>` }), status)
  })
  app.get('/account.css', (c) => c.body(styleSheet, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }))
  entrance(app, ports, cookie, refused)
  app.get('/account', (c) => c.redirect(`${base}/account/documents`, 303))

  const signedIn: SignedIn = (work) => async (c) => {
    const token = cookie.read(c)
    const member = token === undefined ? undefined : await ports.sessions.find(token)
    return member === undefined ? c.redirect(`${base}/signin`, 303) : work({ c, member, sent: {}, param: (name) => idIn(c.req.param(name)) })
  }
  for (const section of sections) mountSection(section, { app, ports, listed, signedIn, refused })
  app.get('/account/*', nothingHere)
  return app
}

/** A part of an address. Ids are plain text; PostgreSQL would refuse to look for what has a NUL in it. */
function idIn(part = ''): string {
  return /^\w+$/.test(part) ? part : nothingHere()
}
