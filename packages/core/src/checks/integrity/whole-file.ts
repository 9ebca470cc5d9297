import { defineCheck } from '../../check.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { whole } from '../laid-out.js'

interface Subject {
  readonly paragraph: Paragraph
  readonly missing: string | undefined
}

/**
 * A file that refers to what it does not have was damaged by some program; Word shows such text as it likes. That what is written is valid
 * is for the gate over real documents to see (`npm run corpus`), which holds every output against the schemas: here, only a hint is left.
 */
export const wholeFile = defineCheck<Subject>({
  id: 'int.schema-valid',
  aspect: 'integrity',
  severity: 'info',
  title: 'What the file refers to',
  expected: 'Styles and lists that text refers to are in the file.',
  source: { source: 'ISO 29500-1', section: '17.3.1.27; 17.9.18' },
  fix: 'none',
  help: 'Give the text a style or a list that the file has: Home › Styles.',
  examples: [
    { lines: ['[heading 1] The Ice', 'It was a quiet year for the harbour.'], passes: true },
    { lines: ['[No Such Style] It was a quiet year for the harbour.'], passes: false },
  ],
  *subjects({ document: { paragraphs, cascade: { sheet } } }) {
    // Said once for each style.
    const seen = new Set<string>()
    for (const paragraph of paragraphs) {
      const { style } = paragraph.own
      if (style === undefined || seen.has(style)) continue
      seen.add(style)
      yield { paragraph, missing: sheet.get(style, 'paragraph') ? undefined : style }
    }
  },
  examine: ({ paragraph, missing }) =>
    missing === undefined ? undefined : { at: whole(paragraph), message: `The text has the style “${missing}”, which is not in the file; Word shows it as Normal.`, found: missing, expected: 'a style of the file', review: true },
})
