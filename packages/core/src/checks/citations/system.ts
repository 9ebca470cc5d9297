import { defineCheck } from '../../check.js'
import type { Citation } from '../../citations/citations.js'
import type { Replacement } from '../../citations/render/placed.js'
import { plain } from '../../citations/rich-text.js'
import { citationLooks, reword } from './reword.js'

interface Worded {
  readonly citation: Citation
  readonly replacement: Replacement
}

/** Citations that are certain are worded as the style words them; where numbers are raised they stand after the stop. */
export const citationSystem = defineCheck<Worded>({
  id: 'cit.system',
  aspect: 'citations',
  severity: 'error',
  title: 'Citations in the form of the style',
  expected: 'Every citation that is linked to its entry has the form of the style.',
  source: { source: 'APA 7', section: '8.10' },
  fix: 'tracked',
  help: 'Write the citation as the style guide shows it.',
  examples: [
    {
      lines: ['It was a quiet year for the harbour (Sample, 2019).', '[heading 1] References', 'Sample, A. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'],
      passes: true,
    },
    {
      lines: ['It was a quiet year for the harbour (Sample 2019).', '[heading 1] References', 'Sample, A. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'],
      passes: false,
    },
  ],
  subjects: ({ citations, rendered }) =>
    citations.clusters.flatMap((citation) => {
      const replacement = rendered?.citations.get(citation.id)
      return replacement ? [{ citation, replacement }] : []
    }),
  examine({ citation, replacement: { from, to, text } }) {
    const { paragraph } = citation
    const edits = reword(paragraph, from, to, text, citationLooks)
    if (edits?.length === 0) return undefined
    const found = paragraph.text.slice(from, to).trim()
    const expected = plain(text).trim()
    const message = `The citation “${found}” is to be “${expected}”.`
    const at = { paragraph, from: citation.from, to: citation.to }
    return edits ? { at, message, found, expected, fix: edits } : { at, message, found, expected, review: true }
  },
})
