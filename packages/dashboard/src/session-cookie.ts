import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** The cookie that has the token of a session. */
export interface SessionCookie {
  read(c: Context): string | undefined
  write(c: Context, token: string): void
  remove(c: Context): void
}

/**
 * Over https its name says that no other host and no plain connection can have set it (RFC 6265bis, section 4.1.3); without https, which is for
 * trying out on one’s own machine, browsers would refuse such a name.
 */
export function sessionCookie(publicUrl: string, maxAge: number): SessionCookie {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? '__Host-session' : 'session'
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge } as const
  return {
    read: (c) => getCookie(c, name),
    write: (c, token) => { setCookie(c, name, token, options) },
    remove: (c) => { deleteCookie(c, name, options) },
  }
}
