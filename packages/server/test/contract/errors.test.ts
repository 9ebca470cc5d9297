import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { answers } from '../../src/http/problem.js'

const page = readFileSync(new URL('../../../../docs/http.md', import.meta.url), 'utf8')

/** Met on the web pages alone, in their words. */
const ofPages = ['sign_in_failed', 'sign_up_closed', 'free_plan_used', 'invalid_amount', 'email_taken', 'invalid_email', 'weak_password']

it('docs/http.md has every code of the interface, beside its status where that is not 422', () => {
  const rows = new Map([...page.matchAll(/^\| (\d{3}) \| (.+) \|$/gm)].map(([, status, codes]) => [Number(status), codes!]))
  const missing = Object.entries(answers).filter(([code, answer]) => !('status' in answer ? (rows.get(answer.status) ?? '') : page).includes(`\`${code}\``))
  expect(missing.map(([code]) => code).filter((code) => !ofPages.includes(code))).toEqual([])
})
