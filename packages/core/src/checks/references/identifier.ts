import { defineCheck } from '../check.js'
import { nameOf, placeOf } from './entry.js'

/** ISO 2108, section 7.3 and annex C: the last digit of an ISBN follows from the others. */
const isIsbn = (text: string): boolean => {
  const digits = text.replace(/[\s-]/g, '').toUpperCase()
  const valueOf = (digit: string): number => (digit === 'X' ? 10 : Number(digit))
  if (/^\d{9}[\dX]$/.test(digits)) return [...digits].reduce((sum, digit, index) => sum + valueOf(digit) * (10 - index), 0) % 11 === 0
  return /^97[89]\d{10}$/.test(digits) && [...digits].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0
}

/** Identifiers can be right or wrong without being looked up. */
export const identifierChecksum = defineCheck({
  id: 'ref.identifier-checksum',
  aspect: 'references',
  severity: 'warning',
  title: 'Well-formed DOIs and ISBNs',
  expected: 'DOIs have a prefix and a suffix, and ISBNs the right last digit.',
  source: { source: 'ISO 26324; ISO 2108', section: '4; 7.3' },
  fix: 'comment',
  help: 'Copy the identifier from the work itself.',
  examples: [
    { lines: ['[heading 1] References', 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67. https://doi.org/10.1234/jnt.2019.12'], passes: true },
    { lines: ['[heading 1] References', 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67. https://doi.org/10.12/jnt'], passes: false },
  ],
  subjects: ({ references }) => references.filter(({ entry: { csl }, raw }) => csl.ISBN !== undefined || /\bdoi\b/i.test(raw)),
  examine: (reference) => {
    const { csl } = reference.entry
    const wrong = /\bdoi\b/i.test(reference.raw) && csl.DOI === undefined && !/\b10\.\d{4,9}\/\S/.test(reference.raw) ? 'DOI' : csl.ISBN !== undefined && !isIsbn(csl.ISBN) ? 'ISBN' : undefined
    return wrong && { at: placeOf(reference), message: `The ${wrong} of ${nameOf(reference)} cannot be right. Copy it from the work.` }
  },
})
