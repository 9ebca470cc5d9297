import { put } from '../../algorithms/grouped.js'
import { highest } from '../../algorithms/highest.js'
import type { Link, LinkKind } from '../cluster.js'
import { compare, firstNameOf, type Candidate, type Claim, type FirstName } from './compare.js'
import type { EntryKey } from './entry-key.js'
import { fold } from './fold.js'
import { agree } from './given-name.js'

export const unlinked: Link = { kind: 'none', references: [], score: 0 }

/** Links in which cite and entry say the same. Where one has a particle and the other has none, nobody knows which is right. */
export const agreeing: ReadonlySet<LinkKind> = new Set(['exact', 'acronym'])

/** The entries of a list, ready to be found by name, year and number. */
export class EntryIndex {
  private readonly byLead = new Map<string, EntryKey[]>()
  private readonly byBareLead = new Map<string, EntryKey[]>()
  private readonly byFirstWord = new Map<string, EntryKey[]>()
  private readonly byInitial = new Map<string, EntryKey[]>()
  private readonly byNumber = new Map<number, EntryKey[]>()
  private readonly byId: ReadonlyMap<string, EntryKey>
  private readonly known = new Map<string, Link>()
  /** Entries that repeat an earlier one, with that one. */
  readonly duplicates: ReadonlyMap<string, string>
  readonly highest: number
  /** Few of its entries have numbers: they kept them for the citations that did. */
  readonly keepsFew: boolean

  /** Beside the entries of a chapter, `beyond` has those of the whole document: what is none of the former may be one of the latter. */
  constructor(readonly keys: readonly EntryKey[], private readonly beyond?: EntryIndex) {
    for (const key of keys) {
      for (const bare of key.bareLeads) add(this.byBareLead, bare, key)
      for (const lead of key.leads) {
        add(this.byLead, lead, key)
        add(this.byFirstWord, lead.split(' ', 1)[0]!, key)
        if (lead.length <= longestName) add(this.byInitial, lead[0] ?? '', key)
      }
      for (const acronym of key.acronyms) add(this.byLead, acronym, key)
      if (key.number !== undefined) put(this.byNumber, key.number, key)
    }
    this.byId = new Map(keys.map((key) => [key.id, key]))
    this.duplicates = duplicatesOf(keys)
    this.highest = highest(this.byNumber.keys(), 0)
    this.keepsFew = this.byNumber.size > 0 && keys.some(({ number }) => number === undefined)
  }

  /** The same where entries, by their ids, have abbreviations beside their own. */
  alsoCalled(known: ReadonlyMap<string, ReadonlySet<string>>): EntryIndex {
    return new EntryIndex(this.keys.map((key) => ({ ...key, acronyms: [...key.acronyms, ...(known.get(key.id) ?? [])] })), this.beyond)
  }

  entry(number: number): EntryKey | undefined {
    return this.byNumber.get(number)?.[0]
  }

