import { defineCheck } from '../check.js'
import { shown } from '../editable.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { short } from '../wording.js'
import { lastPartsOf, type LastParts } from './last-parts.js'

const list = ['[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.']

/** Where appendices stand is another thing in every style. What holds more than text, or has pages of its own, its author moves. */
export const backOrder = defineCheck<LastParts>({
  id: 'back.order',
  aspect: 'back_matter',
  severity: 'warning',
  title: 'Order of the last parts',
  expected: 'Appendices and the list of references stand in the order of the style.',
  source: { source: 'APA 7', section: '2.17' },
  fix: 'tracked',
  help: 'View › Outline, collapse the headings, and drag the part to its place.',
  examples: [
    { lines: [text, ...list, '[heading 1] {pageBreakBefore=true} Appendix', text], passes: true },
    { lines: [text, '[heading 1] {pageBreakBefore=true} Appendix', text, ...list], passes: false },
    { lines: [text, '[heading 1] {pageBreakBefore=true} Appendix', '{table: a | b}', '', ...list, '', '[heading 1] {pageBreakBefore=true} Author Note', text], passes: false },
    { lines: [text, '[heading 1] {pageBreakBefore=true} Appendix', text, '[heading 1] Acknowledgments', text, ...list], passes: false, asks: true },
    { style: 'chicago-18-nb', lines: [text, '[heading 1] Bibliography', 'Roe, Bo. Loud Streets. Harbour Press, 2019.', 'Lee, Anna. Quiet Streets. Harbour Press, 2018.', '[heading 1] Appendix', text], passes: false },
    { style: 'mla-9', lines: [text, '[heading 1] Works Cited', 'Lee, Anna. Quiet Streets. Harbour Press, 2018.', 'Roe, Bo. Loud Streets. Harbour Press, 2019.', '[heading 1] Appendix', text], passes: false },
    { style: 'ieee', lines: [text, '[heading 1] References', '[1] A. Lee, “Quiet streets,” <italic>Harbour Rev.</>, vol. 2, no. 1, pp. 1–9, 2019.', '[heading 1] Appendix', text], passes: false },
    { style: 'ieee', lines: [text, '[heading 2] References', '[1] A. Lee, “Quiet streets,” <italic>Harbour Rev.</>, vol. 2, no. 1, pp. 1–9, 2019.', '[heading 1] Ships', text, '[heading 1] Appendix', text], passes: true },
    { style: 'chicago-18-nb', lines: [text, '[heading 1] Appendix', text, '[heading 1] Bibliography', 'Lee, Anna. Quiet Streets. Harbour Press, 2018.'], passes: true },
  ],
  subjects(facts) {
    const parts = lastPartsOf(facts)
    return parts ? [parts] : []
  },
  examine({ appendix, heading, isAfter, isWrong, edits }) {
    if (!isWrong) return undefined
    const [found, expected] = isAfter ? ['after', 'before'] : ['before', 'after']
    const parts = [appendix, heading].map((paragraph) => short(shown(paragraph.text), 60))
    const [before, after] = isAfter ? [parts.toReversed(), parts] : [parts, parts.toReversed()]
    const message = `The appendix stands ${found} the references; the style has it ${expected} them.`
    return { at: whole(appendix), message, found: before.join(' · '), expected: after.join(' · '), fix: edits }
  },
})
