import { text } from '../examples.js'
import { runLayoutCheck } from '../run-layout.js'
import { keepsItsFace } from '../../styles/meaningful-font.js'
import { fontOf } from '../wording.js'

/** The face of Latin text. Symbols and code need the fonts they have. */
export const fontFamily = runLayoutCheck({
  id: 'type.font-family',
  aspect: 'typography',
  severity: 'error',
  title: 'Font',
  expected: 'Every paragraph has a font that the style accepts.',
  source: { source: 'APA 7', section: '2.19' },
  fix: 'tracked',
  help: 'Select all (Ctrl+A), then Home › Font.',
  examples: [
    { lines: [text], passes: true },
    { lines: [`<fontAscii=Arial,fontHAnsi=Arial>${text}</>`], passes: false },
    { lines: ['<fontAscii=Nazli,fontHAnsi=Nazli,rightToLeft=true>وسیله اول</><fontAscii=Nazli,fontHAnsi=Nazli,rightToLeft=true>: </>'], passes: true },
    // An indent of ideographic blanks, which formatting takes out, tells no more of the script than any other blank.
    ...['\u3000', ''].map((indent) => ({ lines: [`<fontAscii=Nazli,fontHAnsi=Nazli>${indent}※</>港は静かだった。`], passes: false })),
  ],
  properties: ['fontAscii', 'fontHAnsi'],
  uniform: ['fontAscii', 'fontHAnsi'],
  exempt: (run, paragraph, { document: { theme } }) => keepsItsFace(run, paragraph, theme),
  accepts: (_, value, facts) => facts.document.theme.face(value as string | undefined) === facts.style.font.family,
  says: 'The text is in',
  describe: fontOf,
})
