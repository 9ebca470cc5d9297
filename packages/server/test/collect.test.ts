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

it('frees all that is done with, also what is old', () => {
  const before = process.memoryUsage().arrayBuffers
  let buffers = Array.from({ length: 128 }, () => new Uint8Array(64 * 1024))
  for (let time = 0; time < 3; time++) collectYoung()
  expect(process.memoryUsage().arrayBuffers - before).toBeGreaterThan(7 * 2 ** 20)
  buffers = []
  collectAll()
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 20)
  expect(buffers).toHaveLength(0)
})

it('leaves no collector to anybody else', () => {
  expect(globalThis).not.toHaveProperty('gc')
})
