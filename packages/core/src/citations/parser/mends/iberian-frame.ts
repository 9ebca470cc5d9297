import { shortMonth, monthName } from '../../../structure/words/months.js'
import { isGroup } from '../fields/group.js'
import { isTown } from '../fields/town.js'
import { has, inTurn, isContainer, type Mend, withStretch } from '../segment.js'

const surname = String.raw`\p{Lu}[\p{Lu}’'-]+(?:\s(?:[Dd][AaEeOo][Ss]?\s)?\p{Lu}[\p{Lu}’'-]+)*`
const inFull = String.raw`\p{Lu}\p{Ll}+(?:[\s-](?:(?:d[aeo]s?|e)\s)?\p{Lu}\p{Ll}+)*`
const initials = String.raw`\p{Lu}\.(?:\s?\p{Lu}\.)*`
const person = String.raw`${surname}, (?:${inFull}(?:\s${initials})?|${initials})(?:\sd[aeo]s?)?`
const names = new RegExp(String.raw`^${person}(?:; ${person})+(?<role> \((?:orgs?|coords?|eds?|comps?)\.?\))?(?:\.|(?<=\.)|,? (?=\())\s*(?=[\p{Lu}\d“"«(])`, 'u')

/** `SILVA, João; SANTOS FILHO, Luís. Redes.`: surnames in capitals before the given names, and semicolons between people. Behind them stands the title. */
const withPeople: Mend = (raw, segments) => {
  const found = names.exec(raw)
  if (!found || isGroup(found[0])) return segments
  const people = withStretch(raw, segments, [0, found[0].trimEnd().length], found.groups!.role === undefined ? 'author' : 'editor')
  const behind = people[1]
  return !has(people, 'title') && isContainer(behind) ? people.with(1, { ...behind!, label: 'title' }) : people
}

/** Most entries have none, and to look for the begin of a journal at every word takes long. */
const counted = /,\s(?:v\.|n\.|ano)\s?\d/
const journal = /(?<=[.?!]["”]?\s)(?<journal>\p{Lu}[^.;:?!]*?)(?:,\s(?<place>\p{Lu}[\p{L} ’'-]+))?,\s(?=(?:v\.|ano)\s?\d+,\s(?:n\.\s?[\w/-]+,\s)?p\.\s?\d|n\.\s?\d+,\sp\.\s?\d)/u

/**
 * `A pesca. Estudos do Mar, Recife, v. 12, n. 3, p. 45-67, 2018.`: the name of a journal follows a sentence, and behind it stands where it comes out.
 * What is no known town may be the end of its name.
 */
const withJournal: Mend = (raw, segments) => {
  const found = counted.test(raw) ? journal.exec(raw) : null
  if (!found || has(segments, 'publisher')) return segments
  const from = found.index
  const { journal: name = '', place } = found.groups!
  const isPlaced = place !== undefined && isTown(place)
  const to = from + name.length + (place === undefined || isPlaced ? 0 : place.length + 2)
  const named = withStretch(raw, segments, [from, to], 'journal')
  if (isPlaced) return withStretch(raw, named, [to + 2, to + 2 + place.length], 'location')
  return place === undefined || /\se\s/u.test(place) ? named : named.map((segment) => (segment.label === 'journal' ? { ...segment, confidence: 0.5 } : segment))
}

const town = new RegExp(String.raw`(?<=\.\s)(?<place>\p{Lu}[^.,;:]+),\s(?=(?:\d{1,2}\s)?(?:(?:${monthName}|${shortMonth})\s)?(?:19|20)\d\d\.\s(?:Available at|Retrieved from)[\s:])`, 'u')

/** `Censo da costa. Brasília, 2021. Available at: https://…` */
const withTown: Mend = (raw, segments) => {
  const found = /Available|Retrieved/.test(raw) ? town.exec(raw) : null
  const place = found?.groups?.place
  return place !== undefined && isTown(place) ? withStretch(raw, segments, [found!.index, found!.index + place.length], 'location') : segments
}

/** Entries as papers in Portuguese and Spanish have them (ABNT NBR 6023). */
export const withIberianFrame = inTurn(withPeople, withJournal, withTown)
