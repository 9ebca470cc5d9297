import { text } from '../examples.js'
import { abstractLabel } from '../../structure/words/section-names.js'
import { newPageCheck } from '../new-page.js'
import { runLayoutCheck } from '../run-layout.js'
import { lookOf } from '../wording.js'

const title = ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample']
const abstract = `[APA Abstract] ${text} Its people lived on what they had.`

/** The abstract has a page for itself in most manuscripts; how its heading and its text look is said by the checks of headings and paragraphs. */
export const abstractFormat = newPageCheck({
  id: 'front.abstract-format',
  aspect: 'front_matter',
  title: 'Abstract on a page of its own',
  expected: 'The abstract begins on a new page, and so does the text after it.',
  source: { source: 'APA 7', section: '2.9' },
  examples: [
    { lines: [...title, '[heading 1] {pageBreakBefore=true} Abstract', abstract], passes: true },
    { lines: [...title, '[heading 1] Abstract', abstract], passes: false },
    { lines: [...title, '[heading 1] {pageBreakBefore=true} Abstract', abstract, '[heading 1] {pageBreakBefore=true} The Harbour'], passes: true },
    { lines: [...title, '[heading 1] {pageBreakBefore=true} Abstract', abstract, '[heading 1] The Harbour'], passes: false },
    { lines: [...title, abstract.replace(']', '] {pageBreakBefore=true}'), '[heading 1] The Harbour'], passes: false },
    { lines: [...title, abstract.replace(']', '] {pageBreakBefore=true}'), '[heading 1] {pageBreakBefore=true} The Harbour'], passes: true },
    { lines: ['Running head: THE HARBOUR', ...title, '\f', 'THE HARBOUR 2', '[heading 1] Abstract', abstract], passes: true },
    // Keywords alone are no abstract that the text would have to leave its page to.
    { lines: [...title, '[heading 1] {pageBreakBefore=true} Abstract', 'KEYWORDS', '[heading 1] The Harbour'], passes: true },
  ],
  of: 'abstract-heading',
  alone: ['abstract', 'keywords'],
})

/** Few styles set the abstract off by its letters. */
export const abstractLetters = runLayoutCheck({
  id: 'front.abstract-letters',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Letters of the abstract',
  expected: 'The letters of the abstract and of the keywords look as the style has them.',
  source: { source: 'IEEE conference template', section: 'abstract' },
  fix: 'tracked',
  help: 'Select the paragraph, and set bold and italic under Home.',
  examples: [
    { style: 'ieee-conference', lines: ['[heading 1] Abstract', `${abstract.replace('APA', 'IEEE')}`, '[heading 1] {numbering=1} The Harbour'], passes: true },
    { lines: [...title, '[heading 1] {pageBreakBefore=true} Abstract', abstract.replace(/\] (.*)/, '] <bold=true>$1</>')], passes: false },
    { lines: [...title, abstract, '{firstLine=720} <italic=true>Keywords:</> harbours, <bold=true>ice</>'], passes: true },
    { lines: [...title, abstract, '{firstLine=720} <italic=true,bold=true>Keywords:</> <bold=true>harbours, ice</>'], passes: false },
    { style: 'chicago-18-nb', lines: ['It was a quiet year.', '[heading 1] Abstract', 'It was a quiet year for the harbour.', '<bold=true,italic=true>Index Terms</><bold=true>—harbours, ice</>', '[heading 1] The Harbour'], passes: false },
    { style: 'chicago-18-nb', lines: ['It was a quiet year.', '[heading 1] Abstract', 'It was a quiet year for the harbour.', '<bold=true>Keywords:</> harbours, ice', '[heading 1] The Harbour'], passes: true },
    { lines: [...title, abstract.replace(/\] (.*)/, '] Abstract: <italic=true>$1</>')], passes: false },
    { style: 'ieee', lines: [`[IEEE Abstract] <bold=true,italic=true>Abstract—</>${text}`, '[heading 1] {numbering=1} The Harbour'], passes: true },
    { style: 'ieee-conference', lines: ['[heading 1] Abstract', abstract.replace('[APA Abstract] ', ''), '[heading 1] {numbering=1} The Harbour'], passes: false },
  ],
  roles: ['abstract', 'keywords'],
  properties: ['bold', 'italic'],
  uniform: ['bold', 'italic'],
  // The label in its line goes, and with it what it looks like; where it stays, `front.abstract-label` says how it looks.
  exempt: ({ to }, { text }) => to <= (abstractLabel(text)?.length ?? 0),
  says: 'The text is',
  describe: lookOf,
})
