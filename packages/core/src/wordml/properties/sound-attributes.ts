/** Attributes that the schema requires, with what Word takes where they are missing. */
const required = new Map<string, ReadonlyMap<string, string>>([
  ['w:shd', new Map([['w:val', 'clear']])],
  // A colour of the theme holds whatever the value beside it says.
  ['w:color', new Map([['w:val', 'auto']])],
  ['w:pgMar', new Map([['w:header', '720'], ['w:footer', '720'], ['w:gutter', '0']])],
])

/**
 * The attributes of an element as the schema wants them, the same object where they are so: those that it requires are there, none is without a
 * namespace (LibreOffice once wrote its own fills into `w:framePr`), a measure is a whole number (ISO/IEC 29500-1, 17.18.90), where pandoc writes `5000.0`,
 * and a colour six digits.
 */
export const soundAttributes = (name: string, attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  const sound = new Map(attributes)
  for (const attribute of attributes.keys()) if (name.startsWith('w:') && !attribute.includes(':')) sound.delete(attribute)
  for (const [attribute, value] of required.get(name) ?? []) if (!sound.has(attribute)) sound.set(attribute, value)
  const measure = attributes.get('w:w') ?? ''
  if (/^\d+\.\d+$/.test(measure)) sound.set('w:w', String(Math.round(Number(measure))))
  const color = name === 'w:color' ? sound.get('w:val') : undefined
  if (color !== undefined) sound.set('w:val', withoutHash(color))
  return isSame(sound, attributes) ? attributes : sound
}

/** A colour as the schema wants it (17.18.38): converters write it as on the web, `#2E74B5`. */
export const withoutHash = (color: string): string => color.replace(/^#(?=[\da-f]{6}$)/i, '')

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([name, value]) => other.get(name) === value)
