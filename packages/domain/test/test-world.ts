import { createHash } from 'node:crypto'
import type { World } from '../src/index.js'

/** A world whose time passes when a test says so, and whose chance is the same in every run. */
export interface TestWorld extends World {
  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): void
}

export function testWorld(start = Date.UTC(2026, 0, 1)): TestWorld {
  let time = start
  let drawn = 0
  const block = () => createHash('sha256').update(`chance ${drawn++}`).digest()
  return {
    now: () => time,
    pass: (milliseconds) => { time += milliseconds },
    randomBytes: (count) => Uint8Array.from(Buffer.concat(Array.from({ length: Math.ceil(count / 32) }, block)).subarray(0, count)),
  }
}
