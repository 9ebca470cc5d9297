import { isTown } from '../../fields/town.js'
import { cutAt, type Mend, type Segment, surely } from '../../segment.js'

const houseAndTown = /^(?<house>[\s.,]*\p{Lu}[^,:()\d]*,\s+)(?<town>\p{Lu}[^,:()\d]*?)[.,;]?\s*$/u
/** `University of California, Irvine`: the town is part of the name; and `PhD, Bergen` is a degree. */
const noHouse = /\bUniversity of\b|^[\s.,]*(?:Ph\.?\s?D|M\.?A|M\.?Sc|Diss)\b/u
const sentenceEnds = /[.?!][”"’»]?\s*$/u

const isImprint = ({ label }: Segment): boolean => label === 'location' || label === 'publisher'
const isBehindSentence = (before: Segment | undefined): boolean =>
  before?.label === 'edition' || ((before?.label === 'title' || before?.label === 'container-title') && sentenceEnds.test(before.text))
const isHouseBefore = (town: string, house: string): boolean => isTown(town) && !isTown(house) && !noHouse.test(house)

/** `Was ist ein Kai? Nomos, Bremen.`, `2. Aufl., Kaiverlag, Hamburg.`: two names in a sentence of their own, the second of a town and the first of none. */
export const withHouseBeforeTown: Mend = (_, segments) => {
  const at = segments.findIndex(isImprint)
  const [before, first, second] = at < 1 ? [] : segments.slice(at - 1, at + 2)
  if (!first || !isBehindSentence(before) || segments.filter(isImprint).length > 2) return segments
  if (second && isImprint(second)) {
    const isPair = first.label === 'publisher' && /^[^,:()\d]*,\s*$/u.test(first.text) && isHouseBefore(second.text, first.text)
    return isPair ? segments.with(at, surely(first)).with(at + 1, surely(second)) : segments
  }
  const { house = '', town = '' } = houseAndTown.exec(first.text)?.groups ?? {}
  if (!isHouseBefore(town, house) || segments.filter(isImprint).length > 1) return segments
  return segments.toSpliced(at, 1, ...cutAt(surely({ ...first, label: 'publisher' }), house.length, 'location'))
}
