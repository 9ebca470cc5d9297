import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { holdFolder } from '../src/index.js'

it('a folder is held by one alone, until that lets go of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'formatter-held-'))
  onTestFinished(() => { rmSync(folder, { recursive: true }) })
  const first = await holdFolder(folder)
  expect(first).toBeDefined()
  expect(await holdFolder(folder)).toBeUndefined()
  first!.release()
  const second = await holdFolder(folder)
  expect(second).toBeDefined()
  second!.release()
})

it('a folder that is not there is a fault, not somebody else’s', async () => {
  await expect(holdFolder('/nowhere/at/all')).rejects.toThrow()
})
