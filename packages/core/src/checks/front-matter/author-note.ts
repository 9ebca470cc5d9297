import { presenceCheck } from '../presence.js'
import { readableOf } from '../text-rule.js'
import { titleBlock } from './title-block.js'

const text = '{pageBreakBefore=true} It was a quiet year for the harbour, and nobody expected the ice to come so early.'
const lines = (...more: string[]): string[] => ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample', '[APA Title Page] Example University', ...more, text]
const professional = { paperType: 'professional' } as const

/** How far behind the lines of the title a note may begin. */
const nearby = 20

/** Professional papers say more of their authors than names and places. */
export const authorNote = presenceCheck({
  id: 'front.author-note',
  aspect: 'front_matter',
  severity: 'info',
  title: 'Author note',
  expected: 'The title page has an author note.',
  source: { source: 'APA 7', section: '2.7' },
  help: 'Below the affiliations, under the heading “Author Note”: ORCID iDs, changes of affiliation, disclosures and thanks, and whom to write to.',
  examples: [
    { lines: lines('[APA Title Page] Author Note', '[APA Title Page] Correspondence: ada.sample@example.edu'), options: professional, passes: true },
    { lines: lines(), options: professional, passes: false },
  ],
  isThere(facts) {
    const block = facts.style.definition.frontMatter.authorNote && !facts.options.blind ? titleBlock(facts) : undefined
    if (!block || block.lines.length < 2) return undefined
    return readableOf(facts).slice(0, block.lines.length + nearby).some((paragraph) => /^\s*author’?'?s? notes?\b|correspondence concerning/iu.test(paragraph.text))
  },
  missing: 'No author note was found on the title page; the style has one.',
  wanted: 'an author note',
})
