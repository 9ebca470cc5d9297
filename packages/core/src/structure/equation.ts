import type { View } from './view.js'

const equations: ReadonlySet<string> = new Set(['m:oMath', 'm:oMathPara'])
/** `(3)`, `(2.1)`: the number that stands beside an equation. */
const equationNumber = /^[([]?\s*[A-Z]?\d{0,3}(?:\.\d{1,3})?[a-z]?\s*[)\]]?[.,;]?$/

/** An equation by itself, with its number at most. */
export const isEquation = ({ paragraph, words, text, hasObject }: View): boolean =>
  hasObject && words <= 2 && equationNumber.test(text) && paragraph.element.children.some(({ name }) => equations.has(name))
