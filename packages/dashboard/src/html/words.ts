import { html } from 'hono/html'
import type { Html } from '../section.js'

/** A moment, for people and for programs. The pages know no time zone but this one. */
export function moment(time: number | string | null): Html | string {
  if (time === null) return '–'
  const text = new Date(time).toISOString()
  return html`<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`
}

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const states: Readonly<Record<string, string>> = {
  awaiting_upload: 'waits for its file',
  queued: 'waits its turn',
  processing: 'is being formatted',
  formatted: 'formatted',
  failed: 'failed',
  deleted: 'deleted',
  expired: 'expired',
}

export const stateOf = (state: string): string => states[state] ?? state

/** Something that is shown once, to be copied. */
export const secret = (what: string, text: string): Html =>
  html`<p>${what} <strong>It is shown only now:</strong> copy it to a safe place.</p><p><code class="secret">${text}</code></p>`
