import { matchesOf } from '../../../../algorithms/matches.js'
import type { Part } from '../../model/label.js'
import { type Mend, type Segment, withStretch } from '../../segment.js'

/** What a manager of references has no place for in a style and writes behind the address: `Number: 6 Publisher: Fjord Press.`, `_eprint: https://…`. */
const exported: readonly (readonly [Part, RegExp])[] = [
  ['url', /(?<=10\.\d{4,9}\/\S+\s)_eprint:\shttps?:\S+/gu],
  ['volume', /(?<=10\.\d{4,9}\/\S+\s.*)(?<![\p{L}\d])Number:\s\d+(?=\s|\.?$)/gu],
  ['publisher', /(?<=10\.\d{4,9}\/\S+\s.*)(?<![\p{L}\d])Publisher:\s\p{Lu}[^:.]+\.?$/gu],
]

/** What stands behind an address is of the fields that its words name, whatever it was taken for. */
export const withExported: Mend = (raw, segments) => {
  if (!/\s(?:_eprint|Number|Publisher):\s/.test(raw)) return segments
  const fields = exported.flatMap(([label, pattern]) => matchesOf(raw, pattern).map(({ 0: { length }, index }) => ({ label, from: index, to: index + length })))
  return fields.reduce<readonly Segment[]>((cut, { label, from, to }) => withStretch(raw, cut, [from, to], label), segments)
}
