import type { CslName } from '../item.js'
import type { Reference } from '../reference-list/reference.js'

/** Nobody knows where an entry belongs in the alphabet that says not who made it, or not clearly; it may be no entry at all. */
export const isPlaceless = ({ grey, entry, raw, labelled }: Reference): boolean => {
  const [first] = entry.csl.author ?? entry.csl.editor ?? []
  return first ? grey && isTurnedRound(first, raw) : grey || /\p{L}{3}/u.test(raw.slice(labelled, entry.fields['title']?.span[0] ?? 0))
}

/** `Brogden v Railway Co`: in an alphabet the surname comes first; what was taken for given names before it may be anything. */
const isTurnedRound = ({ family = '', given = '' }: CslName, raw: string): boolean => given !== '' && raw.includes(given) && raw.indexOf(given) < raw.indexOf(family)
