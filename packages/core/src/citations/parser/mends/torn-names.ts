import { joined, cutAt, type Segment } from '../segment.js'

const surnameBehind = /^\s*(\p{Lu}[\p{L}’'-]+,?\s(?:and|&)\s(?:\p{Lu}[\p{L}.’'-]*\s){1,3}\p{Lu}[\p{L}’'-]+,\s+)(?=[\p{Lu}“"‘'])/u
const givenAtEnd = /(?:^|,\s(?:and\s)?)\p{Lu}\p{Ll}+(?:\s\p{Lu}\.)+\s*$/u

/**
 * `Brown, Jeannine K., Carla M. | Dahl and Wyndy Corbin, Becoming whole`: where the first author is turned about and more follow, a given name
 * with its initial has its surname behind it. Behind a single author stands the title.
 */
export const withTornNames = (raw: string, segments: readonly Segment[]): Segment[] => {
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && segments[index - 1]?.label === 'author' && isTorn(segments[index - 1]!.text) && surnameBehind.test(text))
  if (at < 0) return [...segments]
  const [names, title] = cutAt(segments[at]!, surnameBehind.exec(segments[at]!.text)![0].length, 'title')
  return segments.toSpliced(at - 1, 2, joined(raw, segments[at - 1]!, names, 'author'), title)
}

/** `A. Powell Jnr., Russell J.`, `Brown, Jeannine K., Carla M.`, and not `Brown, Carla M.` */
const isTorn = (text: string): boolean => {
  const given = givenAtEnd.exec(text)
  return given !== null && given.index > 0 && /,.*,|\p{L}\.?\s.*\p{Lu}\p{L}+\.?,/u.test(text.slice(0, given.index + 1))
}
