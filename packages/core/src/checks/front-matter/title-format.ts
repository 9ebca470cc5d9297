import { text } from '../examples.js'
import { layoutOf } from '../facts.js'
import { frontPart } from '../../structure/words/front-part.js'
import { paragraphLayoutCheck } from '../paragraph-layout.js'
import { runLayoutCheck } from '../run-layout.js'
import { lookOf, placeOf } from '../wording.js'

const page = ['A Year in the Harbour', 'Ada Sample', 'Department of History, Example University', `{pageBreakBefore=true} ${text}`]
const titled = (title: string): string[] => [title, '[APA Title Page] Ada Sample', '[APA Title Page] Example University', ...page.slice(3)]

/** Where the lines of the title page stand. */
export const titleFormat = paragraphLayoutCheck({
  id: 'front.title-format',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Lines of the title page',
  expected: 'Title and lines of the title page stand where the style puts them.',
  source: { source: 'APA 7', section: '2.4' },
  fix: 'tracked',
  help: 'Select the lines, then right-click › Paragraph: Alignment, Indentation and Outline level.',
  examples: [
    { lines: titled('[Title] A Year in the Harbour'), passes: true },
    { lines: titled('[Title] {align=left} A Year in the Harbour'), passes: false },
  ],
  roles: ['title', 'title-page'],
  properties: ['align', 'indentStart', 'indentEnd', 'firstLine', 'outlineLevel', 'w:pBdr', 'w:shd'],
  says: 'The line stands',
  describe: placeOf,
})

/** How the letters of the title look, and of the lines with it where the style says so. */
export const titleLetters = runLayoutCheck({
  id: 'front.title-letters',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Letters of the title',
  expected: 'The letters of the title look as the style has them.',
  source: { source: 'APA 7', section: '2.4' },
  fix: 'tracked',
  help: 'Home › Styles: right-click Title, then Modify.',
  examples: [
    { lines: titled('[Title] A Year in the Harbour'), passes: true },
    { lines: titled('[Title] <bold=false>A Year in the Harbour</>'), passes: false },
    { lines: ['[Title] A Year in the Harbour', '[APA Title Page] <characterSpacing=15>Ada Sample</>', ...page.slice(2)], passes: false },
    { lines: ['[Title] A Year in the Harbour', '[APA Title Page] <bold=true>Ada Sample</>', ...page.slice(2)], passes: false },
    { lines: ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample', '[APA Title Page] <italic=true>Example University</>', page[3]!], passes: false },
    { style: 'vancouver', lines: ['[Title] A Year in the Harbour', '[Vancouver Title Page] Ada Sample', '[Vancouver Title Page] <bold=true>Example University</>', page[3]!], passes: false },
    { style: 'turabian-9-nb', lines: ['[Title] A Year in the Harbour', '[Turabian Title Page] <bold=true>Ada Sample</>', ...page.slice(2)], passes: false },
  ],
  roles: ['title', 'title-page'],
  properties: ['bold', 'italic', 'caps', 'smallCaps', 'underline', 'characterSpacing'],
  uniform: ['italic', 'underline'],
  // A line that says nothing of the kind may be one that the title goes on with.
  exempt: (_, paragraph, facts) => layoutOf(facts, paragraph)?.style === 'title-page' && frontPart(paragraph.text.trim()) === undefined,
  says: 'The line is',
  describe: lookOf,
})
