/** In what two wordings of a citation differ; `whole` where it is more than one of the others can say. */
export type Respect =
  | 'comma' | 'ampersand' | 'et-al-form' | 'et-al-use' | 'no-date' | 'locator-form' | 'cluster-separator' | 'cluster-order'
  | 'same-surname' | 'title-form' | 'numeric-order' | 'numeric-format' | 'whole'

const words = (text: string): string => text.replace(/[\s\u00a0]+/gu, ' ').replace(/(?<=[([]) | (?=[)\],;])/g, '').trim()

/** What stands before a page, be it one in Roman numerals. */
const pageWords = /(?:\b(?:pp?|pgs?|pages?|Seiten?|págs?|pagg?)\b\.? ?|(?<=[\d(][a-z]? ?)S\b\.? ?|: ?)(?=\d|[ivxl]{1,7}(?:\b|[-–]))/gi

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}’'-]+|\d+/gu) ?? []

/** What each respect looks past, the slighter first: after the first one that makes two wordings alike nothing else differs. */
const foldings: readonly (readonly [Respect, (text: string) => string])[] = [
  ['comma', (text) => words(text.replace(/,|(?<=\d{4}[a-z]?)\.(?=\s)/g, ' '))],
  ['ampersand', (text) => text.replace(/ (?:&|and|und|u\.|y|et) (?!al\b)/g, ' & ')],
  ['no-date', (text) => text.replace(/\b(?:n\. ?d\b\.?|nd\b|no date|undated)/gi, 'n.d.')],
  ['locator-form', (text) => words(text.replace(pageWords, ' ').replace(/(?<=\d|\b[ivxl]{1,7})[-‐‑−–—](?=\d|[ivxl]{1,7}\b)/g, '–'))],
  ['same-surname', (text) => words(text.replace(/(?:\p{Lu}\.[ -]?)+(?=\p{Lu}\p{L})/gu, '').replace(/(?<=\p{Ll}) (?:\p{Lu}(?![\p{L}\d])\.?[ -]?)+/gu, ' '))],
  ['et-al-form', (text) => text.replace(/\bet\.? ?al\b\.?/gi, 'et al.')],
  ['cluster-separator', (text) => words(text.replace(/;/g, ' '))],
  ['et-al-use', (text) => words(text.replace(/(\p{Lu}[\p{L}\p{M}’'-]+)[^\d()[\]]*?(?= ?[([]?(?:\d{4}|n\.d\.))/gu, '$1 '))],
  ['cluster-order', (text) => wordsOf(text).sort().join(' ')],
]

/** How many names a citation has: two that have as many differ in how one of these is spelt, and not in when “et al.” is written. */
const namesIn = (text: string): string => [/et al\./g, /(?<!\p{L})\p{Lu}/gu].map((sign) => text.match(sign)?.length).join()

/** Every number that a numeric citation names: `2–4` is three. */
const numbersIn = (text: string): string =>
  [...text.matchAll(/(\d+)(?:\]?\s?[–—-]\s?\[?(\d+))?/g)]
    .flatMap(([, from = '', to = from]) => Array.from({ length: Math.max(Math.min(Number(to) - Number(from), 100), 0) + 1 }, (_, index) => Number(from) + index))
    .join()

/** A title is the same in other capitals, with quotation marks or in italics. */
const folded = (text: string): string => words(text.replace(/[“”‘’"'«»„,]/g, '')).toLowerCase()

/** Whether two wordings differ in the look of a title, or one has only its first words. */
const differInTitle = (found: string, expected: string, title: string): boolean => {
  const [is, wanted, whole] = [folded(found), folded(expected), folded(title)]
  const lead = is.replace(/^[([]/, '').replace(/\s*(?:\d|n\.d\.).*$/u, '').replace(/[)\]]$/, '')
  return is === wanted || (/\p{L}{3}/u.test(lead) && whole.startsWith(lead))
}

/** In which respect a citation is not as it is wanted; `title` is the one that the style names in it. */
export const respectOf = (found: string, expected: string, numeric: boolean, title?: string): Respect => {
  if (numeric && found !== expected && !/\p{L}/u.test(expected)) return numbersIn(found) === numbersIn(expected) ? 'numeric-format' : 'numeric-order'
  if (title !== undefined && differInTitle(found, expected, title)) return 'title-form'
  let [is, wanted] = [words(found), words(expected)]
  if (is === wanted) return 'whole'
  for (const [respect, fold] of foldings) {
    if (respect === 'et-al-use' && namesIn(is) === namesIn(wanted)) continue
    // The same words in the same order differ in blanks and signs alone.
    if (respect === 'cluster-order' && wordsOf(is).join() === wordsOf(wanted).join()) break
    ;[is, wanted] = [fold(is), fold(wanted)]
    if (is === wanted) return respect
  }
  return 'whole'
}
