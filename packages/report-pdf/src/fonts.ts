import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The bytes of TrueType or OpenType fonts. Letters that the three do not have are taken from `more`, for example from a font for Chinese. */
export interface ReportFonts {
  readonly regular: Uint8Array
  readonly bold: Uint8Array
  readonly italic: Uint8Array
  readonly more?: readonly Uint8Array[]
}

/** Noto Sans, which has Latin with all accents, Greek, Cyrillic and Devanagari (ADR 0005). Read once. */
export const ownFonts = (): Promise<ReportFonts> => (loaded ??= load())

let loaded: Promise<ReportFonts> | undefined

const load = async (): Promise<ReportFonts> => {
  const [regular, bold, italic] = await Promise.all(['400Regular', '700Bold', '400Regular_Italic'].map(face))
  return { regular: regular!, bold: bold!, italic: italic! }
}

const face = (name: string): Promise<Uint8Array> =>
  readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${name}/NotoSans_${name}.ttf`)))