  numbered(number: number): Link {
    const [key, ...others] = this.byNumber.get(number) ?? []
    if (!key) return unlinked
    // Two lists count from one, or two entries share a paragraph that Word counts: nobody knows which of them is meant.
    const same = others.filter(({ id }) => !this.duplicates.has(id))
    return same.length > 0 ? { kind: 'ambiguous', references: [key, ...same].map(({ id }) => id), score: 0.5 } : { kind: 'exact', references: [key.id], score: 1 }
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

  /** The entry that is called so; or, as titles are cut short (MLA 9, 6.10), the one that alone has these words in its title. */
  entitled(title: string): Link {
    const words = fold(title)
    if (words.length < 3) return unlinked
    const known = this.keys.filter(({ id }) => !this.duplicates.has(id))
    const called = known.filter((key) => key.title === words)
    const found = called.length > 0 ? called : known.filter((key) => ` ${key.title ?? key.folded} `.includes(` ${words} `))
    return found.length === 1 ? { kind: 'exact', references: [found[0]!.id], score: 0.9 } : unlinked
  }

  /** Whether the entries that something is linked to have these words. */
  says(link: Link, words: string): boolean {
    return this.saying(link, words).length > 0
  }

  /** The one entry, of those that something may be linked to, that has these words; where there is none, or more, the link as it is. */
  told(link: Link, words: string): Link {
    const [found, ...others] = link.kind === 'ambiguous' ? this.saying(link, words) : []
    return found && others.length === 0 ? { kind: 'exact', references: [found.id], score: link.score } : link
  }

  private saying(link: Link, words: string): readonly EntryKey[] {
    const wanted = ` ${fold(words)} `
    return this.meantBy(link).filter(({ folded }) => ` ${folded} `.includes(wanted))
  }

  /** Whether the title of an entry that something is linked to begins with these words: so titles are cut short (MLA 9, 6.10), and words with a stop: `Rom.` */
  isEntitled(link: Link, words: string): boolean {
    return this.meantBy(link).some((key) => isBegunBy(key, words))
  }

  /** Whether the first author of an entry that something is linked to can have these given names. */
  calls(link: Link, given: string): boolean {
    return this.meantBy(link).some((key) => agree(given, key.given))
  }

  /** Whether these are all the authors of an entry that something is linked to. Three stand for more, and `et al.` for those not named. */
  isBy(link: Link, { names, etAl }: Pick<Claim, 'names' | 'etAl'>): boolean {
    return this.meantBy(link).some(({ authors }) => (etAl ? authors > 1 : names.length >= authors))
  }

  /** Whether an entry that something is linked to is of this year. */
  isOf(link: Link, year: string): boolean {
    return this.meantBy(link).some((key) => key.year === year)
  }

  private meantBy({ references }: Link): readonly EntryKey[] {
    return references.flatMap((id) => this.byId.get(id) ?? [])
  }

  /** Links a cite; with a year in it the year has to agree or be near, without one the name alone decides. */
  link(claim: Claim): Link {
    const key = [claim.year, claim.letter, claim.etAl, claim.title, claim.given, ...claim.names].join('|')
    let link = this.known.get(key)
    if (!link) this.known.set(key, (link = this.findAnywhere(claim)))
    return link
  }

  private findAnywhere(claim: Claim): Link {
    const own = this.find(claim)
    if (!this.beyond || agreeing.has(own.kind) || own.kind === 'ambiguous') return own
    const other = this.beyond.link(claim)
    return agreeing.has(other.kind) ? other : own
  }

  private find(claim: Claim): Link {
    if (claim.names.length === 0) return unlinked
    const first = firstNameOf(fold(claim.names[0]!))
    if (first.name === '') return unlinked
    const known = this.ranked(this.byLead.get(first.name) ?? [], first, claim)
    const ranked = known.length > 0 ? known : this.ranked(this.near(first), first, claim)
    const best = ranked[0]
    if (!best) return unlinked
    const equal = ranked.filter(({ score, entry }) => score > best.score - 0.001 && !this.duplicates.has(entry.id))
    const meant = begunBy((equal.length > 0 ? equal : [best]).map(({ entry }) => entry), claim.title)
    const references = meant.map(({ id }) => id)
    return { kind: references.length > 1 ? 'ambiguous' : best.kind, references, score: best.score }
  }

  /** The entries that a name may mean though it is none of their leads: another particle, the beginning of a group, a slip. */
  private near({ name, bare }: FirstName): readonly EntryKey[] {
    const lists = [this.byBareLead.get(bare), this.byFirstWord.get(name.split(' ', 1)[0]!)]
    return [...new Set([...lists, name.length <= longestName ? this.byInitial.get(name[0]!) : undefined].flatMap((list) => list ?? []))]
  }

  private ranked(keys: readonly EntryKey[], first: FirstName, claim: Claim): Candidate[] {
    return keys
      .flatMap((entry) => compare(entry, first, claim) ?? [])
      .filter(({ score }) => score >= 0.5)
      .sort((one, other) => other.score - one.score)
  }
}

/** Whether the title of an entry begins with these words. */
const isBegunBy = ({ title }: EntryKey, words: string): boolean => {
  const wanted = withoutArticle(fold(words))
  const beginning = words.trimEnd().endsWith('.') ? wanted : `${wanted} `
  return wanted !== '' && title !== undefined && `${withoutArticle(title)} `.startsWith(beginning)
}

/** Of entries that all have the words of a title that was cut short, the one that begins with them: “Rules” are the `Rules of Rope`. */
const begunBy = (entries: readonly EntryKey[], title: string | undefined): readonly EntryKey[] => {
  const begun = title === undefined || entries.length < 2 ? [] : entries.filter((entry) => isBegunBy(entry, title))
  return begun.length === 1 ? begun : entries
}

const withoutArticle = (title: string): string => title.replace(/^(?:an?|the) /, '')

/** Longer leads are groups and titles, in which a letter more or less is no slip of a name. */
const longestName = 30

const add = (map: Map<string, EntryKey[]>, name: string, key: EntryKey): void => {
  const list = map.get(name)
  if (!list) map.set(name, [key])
  else if (!list.includes(key)) list.push(key)
}

/** Entries that repeat an earlier one: of the same year and first author, and the same words but for one in twenty. */
export const duplicatesOf = (keys: readonly EntryKey[]): Map<string, string> => {
  const found = new Map<string, string>()
  const seen = new Map<string, [entry: EntryKey, words: readonly string[]][]>()
  for (const key of keys) {
    if (key.work.length < 12) continue
    const words = key.work.split(' ')
    const bucket = `${key.year ?? ''}|${words.slice(0, 4).join(' ')}`
    const distinct = new Set(words)
    const alike = seen.get(bucket)
    const first = alike?.find(([each, others]) => (each.dashed || key.dashed || each.leads[0] === key.leads[0]) && areAmong(others, distinct))
    if (first) found.set(key.id, first[0].id)
    else if (alike) alike.push([key, words])
    else seen.set(bucket, [[key, words]])
  }
  return found
}

/** Whether the words are the others but for one in twenty of the longer text. */
const areAmong = (words: readonly string[], others: ReadonlySet<string>): boolean => {
  const most = Math.max(words.length, others.size)
  let spare = words.length - most + Math.floor(most / 20)
  return spare >= 0 && words.every((word) => others.has(word) || spare-- > 0)
}
