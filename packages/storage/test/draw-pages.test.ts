import { crc32, inflateSync } from 'node:zlib'
import { expect, it, describe } from 'vitest'
import { drawPages, pdfPreviewer } from '../src/index.js'
import { encodePng } from '../src/previews/png.js'

/** A PDF of empty pages, each so many points wide and high; `mark` draws a box of a colour on each. */
function pdfOf(sizes: readonly (readonly [number, number])[], mark = ''): Uint8Array {
  const kids = sizes.map((_, index) => `${4 + index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${sizes.length} /Kids [${kids}] >>`,
    `<< /Length ${mark.length} >>\nstream\n${mark}\nendstream`,
    ...sizes.map(([width, height]) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 3 0 R >>`),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const starts = body.map((_, index) => 9 + body.slice(0, index).join('').length)
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = 9 + body.join('').length
  return Buffer.from(
    `%PDF-1.4\n${body.join('')}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF`,
    'latin1',
  )
}

const a4 = [595, 842] as const

/** Reads what `encodePng` wrote, checking every length and sum on the way. */
function readPng(png: Uint8Array): { width: number; height: number; colourType: number; rows: Buffer } {
  const bytes = Buffer.from(png)
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const typed = bytes.subarray(at + 4, at + 8 + length)
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(typed))
    chunks.set(typed.toString('latin1', 0, 4), typed.subarray(4))
    at += length + 12
  }
  const header = chunks.get('IHDR')!
  return { width: header.readUInt32BE(0), height: header.readUInt32BE(4), colourType: header[9]!, rows: inflateSync(chunks.get('IDAT')!) }
}

describe('pages of a PDF', () => {
  it('become pictures a thousand pixels wide, in their order', async () => {
    const pages = await drawPages(pdfOf([a4, [842, 595]]), 10)
    const about = (pixels: number) => expect.closeTo(pixels, -1) as number
    expect(pages.map(({ width, height }) => [width, height])).toEqual([[about(1000), about(1415)], [about(1000), about(707)]])
    for (const { png, width, height } of pages) expect(readPng(png)).toMatchObject({ width, height })
  })

  it('are no more than are wanted', async () => {
    expect(await drawPages(pdfOf(Array.from({ length: 7 }, () => a4)), 3)).toHaveLength(3)
  })

  it('that are a mile long are made small', async () => {
    const [page] = await drawPages(pdfOf([[100, 14_400]]), 1)
    expect(page!.height).toBeLessThanOrEqual(3000)
  })

  it('are in grey, unless there is colour', async () => {
    const types = await Promise.all(['0 0 0 rg', '1 0 0 rg'].map(async (paint) => {
      const [page] = await drawPages(pdfOf([a4], `${paint} 100 100 200 200 re f`), 1)
      return readPng(page!.png).colourType
    }))
    expect(types).toEqual([0, 2])
  })

  it('come out of a document by way of its PDF', async () => {
    const previewer = pdfPreviewer({ toPdf: () => Promise.resolve(pdfOf([a4, a4])) }, drawPages)
    expect(await previewer.pages(new Uint8Array())).toHaveLength(2)
  })
})

describe('a PNG', () => {
  it('has the pixels of its bitmap, without alpha', async () => {
    const data = Uint8Array.of(255, 0, 0, 255, 0, 255, 0, 255)
    const { rows, colourType } = readPng(await encodePng({ width: 1, height: 2, data }))
    expect([colourType, [...rows]]).toEqual([2, [0, 255, 0, 0, 0, 0, 255, 0]])
  })

  it('has a byte a pixel where red, green and blue are the same', async () => {
    const data = Uint8Array.of(7, 7, 7, 255, 9, 9, 9, 255)
    const { rows, colourType } = readPng(await encodePng({ width: 2, height: 1, data }))
    expect([colourType, [...rows]]).toEqual([0, [0, 7, 9]])
  })
})
