import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../src/index.js'

interface Tables {
  note: { name: string; about: string | null }
}

/** A note may be about one that comes later; whether it came is looked at when the commit is made. */
const schema = 'create table note (name text primary key, about text references note (name) deferrable initially deferred) strict'

async function openNotes() {
  const folder = mkdtempSync(join(tmpdir(), 'formatter-commits-'))
  const file = join(folder, 'notes.sqlite')
  const database = await openDatabase<Tables>({ file })
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
  await database.transaction((tx) => sql.raw(schema).execute(tx))
  const put = (name: string, about: string | null = null) => database.transaction((tx) => tx.insertInto('note').values({ name, about }).execute())
  return { file, database, put }
}

it('tells everybody who shares a commit when it fails, and goes on', async () => {
  const { database, put } = await openNotes()
  const outcomes = await Promise.allSettled([put('one'), put('two', 'nobody'), put('three')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await put('four')
  expect(await database.read.selectFrom('note').select('name').execute()).toEqual([{ name: 'four' }])
})

it('runs the works beside a refusal once more, and keeps them', async () => {
  const { database, put } = await openNotes()
  const refused = database.transaction(async (tx) => {
    await tx.insertInto('note').values({ name: 'refused' }).execute()
    throw new Error('There is no credit left.')
  })
  const outcomes = await Promise.allSettled([put('one'), refused, put('two')])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await database.read.selectFrom('note').select('name').execute()).toEqual([{ name: 'one' }, { name: 'two' }])
})

it('answers nobody before the commit', async () => {
  const { file, put } = await openNotes()
  const other = new Sqlite(file, { readonly: true })
  onTestFinished(() => { other.close() })
  const count = other.prepare('select count(*) from note').pluck()
  // What another process could not see would be lost by a crash now.
  const seen = await Promise.all(['one', 'two', 'three'].map((name) => put(name).then(() => count.get())))
  expect(seen).toEqual([3, 3, 3])
})

it('shows to the next query what was committed, also in the same turn of the event loop', async () => {
  const { file, database, put } = await openNotes()
  const names = () => database.read.selectFrom('note').select('name').execute()
  expect(await names()).toEqual([])
  await put('ours')
  expect(await names()).toEqual([{ name: 'ours' }])
  const other = new Sqlite(file)
  onTestFinished(() => { other.close() })
  // Another process: its commit is seen with the next turn, before any request that was sent after it is read.
  other.exec("insert into note (name) values ('theirs')")
  await setImmediate()
  expect(await names()).toEqual([{ name: 'ours' }, { name: 'theirs' }])
})

it('holds nothing back: the log of the database can be emptied between two turns', async () => {
  const { file, database, put } = await openNotes()
  await put('one')
  await database.read.selectFrom('note').select('name').execute()
  await setImmediate()
  const other = new Sqlite(file)
  onTestFinished(() => { other.close() })
  expect(other.pragma('wal_checkpoint(truncate)')).toEqual([{ busy: 0, log: 0, checkpointed: 0 }])
})
