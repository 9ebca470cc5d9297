import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { describeBlobs } from '../../jobs/test/blobs-contract.js'
import { readWhole } from '@formatter/jobs'
import { directoryBlobs } from '../src/index.js'

const folders: string[] = []
afterAll(() => { for (const folder of folders) rmSync(folder, { recursive: true }) })

describe('blobs in a folder', () => {
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'formatter-blobs-'))
    folders.push(folder)
    return folder
  }
  describeBlobs(() => directoryBlobs(newFolder()))

  it('writes on what it has begun while another process opens the same folder', async () => {
    const folder = newFolder()
    const blobs = await directoryBlobs(folder)
    let go: () => void = () => undefined
    const opened = new Promise<void>((resolve) => { go = resolve })
    const large = new Uint8Array(100_000)
    const stored = blobs.put((async function* () { yield large; await opened; yield large })(), 1e6)
    await pause(50)
    await directoryBlobs(folder)
    go()
    expect(await readWhole(blobs, await stored)).toHaveLength(200_000)
  })

  it('lets go of what a crash left half written', async () => {
    const folder = newFolder()
    const blobs = await directoryBlobs(folder)
    writeFileSync(join(folder, 'incoming', 'half'), 'PK')
    const left = async (time: number) => {
      for await (const _ of blobs.storedBefore(time)) throw new Error('It is stored.')
      return readdirSync(join(folder, 'incoming'))
    }
    expect(await left(0)).toEqual(['half'])
    expect(await left(Date.now() + 1000)).toEqual([])
  })

  it('says so when the folder can no longer be written to', async () => {
    const folder = newFolder()
    const blobs = await directoryBlobs(folder)
    rmSync(join(folder, 'incoming'), { recursive: true })
    await expect(blobs.probe()).rejects.toThrow()
  })
})
