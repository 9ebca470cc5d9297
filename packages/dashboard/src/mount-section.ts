import type { Context, Hono } from 'hono'
import { question } from './html/forms.js'
import { layout } from './html/layout.js'
import { nothingHere } from './nothing-here.js'
import type { Ports } from './ports.js'
import type { Html, Section, Visit } from './section.js'

/** Runs `work` for whoever has signed in; all others are led to where they can. */
export type SignedIn = (work: (visit: Visit) => Promise<Response>) => (c: Context) => Promise<Response>

/** What the sections have in common. */
interface Frame {
  readonly app: Hono
  readonly ports: Pick<Ports, 'base' | 'sentFields'>
  /** Those that the navigation names. */
  readonly listed: readonly Section[]
  readonly signedIn: SignedIn
  /** What a page says of an error. */
  refused(c: Context, error: unknown): Promise<Html>
}

/** Makes a page, its actions and its files answer. */
export function mountSection(section: Section, { app, ports, listed, signedIn, refused }: Frame): void {
  const { path, title } = section
  const page = async (visit: Visit, said?: Html) => {
    const { body, refresh } = await section.show(visit)
    // What was said stays until it is read.
    const again = said === undefined ? refresh : undefined
    return visit.c.html(layout({ base: ports.base, title, path, listed, member: visit.member, said, refresh: again, body }))
  }
  app.get(path, signedIn((visit) => page(visit)))
  const actions = new Map(Object.entries(section.actions ?? {}))
  const questions = new Map(Object.entries(section.questions ?? {}))
  // By a query, not by an address: hono looks up routes by one pattern only while no part of an address is a name in one and anything in another.
  if (actions.size > 0) {
    app.post(path, signedIn(async (visit) => {
      try {
        const { do: name = '', sure } = visit.c.req.query()
        const action = actions.get(name) ?? nothingHere()
        const ask = sure === undefined ? questions.get(name) : undefined
        if (ask !== undefined) return await page(visit, question(await ask(visit), name, `${ports.base}${visit.c.req.path}`))
        const outcome = await action(visit)
        return 'goTo' in outcome ? visit.c.redirect(outcome.goTo, 303) : await page(visit, outcome.say)
      } catch (error) {
        return page({ ...visit, sent: ports.sentFields(visit.c) }, await refused(visit.c, error))
      }
    }))
  }
  for (const [name, file] of Object.entries(section.files ?? {})) app.get(`${path}/${name}`, signedIn(file))
}
