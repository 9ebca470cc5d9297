import { defineCheck, type Problem } from '../check.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { list } from '../examples.js'
import { quoted, short } from '../wording.js'
import { nameOf, placeOf } from './entry.js'
import { listedByReference, wordingProblem, type Listed } from './worded.js'

interface Subject {
  readonly reference: Reference
  /** As the style words it; without, the entry stays as it is. */
  readonly listed: Listed | undefined
}

const start = 'Sample, A. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'

/** Old and doubled ways to write a DOI. */
const oldDoi = /\bhttps?:\/\/dx\.doi\.org\/\S+|\bdoi:\s*https?:\/\/\S+|\bhttps?:\/\/doi\.org\/(?:doi:|https?:)\S+|\bdoi\.org\/\s+10\.\d+/i

/**
 * Every style has one form for DOIs. An entry that is not understood stays letter for letter, its DOI too: in another form
 * of its address it could be read otherwise than before.
 */
export const doiForm = defineCheck<Subject>({
  id: 'ref.doi-form',
  aspect: 'references',
  severity: 'error',
  title: 'How DOIs are written',
  expected: 'A DOI is written once, in the form of the style, without the old address dx.doi.org.',
  source: { source: 'APA 7', section: '9.35' },
  fix: 'tracked',
  help: 'Write https://doi.org/ and the DOI, or the form that the style has.',
  examples: [
    { lines: list(`${start} https://doi.org/10.1234/jnt.2019.12`), passes: true },
    { lines: list(`${start} http://dx.doi.org/10.1234/jnt.2019.12`), passes: false },
    { lines: list(`${start} doi:10.1234/jnt.2019.12`), passes: false },
    { lines: list(`${start} http://dx.doi.org/10.1234/jnt.2019.12`), options: { citations: { wording: 'keep' } }, passes: false, asks: true },
  ],
  subjects(facts) {
    return facts.references.filter(({ raw }) => /\b10\.\d{4,}\//.test(raw)).map((reference) => ({ reference, listed: listedByReference(facts).get(reference) }))
  },
  examine({ reference, listed }): Problem | undefined {
    // An entry that differs in more than its DOI is the affair of another check.
    if (listed?.text) return wordingProblem(listed, 'doi-form', 'The DOI is not in the form of the style')
    const found = oldDoi.exec(reference.raw)?.[0]
    if (found === undefined) return undefined
    return { at: placeOf(reference), message: `${nameOf(reference)} has its DOI as ${quoted(found, 60)}. Write it in the form of the style, with nothing doubled.`, found: short(found, 80) }
  },
})
