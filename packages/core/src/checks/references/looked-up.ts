import { defineCheck, type AnyCheck, type Check, type Example } from '../check.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import type { Work } from '../../citations/works.js'
import { fold, nameOf, placeOf } from './entry.js'
import { quoted } from '../wording.js'

type Declared = Omit<Check, 'aspect' | 'fix' | 'source' | 'provider' | 'examples' | 'subjects' | 'examine'>

const entry = ['[heading 1] References', 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67. https://doi.org/10.1234/jnt.2019.12']

const exampleWith = (work: Work, passes: boolean): Example => ({ lines: entry, works: { '10.1234/jnt.2019.12': work }, passes })

/** A check of entries against what is known of their DOIs. */
const lookedUp = ({ wrong, says, ...check }: Declared & {
  readonly wrong: Work
  readonly says: (work: Work, reference: Reference) => string | undefined
}): AnyCheck =>
  defineCheck<Reference>({
    ...check,
    aspect: 'references',
    fix: 'none',
    source: { source: 'style-neutral', section: 'manuscript convention' },
    provider: 'works',
    examples: [exampleWith({ exists: true, title: 'A year in the harbour' }, true), exampleWith(wrong, false)],
    subjects: ({ references }) => references.filter(({ entry: { csl } }) => csl.DOI !== undefined),
    examine(reference, { works }) {
      const doi = reference.entry.csl.DOI!.toLowerCase()
      const work = works?.get(doi)
      const message = work && says(work, reference)
      return message === undefined ? undefined : { at: placeOf(reference), message, found: doi }
    },
  })

/** A DOI leads to a work. */
export const doiValid = lookedUp({
  id: 'ref.doi-valid',
  severity: 'warning',
  title: 'DOIs that lead somewhere',
  expected: 'Every DOI is registered.',
  help: 'Copy the DOI from the work itself.',
  wrong: { exists: false },
  says: ({ exists }, reference) => (exists ? undefined : `The DOI of ${nameOf(reference)} is not registered. Copy it from the work.`),
})

/** … and to the one that is meant. */
export const doiMismatch = lookedUp({
  id: 'ref.doi-mismatch',
  severity: 'warning',
  title: 'DOIs of other works',
  expected: 'The DOI of an entry is that of its work.',
  help: 'Open the DOI, compare the titles, and correct the one that is wrong.',
  wrong: { exists: true, title: 'The migration of geese' },
  says({ title }, reference) {
    const [said, known] = [fold(reference.entry.csl.title ?? ''), fold(title ?? '')]
    if (said.length < 8 || known.length < 8 || said.includes(known) || known.includes(said) || shared(said, known) > 0.5) return undefined
    return `The DOI of ${nameOf(reference)} is that of ${quoted(title!, 80)}. Correct the DOI or the entry.`
  },
})

/** How many groups of four letters of the shorter one stand in the other: titles are shortened and translated in part. */
const shared = (one: string, other: string): number => {
  const groups = (text: string): Set<string> => new Set(Array.from({ length: Math.max(text.length - 3, 0) }, (_, at) => text.slice(at, at + 4)))
  const [few, many] = [groups(one), groups(other)].sort((a, b) => a.size - b.size)
  return [...few!].filter((group) => many!.has(group)).length / Math.max(few!.size, 1)
}

/** What was withdrawn is cited as withdrawn, or not at all. */
export const retracted = lookedUp({
  id: 'ref.retracted',
  severity: 'error',
  title: 'Retracted works',
  expected: 'No work in the list was retracted.',
  help: 'Take the citation out, or say in the entry and in the text that the work was retracted.',
  wrong: { exists: true, retracted: true },
  says: ({ retracted: gone }, reference) => (gone === true && !/retract/i.test(reference.raw) ? `${nameOf(reference)} was retracted; the list does not say so.` : undefined),
})
