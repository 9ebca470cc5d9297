import { defineCheck } from '../check.js'
import type { Heading } from '../../structure/structure.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { quoted } from '../wording.js'

interface Subject {
  readonly heading: Heading
  readonly label: string
  readonly wanted: string
}

/** Appendices are counted, in letters or in numbers, without a gap. */
export const appendixLabel = defineCheck<Subject>({
  id: 'back.appendix-label',
  aspect: 'back_matter',
  severity: 'warning',
  title: 'Letters of appendices',
  expected: 'Appendices are lettered, or numbered, in their order.',
  source: { source: 'APA 7', section: '2.14' },
  fix: 'comment',
  help: 'Correct the letter, and where the text names the appendix.',
  because: 'The text, and other papers, may speak of appendices by the labels they have.',
  examples: [
    { lines: [text, '[heading 1] {pageBreakBefore=true} Appendix A', text, '[heading 1] {pageBreakBefore=true} Appendix B', text], passes: true },
    { lines: [text, '[heading 1] {pageBreakBefore=true} Appendix A', text, '[heading 1] {pageBreakBefore=true} Appendix C', text], passes: false },
  ],
  *subjects({ structure: { outline, role } }) {
    const labelled = outline.flatMap((heading) => {
      const label = role(heading.paragraph).section === 'appendix' ? /^appendix\s+([A-Z]|\d{1,2})(?![\p{L}\d])/iu.exec(heading.text)?.[1]?.toUpperCase() : undefined
      return label === undefined ? [] : [{ heading, label }]
    })
    for (const [index, { heading, label }] of labelled.entries()) {
      const first = labelled[0]!.label
      if (first !== 'A' && first !== '1') return
      yield { heading, label, wanted: first === 'A' ? String.fromCharCode(65 + index) : String(index + 1) }
    }
  },
  examine: ({ heading, label, wanted }) =>
    label === wanted ? undefined : { at: whole(heading.paragraph), message: `${quoted(heading.text, 60)} stands where Appendix ${wanted} is expected.`, found: label, expected: wanted },
})
