import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { prepared, type Database, type Dialect, type Executor, type Migration } from '../src/index.js'

interface Tables {
  note: { name: string; number: number; bytes: Uint8Array | null }
  log: { line: string }
}

const first: Migration = {
  name: 'test-1',
  statements: ({ integer, bytes, strict }) => [
    `create table note (name text primary key, number ${integer} not null check (number >= 0), bytes ${bytes})${strict}`,
  ],
}
const second: Migration = {
  name: 'another-1',
  statements: ({ strict, appendOnly }) => [`create table log (line text not null)${strict}`, ...appendOnly('log')],
}
const broken: Migration = {
  name: 'test-2',
  statements: ({ strict }) => [`create table half (line text not null)${strict}`, 'create table'],
}

/** What every database adapter does. `newDatabase` gives an empty one, migrated. */
export function databaseContract(newDatabase: (migrations: readonly Migration[]) => Promise<Database<Tables>>, dialect: Dialect): void {
  describe('migrations', () => {
    it('run once, and say which ran', async () => {
      const database = await newDatabase([first])
      expect(await database.pending([first, second])).toEqual(['another-1'])
      expect(await database.migrate([first, second])).toEqual(['another-1'])
      expect(await database.migrate([first, second])).toEqual([])
      expect(await database.pending([first, second])).toEqual([])
    })

    it('leave nothing behind where a statement fails', async () => {
      const database = await newDatabase([first])
      await expect(database.migrate([first, broken])).rejects.toThrow(/syntax|incomplete/)
      expect(await database.pending([first, broken])).toEqual(['test-2'])
      await expect(database.transaction((tx) => sql`select * from half`.execute(tx))).rejects.toThrow(/half/)
    })
  })

  describe('a transaction', () => {
    let database: Database<Tables>
    beforeAll(async () => { database = await newDatabase([first, second]) })
    beforeEach(() => database.transaction((tx) => tx.deleteFrom('note').execute()))

    const put = (tx: Executor<Tables>, name: string, number = 1) => tx.insertInto('note').values({ name, number, bytes: null }).execute()
    const names = async () => (await database.read.selectFrom('note').select('name').orderBy('name').execute()).map(({ name }) => name)

    it('gives the result of its work, and what it wrote can be read', async () => {
      const result = await database.transaction(async (tx) => {
        await put(tx, 'one')
        return 'done'
      })
      expect(result).toBe('done')
      expect(await names()).toEqual(['one'])
    })

    it('leaves nothing behind where its work throws, and throws the same error', async () => {
      const refusal = new Error('refused')
      const refused = database.transaction(async (tx) => {
        await put(tx, 'one')
        throw refusal
      })
      await expect(refused).rejects.toBe(refusal)
      expect(await names()).toEqual([])
    })

    it('does not undo the transactions that run beside one that throws', async () => {
      const works = Array.from({ length: 40 }, (_, index) =>
        database.transaction(async (tx) => {
          await put(tx, `n${index}`)
          if (index % 2 === 1) throw new Error(`refused ${index}`)
          return index
        }),
      )
      const outcomes = await Promise.allSettled(works)
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
      expect(await names()).toHaveLength(20)
    })

    it('does not undo the transactions that run beside one whose statement fails', async () => {
      const works = ['a', 'b', 'a', 'c'].map((name) => database.transaction((tx) => put(tx, name)))
      const outcomes = await Promise.allSettled(works)
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
      expect(await names()).toEqual(['a', 'b', 'c'])
    })

    it('keeps what was answered and nothing of what was refused, in whatever order neighbours succeed, throw and fail', async () => {
      const property = asyncProperty(array(constantFrom('succeeds', 'throws', 'fails'), { maxLength: 80 }), async (kinds) => {
        await database.transaction((tx) => tx.deleteFrom('note').execute())
        const works = kinds.map((kind, index) => database.transaction(async (tx) => {
          await put(tx, `n${index}`)
          if (kind === 'throws') throw new Error('refused')
          if (kind === 'fails') await put(tx, `n${index}`)
        }))
        const answered = (await Promise.allSettled(works)).flatMap(({ status }, index) => (status === 'fulfilled' ? [`n${index}`] : []))
        expect(answered).toEqual(kinds.flatMap((kind, index) => (kind === 'succeeds' ? [`n${index}`] : [])))
        expect(await names()).toEqual(answered.toSorted())
      })
      await assert(property, { numRuns: 15 })
    })

    it('is not done, and shows nothing, before what its work rests on is there', async () => {
      let [ran, arrive]: (() => void)[] = []
      const work = new Promise<void>((resolve) => { ran = resolve })
      const arrival = new Promise<void>((resolve) => { arrive = resolve })
      const done = database.transaction(async (tx) => {
        await put(tx, 'one')
        ran!()
      }, arrival)
      await work
      // Long enough for a commit that does not wait.
      for (let turn = 0; turn < 50; turn++) {
        expect(await names()).toEqual([])
        await setImmediate()
      }
      arrive!()
      await done
      expect(await names()).toEqual(['one'])
    })

    it('leaves nothing behind where what its work rests on is lost, and undoes none that runs beside it', async () => {
      const lost = new Error('The disk is full.')
      const works = ['one', 'two', 'three'].map((name) => database.transaction((tx) => put(tx, name), name === 'two' ? Promise.reject(lost) : undefined))
      expect(await Promise.allSettled(works)).toEqual([
        expect.objectContaining({ status: 'fulfilled' }), { status: 'rejected', reason: lost }, expect.objectContaining({ status: 'fulfilled' }),
      ])
      expect(await names()).toEqual(['one', 'three'])
    })

    it('shows nothing before it is done', async () => {
      let seen: string[] = []
      await database.transaction(async (tx) => {
        await put(tx, 'one')
        seen = await names()
      })
      expect(seen).toEqual([])
    })

    it('takes the last of something only once, however many ask', async () => {
      await database.transaction((tx) => put(tx, 'stock', 10))
      const takes = Array.from({ length: 50 }, () =>
        database.transaction(async (tx) => {
          const query = tx.updateTable('note').set({ number: sql<number>`number - 1` }).where('name', '=', 'stock').where('number', '>=', 1)
          return (await query.returning('number').execute()).length
        }),
      )
      const taken = (await Promise.all(takes)).filter((count) => count === 1)
      expect(taken).toHaveLength(10)
      expect(await database.read.selectFrom('note').select('number').executeTakeFirst()).toEqual({ number: 0 })
    })

    it('keeps integers beyond 32 bits, and bytes, as they are', async () => {
      const row = { name: 'big', number: 1_790_000_000_123, bytes: Uint8Array.of(0, 255, 7) }
      await database.transaction((tx) => tx.insertInto('note').values(row).execute())
      const read = await database.read.selectFrom('note').selectAll().executeTakeFirstOrThrow()
      expect({ ...read, bytes: Uint8Array.from(read.bytes!) }).toEqual(row)
    })

    it('refuses to change or remove a row of an append-only table', async () => {
      await database.transaction((tx) => tx.insertInto('log').values({ line: 'one' }).execute())
      await expect(database.transaction((tx) => tx.updateTable('log').set({ line: 'two' }).execute())).rejects.toThrow('append-only')
      await expect(database.transaction((tx) => tx.deleteFrom('log').execute())).rejects.toThrow('append-only')
      if (dialect === 'postgres') await expect(database.transaction((tx) => sql`truncate log`.execute(tx))).rejects.toThrow('append-only')
      expect(await database.read.selectFrom('log').selectAll().execute()).toEqual([{ line: 'one' }])
    })
  })

  it('runs a query that was built once with other values each time, in a transaction and outside', async () => {
    const database = await newDatabase([first])
    const numberOf = prepared((from: Executor<Tables>, { name }: { readonly name: string }) => from.selectFrom('note').select('number').where('name', '=', name))
    await database.transaction(async (tx) => {
      await tx.insertInto('note').values([{ name: 'one', number: 1, bytes: null }, { name: 'two', number: 2, bytes: null }]).execute()
      expect(await numberOf(tx, { name: 'one' })).toEqual([{ number: 1 }])
    })
    expect(await numberOf(database.read, { name: 'two' })).toEqual([{ number: 2 }])
    expect(await numberOf(database.read, { name: 'three' })).toEqual([])
  })

  it('closing waits for the transactions under way, and may be done twice', async () => {
    const database = await newDatabase([first])
    const work = database.transaction((tx) => tx.insertInto('note').values({ name: 'last', number: 1, bytes: null }).execute())
    await database.close()
    await database.close()
    await expect(work).resolves.toBeDefined()
  })
}
