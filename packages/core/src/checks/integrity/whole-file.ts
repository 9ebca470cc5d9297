import { defineCheck, type Problem } from '../check.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { whole } from '../laid-out.js'

interface Subject {
  readonly paragraph: Paragraph
  /** What is to be said of what it refers to, where the file does not have that. */
  readonly missing: Pick<Problem, 'message' | 'found' | 'expected'> | undefined
}

/** A file that refers to what it does not have was damaged by some program; Word shows such text as it likes. */
export const wholeFile = defineCheck<Subject>({
  id: 'int.schema-valid',
  aspect: 'integrity',
  severity: 'info',
  title: 'What the file refers to',
  expected: 'Styles and lists that text refers to are in the file.',
  source: { source: 'ISO 29500-1', section: '17.3.1.27; 17.9.18' },
  fix: 'none',
  help: 'Give the text a style or a list that the file has: Home › Styles.',
  because: 'A hint, since what is said here came with the file: that what the formatter writes is valid is tested against the schemas, and a result that cannot be read again is never given out.',
  examples: [
    { lines: ['[heading 1] The Ice', 'It was a quiet year for the harbour.'], passes: true },
    { lines: ['[Normal] It was a quiet year for the harbour.'], passes: true },
    { lines: ['[No Such Style] It was a quiet year for the harbour.'], passes: false },
    { lines: ['{numbering=99} It was a quiet year for the harbour.'], passes: false },
  ],
  *subjects({ document: { paragraphs, cascade: { sheet, numbering } } }) {
    // Said once for each style and each list.
    const [styles, lists] = [new Set<string>(), new Set<number>()]
    for (const paragraph of paragraphs) {
      const { style, values } = paragraph.own
      const list = Number(values['numbering'] ?? 0)
      if (style !== undefined && !styles.has(style)) yield { paragraph, missing: sheet.get(style, 'paragraph') ? undefined : missingStyle(style) }
      if (list !== 0 && !lists.has(list)) yield { paragraph, missing: numbering.has(list) ? undefined : missingList }
      if (style !== undefined) styles.add(style)
      lists.add(list)
    }
  },
  examine: ({ paragraph, missing }) => missing && { at: whole(paragraph), ...missing },
})

const missingStyle = (style: string): Subject['missing'] =>
  // What a file without such a style shows looks the same.
  style === 'Normal' ? undefined : ({ message: `The text has the style “${style}”, which is not in the file; Word shows it as Normal.`, found: style, expected: 'a style of the file' })

const missingList: Subject['missing'] =
  { message: 'The text is in a list that is not in the file; Word shows it without a number.', found: 'a list that is missing', expected: 'a list of the file' }
