import { text } from '../examples.js'
import { runLayoutCheck } from '../run-layout.js'
import { hasMeaningfulFace, keepsItsFace } from '../../styles/meaningful-font.js'
import { fontOf } from '../wording.js'

/** Words that were pasted into a sentence bring their font along. */
export const fontMixed = runLayoutCheck({
  id: 'type.font-mixed',
  aspect: 'typography',
  severity: 'warning',
  title: 'One font in a paragraph',
  expected: 'All words of a paragraph have the font and the size of the style.',
  source: { source: 'APA 7', section: '2.19' },
  fix: 'tracked',
  help: 'Select the paragraph, then Home › Font and Font Size.',
  examples: [
    { lines: [text], passes: true },
    { lines: ['It was a quiet year for the <fontAscii=Consolas,fontHAnsi=Consolas>harbour</>, and nobody expected the ice to come so early.'], passes: true },
    { lines: ['It was a quiet year for the harbour, <fontAscii=Arial,fontHAnsi=Arial>and nobody expected</> the ice to come so early.'], passes: false },
    { lines: ['It was a quiet year for the harbour, <fontAscii=SimSun,fontHAnsi=SimSun>北方的港口</>, and nobody expected the ice to come so early.'], passes: true },
    { lines: ['It was a quiet year for the harbour <fontAscii=Arial,fontHAnsi=Arial>‿</>, and nobody expected the ice to come so early.'], passes: true },
    { lines: ['<sizeCs=26,rightToLeft=true>(</><sizeCs=40,rightToLeft=true>وسیله اول</>www.example.org<sizeCs=26,rightToLeft=true>.</>'], passes: false },
    { lines: ['It was a quiet year for the harbour, <size=28>and nobody expected</> the ice to come so early.'], passes: false },
  ],
  properties: ['fontAscii', 'fontHAnsi', 'size'],
  mixed: ['fontAscii', 'fontHAnsi', 'size'],
  // What is written in another script keeps its font, but not its size.
  exempt: (run, paragraph, { document: { theme } }, name) => (name === 'size' ? hasMeaningfulFace : keepsItsFace)(run, paragraph, theme),
  accepts: (name, value, facts) => name !== 'size' && facts.document.theme.face(value as string | undefined) === facts.style.font.family,
  says: 'The text is in',
  describe: fontOf,
})
