import { defineCheck } from '../../check.js'
import type { Citation } from '../../citations/citations.js'
import { plain, type RichText, type TextRun } from '../../citations/rich-text.js'
import { citationLooks, reword } from './reword.js'

interface Worded {
  readonly citation: Citation
  readonly text: RichText
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
      const text = rendered?.citations.get(citation.id)
      return text ? [{ citation, text }] : []
    }),
  examine({ citation, text }) {
    const { paragraph } = citation
    const { from, to, wanted } = placed(citation, text)
    const edits = reword(paragraph, from, to, wanted, citationLooks)
    if (edits?.length === 0) return undefined
    const found = paragraph.text.slice(citation.from, citation.to)
    const expected = plain(text)
    const message = `The citation “${found}” is to be “${expected}”.`
    const at = { paragraph, from: citation.from, to: citation.to }
    return edits ? { at, message, found, expected, fix: edits } : { at, message, found, expected, review: true }
  },
})

const isRaised = (run: TextRun | undefined): boolean => run?.position === 'superscript'

/** What comes before a raised number and after one on the line (Chicago 17, 14.26; AMA 11, 3.6). */
const stops = /^[.,]/
const stopped = /[.,;:?!](?=[”’"')]*$)[”’"']*$/

/** The stretch that a citation takes with the blank before it and the stop beside it, and how it is to read. */
const placed = ({ paragraph: { text }, form, from, to }: Citation, cited: RichText): { from: number; to: number; wanted: RichText } => {
  const was = form === 'superscript'
  const is = isRaised(cited[0])
  if (cited.length === 0) return { from: from - (/\s$/.test(text.slice(0, from)) ? 1 : 0), to, wanted: [] }
  if (was === is) return { from, to, wanted: cited }
  if (is) {
    const blank = /\s*$/.exec(text.slice(0, from))![0].length
    const stop = stops.exec(text.slice(to))?.[0] ?? ''
    return { from: from - blank, to: to + stop.length, wanted: [{ text: stop }, ...cited] }
  }
  const stop = stopped.exec(text.slice(0, from))?.[0] ?? ''
  const moved = /^[.,;:?!]/.exec(stop)?.[0] ?? ''
  return { from: from - stop.length, to, wanted: [{ text: `${stop.slice(moved.length)} ` }, ...cited, { text: moved }] }
}
