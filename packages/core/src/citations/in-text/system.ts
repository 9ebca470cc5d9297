import type { Cluster } from '../cluster.js'
import type { EntryIndex } from './link.js'

/** The forms in which citations are typed into a text. */
export type TypedForm = 'author-date' | 'author-page' | 'brackets' | 'parentheses' | 'superscript'

/** What one paragraph would cite if it were read in each form. */
export type Candidates = Readonly<Record<TypedForm, readonly Cluster[]>>

/** How many clusters of a form some entry answers to. */
export const linked = (candidates: readonly Candidates[], form: TypedForm): number =>
  candidates.reduce((sum, each) => sum + each[form].filter(({ cites }) => cites.some(({ link }) => link.kind !== 'none')).length, 0)

/** How many numbers a form would cite. */
const different = (candidates: readonly Candidates[], form: TypedForm): number =>
  new Set(candidates.flatMap((each) => each[form].flatMap(({ cites }) => cites.map(({ number }) => number)))).size

/** A year or a title beside a name says more than a number. */
const telling = 1.5

/** The forms that a document cites in, the main one first; `noted` counts the notes that cite. */
export const chooseForms = (candidates: readonly Candidates[], index: EntryIndex, noted: number): TypedForm[] => {
  const count = (form: TypedForm): number => linked(candidates, form)
  const orphans = candidates.reduce((sum, each) => sum + each['author-date'].length, 0)
  const dated = index.keys.length === 0 ? orphans : count('author-date')
  const numbered: readonly TypedForm[] = ['brackets', 'parentheses', 'superscript']
  const numeric = numbered
    .map((form) => ({ form, weight: index.keepsFew || ascends(candidates, form, index) ? count(form) : 0 }))
    // Square brackets are for little else than citations; numbers that touch words are for much.
    .map((each, _, all) => (each.form !== 'brackets' && all[0]!.weight >= 3 && all[0]!.weight >= each.weight / 4 ? { ...each, weight: 0 } : each))
    .sort((one, other) => other.weight - one.weight || different(candidates, other.form) - different(candidates, one.form))[0]!
  const pages = count('author-page')
  const ranked = [
    { form: 'author-date' as const, weight: dated * telling },
    { form: numeric.form, weight: numeric.weight },
    { form: 'author-page' as const, weight: dated + noted > pages || index.keys.every((key) => key.leads.length === 0) ? 0 : pages },
  ].filter(({ weight }) => weight > 0)
  if (ranked.length === 0) return ['author-date']
  ranked.sort((one, other) => other.weight - one.weight)
  const main = ranked[0]!.weight >= noted * telling ? ranked[0]!.form : 'author-date'
  // Brackets and dates explain themselves beside another form and beside notes, and numbers that entries kept for them; others, and bare names, do not.
  const isPlain = (form: TypedForm, weight: number): boolean =>
    form === 'author-date' || (form === 'brackets' && weight >= 3) || (form === numeric.form && index.keepsFew)
  return ranked.filter(({ form, weight }) => form === main || isPlain(form, weight)).map(({ form }) => form)
}

/** Whether numbers come in for the first time one after the other: then they are citations, not powers or items of a list. */
const ascends = (candidates: readonly Candidates[], form: TypedForm, index: EntryIndex): boolean => {
  const seen = new Set<number>()
  let [inOrder, first] = [0, 0]
  let highest = 0
  for (const candidate of candidates) {
    for (const { cites } of candidate[form]) {
      for (const { number } of cites) {
        if (number === undefined || seen.has(number)) continue
        seen.add(number)
        first++
        if (number > highest && number <= highest + 3) inOrder++
        if (number > highest && number <= highest + 10) highest = number
      }
    }
  }
  if (form === 'brackets') return first > 0
  // A list in the order of the alphabet is not cited in the order of its numbers: then many of its numbers have to come.
  return first > 0 && (inOrder >= first / 2 || first >= Math.max(5, index.highest / 2))
}
