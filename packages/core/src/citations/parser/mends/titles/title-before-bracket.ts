import type { Part } from '../../model/label.js'
import { cutAt, has, inTurn, joined, type Mend, surely } from '../../segment.js'

const named: ReadonlySet<Part> = new Set(['author', 'editor', 'translator'])
const dated = /^[\s.,]*\([^()]*(?:\d{4}|n\.\s?d)[^()]*\)[\s.,:]*$/u
/** Behind `Beloved `, before `(A. Roe, Ed.)` or all that is left of it. */
const short = /^\s*(?!In\s)\p{Lu}[^().,]*\s(?=\((?:\p{Lu}\.[\s-]?)+\s?\p{Lu}|\(?$)/u

/**
 * `Berg, A. (2004). Beloved (C. Roe, Ed.). Fjord Press.`: between the year behind the names and a bracket with initials stands the title, however
 * short it is (APA 7, 10.2).
 */
const withShortTitle: Mend = (_, segments) => {
  const at = segments.findIndex(({ label }) => label === 'date') + 1
  const [date, first, after] = segments.slice(Math.max(0, at - 1))
  if (at < 2 || !first || !named.has(first.label) || !dated.test(date!.text) || has(segments, 'title')) return segments
  const end = short.exec(first.text)?.[0].length ?? 0
  const [title, names] = cutAt(surely(first), end, 'editor')
  const isNamed = /\p{L}/u.test(names.text)
  if (end === 0 || !(isNamed || named.has(after?.label ?? 'title'))) return segments
  return segments.toSpliced(at, 1, { ...title, label: 'title' }, ...(isNamed ? [names] : []))
}

const explained = /^(\s*\([^()\d]*\p{Ll}[^()\d]*\)\.\s+)\p{Lu}[^.]*\.\s*$/u

/** `Harbour Staff. (2018, May 3). Fog | (sea mist). Harbour Clinic. | https://…`: what a bracket explains is a word of the title, and one sentence behind it who says so. */
const withExplained: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'note' && explained.test(text) && segments[index - 1]?.label === 'title'
    && dated.test(segments[index - 2]?.text ?? '') && segments[index + 1]?.label === 'url')
  if (at < 0 || has(segments, 'publisher')) return segments
  const [bracket, house] = cutAt(surely(segments[at]!), explained.exec(segments[at]!.text)![1]!.length, 'publisher')
  return segments.toSpliced(at - 1, 2, surely(joined(raw, segments[at - 1]!, bracket, 'title')), house)
}

/** Puts right where a title ends before a bracket, and where it goes on behind one. */
export const withTitleBeforeBracket = inTurn(withShortTitle, withExplained)
