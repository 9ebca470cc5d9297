/** A test as papers report it. */
export interface Statistic {
  readonly test: 't' | 'r' | 'F' | 'chi2' | 'z'
  readonly df: readonly number[]
}

/** The two-sided probability of a value at least so far from nothing (of F and χ², the upper tail). */
export const pOf = ({ test, df: [first = 0, second = 0] }: Statistic, value: number): number => {
  switch (test) {
    case 't':
      return beta(first / (first + value ** 2), first / 2, 0.5)
    case 'r':
      return value >= 1 ? 0 : pOf({ test: 't', df: [first] }, value * Math.sqrt(first / (1 - value ** 2)))
    case 'F':
      return beta(second / (second + first * value), second / 2, first / 2)
    case 'chi2':
      return upperGamma(first / 2, value / 2)
    case 'z':
      return upperGamma(0.5, value ** 2 / 2)
  }
}

/** ln Γ by Lanczos’ series (g = 7, nine terms). */
const logGamma = (x: number): number => {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
    1.5056327351493116e-7,
  ]
  const sum = terms.reduce((total, term, index) => total + term / (x + index), 0.99999999999980993)
  const base = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(sum)
}

const tiny = 1e-300
const enough = 1e-12
const steps = 300

const nonZero = (value: number): number => (Math.abs(value) < tiny ? tiny : value)

/** The regularised incomplete beta function, by its continued fraction (Abramowitz and Stegun, 26.5.8) after Lentz. */
const beta = (x: number, a: number, b: number): number => {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1
  if (x > (a + 1) / (a + b + 2)) return 1 - beta(1 - x, b, a)
  let c = 1
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1))
  let result = d
  for (let m = 1; m < steps; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    let step = 1
    for (const term of [even, odd]) {
      d = 1 / nonZero(1 + term * d)
      c = nonZero(1 + term / c)
      result *= step = c * d
    }
    if (Math.abs(step - 1) < enough) break
  }
  return (Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x)) * result) / a
}

/** The regularised upper incomplete gamma function: a series below a + 1, a continued fraction above (6.5.29, 6.5.31). */
const upperGamma = (a: number, x: number): number => {
  if (x <= 0) return 1
  const factor = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let n = 1; n < steps && term > sum * enough; n++) sum += term *= x / (a + n)
    return 1 - sum * factor
  }
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let result = d
  for (let n = 1; n < steps; n++) {
    b += 2
    d = 1 / nonZero(b - n * (n - a) * d)
    c = nonZero(b - (n * (n - a)) / c)
    result *= c * d
    if (Math.abs(c * d - 1) < enough) break
  }
  return factor * result
}
