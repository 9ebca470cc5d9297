import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database, Dialect, Migration } from '@formatter/domain'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'
import { openDatabase } from '../src/index.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server on which tests may make databases; undefined where there is none. */
    postgres: string | undefined
  }
}

/** Makes an empty, migrated database of its own. What it opened is closed and removed after the tests of the file. */
export type NewDatabase = <Tables>(migrations: readonly Migration[]) => Promise<Database<Tables>>

/** Declares the same tests for each database that there is here. */
export function onEachDatabase(declare: (newDatabase: NewDatabase, dialect: Dialect) => void): void {
  describe('on SQLite', () => { declare(withCleaning(newSqlite), 'sqlite') })
  const postgres = inject('postgres')
  if (postgres === undefined) describe.skip('on PostgreSQL', () => { declare(withCleaning(newSqlite), 'postgres') })
  else describe('on PostgreSQL', () => { declare(withCleaning(() => newPostgres(postgres)), 'postgres') })
}

interface Fresh {
  open<Tables>(): Promise<Database<Tables>>
  remove(): Promise<void>
}

function withCleaning(make: () => Promise<Fresh>): NewDatabase {
  const cleaning: (() => Promise<void>)[] = []
  afterAll(async () => { for (const clean of cleaning) await clean() })
  return async <Tables>(migrations: readonly Migration[]) => {
    const fresh = await make()
    const database = await fresh.open<Tables>()
    cleaning.push(async () => {
      await database.close()
      await fresh.remove()
    })
    await database.migrate(migrations)
    return database
  }
}

function newSqlite(): Promise<Fresh> {
  const folder = mkdtempSync(join(tmpdir(), 'formatter-sqlite-'))
  return Promise.resolve({
    open: () => openDatabase({ file: join(folder, 'test.sqlite') }),
    remove: () => Promise.resolve(rmSync(folder, { recursive: true })),
  })
}

async function newPostgres(server: string): Promise<Fresh> {
  const { url, remove } = await newPostgresUrl(server)
  return { open: () => openDatabase({ url }), remove }
}

/** The address of an empty database of its own. */
export async function newPostgresUrl(server: string): Promise<{ url: string; remove(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const url = new URL(server)
  url.pathname = name
  await onServer(server, `create database ${name}`)
  return { url: url.href, remove: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(statement)
  await client.end()
}
