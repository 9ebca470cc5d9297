import type { Part } from '../model/label.js'
import { matchesOf } from '../../../matches.js'
import { withStretch, type Segment } from '../segment.js'

/** What a manager of references has no place for in a style and writes behind the address: `Number: 6 Publisher: Fjord Press.`, `_eprint: https://…`. */
const exported: readonly (readonly [Part, RegExp])[] = [
  ['url', /(?<=10\.\d{4,9}\/\S+\s)_eprint:\shttps?:\S+/gu],
  ['volume', /(?<=10\.\d{4,9}\/\S+\s.*)(?<![\p{L}\d])Number:\s\d+(?=\s|\.?$)/gu],
  ['publisher', /(?<=10\.\d{4,9}\/\S+\s.*)(?<![\p{L}\d])Publisher:\s\p{Lu}[^:.]+\.?$/gu],
]

export const withExported = (raw: string, segments: readonly Segment[]): Segment[] =>
  /\s(?:_eprint|Number|Publisher):\s/.test(raw)
    ? exported.reduce<Segment[]>((found, [label, pattern]) => matchesOf(raw, pattern).reduce((cut, { 0: text, index }) => withStretch(raw, cut, [index, index + text.length], label), found), [...segments])
    : [...segments]
