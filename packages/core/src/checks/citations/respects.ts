/** In what two wordings of a citation differ; `whole` where it is more than one of the others can say. */
export type Respect =
  | 'comma' | 'ampersand' | 'et-al-form' | 'et-al-use' | 'no-date' | 'locator-form' | 'cluster-separator' | 'cluster-order' | 'numeric-order' | 'numeric-format' | 'whole'

const words = (text: string): string => text.replace(/[\s\u00a0]+/gu, ' ').trim()

/** What each respect looks past, the slighter first: after the first one that makes two wordings alike nothing else differs. */
const foldings: readonly (readonly [Respect, (text: string) => string])[] = [
  ['comma', (text) => words(text.replace(/,/g, ' '))],
  ['ampersand', (text) => text.replace(/ (?:&|and|und|y|et) (?!al\b)/g, ' & ')],
  ['no-date', (text) => text.replace(/\b(?:n\. ?d\b\.?|nd\b|no date|undated)/gi, 'n.d.')],
  ['locator-form', (text) => words(text.replace(/\b(?:pp?|pgs?|pages?|S|Seiten?|págs?|pagg?)\b\.? ?(?=\d)|: ?(?=\d)/gi, ' ').replace(/(?<=\d)[-‐‑−–—](?=\d)/g, '–'))],
  ['et-al-form', (text) => text.replace(/\bet\.? ?al\b\.?/gi, 'et al.')],
  ['cluster-separator', (text) => words(text.replace(/;/g, ' '))],
  ['et-al-use', (text) => words(text.replace(/(\p{Lu}[\p{L}\p{M}’'-]+)[^\d()[\]]*?(?= ?[([]?(?:\d{4}|n\.d\.))/gu, '$1 '))],
  ['cluster-order', (text) => (text.match(/[\p{L}\p{M}’'-]+|\d+/gu) ?? []).sort().join(' ')],
]

/** Every number that a numeric citation names: `2–4` is three. */
const numbersIn = (text: string): string =>
  [...text.matchAll(/(\d+)(?:\]?[–—-]\[?(\d+))?/g)]
    .flatMap(([, from = '', to = from]) => Array.from({ length: Math.max(Math.min(Number(to) - Number(from), 100), 0) + 1 }, (_, index) => Number(from) + index))
    .join()

/** In which respect a citation is not as it is wanted. */
export const respectOf = (found: string, expected: string, numeric: boolean): Respect => {
  if (numeric && found !== expected && !/\p{L}/u.test(expected)) return numbersIn(found) === numbersIn(expected) ? 'numeric-format' : 'numeric-order'
  let [is, wanted] = [words(found), words(expected)]
  if (is === wanted) return 'whole'
  for (const [respect, fold] of foldings) {
    ;[is, wanted] = [fold(is), fold(wanted)]
    if (is === wanted) return respect
  }
  return 'whole'
}
