import { durably, oneChunk, readWhole } from '@formatter/jobs'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { directoryBlobs } from '../src/index.js'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'formatter-packs-'))
  onTestFinished(() => { rmSync(folder, { recursive: true }) })
  return folder
}

const store = async (folder: string, ...texts: readonly string[]) => {
  const blobs = await directoryBlobs(folder)
  return { blobs, stored: await Promise.all(texts.map(async (text) => durably(await blobs.put(oneChunk(Buffer.from(text)), 1000)))) }
}

const packsOf = (folder: string) => readdirSync(join(folder, 'packs')).map((name) => join(folder, 'packs', name))

it('keeps small documents that come together in one file', async () => {
  const folder = newFolder()
  await store(folder, 'one', 'two', 'three')
  expect(packsOf(folder)).toHaveLength(1)
})

it('finds them again after a restart, whatever a crash left half written behind them', async () => {
  const folder = newFolder()
  const { stored } = await store(folder, 'one', 'two')
  appendFileSync(packsOf(folder)[0]!, 'FDOC and no more')
  const again = await directoryBlobs(folder)
  const texts = await Promise.all(stored.map(async (blob) => Buffer.from(await readWhole(again, blob)).toString()))
  expect(texts).toEqual(['one', 'two'])
})

it('finds what another process on the same folder stored since, and misses what it removed', async () => {
  const folder = newFolder()
  const [{ blobs: one }, { blobs: other }] = [await store(folder), await store(folder, 'one')]
  const blob = await other.put(oneChunk(Buffer.from('two')), 1000)
  // Nobody is told of a document before it is durable, so nobody removes it before that.
  await blob.durable
  expect(Buffer.from(await readWhole(one, blob)).toString()).toBe('two')
  await other.remove(blob.sha256)
  await expect(readWhole(one, blob)).rejects.toThrow()
  // Stored again, it lies elsewhere.
  await other.put(oneChunk(Buffer.from('two')), 1000)
  expect(Buffer.from(await readWhole(one, blob)).toString()).toBe('two')
})

it('leaves nothing of a removed document in the file, and its neighbours as they are', async () => {
  const folder = newFolder()
  const { blobs, stored: [one, two] } = await store(folder, 'a paper about rivers', 'a paper about lakes')
  const size = statSync(packsOf(folder)[0]!).size
  await blobs.remove(one!.sha256)
  const pack = readFileSync(packsOf(folder)[0]!)
  expect([pack.includes('rivers'), pack.length]).toEqual([false, size])
  expect(Buffer.from(await readWhole(await directoryBlobs(folder), two!)).toString()).toBe('a paper about lakes')
})
