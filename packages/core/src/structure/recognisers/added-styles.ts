import type { Recogniser } from '../structure.js'

/** Whoever uses the styles that an earlier run added says with them what a paragraph is for. */
export const addedStyles: Recogniser = function* ({ lines, added }) {
  for (const { view: { paragraph, styleName } } of lines) {
    const kind = added(styleName)
    if (kind) yield { paragraph, role: { kind }, confidence: 0.995, evidence: `style ${styleName}` }
  }
}
