/** A page as grey pixels, one byte each, row by row. */
export interface Page {
  readonly width: number
  readonly height: number
  readonly pixels: Buffer
}

/** Reads a binary PGM image as pdftoppm writes it. */
export function readPage(image: Buffer): Page {
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(image.toString('latin1', 0, 64))
  if (!header) throw new Error('not a grey image of one byte a pixel')
  return { width: Number(header[1]), height: Number(header[2]), pixels: image.subarray(header[0].length) }
}

/** Numbers, from 1, of the pages that differ. */
export function differentPages(before: readonly Page[], after: readonly Page[]): number[] {
  const longer = before.length > after.length ? before : after
  return longer.map((_, index) => index + 1).filter((number) => !samePage(before[number - 1], after[number - 1]))
}

function samePage(a: Page | undefined, b: Page | undefined): boolean {
  return a !== undefined && b !== undefined && a.width === b.width && a.height === b.height && a.pixels.equals(b.pixels)
}
