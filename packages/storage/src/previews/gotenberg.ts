import { noPreview } from './no-preview.js'
import type { PdfConverter } from './pdf-converter.js'

/** Where the server is, and how long a document may take it. */
export interface GotenbergOptions {
  /** The address of the server, such as `http://gotenberg:3000`. */
  readonly url: string
  readonly timeoutMs: number
}

/** LibreOffice behind HTTP. Source: gotenberg.dev, route `/forms/libreoffice/convert`. */
export const gotenberg = ({ url, timeoutMs }: GotenbergOptions): PdfConverter => ({
  async toPdf(document) {
    const form = new FormData()
    // It chooses its reader by the end of the name.
    form.append('files', new Blob([document.slice()]), 'document.docx')
    const answer = await fetch(`${url.replace(/\/$/, '')}/forms/libreoffice/convert`, { method: 'POST', body: form, signal: AbortSignal.timeout(timeoutMs) })
      .then(async (response) => ({ status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }))
      .catch((error: unknown) => { throw noPreview('the converter does not answer.', error) })
    if (answer.status !== 200) throw noPreview(`the converter answered with status ${answer.status}.`)
    return answer.bytes
  },
})
