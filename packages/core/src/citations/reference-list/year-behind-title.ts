import type { ParsedEntry } from '../parser/entry.js'

/** `Harbour Studies 2017;12:45–67`: the year behind the name of a journal, with no sign between them. */
const behindJournal = /[\p{L})] (?:19|20)\d\d;\s?\d/u
/** So many entries show that years stand so in their list. */
const fewest = 3

const atEnd = /^(.*[^\s.,:;?!–-])\s((?:19|20)\d\d)$/su
/** What follows a title that its year ends: the address, or nothing more. */
const behind = /^[\s.]*(?:https?:\/\/|www\.|doi|\(accessed|$)/iu
/** A year belongs to these words: `from 1992 to 2022`, `in 2021`. */
const takesYear = /(?:\d|(?<!\p{L})(?:in|to|and|of|since|until|by|from|for|during|version|v))$/iu

/**
 * Where a list has the year right behind the name of a journal, it has it right behind the title of what came out in none: `Tides of the north
 * 2021. https://…` (Elsevier’s Vancouver style).
 */
export const withYearsBehindTitles = (entries: readonly ParsedEntry[]): readonly ParsedEntry[] =>
  entries.filter(({ raw }) => behindJournal.test(raw)).length < fewest ? entries : entries.map(withYearBehindTitle)

const withYearBehindTitle = (entry: ParsedEntry): ParsedEntry => {
  const { raw, csl, fields } = entry
  const [, title, year] = atEnd.exec(csl.title ?? '') ?? []
  const [from, to] = fields['title']?.span ?? [0, 0]
  const at = year === undefined ? -1 : raw.slice(from, to).lastIndexOf(year)
  if (csl.issued ?? csl['container-title'] ?? (at < 0 || takesYear.test(title!) || !behind.test(raw.slice(from + at + 4)))) return entry
  const own = { ...fields['title']!, span: [from, from + raw.slice(from, from + at).trimEnd().length] as const }
  return {
    ...entry,
    csl: { ...csl, title: title!, issued: { 'date-parts': [[Number(year)]] } },
    fields: { ...fields, title: own, issued: { span: [from + at, from + at + 4], confidence: 1 } },
  }
}
