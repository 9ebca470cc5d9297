import type { View } from './view.js'

const equations: ReadonlySet<string> = new Set(['m:oMath', 'm:oMathPara'])
/** `(3)`, `(2.1)`: the number that stands beside an equation. */
const equationNumber = /^[([]?\s*[A-Z]?\d{0,3}(?:\.\d{1,3})?[a-z]?\s*[)\]]?[.,;]?$/

/** `NPP = GPP – RA`: symbols on both sides of a sign, and no word but those of functions. */
const formula = /^(?!.*(?<!\p{Ll})(?!(?:exp|log|sin|cos|tan|max|min|lim|arg|det|var|cov|mod|sqrt)(?!\p{Ll}))\p{Ll}{3}).*\S\s+[=≈≤≥]\s+\S/u

export const isFormula = (text: string): boolean => /[=≈≤≥]/.test(text) && formula.test(text)

/** `a = b` and, behind a tab or as many blanks as nobody types by mistake, its number. */
const number = /\((?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3})?[a-z]?\)$/
const gap = /\t|\s{3}/

const isTyped = (text: string): boolean => {
  const at = number.exec(text)?.index ?? 0
  const formulaAlone = text.slice(0, at).trimEnd()
  return gap.test(text.slice(formulaAlone.length, at)) && !/[\t\n]/.test(formulaAlone) && isFormula(formulaAlone)
}

/** An equation by itself, with its number at most; one that is typed has its number behind a gap. */
export const isEquation = ({ paragraph, words, text, hasObject }: View): boolean =>
  isTyped(text) || (hasObject && words <= 2 && equationNumber.test(text) && paragraph.element.children.some(({ name }) => equations.has(name)))
