import { text } from '../examples.js'
import { paragraphLayoutCheck } from '../paragraph-layout.js'

const abstract = `[APA Abstract] ${text} Its people lived on what they had.`

/** What pandoc writes keeps an abstract in one piece: in double lines it goes to the next page as a whole, and leaves a page with a title alone. */
export const abstractKept = paragraphLayoutCheck({
  id: 'front.abstract-kept',
  aspect: 'front_matter',
  severity: 'info',
  title: 'Abstract kept in one piece',
  expected: 'The abstract goes over the end of a page as any text does.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Right-click the abstract, then Paragraph › Line and Page Breaks: neither “Keep with next” nor “Keep lines together”.',
  examples: [
    { lines: ['[Title] The Harbour', '[heading 1] {pageBreakBefore=true} Abstract', abstract], passes: true },
    { lines: ['[Title] The Harbour', '[heading 1] {pageBreakBefore=true} Abstract', abstract.replace(']', '] {keepLines=true}')], passes: false },
    { lines: ['[Title] The Harbour', '[heading 1] {pageBreakBefore=true} Abstract', abstract.replace(']', '] {keepNext=true}')], passes: false },
  ],
  roles: ['abstract'],
  properties: ['keepLines', 'keepNext'],
  says: 'The abstract is',
  describe: ({ keepLines: whole, keepNext: kept }) => (whole === true ? 'kept in one piece' : kept === true ? 'kept on the page of what follows' : 'free to go over the end of a page'),
})
