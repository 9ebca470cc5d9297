import type { Link, LinkKind } from '../cluster.js'
import { particles, type EntryKey } from './entry-key.js'
import { distance, fold } from './fold.js'

/** What a cite says of its work. */
export interface Claim {
  readonly names: readonly string[]
  readonly etAl: boolean
  readonly year?: string | undefined
  readonly letter?: string | undefined
  readonly title?: string | undefined
}

export const unlinked: Link = { kind: 'none', references: [], score: 0 }

/** The entries of a list, ready to be found by name, year and number. */
export class EntryIndex {
  private readonly byLead = new Map<string, EntryKey[]>()
  private readonly byNumber = new Map<number, EntryKey>()
  private readonly known = new Map<string, Link>()
  /** Entries that repeat an earlier one, with that one. */
  readonly duplicates: ReadonlyMap<string, string>
  readonly highest: number

  constructor(readonly keys: readonly EntryKey[]) {
    for (const key of keys) {
      for (const lead of key.leads) this.add(lead, key)
      for (const acronym of key.acronyms) this.add(acronym, key)
      if (key.number !== undefined && !this.byNumber.has(key.number)) this.byNumber.set(key.number, key)
    }
    this.duplicates = duplicatesOf(keys)
    this.highest = Math.max(0, ...this.byNumber.keys())
  }

  entry(number: number): EntryKey | undefined {
    return this.byNumber.get(number)
  }

  numbered(number: number): Link {
    const key = this.byNumber.get(number)
    return key ? { kind: 'exact', references: [key.id], score: 1 } : unlinked
  }

  /** The entries whose first author, group or title begins as the name does. */
  named(name: string): readonly EntryKey[] {
    return this.byLead.get(fold(name)) ?? []
  }

  /** The entry that has these words as a title, where there is but one. */
  titled(title: string): Link {
    const words = fold(title)
    if (words.length < 4) return unlinked
    const found = this.keys.filter((key) => key.folded.includes(words) && ` ${key.folded} `.includes(` ${words} `) && !this.duplicates.has(key.id))
    return found.length === 1 ? { kind: 'exact', references: [found[0]!.id], score: 0.9 } : unlinked
  }

  /** Links a cite; with a year in it the year has to agree or be near, without one the name alone decides. */
  link(claim: Claim): Link {
    const key = JSON.stringify([claim.names.map(fold), claim.etAl, claim.year, claim.letter, claim.title])
    let link = this.known.get(key)
    if (!link) this.known.set(key, (link = this.find(claim)))
    return link
  }

  private find(claim: Claim): Link {
    if (claim.names.length === 0) return unlinked
    const first = fold(claim.names[0]!)
    if (first === '') return unlinked
    const known = this.ranked(this.byLead.get(first) ?? [], first, claim)
    const ranked = known.length > 0 ? known : this.ranked(this.keys, first, claim)
    const best = ranked[0]
    if (!best) return unlinked
    const equal = ranked.filter(({ score, entry }) => score > best.score - 0.001 && !this.duplicates.has(entry.id))
    const references = (equal.length > 0 ? equal : [best]).map(({ entry }) => entry.id)
    return { kind: references.length > 1 ? 'ambiguous' : best.kind, references, score: best.score }
  }

  private ranked(keys: readonly EntryKey[], first: string, claim: Claim): { entry: EntryKey; kind: LinkKind; score: number }[] {
    return keys
      .flatMap((entry) => this.compare(entry, first, claim))
      .filter(({ score }) => score >= 0.5)
      .sort((one, other) => other.score - one.score)
  }

  private compare(entry: EntryKey, first: string, claim: Claim): { entry: EntryKey; kind: LinkKind; score: number }[] {
    const name = firstName(entry, first, claim.year !== undefined)
    if (!name) return []
    const others = coAuthors(entry, claim)
    const year = years(entry, claim)
    if (!year) return []
    // Two doubts at once are none of the mistakes that people make: it is another work.
    const doubts = [name, others, year].filter(({ kind }) => kind !== 'exact' && kind !== 'particle' && kind !== 'acronym')
    if (doubts.length > 1) return []
    const kind = doubts[0]?.kind ?? (name.kind === 'exact' ? others.kind : name.kind)
    return [{ entry, kind, score: name.score * others.score * year.score * crowd(entry, claim) * titled(entry, claim) }]
  }

  private add(lead: string, key: EntryKey): void {
    const list = this.byLead.get(lead)
    if (list?.includes(key)) return
    if (list) list.push(key)
    else this.byLead.set(lead, [key])
  }
}

