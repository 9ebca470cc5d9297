import type { Previewer } from '@formatter/jobs'
import type { DrawnPage } from './draw-pages.js'
import type { PdfConverter } from './pdf-converter.js'

/** How many pages are shown: who wants to see more opens the document. */
const mostPreviewPages = 50

/** Pictures of pages by way of a PDF. `draw` is `drawPages`, usually in a worker thread. */
export const pdfPreviewer = (converter: PdfConverter, draw: (pdf: Uint8Array, most: number) => Promise<readonly DrawnPage[]>): Previewer => ({
  pages: async (document) => draw(await converter.toPdf(document), mostPreviewPages),
})
