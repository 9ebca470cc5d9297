import type { Recogniser } from '../structure.js'
import { frontPart } from '../words/front-part.js'

/** Whoever uses the styles that an earlier run added says with them what a paragraph is for. */
export const addedStyles: Recogniser = function* ({ lines, added }) {
  for (const { view } of lines) {
    const { paragraph, styleName } = view
    const said = added(styleName)
    const kind = said === 'title-page' ? frontPart(view.text) ?? said : said
    if (kind) yield { paragraph, role: { kind }, confidence: 0.995, evidence: `style ${styleName}` }
  }
}
