import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** What many requests took. */
export interface Load {
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
    const answers = answersOf(socket)
    while (next < count) {
      const bytes = request(next++)
      const start = performance.now()
      socket.write(bytes)
      const { value } = (await answers.next()) as { value: string }
      latencies.push(performance.now() - start)
      if (!value.startsWith('HTTP/1.1 200')) throw new Error(value.slice(0, 500))
    }
    socket.destroy()
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: callers }, caller))
  return { perSecond: (count * 1000) / (performance.now() - start), latencies: latencies.sort((a, b) => a - b) }
}

/** The answers on a connection, one after another. */
async function* answersOf(socket: Socket): AsyncGenerator<string> {
  let text = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    text += chunk.toString('latin1')
    for (let end = endOf(text); end !== undefined; end = endOf(text)) {
      yield text.slice(0, end)
      text = text.slice(end)
    }
  }
}

function endOf(text: string): number | undefined {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1]
  if (length === undefined) throw new Error(`An answer without a length: ${text.slice(0, 300)}`)
  const end = head + 4 + Number(length)
  return text.length < end ? undefined : end
}

export const percentile = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
