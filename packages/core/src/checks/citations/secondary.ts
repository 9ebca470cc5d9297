import { defineCheck } from '../check.js'
import { citesOf, placeOf, textOf, type CiteIn } from './cites.js'

/** Works cited from another one are to be read themselves where they can be had. */
export const secondarySources = defineCheck<CiteIn>({
  id: 'cit.secondary',
  aspect: 'citations',
  severity: 'info',
  title: 'Secondary sources',
  expected: 'Works are cited from the works themselves.',
  source: { source: 'APA 7', section: '8.6' },
  fix: 'comment',
  help: 'Find the original work, read it, and cite it directly; keep “as cited in” where it cannot be had.',
  examples: [
    { lines: ['Streets are quiet (Lee, 2018).', '[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.'], passes: true },
    { lines: ['It is so (Kamp, 1781, as cited in Lee, 2018).', '[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.'], passes: false },
    { lines: ['So ist es (Kamp, 1781, zitiert nach Lee, 2018).', '[heading 1] Literatur', 'Lee, A. (2018). Stille Straßen. Hafenverlag.'], passes: false },
  ],
  subjects: citesOf,
  examine: (each) =>
    each.cite.original && /\b(?:cited|quoted|zit|citad|apud|cit[ée]|citat|geciteerd)/i.test(textOf(each)) ? { at: placeOf(each), message: `“${textOf(each)}” cites a work from another one; the work itself is wanted where it can be had.` } : undefined,
})
