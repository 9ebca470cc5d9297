import { type Mend, surely, withStretch } from '../../segment.js'

const saint = /(?<=[\p{Ll}\d)\]][.?!]\s+)(?:St|Ste|Ft|Mt)\.\s+$/u
const town = /^\s*\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?(?:,\s[\p{L}. ]+|\s\([\p{L}. ]+\))?\s?:\s*$/u

/** `Ropes at sea. St. | Louis: | Fjord Press`: no sentence ends behind an abbreviation that towns begin with. */
export const withSaintTown: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text, span }) => label === 'location' && town.test(text) && saint.test(raw.slice(0, span[0])))
  if (at < 0) return segments
  const { span: [from, to], confidence } = segments[at]!
  const [{ index }] = [saint.exec(raw.slice(0, from))!]
  return withStretch(raw, segments, [index, to], 'location').map((segment) => (segment.span[0] === index ? surely({ ...segment, confidence }) : segment))
}
