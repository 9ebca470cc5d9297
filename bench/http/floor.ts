// A server that does what no service can do without, and nothing else; a process of its own: tsx bench/http/floor.ts FOLDER
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { serve } from '@hono/node-server'
import Database from 'better-sqlite3'
import { Hono } from 'hono'

const folder = process.argv[2]!
mkdirSync(folder, { recursive: true })
const database = new Database(join(folder, 'floor.sqlite'))
database.pragma('journal_mode = wal')
database.pragma('synchronous = full')
database.exec('create table jobs (id text primary key, filename text not null, sha256 text not null) strict')
const insert = database.prepare('insert into jobs values (?, ?, ?)')

/** Durable under its hash: hashed, written, flushed, renamed. */
async function keep(source: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  const temporary = join(folder, randomUUID())
  const file = await open(temporary, 'wx')
  for await (const chunk of source) {
    hash.update(chunk)
    await file.write(chunk)
  }
  await file.datasync()
  await file.close()
  const sha256 = hash.digest('hex')
  await rename(temporary, join(folder, sha256))
  return sha256
}

/** One commit for one request. */
function accept(filename: string, sha256: string): { id: string } {
  const id = randomUUID()
  insert.run(id, filename, sha256)
  return { id }
}

const app = new Hono()
app.get('/bare', (c) => c.json({ success: true, status: 'queued' }))
app.post('/json', async (c) => {
  const { filename, content } = JSON.parse(await c.req.text()) as { filename: string; content: string }
  return c.json(accept(filename, await keep(Readable.from([Buffer.from(content, 'base64')]))))
})
app.post('/form', async (c) => {
  const parser = new Busboy({ headers: { 'content-type': c.req.header('Content-Type')! } })
  let kept: Promise<string> | undefined
  parser.on('file', (_name, stream) => { kept = keep(stream) })
  const finished = new Promise((resolve, reject) => parser.on('finish', resolve).on('error', reject))
  Readable.fromWeb(c.req.raw.body as Parameters<typeof Readable.fromWeb>[0]).pipe(parser)
  await finished
  return c.json(accept('form', await kept!))
})

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => { console.log(`http://127.0.0.1:${port}`) })
