import { defineCheck } from '../../check.js'
import type { Citation } from '../../citations/citations.js'
import { placeOfCitation } from './cites.js'

const field = '{field: ADDIN ZOTERO_ITEM CSL_CITATION {"citationItems":[]} => (Lee, 2018)}'

/** Typed citations beside live ones: the manager neither updates nor lists them. */
export const fieldPlainMix = defineCheck<Citation>({
  id: 'cit.field-plain-mix',
  aspect: 'citations',
  severity: 'warning',
  title: 'Live and typed citations',
  expected: 'Citations are all live or all typed.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'none',
  help: 'Insert the typed citations with your reference manager too, so that it keeps them and the list in step.',
  examples: [
    { lines: [`Streets are quiet ${field}. They are quiet ${field}.`], passes: true },
    { lines: [`Streets are quiet ${field}. They are loud (Roe, 2020).`], passes: false },
  ],
  subjects: ({ citations: { clusters } }) => (clusters.some(({ origin }) => origin !== 'text') ? clusters : []),
  examine: (citation) =>
    citation.origin !== 'text'
      ? undefined
      : { at: placeOfCitation(citation), message: 'This citation is typed, while others are kept by a reference manager; insert it with the manager too.', found: 'typed' },
})
