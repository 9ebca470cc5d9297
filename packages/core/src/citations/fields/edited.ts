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
  const known = new Set(items.flatMap(wordsOf))
  const numbered = /[[(]\d{1,3}[\],)]/u.test(text)
  const isKnown = (word: string): boolean => joining.has(word) || known.has(word) || known.has(word.replace(/(?<=^\d{4})[a-z]$/u, ''))
  return fold(text).split(' ').every((word) => isKnown(word) || (numbered && /^\d{1,3}$/u.test(word)))
}

const wordsOf = ({ item, locator, prefix, suffix }: LiveItem): string[] => {
  const names = [...(item?.author ?? []), ...(item?.editor ?? []), ...(item?.translator ?? [])].flatMap(partsOf)
  const year = item?.issued?.['date-parts']?.[0]?.[0]
  // A note says all of a work.
  const fields = Object.values(item ?? {}).filter((value) => typeof value === 'string')
  const said = [...names, ...fields, item?.issued?.literal, year === undefined ? undefined : String(year), locator?.value, prefix, suffix]
  return said.flatMap((each) => (each === undefined ? [] : fold(each).split(' ')))
}

const partsOf = ({ family, given, literal, ...name }: CslName): string[] =>
  [family, given, ...(given ?? '').split(/[\s.]+/u).map((part) => part.slice(0, 1)), literal, name['dropping-particle'], name['non-dropping-particle']].flatMap((part) => part ?? [])
