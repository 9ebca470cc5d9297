import dns from 'node:dns'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

type Callable = (...args: unknown[]) => unknown

const watched: [object, string[]][] = [
  [fs, ['open', 'openSync', 'readFile', 'readFileSync', 'writeFile', 'writeFileSync', 'createReadStream', 'createWriteStream', 'mkdir', 'mkdirSync']],
  [fs.promises, ['open', 'readFile', 'writeFile', 'mkdir']],
  [net.Socket.prototype, ['connect']],
  [dns, ['lookup', 'resolve']],
  [dns.promises, ['lookup', 'resolve']],
]

/** Runs the work and tells every attempt to touch a file or the network meanwhile: a document must not be able to cause one. */
export async function guarded<T>(work: () => Promise<T>): Promise<{ result: T; attempts: string[] }> {
  const attempts: string[] = []
  const restore = watched.flatMap(([holder, names]) => names.map((name) => record(holder as Record<string, unknown>, name, attempts)))
  syncBuiltinESMExports()
  try {
    return { result: await work(), attempts }
  } finally {
    for (const undo of restore) undo()
    syncBuiltinESMExports()
  }
}

function record(holder: Record<string, unknown>, name: string, attempts: string[]): () => void {
  const real = holder[name] as Callable
  holder[name] = function (this: unknown, ...args: unknown[]) {
    attempts.push(`${name}(${JSON.stringify(args[0])})`)
    return real.apply(this, args)
  }
  return () => { holder[name] = real }
}
