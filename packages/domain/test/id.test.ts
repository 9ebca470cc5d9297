import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newId } from '../src/index.js'
import { testWorld } from './test-world.js'

it('an id is its prefix and a ULID in lower case', () => {
  expect(newId('job', testWorld())).toMatch(/^job_[0-9a-hjkmnp-tv-z]{26}$/)
})

it('ids of later milliseconds sort after those of earlier ones', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 47 }), fc.integer({ min: 1, max: 2 ** 40 }), (time, later) => {
      expect(newId('job', testWorld(time)) < newId('job', testWorld(time + later))).toBe(true)
    }),
  )
})

it('ids of one millisecond differ', () => {
  const world = testWorld()
  expect(new Set(Array.from({ length: 1000 }, () => newId('job', world))).size).toBe(1000)
})
