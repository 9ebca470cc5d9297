import Sqlite from 'better-sqlite3'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { newService } from './service.js'

/** What SQLite would read whole to answer a query: nothing, where an index leads to the rows. */
function readWhole(database: Sqlite.Database, query: string): string[] {
  const plan = database.prepare<unknown[], { readonly detail: string }>(`explain query plan ${query}`).all(...Array<null>(query.split('?').length - 1).fill(null))
  return plan.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN') && !detail.startsWith('SCAN CONSTANT'))
}

it('no query of a job’s life reads a whole table, however many jobs there have been', async () => {
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare')
  const { backend, config, dispatcher, format, get, housekeeping, jobs, postJson, send, submit } = await newService()
  prepare.mockClear()
  const id = await format()
  for (const path of [`/api/v1/documents/${id}`, `/api/v1/documents/${id}/download`, `/api/v1/documents/${id}/report`, '/api/jobs?limit=1', '/api/v1/usage']) {
    expect((await get(path)).status).toBe(200)
  }
  await postJson('/api/v1/webhooks', { url: 'https://papers.example/hook' })
  const { job, lease } = (await (await submit(), jobs.claim()))!
  await jobs.keep(job.id, lease, 50)
  await jobs.fail(job.id, lease, { code: 'not_a_docx', message: 'It is none.' })
  await dispatcher.runDue()
  await send('DELETE', `/api/jobs/${id}`)
  await jobs.countWaiting()
  await housekeeping()

  const queries = new Set(prepare.mock.calls.map(([query]) => query).filter((query) => /^(select|update|delete|insert)/i.test(query)))
  const database = new Sqlite(join(config.dataDir, 'service.sqlite'), { readonly: true })
  const found = [...queries].map((query) => [query, readWhole(database, query)] as const).filter(([, whole]) => whole.length > 0)
  database.close()
  expect(found).toEqual([])
  expect(queries.size).toBeGreaterThan(30)
  expect(backend.database.dialect).toBe('sqlite')
}, 30_000)
