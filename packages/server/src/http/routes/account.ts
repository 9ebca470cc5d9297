import { jsonBody } from '../body.js'
import { endpoint, json } from '../endpoint.js'
import * as schemas from '../schemas/account.js'
import type { Service } from '../service.js'

/** Credits and referrals of the account. */
export const accountRoutes = ({ billing }: Service) => [
  endpoint({
    tag: 'Account', method: 'get', path: '/api/v1/usage', bucket: 'other', summary: 'Credits and the newest transactions',
    answer: json(schemas.usage, 'The credits'),
    handle: async (c) => c.json({ success: true, ...(await billing.usage(c.get('caller').accountId)) }),
  }),
  endpoint({
    tag: 'Account', method: 'get', path: '/api/v1/referrals/stats', bucket: 'other', summary: 'The account’s referral code and what came of it',
    answer: json(schemas.referralStats, 'The referrals'),
    handle: async (c) => c.json(await billing.referralStats(c.get('caller').accountId)),
  }),
  endpoint({
    tag: 'Account', method: 'post', path: '/api/v1/referrals/claim', bucket: 'other', summary: 'Claim another account’s referral code, once', refuses: [409],
    body: jsonBody(schemas.claim), answer: json(schemas.claimed, 'Claimed'),
    handle: async (c, { body }) => {
      const credits = await billing.claimReferral(c.get('caller').accountId, body.referral_code)
      return c.json({ success: true, bonus_credits: credits, message: `You and the account that referred you have ${credits} bonus credits each.` })
    },
  }),
]
