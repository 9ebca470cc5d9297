import { paragraphLayoutCheck } from '../paragraph-layout.js'
import { placeOf } from '../wording.js'

const words = 'The harbour lay under ice from the first week of November until the end of March and in all those months no ship came in and none went out so that the town lived on what its cellars held and on what the sledges brought over the hills'

/** Block quotations stand in from the left, and nothing else sets them off. */
export const blockQuotationFormat = paragraphLayoutCheck({
  id: 'quote.block-format',
  aspect: 'quotations',
  severity: 'warning',
  title: 'Block quotations',
  expected: 'A block quotation is set in from the left as the style wants it.',
  source: { source: 'APA 7', section: '8.27' },
  fix: 'tracked',
  help: 'Click into the quotation, then Home › Paragraph › Indentation › Left.',
  examples: [
    { lines: [`[Quote] {indentStart=720} ${words}.`], passes: true },
    { lines: [`[Quote] {indentStart=1440,indentEnd=1440} ${words}.`], passes: false },
  ],
  roles: ['block-quotation'],
  properties: ['align', 'indentStart', 'indentEnd', 'firstLine', 'indentStartChars', 'firstLineChars'],
  says: 'The quotation stands',
  describe: placeOf,
})
