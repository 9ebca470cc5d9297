import { readFileSync } from 'node:fs'
import { lookup } from 'node:dns/promises'
import { expect, test } from 'vitest'
import { guarded } from './guard.js'

test('a file that is read while the guard watches is told', async () => {
  const { attempts } = await guarded(() => Promise.resolve(readFileSync(import.meta.filename).length))
  expect(attempts).toContain(`readFileSync(${JSON.stringify(import.meta.filename)})`)
})

test('a name that is looked up is told', async () => {
  const { attempts } = await guarded(() => lookup('localhost'))
  expect(attempts).toContain('lookup("localhost")')
})

test('nothing is told of work that touches nothing, or afterwards', async () => {
  const { attempts } = await guarded(() => Promise.resolve(1))
  readFileSync(import.meta.filename)
  expect(attempts).toEqual([])
})
