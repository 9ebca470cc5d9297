import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * The bytes of TrueType or OpenType fonts, or of collections, of which the first counts. Letters that the three do not have are taken from `more`,
 * for example from a font for Chinese.
 */
export interface ReportFonts {
  readonly regular: Uint8Array
  readonly bold: Uint8Array
  readonly italic: Uint8Array
  readonly more?: readonly Uint8Array[]
}

/** DejaVu Sans Condensed, which has Latin with all accents, Greek, Cyrillic and the signs of mathematics. Read once. */
export const ownFonts = (): Promise<ReportFonts> => (loaded ??= load())

/** Our own, and more from files. */
export const fontsWith = async (files: readonly string[]): Promise<ReportFonts> => ({
  ...(await ownFonts()),
  more: await Promise.all(files.map((file) => readFile(file))),
})

let loaded: Promise<ReportFonts> | undefined

const load = async (): Promise<ReportFonts> => {
  const [regular, bold, italic] = await Promise.all(['', '-Bold', '-Oblique'].map(face))
  return { regular: regular!, bold: bold!, italic: italic! }
}

const face = (name: string): Promise<Uint8Array> =>
  readFile(fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/DejaVuSansCondensed${name}.ttf`)))
