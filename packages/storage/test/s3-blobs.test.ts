import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeBlobs } from '../../jobs/test/blobs-contract.js'
import { oneChunk, readWhole } from '@formatter/jobs'
import { s3Blobs } from '../src/index.js'

const folder = mkdtempSync(join(tmpdir(), 'formatter-s3-'))
const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 'server'), configureBuckets: [{ name: 'papers', configs: [] }] })
let endpoint = ''
beforeAll(async () => { endpoint = `http://127.0.0.1:${(await server.run()).port}` })
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const spooling = join(folder, 'spool')
const newBlobs = (bucket = 'papers') =>
  s3Blobs({ bucket, prefix: `${randomUUID()}/`, folder: spooling, endpoint, region: 'us-east-1', credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } })

describe('blobs in a bucket', () => {
  describeBlobs(() => newBlobs())

  it('leaves nothing behind on this machine', async () => {
    const blobs = await newBlobs()
    await blobs.put(oneChunk(new Uint8Array(100)), 100)
    await blobs.put(oneChunk(new Uint8Array(101)), 100).catch(() => undefined)
    expect(readdirSync(spooling)).toEqual([])
  })

  it('says so when there is no such bucket', async () => {
    const blobs = await newBlobs('nowhere')
    await expect(blobs.probe()).rejects.toThrow()
  })

  it('keeps to its prefix, so that a bucket may serve others too', async () => {
    const [one, other] = [await newBlobs(), await newBlobs()]
    const blob = await one.put(oneChunk(Buffer.from('a paper')), 100)
    await expect(readWhole(other, blob)).rejects.toThrow()
  })
})
