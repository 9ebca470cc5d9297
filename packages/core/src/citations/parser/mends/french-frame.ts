import { isHouse, titleLanguage } from '../../words/title-language.js'
import { isTown } from '../fields/town.js'
import { cutAt, has, type Mend, type Segment, surely, withStretch } from '../segment.js'

const surname = String.raw`\p{Lu}{2,}(?:[ ’'-]\p{Lu}{2,})*`
const given = String.raw`\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*`
const person = `${surname} ${given}`
const names = new RegExp(String.raw`^${person}(?:(?:, | et )${person})*(?<role> \((?:dir|éd|coord)s?\.\))?,\s+(?=[\p{Lu}\d«])`, 'u')
const periodical = '(?:revue|cahiers?|annales|bulletin|journal|actes)'
const series = String.raw`coll\.\s+«[^«»]+»`
/** Behind the title: a place, who published the work, the series and the year, between commas. */
const imprint = new RegExp(String.raw`,\s+(?!${periodical}\s)(?<place>\p{Lu}[\p{L} ’'-]+),\s+(?<house>[\p{Lu}\d][\p{L}\d &.’'-]+),\s+(?:${series},\s+)?(?:1[5-9]|20)\d\d(?:,\s+\d+\s?p)?\.?$`, 'iu')
const collection = new RegExp(String.raw`(?<=,\s)${series}(?=[,.]|$)`, 'u')

/**
 * `LEROUX Anne, La Digue, Paris, Rivage, 1983.`: papers in French have surnames in capitals before the given names, and commas alone behind
 * them. A book whose title the model has not found stands between the names and the place.
 */
export const withFrenchFrame: Mend = (raw, segments) => {
  const found = collection.exec(raw)
  const parts = found ? withStretch(raw, segments, [found.index, found.index + found[0].length], 'collection-title') : segments
  const [begun = '', role] = names.exec(raw) ?? []
  if ((begun !== '' || isRomance(parts) || french.test(raw)) && has(parts, 'title')) return withHouse(parts)
  const end = begun === '' ? null : imprint.exec(raw)
  const { place, house } = end?.groups ?? {}
  if (place === undefined || house === undefined || end!.index < begun.length) return parts
  const at = raw.indexOf(place, end!.index)
  const behind = raw.indexOf(house, at + place.length)
  const told = [
    [[0, begun.length], role === undefined ? 'author' : 'editor'],
    [[begun.length, end!.index], 'title'],
    [[at, at + place.length], 'location'],
    [[behind, behind + house.length], 'publisher'],
  ] as const
  return told.reduce<readonly Segment[]>((all, [span, label]) => withStretch(raw, all, span, label), parts)
}

/** `Vento di mare, Torino, Rivage, 1983`: Italian lists have the place before the publisher, and commas alone, too. */
const isRomance = (segments: readonly Segment[]): boolean =>
  segments.some(({ label, text }) => (label === 'title' && romance.has(titleLanguage(text) ?? '')) || (label === 'location' && isHouse(placeAndHouse.exec(text)?.[2] ?? '')))

/** `« Mesurer la mer », in A. Verdier (dir.)` */
const french = /«\s.*\s»,\s+(?:in|dans)\s|\s\(dirs?\.\),\s/u

const romance: ReadonlySet<string> = new Set(['fr', 'it'])

const placeAndHouse = /^(\s*\p{Lu}[\p{L} ’'-]+,\s+)(\p{Lu}[^,]+)[,.]\s*$/u

/** `Lyon, Rivage, 1979`, `Lyon, Rivage, p. 5-9`, `Lyon, Rivage.`: of two names before the year, the pages or the end the second is that of the publisher. */
const withHouse = (segments: readonly Segment[]): readonly Segment[] => {
  if (has(segments, 'publisher')) return segments
  return segments.flatMap((segment, index): Segment[] => {
    const [, place, house = ''] = (segment.label === 'location' && placeAndHouse.exec(segment.text)) || []
    const next = segments[index + 1]?.label
    const isTold = place !== undefined && (next === 'date' || ((next === 'pages' || next === undefined) && isTown(place) && !isTown(house)))
    return isTold ? cutAt(surely(segment), place.length, 'publisher') : [segment]
  })
}
