import { sentences, wordingCheck } from './worded.js'

/** A page in a citation. */
export const locatorForm = wordingCheck({
  id: 'cit.locator-form',
  severity: 'warning',
  title: 'How pages are cited',
  expected: 'Pages are introduced as the style introduces them.',
  source: { source: 'APA 7', section: '8.13' },
  help: 'Write “p.” before one page and “pp.” before several, or what the style guide shows.',
  examples: sentences('Boats were lost (Berg, 2006, p. 7).', 'Boats were lost (Berg, 2006: 7).'),
  respect: 'locator-form',
  about: /\b(?:p(?:p|gs?|ages?)?|S|Seiten?|págs?|pagg?)\b\.? ?\d|: ?\d/i,
})
