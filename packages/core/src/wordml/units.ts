/** Twips (1/20 pt) in one inch. */
const twipsPerInch = 1440

/** Twips of an inch measure. */
export const inches = (value: number): number => Math.round(value * twipsPerInch)

const universal = /^(-?[0-9]+(?:\.[0-9]+)?)(mm|cm|in|pt|pc|pi)$/
const twipsPer = { mm: twipsPerInch / 25.4, cm: twipsPerInch / 2.54, in: twipsPerInch, pt: 20, pc: 240, pi: 240 } as const

/**
 * A measure in twips: a plain number is twips already, a universal measure (`54pt`, ISO 29500-1 22.9.2.15) is converted.
 * What is neither is `undefined`: absurd values in a file are treated as absent.
 */
export const readTwips = (text: string | undefined): number | undefined => readMeasure(text, 1)

/** A measure in half-points (`w:sz`): `24` and `12pt` are the same. */
export const readHalfPoints = (text: string | undefined): number | undefined => readMeasure(text, 10)

const readMeasure = (text: string | undefined, twipsInUnit: number): number | undefined => {
  if (text === undefined) return undefined
  const match = universal.exec(text)
  if (match) return Math.round((Number(match[1]) * twipsPer[match[2] as keyof typeof twipsPer]) / twipsInUnit)
  return readInteger(text)
}

/** An integer in the range that Word accepts (31 bits); anything else is `undefined`. Old producers write `12.0`. */
export const readInteger = (text: string | undefined): number | undefined => {
  if (text === undefined || !/^[+-]?[0-9]+(\.[0-9]*)?$/.test(text)) return undefined
  const value = Math.round(Number(text))
  return Math.abs(value) <= 0x7fffffff ? value : undefined
}

/** ST_OnOff: `<w:b/>` is on, and so is everything that is not said to be off. */
export const readOnOff = (text: string | undefined): boolean =>
  !(text === '0' || text === 'false' || text === 'off')
