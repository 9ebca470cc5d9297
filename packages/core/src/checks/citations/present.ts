import { defineCheck } from '../check.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { whole } from '../laid-out.js'
import { namedInText } from '../matching/named.js'

/** A list of references that no text refers to. */
export const citationsPresent = defineCheck<Reference>({
  id: 'cit.present',
  aspect: 'citations',
  severity: 'warning',
  title: 'Citations',
  expected: 'A text with a reference list cites something in it.',
  source: { source: 'APA 7', section: '8.4' },
  fix: 'none',
  help: 'Cite the works of the list where you use them.',
  examples: [
    { lines: ['Streets are quiet (Lee, 2018).', '[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.'], passes: true },
    { lines: ['Streets are quiet.', '[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.'], passes: false },
    { lines: ['“Streets are quiet.” – Lee, 2018.', '[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.'], passes: true },
  ],
  subjects: ({ references }) => references.slice(0, 1),
  examine: ({ paragraphs }, facts) =>
    facts.citations.clusters.length > 0 || namedInText(facts).size > 0 ? undefined : { at: whole(paragraphs[0]!), message: 'The list has entries, but nothing is cited in the text; cite them where they are used.', found: 'no citation' },
})
