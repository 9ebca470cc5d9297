import { defineCheck } from '../check.js'
import type { Citation } from '../../citations/citations.js'
import { isEmptied, sameShown } from '../../citations/fields/edited.js'
import { placeOfCitation } from './cites.js'

const field = (shown: string) => `{field: ADDIN ZOTERO_ITEM CSL_CITATION {"properties":{"plainCitation":"(Lee, 2018)"},"citationItems":[]} => ${shown}}`

/** A live citation that somebody wrote over. */
export const fieldStale = defineCheck<Citation>({
  id: 'cit.field-stale',
  aspect: 'citations',
  severity: 'warning',
  title: 'Live citations edited by hand',
  expected: 'A live citation shows what its manager put there.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Make the change in the reference manager (prefix, suffix, page), and let it update the citation.',
  because: 'The manager’s next update undoes what was typed, or asks about it; only the author knows which of the two is right.',
  examples: [
    { lines: [`Streets are quiet ${field('(Lee, 2018)')}.`], passes: true },
    { lines: [`Streets are quiet ${field('(Lee, 2018, but see Roe)')}.`], passes: false },
    { lines: [`Streets are quiet ${field('Click or tap here to enter text.')}.`], passes: true },
  ],
  subjects: ({ citations }) => citations.clusters.filter(({ field: live }) => live?.shown !== undefined),
  examine(citation) {
    const [shows, put] = [citation.paragraph.text.slice(citation.from, citation.to), citation.field!.shown!]
    if (sameShown(shows, put) || isEmptied(shows)) return undefined
    return { at: placeOfCitation(citation), message: `The text was changed by hand: the manager put “${put}” here.`, found: shows, expected: put }
  },
})
