import { isHouse } from '../../../words/title-language.js'
import { isGroup } from '../../fields/group.js'
import { namesMeeting } from '../../fields/type.js'
import { joined, type Mend, surely, withStretch } from '../../segment.js'

const presented = /(?:(?:(?:conference\s)?paper|poster(?:\ssession)?|lecture|talk)\s)?(?<!\p{L})(?:presented|delivered)\sat(?:\sthe\b|:)?(?=\s[\p{Lu}\d])|(?<!\p{L})(?:unpublished\s)?(?:paper|poster|lecture|talk)\spresented(?=\s[\p{Lu}\d])/iu

/** `In ECAI 2023, 645–652.`: how a meeting is called for short, and when it was. */
const abbreviated = /^[\s.,]*In:?\s\p{Lu}{3,}[\s’'-]*(?:(?:19|20)\d\d|\d\d)[\s.,]*$/u

/** `37th Geological Congress, Busan, | Corée du Sud.`: where people met is a town and its country; whoever has published what they said has a colon before. */
export const withPlaceOfMeeting: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }) => label === 'container-title' && namesMeeting(text))
  const [meeting, town, country, ...behind] = segments.slice(Math.max(at, 0))
  const isPlace = at >= 0 && town?.label === 'location' && /,\s*$/.test(town.text) && country?.label === 'publisher' && /^\p{Lu}[\p{L} ]+\.?$/u.test(country.text) && !isHouse(country.text) && !isGroup(country.text)
  const place = isPlace && behind.length === 0 && /,\s*$/.test(meeting!.text) ? [{ ...joined(raw, town, country, 'location'), confidence: town.confidence }] : undefined
  const found = place ? segments.toSpliced(at + 1, 2, ...place) : segments
  return found.map((segment) => (segment.label === 'container-title' && abbreviated.test(segment.text) ? surely(segment) : segment))
}

const capitals = /^[\s.,]*(?:In:?\s)?\p{Lu}{3,}\s*$/u
const yearAlone = /^\s*((?:19|20)\d\d)[\s.,]*$/

/**
 * `UAI | 1995, | pp. 403–410`: the year in which a work came out is no volume of what capitals call, but says which meeting it was. Journals that count their
 * volumes by years have no “pp.” behind them: `PTEP 2015, 033D01`.
 */
export const withYearOfMeeting: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => (label === 'journal' || label === 'container-title') && capitals.test(text) && segments[index + 1]?.label === 'volume' && /^\s*pp\./.test(segments[index + 2]?.text ?? ''))
  const [, year] = (at >= 0 && yearAlone.exec(segments[at + 1]!.text)) || []
  const isYear = year !== undefined && segments.some(({ label, text }) => label === 'date' && text.includes(year))
  return isYear ? segments.toSpliced(at, 2, joined(raw, segments[at]!, segments[at + 1]!, 'container-title')) : segments
}

/** `Paper presented at the Annual Meeting`, `Poster presented at: 12th Symposium`: the words say what a work is, and the name behind them where. */
export const withMeeting: Mend = (raw, segments) => {
  const said = presented.exec(raw)
  if (!said || segments.some(({ label, span }) => label === 'author' && span[1] > said.index)) return segments
  const cut = withStretch(raw, segments, [said.index, said.index + said[0].length], 'genre')
  const at = cut.findIndex(({ span }) => span[0] === said.index) + 1
  const meeting = cut[at]
  return meeting && mayBeMeeting.has(meeting.label) ? cut.with(at, surely({ ...meeting, label: 'container-title' })) : cut
}

const mayBeMeeting: ReadonlySet<string> = new Set(['title', 'container-title', 'journal', 'note', 'publisher'])

/** `Paper presentation`, as brackets say it. */
export const presentationOf = (words: string): string | undefined => {
  const [found] = presented.exec(`${words} X`) ?? []
  const [, kind = 'conference'] = found === undefined ? [] : (/^(?:(?:unpublished|conference)\s)?(paper|poster|lecture|talk)/iu.exec(found) ?? [])
  if (/^poster session/iu.test(found ?? '')) return 'Poster session'
  return found === undefined ? undefined : `${kind[0]!.toUpperCase()}${kind.slice(1).toLowerCase()} presentation`
}
