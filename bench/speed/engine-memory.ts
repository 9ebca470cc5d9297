// Prints what each style's engine holds once a paper was formatted in it, in MB: node --expose-gc … engine-memory.ts CORE NODE FILE
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { listStyles } from '@formatter/core'
import { loadCore, requestOf } from '../core.js'

const [module, node, file] = process.argv.slice(2)
const core = await loadCore(module, node)
const bytes = readFileSync(file!)
const format = (style: string) => core.format(bytes, requestOf(style, false), core.codec)

/** A style with a small engine: it brings the modules in, and what is remembered of the paper met last is always its own when memory is read. */
const still = 'apsa'

async function held(): Promise<number> {
  await format(still)
  // One collection leaves what a weak table held until the next: a paper's 12 MB came and went by chance.
  for (let collection = 0; collection < 6; collection++) {
    globalThis.gc!()
    await setImmediate()
  }
  return process.memoryUsage().heapUsed / 1024 / 1024
}

const memory: Record<string, number> = {}
await held()
let before = await held()
for (const { id } of listStyles()) {
  if (id === still) continue
  await format(id)
  const now = await held()
  memory[id] = now - before
  before = now
}
console.log(JSON.stringify(memory))
