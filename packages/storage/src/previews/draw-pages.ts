import { PDFiumLibrary } from '@hyzyla/pdfium'
import { encodePng } from './png.js'

/** A page as a picture; sizes in pixels. */
export interface DrawnPage {
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
}

/** Pixels across a page, and the most down a page that is long and narrow. */
const wantedWidth = 1000
const mostHeight = 3000

let library: Promise<PDFiumLibrary> | undefined

/**
 * The first `most` pages of a PDF as pictures. It takes about 150 ms of processor time a page: run it in a worker thread where
 * requests are answered beside it.
 */
export async function drawPages(pdf: Uint8Array, most: number): Promise<DrawnPage[]> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  try {
    const drawn: DrawnPage[] = []
    for (const page of document.pages()) {
      if (drawn.length === most) break
      const { originalWidth, originalHeight } = page.getOriginalSize()
      const scale = Math.min(wantedWidth / originalWidth, mostHeight / originalHeight)
      const { width, height, data } = await page.render({ scale, render: 'bitmap' })
      drawn.push({ png: await encodePng({ width, height, data }), width, height })
    }
    return drawn
  } finally {
    document.destroy()
  }
}
