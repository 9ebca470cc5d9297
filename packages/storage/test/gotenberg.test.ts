import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { gotenberg, type PdfConverter, soffice } from '../src/index.js'
import { docxWith } from './docx-with.js'
import { withSoffice } from './installed-soffice.js'
import { pdfConverterContract } from './pdf-converter-contract.js'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** As much of Gotenberg as the adapter asks for: the route, the field, the end of the name, and its statuses. */
const gotenbergOver = (converter: PdfConverter) =>
  serve((request, response) => {
    void (async () => {
      const form = await new Response(await buffer(request), { headers: { 'content-type': request.headers['content-type']! } }).formData()
      const file = form.get('files')
      const isAsked = request.method === 'POST' && request.url === '/forms/libreoffice/convert' && file instanceof File && file.name.endsWith('.docx')
      if (!isAsked) return response.writeHead(400).end()
      const pdf = await converter.toPdf(new Uint8Array(await file.arrayBuffer())).catch(() => undefined)
      return pdf === undefined ? response.writeHead(500).end() : response.writeHead(200, { 'content-type': 'application/pdf' }).end(pdf)
    })()
  })

withSoffice('Gotenberg', (program) => {
  pdfConverterContract(async () => gotenberg({ url: await gotenbergOver(soffice({ program, timeoutMs: 50_000 })), timeoutMs: 50_000 }))
})

describe('Gotenberg', () => {
  it('that refuses, does not answer in time, or is not there is no crash', async () => {
    const document = await docxWith('A paper.')
    const refusing = await serve((_, response) => response.writeHead(503).end())
    const silent = await serve(() => undefined)
    for (const url of [refusing, silent, 'http://127.0.0.1:9']) {
      await expect(gotenberg({ url, timeoutMs: 300 }).toPdf(document)).rejects.toMatchObject({ code: 'preview_unavailable' })
    }
  })
})
