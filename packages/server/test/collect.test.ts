import { expect, it } from 'vitest'
import { collectYoung } from '../src/http/collect.js'

it('frees the buffers that are done with, though V8 saw no need to', () => {
  collectYoung()
  const before = process.memoryUsage().arrayBuffers
  // As many as a form of 8 MB comes in.
  for (let chunk = 0; chunk < 128; chunk++) new Uint8Array(64 * 1024)
  collectYoung()
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 20)
})

it('leaves no collector to anybody else', () => {
  expect(globalThis).not.toHaveProperty('gc')
})
