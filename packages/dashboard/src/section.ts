import type { Context } from 'hono'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Member } from './ports.js'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** Somebody who has signed in, on a page. */
export interface Visit {
  readonly c: Context
  readonly member: Member
  /** The fields of a form that was refused, so that they can be mended; else none. */
  readonly sent: Readonly<Record<string, string>>
  /** A part of the address: of `/account/documents/:id`, the id. */
  param(name: string): string
}

/** What an action ends in: another page, or the same with something to say first. */
type Outcome = { readonly goTo: string } | { readonly say: Html }

/** What is asked before something that cannot be taken back. */
export interface Question {
  readonly text: Html | string
  /** What the button says that does it. */
  readonly does: string
  /** The fields of the form that is sent again, with the answer. */
  readonly fields?: Readonly<Record<string, string>>
}

/** What stands at an address besides a page: a file. */
type File = (visit: Visit) => Promise<Response>

/** A page of the account and what can be done on it, as data; `mount-section.ts` mounts them all alike. */
export interface Section {
  /** As hono writes it: `/account/documents/:id`. */
  readonly path: string
  readonly title: string
  /** Whether the navigation names it. */
  readonly listed?: boolean
  show(visit: Visit): Promise<{ readonly body: Html; readonly refresh?: number }>
  /** Each is a form that is posted to the address, with `?do=` and the action’s name behind it. */
  readonly actions?: Readonly<Record<string, (visit: Visit) => Promise<Outcome>>>
  /** What is asked, by the name of the action, before it is done. */
  readonly questions?: Readonly<Record<string, (visit: Visit) => Promise<Question>>>
  readonly files?: Readonly<Record<string, File>>
}
