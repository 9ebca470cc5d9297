import type { Recogniser } from '../structure.js'

/** Whoever uses the styles that an earlier run added says with them what a paragraph is for. */
export const addedStyles: Recogniser = function* ({ lines, added }) {
  if (added.size === 0) return
  for (const { view: { paragraph, styleName } } of lines) {
    // Word and we number a style whose name was taken.
    const kind = added.get(styleName) ?? added.get(styleName.replace(/ \d+$/, ''))
    if (kind) yield { paragraph, role: { kind }, confidence: 0.995, evidence: `style ${styleName}` }
  }
}
