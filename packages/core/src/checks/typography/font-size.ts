import { text } from '../examples.js'
import { runLayoutCheck } from '../run-layout.js'
import { hasMeaningfulFace } from '../../styles/meaningful-font.js'
import { fontOf } from '../wording.js'

/** The size of text, headings included: in a manuscript nothing is set larger. */
export const fontSize = runLayoutCheck({
  id: 'type.font-size',
  aspect: 'typography',
  severity: 'error',
  title: 'Font size',
  expected: 'Text and headings have the size that belongs to the font.',
  source: { source: 'APA 7', section: '2.19' },
  fix: 'tracked',
  help: 'Select the text, then Home › Font Size.',
  examples: [
    { lines: [text], passes: true },
    { lines: [`<size=28>${text}</>`], passes: false },
    // Capitals do not make a heading of what names the course.
    { lines: ['Ada Sample', '<size=20>GEOG 204</>', 'Homework 3', `${text} ${text}`], passes: false },
    { lines: ['<sizeCs=40,rightToLeft=true>وسیله اول</>'], passes: false },
    { lines: ['{table: <size=28>May</> | <size=28>12</>}'], passes: false },
    { lines: ['{table: <size=18>May</> | <size=18>12</>}'], passes: true },
  ],
  properties: ['size'],
  uniform: ['size'],
  exempt: (run, paragraph, facts) => hasMeaningfulFace(run, paragraph, facts.document.theme),
  says: 'The text is in',
  describe: fontOf,
})
