import { isGroup } from '../../fields/group.js'
import { cutAt, has, inTurn, isContainer, joined, type Mend, type Segment, surely } from '../../segment.js'

/** `Frankfurt am Main/New York: Campus`: what stands before a slash is a place, as what stands behind it. */
const withTownBeforeSlash: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'location' && text.startsWith('/') && /^(?:container-title|journal|publisher)$/.test(segments[index - 1]?.label ?? ''))
  return at < 0 ? segments : segments.toSpliced(at - 1, 2, joined(raw, segments[at - 1]!, segments[at]!, 'location'))
}

const town = /^\s*\p{Lu}[\p{L}’'-]+(?:\s\p{L}[\p{L}’'-]+){0,2}(?:,\s*)?$/u

/**
 * `Anais de Comércio, Recife, v. 7`: no journal has its publisher before it; what stands between its name and its volume is where it comes
 * out (ABNT NBR 6023).
 */
const withTownOfJournal: Mend = (_, segments) =>
  segments.map((segment, index) => {
    const isTown = (place: number): boolean => {
      const [before, named, volume] = [segments[place - 1], segments[place], segments[place + 1]]
      return before?.label === 'publisher' && /,\s*$/.test(before.text) && (named?.label === 'journal' || named?.label === 'location') && town.test(named.text) && volume?.label === 'volume' && /^v/i.test(volume.text)
    }
    if (isTown(index)) return { ...segment, label: 'location' }
    return isTown(index + 1) ? { ...segment, label: 'journal' } : segment
  })

const systems = 'Alabama|Alaska|Arkansas|California|Colorado|Hawai[‘’\\x27]?i|Houston|Illinois|Maryland|Massachusetts|Missouri|Nebraska|Nevada|North Carolina|South Carolina|Tennessee|Texas|Wisconsin'
const ofState = new RegExp(String.raw`\b(?:University of (?:${systems})|(?:${systems}) State University|State University of New York|City University of New York),\s*$`, 'u')

/** `University of California, Irvine`: universities of a state or a city share a name, and the town says which; with a state behind it, it says where. */
const withCampus: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'publisher' && ofState.test(text) && segments[index + 1]?.label === 'location' && !/\p{L}, \p{L}/u.test(segments[index + 1]!.text))
  if (at < 0) return segments
  const [university, town] = [segments[at]!, segments[at + 1]!]
  return segments.toSpliced(at, 2, { ...joined(raw, university, town, 'publisher'), confidence: university.confidence })
}

const acronymAlone = /^[\s.,]*\p{Lu}{3,6},\s*$/u
const acronymBefore = /^([\s.,]*(?!USA|UAE|GDR|DDR|PRC)\p{Lu}{3,6},\s+)\p{Lu}\p{Ll}/u

/**
 * `Harbour Bureau, “Noise,” | HBR, Bergen, Norway, | 2018.` (IEEE Reference Guide 2023, reports): no town is called by capitals alone, and what a group
 * has written stands in no meeting.
 */
const withAcronym: Mend = (_, segments) => {
  const [names] = segments.filter(({ label }) => label === 'author')
  if (!names || !isGroup(names.text.replace(/[\s,.]+$/, '')) || has(segments, 'publisher', 'volume', 'pages', 'doi', 'url', 'editor')) return segments
  return segments.flatMap((segment, index): Segment[] => {
    const [before, after] = [segments[index - 1], segments[index + 1]]
    if (isContainer(segment) && before?.label === 'title' && after?.label === 'location' && acronymAlone.test(segment.text)) return [surely({ ...segment, label: 'publisher' })]
    const end = segment.label === 'location' && before?.label === 'title' ? acronymBefore.exec(segment.text)?.[1]!.length : undefined
    return end === undefined ? [segment] : cutAt(surely({ ...segment, label: 'publisher' }), end, 'location')
  })
}

const townAndCountry = /^[\s,]*\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?,\s\p{Lu}[\p{L}.’' -]*,\s*$/u

/**
 * `Harbour Bureau, “Noise,” | Bergen, Norway, | Rep. 19-204,`, `“Noise,” | Fjord Inst., | Bergen, | Tech. Rep. 12,`: before the number of a report stands
 * its town, and before that who has brought it out, if that is not its author (IEEE Reference Guide 2023, reports).
 */
const withTownOfReport: Mend = (raw, segments) => {
  const [names] = segments.filter(({ label }) => label === 'author')
  const end = segments.findIndex(({ label, text }) => label === 'number' && /^[\s,]*(?:Tech\.\s)?Rep(?:\.|ort)\s/u.test(text))
  const from = segments.slice(0, Math.max(end, 0)).findLastIndex(({ label }) => label === 'title') + 1
  const house = segments[from]
  if (from > 0 && end === from + 2 && house?.label === 'journal' && segments[from + 1]!.label === 'location' && !town.test(house.text)) return segments.with(from, { ...house, label: 'publisher' })
  const isBetween = from > 0 && end > from && segments.slice(from, end).every((segment) => isContainer(segment) || segment.label === 'location')
  if (!isBetween || !names || !isGroup(names.text.replace(/[\s,.]+$/, ''))) return segments
  const place = joined(raw, segments[from]!, segments[end - 1]!, 'location')
  return townAndCountry.test(place.text) && !isGroup(place.text.trim()) ? segments.toSpliced(from, end - from, surely(place)) : segments
}

/** Puts right what is a place, and what is part of a name. */
export const withPlaces = inTurn(withTownBeforeSlash, withTownOfJournal, withCampus, withAcronym, withTownOfReport)
