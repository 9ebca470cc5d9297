import type { Paragraph } from '../wordml/paragraph.js'
import type { Properties, Value } from '../wordml/properties/property.js'
import { paragraphValue } from '../wordml/values.js'

const otherSide: Readonly<Record<string, string>> = { left: 'right', right: 'left', indentStart: 'indentEnd', indentEnd: 'indentStart' }

const mirrored = (word: string): string => otherSide[word] ?? word
const valueOf = (name: string, value: Value | undefined): Value | undefined => (name === 'align' ? mirrored(String(value ?? 'left')) : value)

interface Seen {
  readonly properties: (properties: Properties) => Properties
  readonly held: (name: string) => Value | undefined
}

/**
 * The properties of a paragraph as its reader sees them: where lines run from right to left, what `w:jc` and `w:ind` call the left side
 * is the right one (ISO 29500-4, 17.3.1).
 */
export const asSeen = ({ effective }: Paragraph): Seen => {
  const held = (name: string): Value | undefined => paragraphValue(effective, name)
  if (effective['bidi'] !== true) return { properties: (properties) => properties, held }
  return {
    properties: (properties) => Object.fromEntries(Object.entries(properties).map(([name, value]) => [mirrored(name), valueOf(name, value)!])),
    held: (name) => valueOf(name, held(mirrored(name))),
  }
}
