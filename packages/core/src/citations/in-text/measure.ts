const measured = /\b(?:median|mean|average|IQR|interquartile|range|CI|interval)\b[^.;:]{0,60}\s(\d+(?:[.,]\d+)?)\s?%?\s?(?:\p{L}+\s)?$/iu
const figure = /(?<![\d.,])(\d+(?:[.,]\d+)?)\s?%?\s?$/u

/** Whether numbers in brackets belong to a figure: as an interval around it, as degrees of freedom, `F(3, 43) = 1.16`, or as the place of a value. */
export const isMeasure = (before: string, inner: string, after: string): boolean =>
  /^\s?[=<>≤≥≈]\s?[−-]?[\d.]/u.test(after) || isValue.test(before) || isElement(before) || isInterval(before, inner)

/**
 * Whether two numbers in brackets say how far what is measured before them reaches: it lies between them, and stands behind nothing but
 * figures, as in the cells of tables (`48 [42–68]`), or is called a mean or median (`a median of 48 [42–68]`).
 */
const isInterval = (before: string, inner: string): boolean => {
  const [low, high, ...others] = (inner.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  if (low === undefined || high === undefined || others.length > 0) return false
  const middle = (/\p{L}/u.test(before) ? measured : figure).exec(before.slice(-120))?.[1]
  const value = middle === undefined ? NaN : Number(middle.replace(',', '.'))
  return low <= value && value <= high
}

/** `x = [1, 2]`: what stands behind such a sign is what something equals. */
const isValue = /[=<>≤≥≈∈]\s?$/u

const letter = /(?<![\p{L}\p{M}\d.’'-])\p{L}$/u

/** `y[3]`, `f(2)`: behind a letter alone a number in brackets says which of several values; citations stand behind words. */
const isElement = (before: string): boolean => letter.test(before)
