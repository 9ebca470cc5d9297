import { expect, it } from 'vitest'
import { threadEngine } from '../src/workers/engine.js'

it('a document that takes too long is stopped, and that is a problem of the document', async () => {
  const engine = threadEngine({ threads: 1, milliseconds: 1, megabytes: 512 })
  const task = { document: new Uint8Array(), style: 'apa-7', trackedChanges: false, options: {}, filename: 'a.docx', jobId: 'job_1', now: '2026-01-01T00:00:00Z' }
  const outcome = await engine.format(task, new AbortController().signal, () => undefined)
  await engine.close()
  expect(outcome).toMatchObject({ problem: { code: 'time_limit' } })
})
