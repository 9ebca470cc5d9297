import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { describeBlobs } from '../../jobs/test/blobs-contract.js'
import { directoryBlobs } from '../src/index.js'

const folders: string[] = []
afterAll(() => { for (const folder of folders) rmSync(folder, { recursive: true }) })

describe('blobs in a folder', () => {
  describeBlobs(() => {
    const folder = mkdtempSync(join(tmpdir(), 'formatter-blobs-'))
    folders.push(folder)
    return directoryBlobs(folder)
  })
})
