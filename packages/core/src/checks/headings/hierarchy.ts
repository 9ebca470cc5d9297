import { defineCheck } from '../check.js'
import { isCertain } from '../facts.js'
import { realLevel } from '../../structure/headings/likely.js'
import type { Heading, Structure } from '../../structure/structure.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { opensSection } from './opens-section.js'

/** No level is left out on the way down. */
export const headingHierarchy = defineCheck<{ heading: Heading; above: number }>({
  id: 'head.hierarchy',
  aspect: 'headings',
  severity: 'warning',
  title: 'Heading levels',
  expected: 'A heading is at most one level below the one before it.',
  source: { source: 'APA 7', section: '2.27' },
  fix: 'comment',
  help: 'Give the heading the style of the level below the heading before it, or add the missing heading.',
  examples: [
    { lines: ['[heading 1] Methods', '[heading 2] Sample', text], passes: true },
    { lines: ['[heading 1] Methods', '[heading 3] Sample', text], passes: false },
    { lines: ['[heading 1] {pageBreakBefore=true} Abstract', '[heading 2] Purpose', text, '[heading 2] Methods', text, '[heading 1] {pageBreakBefore=true} The Ships', text], passes: true },
    { lines: ['<bold=true>Sample</>', text, '<bold=true,size=32>Methods</>', text, '<bold=true,size=32>Results</>', text], passes: true },
    { lines: ['[heading 1] Terms', `{outlineLevel=5} ${text}`, `{outlineLevel=5} ${text}`], passes: true },
    { lines: [`[heading 1] ${text}`, text, '[heading 2] The Ice', text], passes: true },
    { lines: ['[heading 1] Methods', text, '[heading 4] Figure 2 – Days of Ice by Year', '[heading 2] Sample'], passes: true },
  ],
  *subjects({ structure }) {
    let above = 0
    const first = nameBelowAbstract(structure)
    for (const heading of structure.outline) {
      const role = structure.role(heading.paragraph)
      if (role.section === 'contents') continue
      const opens = opensSection(heading) && isCertain(role)
      // A level that nobody gave leaves none out: what looks alike has one, and which that is we say.
      if (opens && realLevel(structure.view(heading.paragraph)) !== undefined) yield { heading, above: heading.paragraph === first ? 1 : above }
      // A clause that has the style of a heading, or what may be none, is not to be judged, and yet leaves no level out.
      above = opens ? heading.level : Math.max(heading.level, above)
    }
  },
  examine({ heading, above }) {
    if (heading.level <= above + 1) return undefined
    const message = `The heading is of level ${heading.level}, and ${above === 0 ? 'no heading stands before it' : `the one before it is of level ${above}`}: a level was left out.`
    return { at: whole(heading.paragraph), message, found: `level ${heading.level}`, expected: `level ${above + 1} or higher up` }
  },
})

/** The outline is that of the paper: the abstract, whose parts may have names of their own right below it, has no place in it. */
const nameBelowAbstract = ({ flow, role }: Structure): Paragraph | undefined => {
  const at = flow.findIndex(({ paragraph }) => role(paragraph).kind === 'abstract-heading')
  return at < 0 ? undefined : flow.slice(at + 1).find(({ words }) => words > 0)?.paragraph
}
