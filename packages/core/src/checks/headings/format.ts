import { headingKinds } from '../../structure/role.js'
import type { Properties } from '../../wordml/properties/property.js'
import { text } from '../examples.js'
import { paragraphLayoutCheck } from '../paragraph-layout.js'
import { runLayoutCheck } from '../run-layout.js'
import { lookOf, placeOf } from '../wording.js'
import { lacksStyle } from './detected.js'

const outlineOf = ({ outlineLevel }: Properties): string =>
  outlineLevel === undefined ? '' : Number(outlineLevel) < 9 ? `at level ${Number(outlineLevel) + 1} of the outline` : 'outside the outline'

/** Where headings stand. Their letters are a check of their own, since they are properties of text. */
export const headingFormat = paragraphLayoutCheck({
  id: 'head.format',
  aspect: 'headings',
  severity: 'error',
  title: 'Position of headings',
  expected: 'Headings stand where the style puts their level.',
  source: { source: 'APA 7', section: '2.27' },
  fix: 'tracked',
  help: 'Home › Styles: right-click the heading of that level, then Modify.',
  examples: [
    { lines: ['[heading 1] The Harbour', text], passes: true },
    { lines: ['[heading 1] {align=left} The Harbour', text], passes: false },
  ],
  roles: headingKinds,
  properties: ['align', 'indentStart', 'indentEnd', 'firstLine', 'indentStartChars', 'firstLineChars', 'outlineLevel', 'w:pBdr', 'w:shd'],
  elsewhere: { property: 'outlineLevel', when: ({ paragraph, layout }, facts) => lacksStyle(paragraph, layout, facts) },
  says: 'The heading stands',
  describe: (properties) => [placeOf(properties), outlineOf(properties)].filter((words) => words !== '').join(', '),
})

/** How the letters of headings look. */
export const headingLetters = runLayoutCheck({
  id: 'head.letters',
  aspect: 'headings',
  severity: 'error',
  title: 'Letters of headings',
  expected: 'Headings are bold and italic as the style has it for their level.',
  source: { source: 'APA 7', section: '2.27' },
  fix: 'tracked',
  help: 'Home › Styles: right-click the heading of that level, then Modify.',
  examples: [
    { lines: ['[heading 1] The Harbour', text], passes: true },
    { lines: ['[heading 1] <bold=false>The Harbour</>', text], passes: false },
    { lines: ['[heading 1] <boldCs=true,sizeCs=24,rightToLeft=true>الميناء القديم</>', text], passes: true },
    { lines: ['[heading 1] <sizeCs=24,rightToLeft=true>الميناء القديم</>', text], passes: false },
  ],
  roles: headingKinds,
  properties: ['bold', 'italic', 'caps', 'smallCaps', 'underline', 'characterSpacing'],
  uniform: ['italic', 'underline'],
  says: 'The heading is',
  describe: lookOf,
})
