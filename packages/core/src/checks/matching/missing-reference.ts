import { defineCheck } from '../../check.js'
import { placeOf } from '../citations/cites.js'
import { citedIn, shown } from './cited.js'
import { list } from './link-check.js'

/** Whoever is cited is listed. */
export const missingReference = defineCheck({
  id: 'match.missing-reference',
  aspect: 'matching',
  severity: 'error',
  title: 'Citations without an entry',
  expected: 'Every work cited has an entry in the reference list.',
  source: { source: 'APA 7', section: '8.4' },
  fix: 'comment',
  help: 'Add the work to the reference list, or take the citation out.',
  examples: [
    { lines: ['The ice came early (Sample & Berg, 2019).', ...list], passes: true },
    { lines: ['The ice came early (Sample & Berg, 2019; Quist, 2014).', ...list], passes: false },
  ],
  *subjects(facts) {
    for (const cited of citedIn(facts)) if (cited.cite.number === undefined) yield cited
  },
  examine: (cited) =>
    cited.cite.link.kind === 'none'
      ? { at: placeOf(cited), message: `${shown(cited.cite)} is cited and not in the reference list. Add the entry, or correct the citation.`, found: shown(cited.cite), review: true }
      : undefined,
})
