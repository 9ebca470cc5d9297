// Programs of other packages that read this file have to find the types too.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./fontkit.d.ts" />
import { create } from 'fontkit'
import type { ReportFonts } from './fonts.js'

/** The faces that text is set in; what the chosen one lacks comes from the others. */
export type Face = 'regular' | 'bold' | 'italic'

/** A stretch of text that one font can show. */
interface Piece {
  readonly font: string
  readonly text: string
}

/** A font as pdfkit takes it: of a collection it has to be told which one. */
interface Opened {
  readonly bytes: Uint8Array
  readonly member: string | undefined
  hasGlyphForCodePoint(codePoint: number): boolean
}

function open(bytes: Uint8Array): Opened {
  const font = create(Buffer.from(bytes))
  const first = 'fonts' in font ? font.fonts[0]! : font
  return { bytes, member: first === font ? undefined : first.postscriptName, hasGlyphForCodePoint: (codePoint) => first.hasGlyphForCodePoint(codePoint) }
}

/** The fonts of a document by name, and which of them can show a letter. */
export class Faces {
  readonly fonts: ReadonlyMap<string, Opened>

  constructor({ regular, bold, italic, more = [] }: ReportFonts) {
    this.fonts = new Map([['regular', open(regular)], ['bold', open(bold)], ['italic', open(italic)], ...more.map((bytes, index) => [`more-${index}`, open(bytes)] as const)])
  }

  /** Text in stretches of one font each. Breaks and control characters become blanks; letters that no font has, a box. */
  split(text: string, face: Face): Piece[] {
    const pieces: { font: string; text: string }[] = []
    for (const letter of printable(text)) {
      const font = this.fontFor(letter, face)
      const last = pieces.at(-1)
      const shown = font === undefined ? missing : letter
      if (last && (font ?? face) === last.font) last.text += shown
      else pieces.push({ font: font ?? face, text: shown })
    }
    return pieces
  }

  private fontFor(letter: string, face: Face): string | undefined {
    const has = (name: string) => this.fonts.get(name)?.hasGlyphForCodePoint(letter.codePointAt(0)!)
    if (has(face)) return face
    return [...this.fonts.keys()].find((name) => name.startsWith('more-') && has(name))
  }
}

const missing = '\u25a1'

/** Marks of direction and other format characters are for editors; in a line that is set they only hide things. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').replace(/[\p{Cf}\p{Surrogate}]/gu, '')
