import { nameParticle } from '../../structure/words/name-particle.js'
import type { ParsedEntry } from '../parser/entry.js'

const name = String.raw`(?:\p{L}[\p{L}\p{M}'’-]*\s){1,3}\p{Lu}{1,4}(?:\s(?:Jr|Sr|2nd|3rd|${nameParticle}))?`
const stopped = String.raw`\p{L}[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*){0,2},\s(?:(?:\p{Lu}|Chr?|Th|Ph|Yu|Ya|Zh)\.[\s-]?){1,6}(?:(?:${nameParticle})(?:\.\s|(?=;)))?`
/** Names as medical styles write them, up to their stop, `Lee AB, Roe C, et al.`, and as chemists do: `Lee, A. B.; Roe, C.` */
const names = new RegExp(String.raw`^\s*(?:${name}(?:,\s${name}){0,200}(?:,?\s(?:et al|and others))?\.(?=\s+[\p{Lu}\p{N}“"‘'])|${stopped}(?:;\s${stopped}){0,200}(?=\p{Lu}\p{Ll}|\p{Lu}{2}))`, 'u')

const inFull = String.raw`\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*){0,2},\s\p{Lu}[\p{L}\p{M}.'’-]*(?:\s\p{L}[\p{L}\p{M}.'’-]*){0,3}`
/** `Muster, Hans; Beispiel, Anna: Die Werften.`, as German lists have them: a colon ends the names. */
const beforeColon = new RegExp(String.raw`^\s*${inFull}(?:(?:;\s|\s?\/\s?|\su(?:nd|\.)\s)${inFull}){0,20}(?:\s(?:u\.\s?a\.|et\sal\.))?(?:\s\((?:Hrsg|Hg)\.\))?:(?=\s+[\p{Lu}\p{N}„“"»‘'])`, 'u')

const spoken = String.raw`\p{Lu}[\p{L}\p{M}.’'-]*(?:\s(?:\p{Lu}[\p{L}\p{M}.’'-]*|${nameParticle})){1,4}`
/** `Noam Berg, Tali Roe: Ropes of the north.`, as lists of computer scientists have them. */
const spokenBeforeColon = new RegExp(String.raw`^\s*${spoken}(?:,\s${spoken}){0,60}(?:,?\s(?:and|&)\s${spoken})?(?:,?\set\sal\.)?:(?=\s+[\p{Lu}\p{N}„“"»‘'])`, 'u')

/** So many entries show where the names of their list end, and so many in a hundred of those that are written so. */
const [fewest, most] = [4, 75]

/**
 * Reads the entries whose names run on, or end too soon, where those of their list do not: among names with bare initials, which end with a stop,
 * `Forbes C. Comparison, praise and irony.` has one name, and a title.
 */
export const withNamesEnded = (entries: readonly ParsedEntry[], reread: (raw: string, namesEnd: number) => ParsedEntry): readonly ParsedEntry[] => {
  const named = entries.flatMap((entry) => (entry.fields['author'] ? [{ entry, end: names.exec(entry.raw)?.[0].length, read: entry.fields['author'].span[1] }] : []))
  const shown = named.filter(({ end }) => end !== undefined)
  const alike = shown.filter(({ end, read }) => Math.abs(read - end!) <= 1).length
  if (alike < fewest || alike * 100 < shown.length * most) return withColons(entries, reread)
  const ends = new Map(named.flatMap(({ entry, end, read }) => (end !== undefined && Math.abs(read - end) > 1 ? [[entry, end] as const] : [])))
  return entries.map((entry) => (ends.has(entry) ? reread(entry.raw, ends.get(entry)!) : entry))
}

/** So many entries show that names end with a colon in their list: no other list has surnames, given names and a colon. */
const fewestColons = 3

/** Names before which a title might stand, as in `Ada Berg, Northern Ropes: A History`, do so in most entries of no list. */
const mostSpoken = 75

const withColons = (entries: readonly ParsedEntry[], reread: (raw: string, namesEnd: number) => ParsedEntry): readonly ParsedEntry[] => {
  const endedBy = (sign: RegExp, share: number): readonly (number | undefined)[] | undefined => {
    const ends = entries.map(({ raw }) => sign.exec(raw)?.[0].length)
    const shown = ends.filter((end) => end !== undefined).length
    return shown >= fewestColons && shown * 100 >= entries.length * share ? ends : undefined
  }
  const ends = endedBy(beforeColon, 50) ?? endedBy(spokenBeforeColon, mostSpoken)
  if (!ends) return entries
  return entries.map((entry, place) => {
    const [end, [, read] = [0, 0]] = [ends[place], entry.fields['author']?.span ?? entry.fields['editor']?.span]
    return end !== undefined && Math.abs(read - end) > 1 ? reread(entry.raw, end) : entry
  })
}

/**
 * Reads an entry whose names run on into what is set in italics: that is the title, as in `Clover, Carol J. *Men, Women, and Chain
 * Saws*`. `begins` is where the first italics stand in it.
 */
export const withNamesUpright = (entry: ParsedEntry, begins: number | undefined, reread: (raw: string, namesEnd: number) => ParsedEntry): ParsedEntry => {
  const [from, to] = entry.fields['author']?.span ?? [0, 0]
  return begins !== undefined && from < begins && begins < to && !/^et\b/u.test(entry.raw.slice(begins)) ? reread(entry.raw, begins) : entry
}
