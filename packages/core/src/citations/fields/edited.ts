import type { CslName } from '../item.js'
import { resolveReference } from '../../xml/escape.js'
import { fold } from '../in-text/fold.js'
import type { LiveField, LiveItem } from './live-field.js'

/** Whether a text is what a manager says that it put there: without markup and references of the manager's, kinds of blanks and hyphens. */
export const sameShown = (text: string, put: string): boolean => bare(text) === bare(put)

const bare = (text: string): string =>
  text.replace(/<[^>]*>|\{\\[^}]*\}/gu, '').replace(/&(#?\w{1,8});/gu, (whole, name: string) => resolveReference(name) ?? whole).replace(/\s+/gu, ' ').replace(/[‐‑]/gu, '-').trim()

/** Whether somebody has written over what the manager put there. Where the manager does not remember that, its data has to explain every word. */
export const isEdited = ({ paragraph, from, to, shown, pinned, items }: LiveField): boolean => {
  const text = paragraph.text.slice(from, to)
  if (pinned) return true
  return shown === undefined ? !isExplained(text, items) : !sameShown(text, shown)
}

const numbers = /^[[(\s]*\d{1,4}(?:[\s,;–-]+\d{1,4})*[\])\s]*$/u
const joining: ReadonlySet<string> = new Set('a and by ed eds et al in no p pp n d trans und page pages s the vol'.split(' '))

const isExplained = (text: string, items: readonly LiveItem[]): boolean => {
  if (numbers.test(text)) return true
  const words = fold(text).split(' ')
  const known = new Set(items.flatMap(wordsOf))
  const who = new Set(items.flatMap(whoAndWhen))
  // `[3, p. 5]`, and `see 3(p5)` where numbers are raised (AMA 11, 3.6): where neither name nor year stands, a number does.
  const numbered = /[[(]\d{1,3}[\],)]/u.test(text) || !words.some((word) => who.has(word))
  const forms = (word: string): readonly string[] => [word, word.replace(/(?<=^\d{4})[a-z]$/u, ''), word.replace(/^pp?(?=\d)/u, '')]
  return words.every((word) => forms(word).some((each) => joining.has(each) || known.has(each)) || (numbered && /^\d{1,3}$/u.test(word)))
}

/** A note says all of a work. */
const wordsOf = ({ item, locator, prefix, suffix, ...live }: LiveItem): string[] => {
  const fields = Object.values(item ?? {}).filter((value) => typeof value === 'string')
  return [...whoAndWhen({ item, ...live }), ...[...fields, locator?.value, prefix, suffix].flatMap(folded)]
}

const whoAndWhen = ({ item }: LiveItem): string[] => {
  const names = [...(item?.author ?? []), ...(item?.editor ?? []), ...(item?.translator ?? [])].flatMap(partsOf)
  const year = item?.issued?.['date-parts']?.[0]?.[0]
  return [...names, item?.issued?.literal, year === undefined ? undefined : String(year)].flatMap(folded)
}

const folded = (words: string | undefined): string[] => (words === undefined ? [] : fold(words).split(' '))

const partsOf = ({ family, given, literal, ...name }: CslName): string[] =>
  [family, given, ...(given ?? '').split(/[\s.]+/u).map((part) => part.slice(0, 1)), literal, name['dropping-particle'], name['non-dropping-particle']].flatMap((part) => part ?? [])

/** What Word shows where a control is empty: the citation is gone, and nobody has written over it. `doc.placeholder-text` speaks of it. */
export const isEmptied = (shown: string): boolean => /^\s*click (?:or tap )?here to enter text\.?\s*$/i.test(shown)
