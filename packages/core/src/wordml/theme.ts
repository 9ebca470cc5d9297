import type { XmlDocument } from '../xml/element.js'
import type { Properties } from './properties/property.js'
import { childOf } from './tree.js'

/** The faces behind theme fonts. */
export class Theme {
  constructor(private readonly faces: ReadonlyMap<string, string>) {}

  /** The face of a font value: `@minorHAnsi` through the theme, a name as it is. */
  face(font: string | undefined): string | undefined {
    return font?.startsWith('@') ? this.faces.get(font.slice(1)) : font
  }

  /** The face that Latin text with these properties has; Times New Roman where no level names one. */
  faceOf(properties: Properties): string {
    return this.face(properties['fontAscii'] as string | undefined) ?? 'Times New Roman'
  }
}

const slots = { HAnsi: 'a:latin', Ascii: 'a:latin', EastAsia: 'a:ea', Bidi: 'a:cs' } as const

export const readTheme = (document: XmlDocument | undefined): Theme => {
  const faces = new Map<string, string>()
  const scheme = document && childOf(childOf(document.root, 'a:themeElements'), 'a:fontScheme')
  for (const kind of ['major', 'minor'] as const) {
    const fonts = childOf(scheme, `a:${kind}Font`)
    for (const [slot, element] of Object.entries(slots)) {
      const face = document && childOf(fonts, element)
      const name = face && document.attribute(face, 'typeface')
      if (name) faces.set(`${kind}${slot}`, name)
    }
  }
  return new Theme(faces)
}
