import { ServiceError } from '@formatter/domain'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { Agent, type Dispatcher } from 'undici'
import type { AddressGuard } from './address-guard.js'
import { blockedAddress, literalAddress, type Resolve } from './target.js'

/** What came of one attempt. */
export interface Attempt {
  /** Null where there was no answer. */
  readonly status: number | null
  readonly error: string | null
  /** The first 2 KiB of the answer. */
  readonly answer: string
  /** The header Retry-After. */
  readonly retryAfter: string | undefined
}

/** Posts to webhooks, and nowhere else. */
export interface Sender {
  /** Never throws: what went wrong stands in the attempt. */
  post(url: string, headers: Record<string, string>, body: string): Promise<Attempt>
  close(): Promise<void>
}

/** Whom a sender may reach, and how long it may take. */
export interface SenderOptions {
  readonly guard: AddressGuard
  readonly resolve: Resolve
  /** How long an attempt may take, from the look-up of the name to the end of the answer. */
  readonly timeoutMs: number
}

const mostRead = 64 * 1024
const mostKept = 2 * 1024

/** Redirects are not followed: `request` of undici follows none, and a redirect is no 2xx. */
export function newSender({ guard, resolve, timeoutMs }: SenderOptions): Sender {
  // Every attempt connects anew: a connection kept open would outlive what its address was checked against.
  const agent = new Agent({ pipelining: 0, connect: { lookup: guardedLookup(guard, resolve) } })
  return {
    async post(text, headers, body) {
      try {
        const url = new URL(text)
        const literal = literalAddress(url)
        if (literal !== undefined && !guard(literal)) throw blockedAddress(url.hostname)
        const answer = await agent.request({
          origin: url.origin,
          path: url.pathname + url.search,
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'formatter-webhooks/1' },
          body,
          signal: AbortSignal.timeout(timeoutMs),
        })
        return { status: answer.statusCode, error: null, answer: await beginning(answer.body), retryAfter: first(answer.headers['retry-after']) }
      } catch (error) {
        return { status: null, error: reason(error, timeoutMs), answer: '', retryAfter: undefined }
      }
    },
    close: () => agent.close(),
  }
}

/** Checks the addresses that are then connected to: a second look-up could give others. One that is blocked blocks all. */
function guardedLookup(guard: AddressGuard, resolve: Resolve): LookupFunction {
  return (hostname, { all, family }, callback) => {
    resolve(hostname).then(
      (addresses) => {
        if (addresses.length === 0 || !addresses.every(guard)) {
          callback(blockedAddress(hostname), '')
          return
        }
        const found = addresses.map((address) => ({ address, family: isIP(address) }))
        const fitting = found.filter((each) => family !== 4 && family !== 6 ? true : each.family === family)
        const { address, family: version } = fitting[0] ?? found[0]!
        if (all === true) callback(null, fitting)
        else callback(null, address, version)
      },
      (error: unknown) => { callback(error as NodeJS.ErrnoException, '') },
    )
  }
}

/** Reads no more than 64 KiB, so that a receiver cannot keep us busy; leaving the loop closes the connection. */
async function beginning(body: Dispatcher.ResponseData['body']): Promise<string> {
  const kept: Uint8Array[] = []
  let read = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    if (read < mostKept) kept.push(chunk)
    read += chunk.length
    if (read > mostRead) break
  }
  // PostgreSQL's text takes every character but U+0000.
  return Buffer.concat(kept).subarray(0, mostKept).toString('utf8').replaceAll('\0', '\uFFFD')
}

const first = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header)

function reason(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'The attempt failed.'
  if (error instanceof ServiceError) return error.message
  if (error.name === 'TimeoutError') return `There was no complete answer within ${timeoutMs} ms.`
  // Where all addresses of a name fail, the error that stands for them says nothing but a code.
  return `The webhook could not be reached: ${error.message || ((error as NodeJS.ErrnoException).code ?? error.name)}.`
}
