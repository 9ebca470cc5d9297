import { html } from 'hono/html'
import { field, submit } from '../html/forms.js'
import { problem } from '../html/layout.js'
import { counted } from '../html/words.js'
import type { Ports } from '../ports.js'
import type { Section } from '../section.js'

/** Credits for bringing somebody along. */
export const referrals = ({ referrals, readForm, base }: Ports): Section => ({
  path: '/account/referrals',
  title: 'Referrals',
  listed: true,

  async show({ c, member, sent }) {
    const refused = c.req.query('refused')
    const { referral_link: link, referral_code: code, referral_count: count, bonus_credits: bonus } = await referrals.stats(member.accountId)
    const body = html`${refused !== undefined && html`<div class="said">${problem('Your account is open, but nobody has the referral code that you gave.', 'Mend it below, or leave it.')}</div>`}
<p>Who opens an account with your link gets credits, and so do you.</p>
<dl class="card"><dt>Your link</dt><dd><code class="secret">${link}</code></dd><dt>Your code</dt><dd><code>${code}</code></dd>
<dt>Claimed by</dt><dd>${counted(count, 'account')}</dd><dt>Your bonus so far</dt><dd>${counted(bonus, 'credit')}</dd></dl>
<h2>You were given a code?</h2>
<form method="post" action="${base}/account/referrals?do=claim">
${field({ name: 'referral_code', label: 'Referral code', value: sent['referral_code'] ?? refused ?? '', required: true, hint: 'An account can claim one code, once.' })}
${submit('Claim it')}
</form>`
    return { body }
  },

  actions: {
    async claim({ c, member }) {
      const bonus = await referrals.claim(member.accountId, (await readForm(c))['referral_code'] ?? '')
      return { say: html`<p>Claimed: you both have ${counted(bonus, 'credit')} more.</p>` }
    },
  },
})
