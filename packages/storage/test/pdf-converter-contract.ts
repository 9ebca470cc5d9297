import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, it } from 'vitest'
import type { PdfConverter } from '../src/index.js'
import { docxWith } from './docx-with.js'

/** What every converter does. */
export function pdfConverterContract(newConverter: () => Promise<PdfConverter>): void {
  it('makes a PDF of a document', async () => {
    const converter = await newConverter()
    expect(await textOf(await converter.toPdf(await docxWith('Of rivers and bees.')))).toContain('Of rivers and bees.')
  }, 60_000)

  it('keeps two documents apart that come at once', async () => {
    const converter = await newConverter()
    const pdfs = await Promise.all(['One paper.', 'Another paper.'].map(async (text) => converter.toPdf(await docxWith(text))))
    const texts = await Promise.all(pdfs.map(textOf))
    expect(texts.map((text) => text.trim())).toEqual(['One paper.', 'Another paper.'])
  }, 60_000)

  it('says that there is no preview of what is no document', async () => {
    const converter = await newConverter()
    await expect(converter.toPdf(new TextEncoder().encode('This is no archive.'))).rejects.toMatchObject({ code: 'preview_unavailable' })
  }, 60_000)
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const text = document.getPage(0).getText()
  document.destroy()
  library.destroy()
  return text
}