interface Judged {
  readonly kind: LinkKind
  readonly score: number
}

const exact: Judged = { kind: 'exact', score: 1 }

const firstName = (entry: EntryKey, name: string, dated: boolean): Judged | undefined => {
  if (entry.leads.includes(name)) return exact
  if (entry.acronyms.includes(name)) return { kind: 'acronym', score: 0.9 }
  const bare = name.replace(particles, '')
  if (entry.leads.some((lead) => lead.replace(particles, '') === bare)) return { kind: 'particle', score: 0.92 }
  // The beginning of a group's name or of a title; one word alone says little.
  const telling = name.includes(' ') || name.length > 6
  if (telling && entry.leads.some((lead) => lead.startsWith(`${name} `))) return { kind: 'exact', score: name.includes(' ') ? 0.85 : 0.75 }
  const most = dated ? (name.length >= 7 ? 2 : name.length >= 4 ? 1 : 0) : name.length >= 8 ? 2 : name.length >= 5 ? 1 : 0
  if (most === 0) return undefined
  const off = Math.min(...entry.leads.map((lead) => distance(lead, name, most)))
  return off <= most ? { kind: 'spelling', score: 0.8 - 0.1 * off } : undefined
}

const coAuthors = (entry: EntryKey, { names }: Claim): Judged => {
  let judged = exact
  for (const name of names.slice(1)) {
    const words = fold(name).split(' ').filter((word) => word.length > 1)
    const last = words.at(-1)
    if (last === undefined || entry.names.has(last)) continue
    const close = last.length >= 5 && [...entry.names].some((word) => distance(word, last, 1) <= 1)
    judged = close ? { kind: 'spelling', score: 0.8 } : { kind: 'authors', score: 0.6 }
  }
  return judged
}

const years = (entry: EntryKey, { year, letter }: Claim): Judged | undefined => {
  if (year === undefined) return exact
  if (entry.year === undefined) return { kind: 'in-press', score: 0.6 }
  const [one, other] = [Number(year), Number(entry.year)]
  if (Number.isNaN(one) || Number.isNaN(other)) {
    if (Number.isNaN(one) && Number.isNaN(other)) return letterOf(entry, letter)
    return entry.years.includes(year) ? { kind: 'exact', score: 0.9 } : { kind: 'in-press', score: 0.6 }
  }
  if (one === other) return letterOf(entry, letter)
  if (entry.years.includes(year)) return { kind: 'exact', score: 0.9 }
  const mistyped = Math.abs(one - other) <= 2 || distance(year, entry.year, 1) <= 1
  return mistyped ? { kind: 'year', score: 0.7 - 0.01 * Math.min(10, Math.abs(one - other)) } : undefined
}

const letterOf = (entry: EntryKey, letter: string | undefined): Judged =>
  letter === entry.letter ? exact : letter !== undefined && entry.letter !== undefined ? { kind: 'letter', score: 0.6 } : { kind: 'letter', score: 0.9 }

/** Of works by the same first author, the one with as many authors as the cite has is meant. */
const crowd = (entry: EntryKey, { names, etAl }: Claim): number => {
  if ((etAl ? 3 : Math.min(3, names.length)) === entry.authors) return 1
  return etAl || names.length === 1 ? 0.97 : 0.99
}

const titled = (entry: EntryKey, { title }: Claim): number => (title === undefined || ` ${entry.folded} `.includes(` ${fold(title)} `) ? 1 : 0.8)

/** Entries that repeat an earlier one: of the same year and first author, and the same words but for one in twenty. */
export const duplicatesOf = (keys: readonly EntryKey[]): Map<string, string> => {
  const found = new Map<string, string>()
  const seen = new Map<string, EntryKey[]>()
  for (const key of keys) {
    if (key.work.length < 12) continue
    const bucket = `${key.year ?? ''}|${key.work.split(' ').slice(0, 4).join(' ')}`
    const alike = seen.get(bucket) ?? []
    const first = alike.find((each) => overlap(each.work, key.work) >= 0.95 && (each.dashed || key.dashed || each.leads[0] === key.leads[0]))
    if (first) found.set(key.id, first.id)
    else seen.set(bucket, [...alike, key])
  }
  return found
}

const overlap = (one: string, other: string): number => {
  const [words, others] = [one.split(' '), new Set(other.split(' '))]
  const common = words.filter((word) => others.has(word)).length
  return common / Math.max(words.length, others.size)
}
