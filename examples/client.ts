/** The few calls of the service that a program needs. */
import { setTimeout } from 'node:timers/promises'

interface Job {
  readonly job_id: string
  readonly status: string
  readonly error: string | null
  readonly warning: string | null
  readonly download_url: string
}

/**
 * Calls the service at `url`, which may have a path, with an API key. Where a rate limit is reached a call waits as long as the service asks; every other
 * refusal is thrown, in the service's words.
 */
export function client(url: string, key: string) {
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    for (;;) {
      const response = await fetch(path.startsWith('/') ? url.replace(/\/$/, '') + path : path, { ...init, headers: { ...(init.headers as Record<string, string>), Authorization: `Bearer ${key}` } })
      if (response.ok) return response
      if (response.status !== 429) throw new Error(`${init.method ?? 'GET'} ${path}: ${response.status} ${await response.text()}`)
      await setTimeout(Number(response.headers.get('Retry-After')) * 1000)
    }
  }
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    call(path, { method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' } })

  return {
    call,
    post,
    /** Polls until the job has ended. */
    async ended(id: string): Promise<Job> {
      for (;;) {
        const job = (await (await call(`/api/v1/documents/${id}`)).json()) as Job
        if (job.status === 'formatted' || job.status === 'failed') return job
        await setTimeout(500)
      }
    },
    bytes: async (path: string): Promise<Buffer> => Buffer.from(await (await call(path)).arrayBuffer()),
  }
}
