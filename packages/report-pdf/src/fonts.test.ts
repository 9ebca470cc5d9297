import { expect, test } from 'vitest'
import { Faces } from './faces.js'
import { ownFonts } from './fonts.js'

test.each(['regular', 'bold', 'italic'] as const)('the %s font has the letters of Latin, Greek and Cyrillic', async (face) => {
  const font = new Faces(await ownFonts()).fonts.get(face)!
  for (const letter of 'Aéőłşğ ßÆ “–” ΑΒγδώ Жщъїґ ≤×−→□') expect(font.hasGlyphForCodePoint(letter.codePointAt(0)!), letter).toBe(true)
})
