import { defineCheck, type Problem } from '../check.js'
import { foldName, isSameSection } from '../../structure/words/same-section.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { quoted } from '../wording.js'

interface Subject {
  readonly name: string
  /** The headings of the part. */
  readonly headings: readonly { readonly paragraph: Paragraph; readonly text: string }[]
}

/** Journals say what sections are called. A heading is its author's words: the name is asked about. */
export const presetNames = defineCheck<Subject>({
  id: 'head.preset-names',
  aspect: 'headings',
  severity: 'info',
  title: 'Names of sections',
  expected: 'Sections that are asked for have the names that they are asked for by.',
  source: { source: 'style-neutral', section: 'the journal’s own list' },
  fix: 'comment',
  help: 'Give the heading the name that the journal has for the section.',
  examples: [
    { lines: ['[heading 1] Methods', text], options: { requiredSections: ['Methods'] }, passes: true },
    { lines: ['[heading 1] IV. Data Availability', text], options: { requiredSections: ['Data availability'] }, passes: true },
    { lines: ['[heading 1] 2. Materials and Methods', text], options: { requiredSections: ['Methods'] }, passes: false },
  ],
  *subjects({ options, structure: { outline } }) {
    for (const name of options.requiredSections) {
      const headings = outline.filter((heading) => isSameSection(name, heading.text))
      if (headings.length > 0) yield { name, headings }
    }
  },
  examine({ name, headings }): Problem | undefined {
    if (headings.some(({ text: words }) => foldName(words) === foldName(name))) return undefined
    const [{ paragraph, text: words }] = headings as [Subject['headings'][number]]
    return { at: whole(paragraph), message: `${quoted(words, 60)} is asked for by the name “${name}”.`, found: words, expected: name }
  },
})
