import { getHeapSpaceStatistics } from 'node:v8'
import { expect, it } from 'vitest'
import { collectAll, collectYoung } from '../src/http/collect.js'

it('frees the buffers that are done with, though V8 saw no need to', () => {
  collectYoung()
  const before = process.memoryUsage().arrayBuffers
  // As many as a form of 8 MB comes in.
  for (let chunk = 0; chunk < 128; chunk++) new Uint8Array(64 * 1024)
  collectYoung()
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 20)
})

it('leaves nothing to be moved of what starting made', () => {
  const made = Array.from({ length: 20_000 }, (_, number) => ({ number }))
  collectAll()
  const young = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')!.space_used_size
  expect(young()).toBeLessThan(2 ** 19)
  expect(made).toHaveLength(20_000)
})

it('leaves no collector to anybody else', () => {
  expect(globalThis).not.toHaveProperty('gc')
})
