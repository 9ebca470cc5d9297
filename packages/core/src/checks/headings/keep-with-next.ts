import { headingKinds } from '../../structure/role.js'
import { text } from '../examples.js'
import { paragraphLayoutCheck } from '../paragraph-layout.js'

/** A heading at the foot of a page, its text on the next one, belongs to nothing. */
export const keptWithNext = paragraphLayoutCheck({
  id: 'head.keep-with-next',
  aspect: 'headings',
  severity: 'info',
  title: 'Headings at the foot of a page',
  expected: 'A heading goes to the next page with the text below it.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Right-click the heading, then Paragraph › Line and Page Breaks › Keep with next.',
  examples: [
    { lines: ['[heading 1] The Harbour', text], passes: true },
    { lines: ['[heading 1] {keepNext=false} The Harbour', text], passes: false },
  ],
  roles: headingKinds,
  properties: ['keepNext'],
  says: 'The heading has',
  describe: ({ keepNext: kept }) => (kept === false ? 'no “Keep with next”' : '“Keep with next”, so that its text stands on the same page'),
})
