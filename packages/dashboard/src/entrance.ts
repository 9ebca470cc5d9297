import { ServiceError } from '@formatter/domain'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { field, submit } from './html/forms.js'
import { layout } from './html/layout.js'
import type { Ports } from './ports.js'
import type { Html } from './section.js'
import type { SessionCookie } from './session-cookie.js'

type Fields = Readonly<Record<string, string>>

/** Signing up, in and out: the pages before an account. */
export function entrance(app: Hono, ports: Ports, cookie: SessionCookie, refused: (c: Context, error: unknown) => Promise<Html>): void {
  const { members, sessions, referrals, readForm, countAttempt, signUp, base } = ports

  const door = (path: '/signup' | '/signin', title: string, form: (fields: Fields) => Html, enter: (fields: Fields) => Promise<Entered>) => {
    const page = (c: Context, fields: Fields, said?: Html) => c.html(layout({ base, title, said, body: html`${about}${form(fields)}` }))
    app.get(path, (c) => page(c, { referral_code: c.req.query('ref') ?? '' }, partings.get(c.req.query('after') ?? '')))
    app.post(path, async (c) => {
      let fields: Fields = {}
      try {
        fields = await readForm(c)
        await countAttempt(c, fields['email'] ?? '')
        // Whoever was signed in before in this browser is not any more: a token never goes on as that of somebody else.
        const before = cookie.read(c)
        const { account, goTo = '/account/documents' } = await enter(fields)
        const token = await sessions.open(account)
        if (before !== undefined) await sessions.close(before)
        cookie.write(c, token)
        return c.redirect(base + goTo, 303)
      } catch (error) {
        return page(c, fields, await refused(c, error))
      }
    })
  }

  door('/signin', 'Sign in', (fields) => signInForm(ports, fields), async ({ email = '', password = '' }) => ({ account: await members.signIn(email, password) }))
  door('/signup', 'Open an account', (fields) => (signUp ? signUpForm(ports, fields) : closed(ports)), async ({ email = '', password = '', referral_code: code }) => {
    if (!signUp) throw new ServiceError('sign_up_closed', 'This service opens no accounts here.', 'Ask whoever runs it.')
    const account = await members.signUp(email, password)
    // The account is open whatever its code is worth; another can be claimed on the page of referrals.
    const refused = code !== undefined && await referrals.claim(account, code).then(() => false, onlyRefusals)
    return { account, ...(refused && { goTo: `/account/referrals?refused=${encodeURIComponent(code.slice(0, 100))}` }) }
  })
  app.post('/signout', async (c) => {
    const token = cookie.read(c)
    if (token !== undefined) await sessions.close(token)
    cookie.remove(c)
    return c.redirect(`${base}/signin`, 303)
  })
}

/** Who has come in, and the page that they should see first. */
interface Entered {
  readonly account: string
  readonly goTo?: string
}

function onlyRefusals(error: unknown): true {
  if (!(error instanceof ServiceError)) throw error
  return true
}

/** What whoever was just led out is told. */
const partings: ReadonlyMap<string, Html> = new Map([
  ['password', html`<p>Your password is changed. Sign in with the new one.</p>`],
  ['everywhere', html`<p>You are signed out everywhere.</p>`],
])

/** For whoever comes by a link and knows nothing of us. */
const about = html`<p>Your paper as a Word file, formatted in APA, MLA, Chicago, IEEE or another style, directly or as tracked changes, with a report of what was
changed and what is left for you to decide.</p>`

const email = (fields: Fields) =>
  field({ name: 'email', label: 'E-mail address', type: 'email', value: fields['email'] ?? '', required: true, autocomplete: 'username' })

const signInForm = ({ base, signUp }: Ports, fields: Fields): Html => html`<form method="post" action="${base}/signin" class="narrow">
${email(fields)}
${field({ name: 'password', label: 'Password', type: 'password', required: true, autocomplete: 'current-password' })}
${submit('Sign in')}
${signUp && html`<p>No account yet? <a href="${base}/signup">Open one</a>; it costs nothing.</p>`}
</form>`

const signUpForm = ({ base }: Ports, fields: Fields): Html => html`<form method="post" action="${base}/signup" class="narrow">
${email(fields)}
${field({ name: 'password', label: 'Password', type: 'password', required: true, autocomplete: 'new-password', minlength: 10, hint: 'At least 10 characters.' })}
${field({ name: 'referral_code', label: 'Referral code', value: fields['referral_code'] ?? '', hint: 'If somebody gave you one: both of you get credits.' })}
${submit('Open the account')}
<p>You have an account? <a href="${base}/signin">Sign in</a>.</p>
</form>`

const closed = ({ base }: Ports): Html => html`<p>This service opens no accounts here. Whoever runs it can give you one; then <a href="${base}/signin">sign in</a>.</p>`
