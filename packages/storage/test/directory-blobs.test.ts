import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { describeBlobs } from '../../jobs/test/blobs-contract.js'
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

  it('says so when the folder can no longer be written to', async () => {
    const folder = newFolder()
    const blobs = await directoryBlobs(folder)
    rmSync(join(folder, 'incoming'), { recursive: true })
    await expect(blobs.probe()).rejects.toThrow()
  })
})
