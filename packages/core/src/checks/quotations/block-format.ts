import { words } from '../examples.js'
import { paragraphLayoutCheck } from '../paragraph-layout.js'
import { runLayoutCheck } from '../run-layout.js'
import { lookOf, placeOf } from '../wording.js'

/** Block quotations stand in from the left, and nothing else sets them off. */
export const blockQuotationFormat = paragraphLayoutCheck({
  id: 'quote.block-format',
  aspect: 'quotations',
  severity: 'warning',
  title: 'Block quotations',
  expected: 'A block quotation is set in from the left as the style wants it, without lines or colour around it, and its further paragraphs begin further in where the style has it so.',
  source: { source: 'APA 7', section: '8.27' },
  fix: 'tracked',
  help: 'Right-click the quotation, then Paragraph, and set Alignment and Indentation › Left and Right.',
  examples: [
    { lines: [`[Quote] {indentStart=720} ${words}.`], passes: true },
    { lines: [`[Quote] {indentStart=1440,indentEnd=1440} ${words}.`], passes: false },
    { lines: [`[Quote] {indentStart=720} ${words}.`, `[Quote] {indentStart=720,firstLine=720} ${words} (Lee, 2018, p. 4).`], passes: true },
    { lines: [`[Quote] {indentStart=720} ${words}.`, `[Quote] {indentStart=720} ${words} (Lee, 2018, p. 4).`], passes: false },
    { lines: [`[Quote] {indentStart=720} ${words} (Lee, 2018, p. 3).`, `[Quote] {indentStart=720} ${words} (Lee, 2018, p. 4).`], passes: true },
    { lines: ['[Quote] {indentStart=720} The ice is on the bay', '[Quote] {indentStart=720} And no ship leaves the town today (Lee, 2018, p. 4).'], passes: true },
    { lines: [`[Intense Quote] {indentStart=720} ${words}.`], passes: false },
    { style: 'harvard', lines: [`[Quote] {indentStart=720} ${words}.`, `[Quote] {indentStart=720} ${words} (Lee, 2018, p. 4).`], passes: true },
  ],
  roles: ['block-quotation'],
  properties: ['align', 'indentStart', 'indentEnd', 'firstLine', 'indentStartChars', 'firstLineChars', 'w:pBdr', 'w:shd'],
  says: 'The quotation stands',
  describe: placeOf,
})

/** Word's own style Quote slants all that it is given to. What the author slanted means something. */
export const blockQuotationLetters = runLayoutCheck({
  id: 'quote.block-letters',
  aspect: 'quotations',
  severity: 'warning',
  title: 'Letters of block quotations',
  expected: 'A block quotation is in the letters of the text: no style makes it italic or bold.',
  source: { source: 'APA 7', section: '8.27' },
  fix: 'tracked',
  help: 'Select the quotation, and press Ctrl+I until it stands upright.',
  examples: [
    { lines: [`[Quote] {indentStart=720} ${words}.`], passes: true },
    { lines: [`[Intense Quote] {indentStart=720} ${words}.`], passes: false },
    { lines: [`[Quote] {indentStart=720} <italic=true>${words}.</>`], passes: true },
  ],
  roles: ['block-quotation'],
  properties: ['bold', 'italic', 'characterSpacing'],
  uniform: ['bold', 'italic'],
  exempt: ({ own }) => own.style !== undefined || 'italic' in own.values || 'bold' in own.values,
  says: 'The quotation is',
  describe: lookOf,
})
