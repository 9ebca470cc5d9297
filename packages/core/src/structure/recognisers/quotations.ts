import type { Flow, Recogniser } from '../structure.js'

/** Set in from the margin by at least this, in twips, a paragraph of running text is set off. */
const setOff = 500

/** Block quotations, by style or by a left indent that running text does not have. */
export const quotations: Recogniser = function* ({ views }: Flow) {
  for (const view of views) {
    const { paragraph, styleName, words } = view
    if (words === 0) continue
    if (/^(quote|intense quote|block text|block quotation|blockquote)$/.test(styleName)) {
      yield { paragraph, role: { kind: 'block-quotation' }, confidence: 0.95, evidence: `style ${styleName}` }
    } else if (view.indentStart >= setOff && view.indentStart <= 2200 && view.firstLine >= 0 && !view.numbered && words >= 20 && !/list/.test(styleName)) {
      yield { paragraph, role: { kind: 'block-quotation' }, confidence: words >= 40 ? 0.88 : 0.7, evidence: `${words} words set in by ${view.indentStart} twips` }
    }
  }
}
