import type { Context } from 'hono'

/**
 * Bytes of the store as an answer. The first of them are read before it begins, so that what cannot be read is an error and not half an
 * answer. Nothing is read for HEAD: nobody takes its body, and what was opened for it would stay open.
 */
export async function sendBytes(
  c: Context, source: AsyncIterable<Uint8Array>, status: 200 | 206, headers: Record<string, string>,
): Promise<Response> {
  if (c.req.method === 'HEAD') return c.body(null, status, headers)
  const bytes = source[Symbol.asyncIterator]()
  let next = bytes.next()
  await next
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await next
      if (done === true) return controller.close()
      controller.enqueue(value)
      next = bytes.next()
      // Awaited when it is asked for, if ever.
      next.catch(() => undefined)
    },
    async cancel() { await bytes.return?.() },
  }, { highWaterMark: 0 })
  return c.body(body as ReadableStream, status, headers)
}
