import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { ownFonts } from './fonts.js'

test.each(['regular', 'bold', 'italic'] as const)('the %s font has the letters of Latin, Greek and Cyrillic', async (face) => {
  const font = create(Buffer.from((await ownFonts())[face]))
  for (const letter of 'Aéőłşğ ßÆ “–” ΑΒγδώ Жщъїґ ≤×−→□') expect(font.hasGlyphForCodePoint(letter.codePointAt(0)!), letter).toBe(true)
})
