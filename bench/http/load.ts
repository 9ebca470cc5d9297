import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** What many requests took. */
interface Load {
  readonly perSecond: number
  /** Milliseconds of each, sorted. */
  readonly latencies: readonly number[]
}

/** A whole HTTP/1.1 request, ready to be written. */
export function requestBytes(url: URL, method: string, headers: Readonly<Record<string, string>>, body: Uint8Array = new Uint8Array()): Buffer {
  const all = { Host: url.host, ...headers, ...(body.length > 0 && { 'Content-Length': String(body.length) }) }
  const head = [`${method} ${url.pathname}${url.search} HTTP/1.1`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
}

/**
 * Sends `count` requests over so many connections, each with one request under way. It parses next to nothing, since it shares the
 * machine with what it measures. Throws at the first answer whose status is not 200.
 */
export async function load(url: URL, callers: number, count: number, request: (number: number) => Buffer): Promise<Load> {
  const latencies: number[] = []
  let next = 0
  const caller = async () => {
    const socket = connect(Number(url.port), url.hostname)
    socket.setNoDelay()
    await once(socket, 'connect')
    const answer = answersOf(socket)
    while (next < count) {
      const bytes = request(next++)
      const start = performance.now()
      socket.write(bytes)
      const text = await answer()
      latencies.push(performance.now() - start)
      if (!text.startsWith('HTTP/1.1 200')) throw new Error(text.slice(0, 500))
    }
    socket.destroy()
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: callers }, caller))
  return { perSecond: (count * 1000) / (performance.now() - start), latencies: latencies.sort((a, b) => a - b) }
}

/** Gives the next answer on a connection that has one request under way; rejects where it breaks off. */
function answersOf(socket: Socket): () => Promise<string> {
  let text = ''
  let waiting: { resolve(text: string): void; reject(error: Error): void } | undefined
  const broken = () => waiting?.reject(new Error(`No whole answer, or none that says its length: ${text.slice(0, 300)}`))
  socket.setEncoding('latin1').on('error', broken).on('end', broken).on('data', (chunk: string) => {
    text += chunk
    const missing = missingOf(text)
    if (Number.isNaN(missing)) broken()
    if (missing !== 0) return
    waiting?.resolve(text)
    text = ''
  })
  return () => new Promise((resolve, reject) => { waiting = { resolve, reject } })
}

/** How much of an answer is still to come; NaN where it does not say so. */
function missingOf(text: string): number {
  const head = text.indexOf('\r\n\r\n')
  return head < 0 ? Infinity : head + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1]) - text.length
}

export const percentile = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
