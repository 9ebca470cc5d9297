import { textCheck } from '../text-rule.js'

/** ISO 7064, MOD 11-2: the last sign of an ORCID iD follows from the others. */
const isOrcid = (text: string): boolean => {
  const digits = text.replace(/\D(?=.)/g, '').toUpperCase()
  const sum = [...digits.slice(0, -1)].reduce((total, digit) => (total + Number(digit)) * 2, 0)
  const last = (12 - (sum % 11)) % 11
  return digits.at(-1) === (last === 10 ? 'X' : String(last))
}

/** An iD with a wrong digit is nobody's, or somebody else's. */
export const orcid = textCheck({
  id: 'front.orcid',
  aspect: 'front_matter',
  severity: 'info',
  title: 'ORCID iDs',
  expected: 'ORCID iDs have the right last sign.',
  source: { source: 'ISO 27729', section: '4; ISO 7064' },
  fix: 'comment',
  help: 'Copy the iD from orcid.org.',
  examples: [
    { lines: ['ORCID: https://orcid.org/0000-0002-1825-0097'], passes: true },
    { lines: ['ORCID: https://orcid.org/0000-0002-1825-0079'], passes: false },
  ],
  text: 'all',
  signs: /0000-/,
  pattern: /(?<![\d-])0000-000\d-\d{4}-\d{3}[\dXx](?![\d-])/g,
  judge: ([found]) => (isOrcid(found) ? undefined : { message: `${found} is no ORCID iD: its last sign does not follow from the others.`, expected: 'an iD as orcid.org has it' }),
})
