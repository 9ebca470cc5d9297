// Prints what each style's engine holds once a paper was formatted in it, in MB: node --expose-gc … engine-memory.ts CORE NODE FILE
import { readFileSync } from 'node:fs'
import { listStyles } from '@formatter/core'
import { loadCore, requestOf } from '../core.js'

const [module, node, file] = process.argv.slice(2)
const core = await loadCore(module, node)
const bytes = readFileSync(file!)

const held = (): number => {
  globalThis.gc!()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

const ids = listStyles().map(({ id }) => id)
const memory: Record<string, number> = {}
// The first one brings the modules in.
await core.format(bytes, requestOf(ids[0]!, false), core.codec)
let before = held()
for (const id of ids.slice(1)) {
  await core.format(bytes, requestOf(id, false), core.codec)
  const now = held()
  memory[id] = now - before
  before = now
}
console.log(JSON.stringify(memory))
