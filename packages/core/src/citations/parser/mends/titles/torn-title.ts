import { has, isContainer, joined, cutAt, type Mend, surely } from '../../segment.js'

/** No sentence ends behind `The road to St.`, nor within `U.S.`; what begins with `St.` itself may be a town (`Ropes. St. Louis: Fjord Press`). */
const breaksOff = /(?<=[^\s.?!:;]["”’»]?\s)(?:St|Ste|Mt|Dr|Mrs?|Ms|vs)\.\s*$/u
const initial = /(?<![\p{L}\d])(?:\p{Lu}\.)+$/u
const otherInitials = /^(?:\p{Lu}\.)+(?!\p{L})/u
/** The first sentence of `Ives. Penbrook`, of which something is left. */
const sentence = /^.*?[\p{L}\d]{2}[.?!]["”’»]?\s+(?=\p{Lu})/u

/**
 * `The road to St. | Ives. Fjord Press`, `Ropes of the U. | S. Navy. Fjord Press`: a title that breaks off in an abbreviation goes on to the end of
 * its sentence; where nothing more ends, initials are its last words.
 */
export const withTornTitle: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && segments[index + 1] !== undefined && (breaksOff.test(text) || initial.test(text)))
  if (at < 0) return segments
  const [title, after, behind] = [segments[at]!, segments[at + 1]!, segments.slice(at + 2)]
  if (!isContainer(after) && after.label !== 'publisher') return segments
  const initials = initial.test(title.text) && title.span[1] === after.span[0] ? otherInitials.exec(after.text)?.[0] : undefined
  if (initials === undefined && !breaksOff.test(title.text)) return segments
  const rest = sentence.exec(after.text)?.[0].length ?? (initials?.length ?? after.text.length)
  const isWhole = rest === after.text.length
  if (isWhole && !has(behind, 'publisher', 'journal', 'container-title')) return segments
  const [words, left] = cutAt(after, rest, after.label)
  return segments.toSpliced(at, 2, surely(joined(raw, title, words, 'title')), ...(isWhole ? [] : [surely(left)]))
}
