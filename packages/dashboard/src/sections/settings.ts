import { html } from 'hono/html'
import { button, field, submit } from '../html/forms.js'
import type { Ports } from '../ports.js'
import type { Section } from '../section.js'

/** The password, and signing out wherever one has signed in. */
export const settings = ({ members, sessions, readForm, countAttempt, base }: Ports): Section => ({
  path: '/account/settings',
  title: 'Settings',
  listed: true,

  show: ({ member }) => Promise.resolve({
    body: html`<p>You are signed in as <strong>${member.email}</strong>.</p>
<h2>Another password</h2>
<form method="post" action="${base}/account/settings?do=password" class="narrow">
${field({ name: 'present', label: 'Present password', type: 'password', required: true, autocomplete: 'current-password' })}
${field({ name: 'wanted', label: 'New password', type: 'password', required: true, autocomplete: 'new-password', minlength: 10, hint: 'At least 10 characters. You sign in with it again, here and wherever else you are signed in.' })}
${submit('Change the password')}
</form>
<h2>Sign out everywhere</h2>
<p>${button(`${base}/account/settings?do=leave`, 'Sign out everywhere', 'on all devices')}</p>`,
  }),

  actions: {
    async password({ c, member }) {
      const { present = '', wanted = '' } = await readForm(c)
      await countAttempt(c, member.email)
      await members.changePassword(member.accountId, present, wanted)
      return { goTo: `${base}/signin?after=password` }
    },
    async leave({ member }) {
      await sessions.closeAll(member.accountId)
      return { goTo: `${base}/signin?after=everywhere` }
    },
  },
})
