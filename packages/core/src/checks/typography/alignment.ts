import { text } from '../examples.js'
import { headingKinds } from '../../structure/role.js'
import { paragraphLayoutCheck } from '../paragraph-layout.js'
import { alignmentOf } from '../wording.js'

/** Alignment of running text: most manuscripts are ragged on the right. */
export const alignment = paragraphLayoutCheck({
  id: 'type.alignment',
  aspect: 'typography',
  severity: 'warning',
  title: 'Alignment',
  expected: 'Text is aligned as the style wants it.',
  source: { source: 'APA 7', section: '2.23' },
  fix: 'tracked',
  help: 'Select the text, then Home › Align Left, Center or Justify, whichever the style wants.',
  examples: [
    { lines: [text], passes: true },
    { lines: [`{align=both} ${text}`], passes: false },
    { lines: ['It was a quiet year for the harbour.{footnote: {align=both} The ice came early, and the ships stayed.}'], passes: false },
    { style: 'harvard', lines: ['It was a quiet year for the harbour.{footnote: {align=left} The ice came early, and the ships stayed.}'], passes: true },
  ],
  except: [...headingKinds, 'title', 'title-page', 'block-quotation'],
  properties: ['align'],
  says: 'Text is',
  describe: alignmentOf,
})
