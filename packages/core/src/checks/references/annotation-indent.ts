import { paragraphLayoutCheck } from '../paragraph-layout.js'
import { indentsOf } from '../wording.js'

const entry = (name: string): string => `{indentStart=720,firstLine=-720} ${name}, A. (2019). A year in the harbour. *Journal of Northern Towns*, *12*(3), 45–67.`
const annotation = 'Sample tells in this article how the ice came to the harbour, and why nobody in the town expected it so early.'

/** What is said of a work stands below its entry, as far in as the further lines of that, or further. */
export const annotationIndent = paragraphLayoutCheck({
  id: 'ref.annotation-indent',
  aspect: 'references',
  severity: 'error',
  title: 'Indent of annotations',
  expected: 'In an annotated bibliography, what is said of a work is set in below its entry.',
  source: { source: 'APA 7', section: '9.51' },
  fix: 'tracked',
  help: 'Click into the annotation, then right-click › Paragraph › Indentation › Left, and no first-line indent.',
  examples: [
    { lines: ['[heading 1] Annotated Bibliography', ...['Adair', 'Sample'].flatMap((name) => [entry(name), `{indentStart=720,firstLine=0} ${annotation}`])], passes: true },
    { lines: ['[heading 1] Annotated Bibliography', ...['Adair', 'Sample'].flatMap((name) => [entry(name), annotation])], passes: false },
    { style: 'mla-9', lines: ['[heading 1] Annotated Bibliography', ...['Adair', 'Sample'].flatMap((name) => [entry(name), `{indentStart=1440,firstLine=0} ${annotation}`])], passes: true },
    { lines: ['[heading 1] Annotated Bibliography', ...['Adair', 'Sample'].flatMap((name) => [entry(name), `{indentStart=720,firstLine=0} ${annotation}`, `{indentStart=720,firstLine=720} ${annotation}`])], passes: true },
    // One work with a remark below it is no such list.
    { lines: ['[heading 1] References', entry('Sample'), annotation], passes: true },
  ],
  roles: ['annotation'],
  properties: ['indentStart', 'indentEnd', 'firstLine', 'indentStartChars', 'firstLineChars'],
  says: 'The annotation has',
  describe: indentsOf,
})
