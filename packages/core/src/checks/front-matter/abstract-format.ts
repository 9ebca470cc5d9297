import { newPageCheck } from '../new-page.js'

const title = ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample']
const abstract = '[APA Abstract] It was a quiet year for the harbour, and nobody expected the ice to come so early. Its people lived on what they had.'

/** The abstract has a page of its own in most manuscripts; how its heading and its text look is said by the checks of headings and paragraphs. */
export const abstractFormat = newPageCheck({
  id: 'front.abstract-format',
  aspect: 'front_matter',
  title: 'Abstract on a new page',
  expected: 'The abstract begins on a new page.',
  source: { source: 'APA 7', section: '2.9' },
  examples: [
    { lines: [...title, '[heading 1] {pageBreakBefore=true} Abstract', abstract], passes: true },
    { lines: [...title, '[heading 1] Abstract', abstract], passes: false },
  ],
  of: 'abstract-heading',
})
