import type { Place } from '../check.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { letter, number, only } from '../../structure/words/signs.js'
import { quoted } from '../wording.js'

export const entriesById = once(({ references }: Facts): ReadonlyMap<string, Reference> => new Map(references.map((reference) => [reference.id, reference])))

/** Where an entry stands; of one that is split over paragraphs, its first part. */
export const placeOf = ({ paragraphs, from, to }: Reference): Place => {
  const [paragraph] = paragraphs
  return { paragraph: paragraph!, from, to: paragraphs.length === 1 ? to : paragraph!.text.length }
}

/** Names and titles as they are compared: letters and digits alone. */
export const fold = (text: string): string => only(text.normalize('NFKD').toLowerCase(), letter | number)

/** How a message names an entry: by its names and its year as a citation would, or by how it begins. */
export const nameOf = ({ entry: { csl, letter, etAl }, raw }: Reference): string => {
  const [first, second, ...others] = (csl.author ?? csl.editor ?? []).map(({ family, literal }) => family ?? literal)
  const name = first === undefined || second === undefined ? first : etAl || others.length > 0 ? `${first} et al.` : `${first} and ${second}`
  const year = csl.issued?.['date-parts']?.[0]?.[0] ?? csl.issued?.literal
  return name === undefined ? quoted(raw, 40) : `${name}${year === undefined ? '' : ` (${year}${letter ?? ''})`}`
}
