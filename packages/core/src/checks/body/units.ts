import { unitSymbols } from '../../structure/words/unit-symbols.js'
import { textCheck } from '../text-rule.js'

/** A number and its unit are two words (SI brochure, section 5.4.3); with degrees guides differ. */
export const unitSpace = textCheck({
  id: 'body.units',
  aspect: 'body',
  severity: 'info',
  title: 'Numbers and units',
  expected: 'A space stands between a number and its unit.',
  source: { source: 'APA 7', section: '6.44' },
  fix: 'tracked',
  help: 'Type a no-break space (Ctrl+Shift+Space) between the number and the unit.',
  examples: [
    { lines: ['The ice was 40 cm thick, the air had −12 °C, and the wind blew at 5–10 km/h.'], passes: true },
    { lines: ['The ice was 40cm thick when the ships came home at last.'], passes: false },
    { lines: ['On page {field: PAGE => 4} the ice was 40cm thick when the ships came home at last.'], passes: false },
    { lines: ['The sledges brought 2,500kg of flour over the hills in that winter.'], passes: false },
  ],
  text: 'prose',
  signs: /\d/,
  pattern: new RegExp(`(?<![\\p{L}\\d_.,/#-])\\d+(?:[.,]\\d+)*([  ]?)(?:${unitSymbols.join('|')})(?![\\p{L}\\d_-])`, 'gu'),
  judge([found, space]) {
    if (space !== '') return undefined
    const becomes = found.replace(/^[\d.,]+/, (number) => `${number}\u00a0`)
    return { message: `“${found}” lacks the space between the number and the unit.`, becomes }
  },
})
