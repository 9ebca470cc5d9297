import type { LinkKind } from '../cluster.js'
import { lastWord, undeclined, withoutParticle, type EntryKey } from './entry-key.js'
import { distance, fold } from './fold.js'
import { agree } from './given-name.js'

/** What a cite says of its work. */
export interface Claim {
  readonly names: readonly string[]
  readonly etAl: boolean
  /** What the first is called beside the surname, where the text says it: `E.`, `Ada` */
  readonly given?: string | undefined
  readonly year?: string | undefined
  readonly letter?: string | undefined
  readonly title?: string | undefined
}

/** An entry that a cite may mean, and how well they agree. */
export interface Candidate {
  readonly entry: EntryKey
  readonly kind: LinkKind
  /** 0 to 1. */
  readonly score: number
}

/** The folded first name of a cite, which is compared with many entries: as it is, without a particle, and without its endings. */
export interface FirstName {
  readonly name: string
  readonly bare: string
  readonly stem: string
}

export const firstNameOf = (name: string): FirstName => ({ name, bare: withoutParticle(name), stem: undeclined(name) })

/** How an entry and a cite agree. Undefined where they are of different works. */
export const compare = (entry: EntryKey, first: FirstName, claim: Claim): Candidate | undefined => {
  const year = years(entry, claim)
  const name = year && answerTo(entry, first, claim.year !== undefined)
  if (!name) return undefined
  // Two doubts at once are none of the mistakes that people make: it is another work.
  if (isDoubt(name) && isDoubt(year)) return undefined
  const others = coAuthors(entry, claim)
  const doubts = [name, others, year].filter(isDoubt)
  if (doubts.length > 1) return undefined
  const kind = doubts[0]?.kind ?? (name.kind === 'exact' ? others.kind : name.kind)
  return { entry, kind, score: name.score * others.score * year.score * likeness(entry, claim) }
}

interface Judged {
  readonly kind: LinkKind
  readonly score: number
}

const isDoubt = ({ kind }: Judged): boolean => kind !== 'exact' && kind !== 'particle' && kind !== 'acronym'

const exact: Judged = { kind: 'exact', score: 1 }

const answerTo = (entry: EntryKey, { name, bare, stem }: FirstName, dated: boolean): Judged | undefined => {
  if (entry.leads.includes(name)) return exact
  if (entry.acronyms.includes(name)) return { kind: 'acronym', score: 0.9 }
  if (entry.bareLeads.includes(bare)) return { kind: 'particle', score: 0.92 }
  // The beginning of a group's name or of a title; one word alone says little.
  const telling = name.includes(' ') || name.length > 6
  if (telling && entry.leads.some((lead) => lead.startsWith(`${name} `))) return { kind: 'exact', score: name.includes(' ') ? 0.85 : 0.75 }
  if (name.includes(' ') && entry.stems.includes(stem)) return { kind: 'exact', score: 0.9 }
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
    if (last === undefined || entry.names.has(last) || entry.surnames?.includes(last)) continue
    if (!isNearOne(last, entry.names)) return { kind: 'authors', score: 0.6 }
    judged = { kind: 'spelling', score: 0.8 }
  }
  return judged
}

const isNearOne = (name: string, words: ReadonlySet<string>): boolean => {
  if (name.length < 5) return false
  for (const word of words) if (distance(word, name, 1) <= 1) return true
  return false
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

const likeness = (entry: EntryKey, claim: Claim): number => crowd(entry, claim) * sequence(entry, claim) * called(entry, claim) * titled(entry, claim)

/** Of works by the same first author, the one with as many authors as the cite has is meant. */
const crowd = (entry: EntryKey, { names, etAl }: Claim): number => {
  if ((etAl ? 3 : Math.min(3, names.length)) === entry.authors) return 1
  // “et al.” stands for nobody where a work has one author.
  if (etAl && entry.authors === 1) return 0.95
  return etAl || names.length === 1 ? 0.97 : 0.99
}

/** An author with given names and a particle is hardly ever longer. */
const wordsOfAnAuthor = 4

/** Of works by the same first author, the one is meant whose next authors are named: nobody passes one over (APA 7, 8.18). */
const sequence = (entry: EntryKey, { names }: Claim): number => {
  if (names.length < 2) return 1
  if (entry.surnames) return names.every((name, place) => lastWord(name) === entry.surnames![place]) ? 1 : 0.98
  const words = [...entry.names]
  return names.every((name, place) => words.indexOf(lastWord(name)) < (place + 1) * wordsOfAnAuthor) ? 1 : 0.98
}

/** Authors of one surname are told apart by their initials or given names (APA 7, 8.20; MLA 9, 6.4). */
const called = ({ given: known }: EntryKey, { given }: Claim): number => (given === undefined || known.length === 0 || agree(given, known) ? 1 : 0.98)

const titled = (entry: EntryKey, { title }: Claim): number => (title === undefined || ` ${entry.folded} `.includes(` ${fold(title)} `) ? 1 : 0.8)
