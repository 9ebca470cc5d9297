import { defineCheck } from '../check.js'
import type { Citation } from '../../citations/citations.js'
import { viewsOf } from '../facts.js'
import { citationsIn, placeOfCitation } from '../citations/cites.js'
import { text } from '../examples.js'

const abstract = (words: string): string[] => ['[heading 1] {pageBreakBefore=true} Abstract', `[APA Abstract] ${text} ${words}`, '[heading 1] The Harbour', text]

const likely = 0.6

/** An abstract is read without the paper, and so without its list. */
export const abstractCitations = defineCheck<{ readonly citation: Citation | undefined }>({
  id: 'front.abstract-citations',
  aspect: 'front_matter',
  severity: 'info',
  title: 'Citations in the abstract',
  expected: 'The abstract cites nothing.',
  source: { source: 'style-neutral', section: 'journal convention' },
  fix: 'comment',
  help: 'Say what the work found, and cite it in the text.',
  examples: [
    { lines: abstract('The town lived on what it had.'), passes: true },
    { lines: abstract('The town lived on what it had (Lee, 2018).'), passes: false },
  ],
  *subjects(facts) {
    for (const { paragraph } of viewsOf(facts, 'abstract')) yield { citation: citationsIn(paragraph, facts).find(({ confidence }) => confidence >= likely) }
  },
  examine: ({ citation }) =>
    citation && { at: placeOfCitation(citation), message: 'The abstract cites a work; whoever reads it alone has no list of references.', found: 'a citation', expected: 'none' },
})
