import type { Citation } from '../citations.js'
import type { Cite } from '../cluster.js'
import type { ParsedEntry } from '../parser/entry.js'
import type { Reference } from '../reference-list/reference.js'

/** Whether the names of a citation say what those of an entry do not, so that the latter cannot stand for them. */
export const isNamedOtherwise = (citation: Citation, references: ReadonlyMap<string, Reference>): boolean =>
  citation.cites.some((cite) => {
    const entry = references.get(cite.link.references[0] ?? '')?.entry
    return entry !== undefined && (isOneOfSeveral(cite, namesOf(entry)) || losesCapitals(citation, cite, entry))
  })

const namesOf = ({ csl: { author, editor } }: ParsedEntry): readonly string[] => (author ?? editor ?? []).map(({ family, literal }) => literal ?? family ?? '')

/** `(HBA et al. 2022)`: whoever says so of `HBA, HBB, and Fjord Bank` knows for several what was read as the name of one institution. */
const isOneOfSeveral = ({ etAl }: Cite, [only, ...others]: readonly string[]): boolean => etAl && others.length === 0 && /,\s/.test(only ?? '')

/** `(Harbour FC, 2019)` where a manager made `Fc, H.` of a club: what is called so in its entry, or has a last word that nobody can say, has no surname. */
const losesCapitals = ({ paragraph: { text } }: Citation, { from, to, names: [first = ''], link }: Cite, entry: ParsedEntry): boolean => {
  if (link.kind !== 'exact' || !/^\p{Lu}{2,}$/u.test(first) || namesOf(entry).some((name) => name.includes(first))) return false
  const [called] = new RegExp(String.raw`\p{Lu}\p{Ll}+\s+${first}(?!\p{L})`, 'u').exec(text.slice(from, to)) ?? []
  return called !== undefined && (unspeakable.test(first) || entry.raw.includes(called))
}

const unspeakable = /^[BCDFGHJKLMNPQRSTVWXZ]+$/u
