import { defineCheck } from '../check.js'
import { isSameSection } from '../../structure/words/same-section.js'
import { text } from '../examples.js'

/** Journals say which sections they want, by what they are called. */
export const requiredSections = defineCheck<string>({
  id: 'doc.required-sections',
  aspect: 'document',
  severity: 'warning',
  title: 'Sections that are wanted',
  expected: 'Every section that is asked for has a heading.',
  source: { source: 'style-neutral', section: 'the journal’s own list' },
  fix: 'comment',
  help: 'Write the section under a heading of this name.',
  examples: [
    { lines: ['[heading 1] Methods', text], options: { requiredSections: ['Methods'] }, passes: true },
    { lines: ['[heading 1] Materials and Methods', text], options: { requiredSections: ['Methods'] }, passes: true },
    { lines: ['[heading 1] Methods', text], options: { requiredSections: ['Methods', 'Data availability'] }, passes: false },
  ],
  subjects: ({ options }) => options.requiredSections,
  examine(name, { structure, document }) {
    // A section under another name is there: `head.preset-names` asks about the name.
    if (structure.outline.some(({ text: words }) => isSameSection(name, words))) return undefined
    return { at: { part: document.main.name }, message: `No section “${name}” was found; it is asked for.`, found: 'none', expected: name }
  },
})
